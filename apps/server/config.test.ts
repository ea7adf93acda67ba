import { describe, expect, it } from 'vitest';
import { ConfigError, helpText, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig([], {});
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      store: 'sqlite',
      basePath: '/',
      publicUrl: null,
      trustProxy: false,
    });
    expect(config).toMatchObject({ commandRate: 10, lookupRate: 10, metricsToken: null, allowedOrigins: [] });
  });

  it('takes a flag over the environment and the environment over the default', () => {
    expect(readConfig(['--port', '1'], { PORT: '2', HOST: 'here' })).toMatchObject({ port: 1, host: 'here' });
  });

  it('answers --help with nothing to run, and the help names every flag and variable', () => {
    expect(readConfig(['--help'], {})).toBeNull();
    expect(readConfig(['-h'], { PORT: 'nonsense' })).toBeNull();
    for (const word of ['--port', 'PORT', '--data-dir', 'DATA_DIR', 'METRICS_TOKEN', '--help'])
      expect(helpText()).toContain(word);
  });

  it.each([
    [['--port', '70000'], '--port (or PORT) is "70000", but must be a whole number from 0 to 65535.'],
    [['--port', ''], '--port (or PORT) is "", but must be a whole number from 0 to 65535.'],
    [['--port', '3.5'], '--port (or PORT) is "3.5", but must be a whole number from 0 to 65535.'],
    [['--command-rate', '0'], '--command-rate (or COMMAND_RATE) is "0", but must be a whole number from 1 to 1000000.'],
    [['--store', 'paper'], '--store (or STORE) is "paper", but must be sqlite, memory.'],
    [['--trust-proxy', 'true'], '--trust-proxy (or TRUST_PROXY) is "true", but must be yes, no.'],
    [
      ['--log-level', 'loud'],
      '--log-level (or LOG_LEVEL) is "loud", but must be fatal, error, warn, info, debug, silent.',
    ],
    [['--base-path', '/a b'], '--base-path (or BASE_PATH) is "/a b", but must be a path such as /games/alibi.'],
    [
      ['--public-url', 'alibi'],
      '--public-url (or PUBLIC_URL) is "alibi", but must be an address such as https://alibi.example.',
    ],
  ])('says what is wrong with %j', (argv, message) => {
    expect(() => readConfig(argv, {})).toThrow(new ConfigError(message));
  });

  it('names an unknown flag and points to the help', () => {
    expect(() => readConfig(['--prot', '1'], {})).toThrow(/'--prot'.* Try --help\./s);
    expect(() => readConfig(['stray'], {})).toThrow(ConfigError);
  });

  it('brings paths and addresses into one form', () => {
    expect(readConfig(['--base-path', 'games/alibi'], {})?.basePath).toBe('/games/alibi/');
    expect(readConfig(['--public-url', 'https://alibi.example/x'], {})?.publicUrl).toBe('https://alibi.example/x/');
    expect(readConfig([], { ALLOWED_ORIGINS: 'https://a.example, https://b.example,' })?.allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});
