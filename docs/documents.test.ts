import { readFileSync } from 'node:fs';
import { ACT_TYPES, CODES } from '@alibi/protocol';
import { helpText } from '../apps/server/config.ts';
import { describe, expect, it } from 'vitest';

const protocol = readFileSync(new URL('protocol.md', import.meta.url), 'utf8');
const operations = readFileSync(new URL('operations.md', import.meta.url), 'utf8');

/** The rows of the first table under a heading, cells without their code marks. */
function tableUnder(text: string, heading: string): string[][] {
  const section = text.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('docs/protocol.md', () => {
  it('lists every act and no other', () => {
    expect(tableUnder(protocol, '## Acts').map(([type]) => type)).toEqual(ACT_TYPES);
  });

  it('lists every refusal with its status and no other', () => {
    const listed = tableUnder(protocol, '## Refusals').map(([code, status]) => [code, Number(status)]);
    expect(listed).toEqual(Object.entries(CODES));
  });
});

describe('docs/operations.md', () => {
  it('lists every option with its flag, variable and default, and no other', () => {
    const wanted = [...helpText().matchAll(/^ {2}--([\w-]+) +([A-Z_]+) +(.*)$/gm)].map(([, flag, env, help = '']) => {
      return [`--${flag}`, env, / \(([^()]*)\)$/.exec(help)?.[1] ?? ''];
    });
    expect(wanted.length).toBeGreaterThan(10);
    expect(tableUnder(operations, '## Configuration').map(([flag, env, usual]) => [flag, env, usual])).toEqual(wanted);
  });
});
