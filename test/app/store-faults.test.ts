/**
 * Use cases of games and quizzes, with their every call of the store going wrong in turn: what was confirmed stands, nothing is done twice, and the
 * same click made again comes to what it would have come to at once.
 */
import { expect, test } from 'vitest';
import type { App, Deps } from '../../src/app/ports.ts';
import { type Fault, faulty, StoreFault } from '../support/faulty.ts';
import { actor, quizRequest, TEACHER } from './classroom.ts';
import { type Bench, bench, must, pair, request } from './support.ts';

const PORTS = [
  'matches',
  'settings',
  'records',
  'privacy',
  'definitions',
  'classes',
  'learning',
  'practice',
  'feeds',
  'bank',
  'archive',
] as const;

interface UseCase {
  /** Makes what the click is about; gives its id. */
  readonly given: (b: Bench) => Promise<string>;
  readonly click: (app: App, id: string) => Promise<unknown>;
  /** What stands in the store after it. */
  readonly after: (b: Bench, id: string) => Promise<unknown>;
}

const started = async (b: Bench): Promise<string> => (await pair(b, { clock: '5m' })).match.id;
const againstBot = async (b: Bench): Promise<string> => must(await b.app.matches.open(request())).match.id;
const moved = async (b: Bench): Promise<string> => {
  const id = await againstBot(b);
  must(await b.app.matches.play(id, 'ann', 0, '1:1'));
  return id;
};
const resigned = async (b: Bench): Promise<string> => {
  const id = await started(b);
  must(await b.app.matches.resign(id, 'ann'));
  return id;
};
const challenged = async (b: Bench): Promise<string> =>
  must(await b.app.matches.open(request({ opponent: { kind: 'person', user: 'bob' } }))).match.id;
const log = async (b: Bench, id: string): Promise<unknown> =>
  (await b.store.matches.load(id))?.events.map((event) => ({ ...event, at: 0 }));

const ANN = actor('ann');
const lobby = async (b: Bench): Promise<string> => {
  const { quiz } = must(await b.app.classes.create(quizRequest()));
  must(await b.app.classes.join(quiz.id, ANN));
  return quiz.id;
};
const act = async (app: App, id: string, what: 'start' | 'close' | 'next' | 'end'): Promise<unknown> => {
  const { quiz } = must(await app.classes.show(id));
  // As the teacher's panel, which is drawn anew after a failure: what was done is not done again.
  const phases = { start: 'lobby', close: 'open', next: 'revealed', end: quiz.phase } as const;
  return quiz.phase === phases[what] && quiz.phase !== 'over'
    ? app.classes.act(id, TEACHER, what, quiz.revision)
    : null;
};
const asked = async (b: Bench): Promise<string> => {
  const id = await lobby(b);
  await act(b.app, id, 'start');
  return id;
};
const quizAfter = async (b: Bench, id: string): Promise<unknown> => {
  const quiz = await b.store.classes.load(id);
  const answers = (await b.store.classes.answers(id)).map((row) => ({ ...row, at: 0 }));
  return [quiz?.phase, quiz?.current, await b.store.classes.students(id), answers];
};
const CASES: Readonly<Record<string, UseCase>> = {
  accept: { given: challenged, click: (app, id) => app.matches.accept(id, 'bob'), after: log },
  decline: { given: challenged, click: (app, id) => app.matches.decline(id, 'bob'), after: log },
  cancel: { given: challenged, click: (app, id) => app.matches.cancel(id, 'ann'), after: log },
  play: { given: againstBot, click: (app, id) => app.matches.play(id, 'ann', 0, '1:1'), after: log },
  undo: { given: moved, click: (app, id) => app.matches.undo(id, 'ann', 2), after: log },
  hint: { given: againstBot, click: (app, id) => app.matches.hint(id, 'ann', 0, 1), after: log },
  resign: { given: started, click: (app, id) => app.matches.resign(id, 'ann'), after: log },
  pause: { given: started, click: (app, id) => app.matches.pause(id), after: log },
  rematch: {
    given: resigned,
    click: (app, id) => app.matches.rematch(id, 'ann'),
    after: async (b, id) => {
      const next = await b.store.matches.rematchOf(id);
      return [next?.opening.seats, next?.events, (await b.store.matches.ofPerson('ann', 'open', 9)).length];
    },
  },
  review: { given: resigned, click: (app, id) => app.reviews.review(id), after: log },
  'settings of a person': {
    given: () => Promise.resolve('ann'),
    click: (app, id) => app.settings.setPerson(id, { locale: 'zh-CN', level: 'club' }),
    after: (b, id) => b.app.settings.person(id),
  },
  'deleting one’s data': {
    given: started,
    click: (app) => app.privacy.erase('ann'),
    after: async (b, id) => [await log(b, id), (await b.app.privacy.export('ann')).rows],
  },
  'joining a quiz': {
    given: lobby,
    click: (app, id) => app.classes.join(id, actor('bob')),
    after: quizAfter,
  },
  'starting a quiz': { given: lobby, click: (app, id) => act(app, id, 'start'), after: quizAfter },
  answering: { given: asked, click: (app, id) => app.classes.choose(id, ANN, 0, [0]), after: quizAfter },
  'closing a question': { given: asked, click: (app, id) => act(app, id, 'close'), after: quizAfter },
  'ending a quiz': { given: asked, click: (app, id) => act(app, id, 'end'), after: quizAfter },
};

const portsOf = (deps: Deps) =>
  Object.fromEntries(PORTS.map((name) => [name, deps[name]])) as Pick<Deps, (typeof PORTS)[number]>;

const on = async (name: string, n: number, fault: Fault | null, still = 0) => {
  const { given, click, after } = CASES[name]!;
  const b = await bench(':memory:', name);
  try {
    const id = await given(b);
    await b.app.housekeeping.tick();
    const store = faulty(portsOf(b.deps));
    const app = b.started({ ...b.deps, ...store.ports });
    if (fault !== null)
      store.plan(n, fault, () => {
        b.standStill(still);
        return Promise.resolve();
      });
    const first = await click(app, id).then(
      () => 'done',
      (error: unknown) => error,
    );
    // Whoever is told that it went wrong clicks again, perhaps on the next process.
    if (first !== 'done') await click(n % 2 === 0 ? app : b.restarted(), id);
    return { first, calls: store.calls.length, stands: await after(b, id) };
  } finally {
    await b.store.close();
  }
};

test.each(Object.keys(CASES))('%s: any call of the store may fail', async (name) => {
  const clean = await on(name, 0, null);
  expect([clean.first, clean.calls > 0]).toEqual(['done', true]);
  for (let n = 1; n <= clean.calls; n += 1)
    for (const fault of ['before', 'after'] as const) {
      const { first, stands } = await on(name, n, fault);
      expect(first, `${fault} ${n}`).toBeInstanceOf(StoreFault);
      expect(stands, `${fault} ${n}`).toEqual(clean.stands);
    }
});

test.each(['play', 'resign', 'answering'])(
  '%s: the process may stand still in any call of the store',
  async (name) => {
    const clean = await on(name, 0, null);
    for (let n = 1; n <= clean.calls; n += 1) {
      const { first, stands } = await on(name, n, 'late', 600_000);
      expect([first, stands], `in call ${n}`).toEqual(['done', clean.stands]);
    }
  },
);
