/** Defences in front of the handlers: repeated or malformed events, silent connections, limits, forged values. */
import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { surviveStrayErrors } from '../../src/discord/stray.ts';
import type { AnalysisView } from '../../src/inquire/model/analysis.ts';
import type { DeepSolver } from '../../src/inquire/ports.ts';
import { TooManyJobs } from '../../src/kernel/asker.ts';
import { locales } from '../../src/texts/index.ts';
import { jobShares } from '../../src/worker/shares.ts';
import { type Scripted, until } from '../support/scripted.ts';
import { keeping, type Stage, type StageOptions, stage } from '../support/stage.ts';

const EN = locales.en.screens.faults;
let held: Stage;
afterEach(() => held.close());

const begin = async (options: StageOptions = {}): Promise<Scripted> => {
  held = await stage(options);
  return held.person('Ada');
};
const games = async (who: Scripted) => (await held.store.matches.ofPerson(who.id, 'open', 10)).length;

test('an interaction that is delivered twice is served once', async () => {
  const ada = await begin();
  held.local.gateway.repeat(1);
  await ada.slash('play', { line: 'nim 3 4 5', level: 'beginner', first: 'me' });
  // Anything that a second delivery started has run by the time this is answered.
  await ada.told(await ada.slash('help'));
  expect(await games(ada)).toBe(1);
  expect(held.logged).toEqual([]);
});

describe('an event that discord.js cannot construct is logged and survived', () => {
  const whole = { id: '1', application_id: '2', token: 't', version: 1, channel_id: '3', entitlements: [] };
  const user = { id: '9', username: 'x', discriminator: '0' };
  test.each([
    ['nobody', { ...whole, type: 2, data: { id: '1', name: 'help', type: 1 } }],
    [
      'a component without its message',
      { ...whole, type: 3, user, data: { custom_id: 'x', component_type: 2 } },
    ],
    [
      'a user menu without its user',
      { ...whole, type: 2, user, data: { id: '1', name: 'x', type: 2, target_id: '4' } },
    ],
  ])('%s', async (_, event) => {
    const ada = await begin();
    held.local.gateway.dispatch('INTERACTION_CREATE', event, null);
    expect((await ada.told(await ada.slash('help'))).length).toBeGreaterThan(20);
    expect(held.logged.join()).toContain('INTERACTION_CREATE');
    expect(held.logged.join()).not.toContain('"token"');
  });
});

test('a connection whose RESUME is never answered is renewed', async () => {
  const ada = await begin({ watch: { resumingMs: 200, readyMs: 60_000, checkEveryMs: 50 } });
  held.local.gateway.ignoreResumes();
  held.local.gateway.drop(4000);
  await until(() => !held.local.world.botOnline(), 'the end of the connection');
  await until(() => held.local.world.botOnline(), 'a new connection');
  expect((await ada.told(await ada.slash('help'))).length).toBeGreaterThan(20);
  expect(held.logged.join()).toContain('nothing arrives on a connection any more');
});

test('a connection that is silent for too long is renewed, and misses nothing', async () => {
  const ada = await begin({ watch: { resumingMs: 10_000, readyMs: 300, checkEveryMs: 50 } });
  await until(() => held.logged.join().includes('nothing arrives on a connection any more'), 'a renewal');
  const ack = await ada.slash('help');
  expect((await ada.told(ack)).length).toBeGreaterThan(20);
});

test('errors that nobody caught are survived, but for a flood of them', () => {
  const [logged, on] = [[] as string[], new EventEmitter()];
  let [stopped, now] = [0, 0];
  surviveStrayErrors(
    keeping(logged),
    () => (stopped += 1),
    () => now,
    on,
  );
  for (let minute = 0; minute < 20; minute += 1) {
    on.emit('uncaughtException', new Error('stray'));
    on.emit('unhandledRejection', 'stray');
    now += 10_000;
  }
  expect(stopped).toBe(0);
  expect(logged.length).toBe(40);
  expect(logged[0]).toContain('stray');
  for (let i = 0; i < 40; i += 1) on.emit('uncaughtException', new Error('stray'));
  expect(stopped).toBeGreaterThan(0);
});

test('a third long job is refused in the user’s language, and nothing is logged', async () => {
  const tooMany = () => Promise.reject(new TooManyJobs('two'));
  await begin({ solver: { analyse: tooMany, analyseFile: tooMany } });
  for (const [name, words] of [
    ['Ada', EN],
    ['小明', locales['zh-CN'].screens.faults],
  ] as const) {
    const person = held.person(name);
    const ack = await person.slashFile('analyze', { line: 'nim' }, '3 4 5');
    expect(await person.told(ack)).toContain(words['too-many-jobs']);
  }
  expect(held.logged).toEqual([]);
});

