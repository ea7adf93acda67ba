import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config.ts';

/** What a person who starts the server wants to know: where to go, as a link and as a picture for phones. */
export function bannerFor({ host, publicUrl, basePath, dataDir, store }: Config, port: number): string {
  const local = `http://${isEverywhere(host) ? 'localhost' : host}:${port}${basePath}`;
  const nearby = isEverywhere(host) ? lanAddress() : null;
  const link = publicUrl ?? (nearby === null ? local : `http://${nearby}:${port}${basePath}`);
  const lines = ['', `  Alibi is open: ${link}`];
  if (link !== local) lines.push(`  On this machine: ${local}`);
  lines.push('', indent(renderUnicodeCompact(link, { ecc: 'L', border: 2 })), '');
  lines.push('  Phones in the same network open the link or scan the picture.');
  lines.push(store === 'memory' ? '  Nothing is kept when the server ends.' : `  Rooms are kept in ${dataDir}.`);
  lines.push('  Ctrl-C stops the server; rooms and seats wait for its return.', '');
  return lines.join('\n');
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The first address that other machines may reach. */
function lanAddress(): string | null {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of addresses ?? []) {
      if (family === 'IPv4' && !internal && !address.startsWith('169.254.')) return address;
    }
  }
  return null;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
