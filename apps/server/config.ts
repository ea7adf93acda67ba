import { parseArgs } from 'node:util';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly store: 'sqlite' | 'memory';
  readonly basePath: string;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean;
  readonly allowedOrigins: readonly string[];
  readonly logLevel: string;
  readonly metricsToken: string | null;
  readonly commandRate: number;
  readonly addressRate: number;
  readonly lookupRate: number;
  readonly maxRooms: number;
  readonly maxSockets: number;
  readonly archiveDays: number;
}

interface Option {
  readonly env: string;
  readonly usual: string;
  readonly help: string;
}

const OPTIONS = {
  host: { env: 'HOST', usual: '0.0.0.0', help: 'address to listen on' },
  port: { env: 'PORT', usual: '3000', help: 'port to listen on; 0 picks a free one' },
  'data-dir': { env: 'DATA_DIR', usual: './data', help: 'folder of the database' },
  store: { env: 'STORE', usual: 'sqlite', help: 'sqlite (durable) or memory (gone with the process)' },
  'base-path': { env: 'BASE_PATH', usual: '/', help: 'path under which a proxy serves Alibi without stripping it' },
  'public-url': { env: 'PUBLIC_URL', usual: '', help: 'address to print as link and QR code' },
  'trust-proxy': { env: 'TRUST_PROXY', usual: 'no', help: 'yes: believe X-Forwarded-For and X-Forwarded-Host' },
  'allowed-origins': { env: 'ALLOWED_ORIGINS', usual: '', help: 'further origins that may connect, comma separated' },
  'log-level': { env: 'LOG_LEVEL', usual: 'info', help: 'fatal, error, warn, info, debug or silent' },
  'metrics-token': {
    env: 'METRICS_TOKEN',
    usual: '',
    help: 'bearer token for /metrics; without one only this machine may read it',
  },
  'command-rate': { env: 'COMMAND_RATE', usual: '10', help: 'commands per second and connection' },
  'address-rate': { env: 'ADDRESS_RATE', usual: '120', help: 'joins and new rooms per minute and address' },
  'lookup-rate': { env: 'LOOKUP_RATE', usual: '10', help: 'failed room look-ups per minute and address' },
  'max-rooms': { env: 'MAX_ROOMS', usual: '20000', help: 'rooms at the most' },
  'max-sockets': { env: 'MAX_SOCKETS', usual: '50000', help: 'connections at the most' },
  'archive-days': { env: 'ARCHIVE_DAYS', usual: '7', help: 'days to keep finished matches for replay' },
} as const satisfies Record<string, Option>;

type Name = keyof typeof OPTIONS;

export class ConfigError extends Error {}

/** Reads flags over environment over defaults. Throws a ConfigError that a person can act on; null: help was asked for. */
export function readConfig(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Config | null {
  const flags = parseFlags(argv);
  if (flags['help'] === true) return null;
  const text = (name: Name): string => {
    const flag = flags[name];
    return typeof flag === 'string' ? flag : (env[OPTIONS[name].env] ?? OPTIONS[name].usual);
  };
  const whole = (name: Name, least: number, most: number): number => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= least && value <= most && text(name).trim() !== '') return value;
    throw wrong(name, text(name), `a whole number from ${least} to ${most}`);
  };
  const oneOf = <T extends string>(name: Name, values: readonly T[]): T => {
    const value = values.find((choice) => choice === text(name));
    if (value === undefined) throw wrong(name, text(name), values.join(', '));
    return value;
  };
  return {
    host: text('host'),
    port: whole('port', 0, 65_535),
    dataDir: text('data-dir'),
    store: oneOf('store', ['sqlite', 'memory']),
    basePath: cleanBasePath(text('base-path')),
    publicUrl: urlOrNull(text('public-url')),
    trustProxy: oneOf('trust-proxy', ['yes', 'no']) === 'yes',
    allowedOrigins: text('allowed-origins')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    logLevel: oneOf('log-level', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    metricsToken: text('metrics-token') === '' ? null : text('metrics-token'),
    commandRate: whole('command-rate', 1, 1_000_000),
    addressRate: whole('address-rate', 1, 1_000_000_000),
    lookupRate: whole('lookup-rate', 1, 1_000_000_000),
    maxRooms: whole('max-rooms', 1, 10_000_000),
    maxSockets: whole('max-sockets', 1, 10_000_000),
    archiveDays: whole('archive-days', 0, 3650),
  };
}

export function helpText(): string {
  const lines = Object.entries(OPTIONS).map(([name, { env, usual, help }]) => {
    return `  --${name.padEnd(17)} ${env.padEnd(16)} ${help}${usual === '' ? '' : ` (${usual})`}`;
  });
  return `Alibi server\n\nUsage: npm start -- [flags]\n\n  flag                environment      meaning (default)\n${lines.join('\n')}\n  --help                               this text\n`;
}

function parseFlags(argv: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
  };
  for (const name of Object.keys(OPTIONS)) options[name] = { type: 'string' };
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)} Try --help.`);
  }
}

function wrong(name: Name, value: string, wanted: string): ConfigError {
  return new ConfigError(`--${name} (or ${OPTIONS[name].env}) is "${value}", but must be ${wanted}.`);
}

function cleanBasePath(text: string): string {
  const parts = text.split('/').filter((part) => part !== '');
  if (!parts.every((part) => /^[\w.~-]+$/.test(part))) throw wrong('base-path', text, 'a path such as /games/alibi');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

function urlOrNull(text: string): string | null {
  if (text === '') return null;
  if (!URL.canParse(text) || !/^https?:/.test(text))
    throw wrong('public-url', text, 'an address such as https://alibi.example');
  return text.endsWith('/') ? text : `${text}/`;
}