/** A solver whose jobs end when released, and count like those of threads. */
const heldSolver = () => {
  const shares = jobShares();
  const ends: (() => void)[] = [];
  const job = (): Promise<AnalysisView | null> =>
    shares.run(
      () =>
        new Promise((resolve) => {
          ends.push(() => resolve(null));
        }),
    );
  const solver: DeepSolver = { analyse: job, analyseFile: () => Promise.resolve(null) };
  return { solver, ends };
};

test('a third deep job over the socket is refused kindly while two of that user are not done', async () => {
  const { solver, ends } = heldSolver();
  const ada = await begin({ solver });
  const long = (i: number) => ({ line: `grundy 9${i} 80 70 misere` });
  const acks = [await ada.slash('analyze', long(0)), await ada.slash('analyze', long(1))];
  await until(() => ends.length === 1, 'the first job');
  expect(await ada.told(await ada.slash('analyze', long(2)))).toContain(EN['too-many-jobs']);
  const ben = held.person('Ben');
  const bens = await ben.slash('analyze', long(3));
  await until(() => ends.length === 2, 'the job of another user');
  for (const end of ends) end();
  await until(() => ends.length === 3, 'the job that waited');
  ends[2]!();
  for (const ack of acks) expect(await ada.told(ack)).not.toContain(EN['too-many-jobs']);
  expect(await ben.told(bens)).not.toContain(EN['too-many-jobs']);
  expect(held.logged).toEqual([]);
});

test('one command of a user begins, twenty wait, one more is refused kindly, and all are answered', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  // Once their languages are known, all of them request their turn at the same moment.
  const ports: StageOptions['ports'] = (store) => ({
    ...store,
    settings: {
      ...store.settings,
      read: async (scope, id) => {
        if (scope === 'person') {
          asked += 1;
          await released;
        }
        return store.settings.read(scope, id);
      },
    },
  });
  const ada = await begin({ ports });
  const acks = Array.from({ length: 22 }, (_, i) => ada.slash('analyze', { line: `nim ${i} 1` }));
  await until(() => asked === 22, 'all commands');
  release();
  const told = await Promise.all((await Promise.all(acks)).map((ack) => ada.told(ack)));
  expect(told.filter((text) => text.includes(EN['too-fast'](5)))).toHaveLength(1);
  expect(held.logged).toEqual([]);
});

test('more commands than anybody types are refused; moves and help are not', async () => {
  const ada = await begin({ commandsPerMinute: 3 });
  const board = await ada.run('play', { line: 'nim 5 5 5 5', level: 'beginner', first: 'me' });
  for (let i = 0; i < 2; i += 1) await ada.told(await ada.slash('analyze', { line: `nim ${i}` }));
  const start = EN['too-fast'](60).split('60')[0]!;
  expect(await ada.told(await ada.slash('analyze', { line: 'nim 7' }))).toContain(start);
  expect(await ada.told(await ada.slash('help'))).not.toContain(start);
  expect((await ada.type(board, '1:1')).kind).toBe('updated');
  const ben = held.person('Ben');
  expect(await ben.told(await ben.slash('analyze', { line: 'nim 7' }))).not.toContain(start);
});

test.each([
  ['practice', [{ name: 'length', type: 4, value: 'x' }]],
  ['practice', [{ name: 'length', type: 4, value: 1.5 }]],
  ['practice', [{ name: 'length', type: 3, value: 'x' }]],
  [
    'play',
    [
      { name: 'line', type: 3, value: 'nim 3' },
      { name: 'level', type: 3, value: 'god' },
    ],
  ],
  ['analyze', []],
  ['analyze', [{ name: 'line', type: 3, value: 'n'.repeat(6_001) }]],
  ['teach', [{ name: 'role', type: 1, options: [{ name: 'role', type: 8, value: '1:1 ∞' }] }]],
  ['teach', []],
] as const)('/%s with values that Discord would have refused gets a kind answer', async (name, options) => {
  await begin();
  const teacher = held.person('Ms Turing');
  const ack = await held.local.forge(teacher.id, teacher.channel, {
    type: 2,
    data: { id: '1', name, type: 1, options },
  });
  expect(await teacher.told(ack)).toContain(EN['unfit-option']);
  expect(held.logged).toEqual([]);
});
