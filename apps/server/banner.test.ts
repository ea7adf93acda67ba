import { expect, it } from 'vitest';
import { bannerFor } from './banner.ts';
import { readConfig } from './config.ts';

function banner(env: Readonly<Record<string, string>>): string {
  const config = readConfig([], env);
  if (config === null) throw new Error('no configuration');
  return bannerFor(config, 3000);
}

it('shows the public address as a link and as a picture', () => {
  const text = banner({ PUBLIC_URL: 'https://alibi.example/x', HOST: '127.0.0.1' });
  expect(text).toContain('Alibi is open: https://alibi.example/x/');
  expect(text).toContain('On this machine: http://127.0.0.1:3000/');
  expect(text).toMatch(/[█▀▄]{8}/);
});

it('names the address it listens on when it is reachable from here only', () => {
  expect(banner({ HOST: '127.0.0.1', BASE_PATH: '/alibi' })).toContain('Alibi is open: http://127.0.0.1:3000/alibi/');
});

it('says whether anything is kept', () => {
  expect(banner({ DATA_DIR: 'here' })).toContain('kept in here');
  expect(banner({ STORE: 'memory' })).toContain('Nothing is kept');
});
