/** The environment: defaults, accepted values, and the messages for mistakes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { describe, expect, test } from 'vitest';
import {
  environmentOf,
  LOG_LEVELS,
  logLevelOf,
  USAGE,
  type Variables,
  WrongSetting,
  withArguments,
  withSecrets,
} from '../src/environment.ts';
import { programWords } from './support/program.ts';

const USUAL = {
  token: null,
  api: null,
  folder: 'data',
  database: null,
  port: 3000,
  logLevel: 'warn',
  commandsPerMinute: 60,
  metrics: null,
  classroom: null,
  shards: null,
  threads: 1,
  interactions: null,
  linkedRoles: null,
  gateway: true,
  links: { privacy: null, terms: null, support: null },
};
/** An application’s public key. */
const KEY = '0123456789abcdef'.repeat(4);
const example = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');

describe('taken', () => {
  test.each<[string, Variables, object]>([
    ['nothing', {}, {}],
    ['empty is not set', { DISCORD_TOKEN: '', LOCAL_PORT: ' ', DATABASE_URL: '' }, {}],
    ['a token, and then more is logged', { DISCORD_TOKEN: ' a.b.c ' }, { token: 'a.b.c', logLevel: 'info' }],
    ['a quieter log', { DISCORD_TOKEN: 'a.b.c', LOG_LEVEL: 'error' }, { token: 'a.b.c', logLevel: 'error' }],
    ['a port, and any free one', { LOCAL_PORT: '0' }, { port: 0 }],
    [
      'a database',
      { DATABASE_URL: 'postgresql://u:p@localhost/s' },
      { database: 'postgresql://u:p@localhost/s' },
    ],
    ['so many shards', { SHARDS: '4' }, { shards: 4 }],
    ['so many threads', { THREADS: '8' }, { threads: 8 }],
    ['no shard', { SHARDS: '0' }, { shards: 0 }],
    [
      'clicks by HTTP',
      { INTERACTIONS_PORT: '8080', INTERACTIONS_HOST: '0.0.0.0', DISCORD_PUBLIC_KEY: KEY },
      { interactions: { host: '0.0.0.0', port: 8080, publicKey: KEY } },
    ],
    [
      'clicks by HTTP alone',
      { INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: KEY, GATEWAY: 'none' },
      { interactions: { host: '127.0.0.1', port: 8080, publicKey: KEY }, gateway: false },
    ],
    [
      'linked roles, and clicks by the gateway',
      { DISCORD_CLIENT_SECRET: 'abc', PUBLIC_URL: 'https://Bot.example.org/', INTERACTIONS_PORT: '8080' },
      {
        linkedRoles: { clientSecret: 'abc', publicUrl: 'https://bot.example.org' },
        interactions: { host: '127.0.0.1', port: 8080, publicKey: null },
      },
    ],
    [
      'pages of whoever runs the bot',
      { PRIVACY_URL: ' https://example.org/privacy ', SUPPORT_URL: 'https://discord.gg/x' },
      { links: { privacy: 'https://example.org/privacy', terms: null, support: 'https://discord.gg/x' } },
    ],
    ['more commands a minute', { COMMANDS_PER_MINUTE: '600' }, { commandsPerMinute: 600 }],
    ['as many commands as one likes', { COMMANDS_PER_MINUTE: '0' }, { commandsPerMinute: null }],
    ['metrics, for this machine', { METRICS_PORT: '9100' }, { metrics: { host: '127.0.0.1', port: 9100 } }],
    [
      'metrics, for others',
      { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
      { metrics: { host: '0.0.0.0', port: 9100 } },
    ],
    [
      'a token in a file, and then more is logged',
      { DISCORD_TOKEN_FILE: '/run/token' },
      { logLevel: 'info' },
    ],
    [
      'a class on this machine',
      { CLASSROOM: 'local' },
      { classroom: { host: '127.0.0.1', url: null, teacher: 'Teacher' } },
    ],
    [
      'a class behind a proxy',
      { CLASSROOM: 'local', CLASSROOM_URL: 'https://class.example.org/', CLASSROOM_TEACHER: 'Ms Turing' },
      { classroom: { host: '127.0.0.1', url: 'https://class.example.org', teacher: 'Ms Turing' } },
    ],
    [
      'a class in the network',
      { CLASSROOM: 'network' },
      { classroom: { host: '0.0.0.0', url: null, teacher: 'Teacher' } },
    ],
    ['a class behind nothing is none', { CLASSROOM_URL: 'https://class.example.org' }, {}],
    ['another interface', { DISCORD_API: 'http://127.0.0.1:1/api' }, { api: 'http://127.0.0.1:1/api' }],
  ])('%s', (_, variables, more) => {
    expect(environmentOf(variables)).toEqual({ ...USUAL, ...more });
  });

  test('.env.example as it stands is what is usual', () => {
    expect(environmentOf(parse(example))).toEqual(USUAL);
  });
});

describe('refused, by name', () => {
  test.each<[string, string]>([
    ['LOCAL_PORT', 'abc'],
    ['LOCAL_PORT', '65536'],
    ['LOCAL_PORT', '-1'],
    ['LOCAL_PORT', '1e3'],
    ['LOG_LEVEL', 'loud'],
    ['CLASSROOM', '0.0.0.0'],
    ['SHARDS', 'all'],
    ['SHARDS', '-1'],
    ['THREADS', '0'],
    ['THREADS', '65'],
    ['THREADS', 'two'],
    ['GATEWAY', 'off'],
    ['COMMANDS_PER_MINUTE', 'many'],
    ['COMMANDS_PER_MINUTE', '-1'],
    ['DISCORD_API', 'discord.com'],
    ['DISCORD_API', 'ftp://discord.com'],
    ['PRIVACY_URL', 'example.org/privacy'],
    ['TERMS_URL', 'javascript:x'],
    ['SUPPORT_URL', 'mailto:ada@example.org'],
  ])('%s=%s, with what was written', (name, value) => {
    expect(() => environmentOf({ [name]: value })).toThrow(WrongSetting);
    expect(() => environmentOf({ [name]: value })).toThrow(new RegExp(`^${name} is “${value}”`));
  });

  test.each<[string, string]>([
    ['DISCORD_TOKEN', 'Bot secret'],
    ['DATABASE_URL', 'mysql://user:secret@localhost/sprague'],
    ['DATABASE_URL', 'postgres://user:secret@:::/sprague'],
  ])('%s=%s, without the secret', (name, value) => {
    const told = (() => {
      try {
        return JSON.stringify(environmentOf({ [name]: value }));
      } catch (error) {
        return String(error);
      }
    })();
    expect(told).toMatch(new RegExp(`^WrongSetting: ${name} `));
    expect(told).not.toContain('secret');
  });

  test('an address that no button can have', () => {
    const long = `https://example.org/${'x'.repeat(500)}`;
    expect(() => environmentOf({ TERMS_URL: long })).toThrow(/^TERMS_URL has 520 characters/);
  });

  test('clicks by HTTP that nobody could tell from others, or that could not arrive', () => {
    const port = { INTERACTIONS_PORT: '8080' };
    expect(() => environmentOf(port)).toThrow(/DISCORD_PUBLIC_KEY is not/);
    expect(() => environmentOf({ ...port, DISCORD_PUBLIC_KEY: 'abc' })).toThrow(/^DISCORD_PUBLIC_KEY is not/);
    expect(() => environmentOf({ GATEWAY: 'none' })).toThrow(/INTERACTIONS_PORT is not set/);
  });

  test('linked roles by half, at no address of people’s, or without a port; the secret is not repeated', () => {
    const whole = { DISCORD_CLIENT_SECRET: 'abc', PUBLIC_URL: 'https://a.example', INTERACTIONS_PORT: '1' };
    const wrong = (over: Variables) => () => environmentOf({ ...whole, ...over });
    expect(wrong({ DISCORD_CLIENT_SECRET: '', DISCORD_PUBLIC_KEY: KEY })).toThrow(/one is set/);
    expect(wrong({ PUBLIC_URL: '', DISCORD_PUBLIC_KEY: KEY })).toThrow(/one is set/);
    expect(wrong({ INTERACTIONS_PORT: '' })).toThrow(/INTERACTIONS_PORT is not/);
    expect(wrong({ GATEWAY: 'none' })).toThrow(/DISCORD_PUBLIC_KEY is not set/);
    expect(wrong({ DISCORD_CLIENT_SECRET: 'x y' })).toThrow(/^(?!.*x y).*has a blank/);
    for (const url of ['http://a.example', 'https://a.example/bot', 'a.example', 'https://u:p@a.example'])
      expect(wrong({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL is not/);
  });

  test('a class that is on Discord as well, or at no address', () => {
    expect(() => environmentOf({ CLASSROOM: 'local', DISCORD_TOKEN: 'a.b.c' })).toThrow(
      /^CLASSROOM and DISCORD_TOKEN/,
    );
    for (const url of ['class.example.org', 'ftp://class.example.org', 'https://example.org/class'])
      expect(() => environmentOf({ CLASSROOM: 'local', CLASSROOM_URL: url })).toThrow(/^CLASSROOM_URL is “/);
  });

  test('a level that is none still gives a log to tell it in', () => {
    expect(logLevelOf({ LOG_LEVEL: 'loud' })).toBe('warn');
  });
});

test.each<[readonly string[], string | undefined]>([
  [[], undefined],
  [['--class'], 'local'],
  [['--class', 'network'], 'network'],
  [['--class=network'], 'network'],
])('npm start -- %s', (words, classroom) => {
  expect(withArguments({}, words)['CLASSROOM']).toBe(classroom);
});

test.each<[readonly string[], string]>([
  [['--clas'], '--clas'],
  [['class'], 'class'],
  [['--classroom=network'], '--classroom=network'],
  [['--class', '--port'], '--port'],
  [['--class', 'network', '3001'], '3001'],
  [['--class=local', 'network'], 'network'],
])('npm start -- %s is refused, with the word that is unknown', (words, unknown) => {
  expect(() => withArguments({}, words)).toThrow(
    new WrongSetting(
      `there is no argument “${unknown}”. For a class: npm start -- --class. For all that there is: npm start -- --help`,
    ),
  );
});

test.each(['src/main', 'src/worker-main'])(
  '%s knows no other argument, and says what there is',
  (program) => {
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, [...programWords(program), ...words], { encoding: 'utf8' });
    const { status, stderr } = run('--clas');
    expect(status).toBe(78);
    expect(stderr).toContain('Sprague did not start: there is no argument “--clas”');
    for (const word of ['--help', '-h'])
      expect(run(word)).toMatchObject({ status: 0, stdout: USAGE, stderr: '' });
  },
);

describe('.env.example', () => {
  test('has every variable that is read, and no other', () => {
    const source = readFileSync(join(import.meta.dirname, '..', 'src', 'environment.ts'), 'utf8');
    const read = [...source.matchAll(/(?:read|linkOf)\(variables, '([A-Z_]+)'\)/g)].map((match) => match[1]!);
    const inFiles = ['DISCORD_TOKEN_FILE', 'DATABASE_URL_FILE', 'DISCORD_CLIENT_SECRET_FILE'];
    expect(Object.keys(parse(example)).sort()).toEqual([...new Set([...read, ...inFiles])].sort());
  });
  test('names every level', () => {
    for (const level of LOG_LEVELS) expect(example).toMatch(new RegExp(`\\b${level}\\b`));
  });
});

describe('secrets in files', () => {
  const files = (texts: Readonly<Record<string, string>>) => (path: string) => {
    const text = texts[path];
    if (text === undefined) throw new Error('no such file');
    return text;
  };

  test('are what the file says, without the line’s end', () => {
    const variables = { DISCORD_TOKEN_FILE: '/run/token', DATABASE_URL_FILE: '/run/url', LOG_LEVEL: 'warn' };
    const read = files({ '/run/token': 'a.b.c\n', '/run/url': 'postgres://u:p@h/s\n' });
    expect(environmentOf(withSecrets(variables, read))).toMatchObject({
      token: 'a.b.c',
      database: 'postgres://u:p@h/s',
    });
  });

  test('are in one place', () => {
    expect(() => withSecrets({ DISCORD_TOKEN: 'a', DISCORD_TOKEN_FILE: '/t' }, files({ '/t': 'b' }))).toThrow(
      new WrongSetting('DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: one of them is enough'),
    );
  });

  test('a file that is not there is named', () => {
    expect(() => withSecrets({ DATABASE_URL_FILE: '/nowhere' }, files({}))).toThrow(
      new WrongSetting('DATABASE_URL_FILE names “/nowhere”, which cannot be read'),
    );
  });

  test('an empty file is named: without it the bot would start on other data', () => {
    expect(() => withSecrets({ DATABASE_URL_FILE: '/url' }, files({ '/url': ' \n' }))).toThrow(
      new WrongSetting('DATABASE_URL_FILE names “/url”, which is empty'),
    );
  });
});
