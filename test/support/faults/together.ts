/** Acts alone and in a channel: the daily puzzle, storms, races, arenas, lessons as homework. */
import type { App } from '../../../src/app/ports.ts';
import { must } from '../app.ts';
import { casesWith, nothing, type Scene, type UseCase } from './scene.ts';

const attempt = (app: App, s: Scene) => ({
  user: s.who('ann'),
  guild: s.who('g'),
  day: app.daily.today(),
  number: 0,
});
const triesAfter = async (s: Scene): Promise<unknown> =>
  (await s.bench.store.daily.tries(s.who('ann'), s.app.daily.today())).map(({ move, right }) => [
    move,
    right,
  ]);
const aMove = async (s: Scene): Promise<string> => {
  const { key } = await s.app.daily.puzzle(s.app.daily.today());
  const [said] = key;
  if (said?.kind !== 'move') throw new Error('a puzzle asks for a move');
  return said.move.move;
};

const run = async (s: Scene): Promise<string> => (await s.app.storm.open(s.who('ann'), s.who('g'))).run.id;
const running = async (s: Scene): Promise<string> => {
  const id = await run(s);
  must(await s.app.storm.start(s.who('ann'), id));
  return id;
};
const runAfter = async (s: Scene, id: string): Promise<unknown> => {
  const found = await s.bench.store.storm.load(id);
  return [found?.startedAt !== null, found?.answered];
};

const openRace = async (app: App, s: Scene) => app.storm.openRace(s.who('ann'), s.who('g'), s.who('c'));
const race = async (s: Scene): Promise<string> => (await openRace(s.app, s)).view.race.id;
const raceOfTwo = async (s: Scene): Promise<string> => {
  const id = await race(s);
  must(await s.app.storm.joinRace(s.who('bob'), id));
  return id;
};
const raceAfter = async ({ bench: { store }, who }: Scene): Promise<unknown> => {
  const found = await store.races.inChannel(who('c'));
  if (found === null) return null;
  return [found.startedAt !== null, (await store.races.runs(found.id)).map(({ user }) => user)];
};

const openArena = (app: App, s: Scene) =>
  app.arenas.open({ by: s.who('ann'), guild: s.who('g'), channel: s.who('c'), line: 'nim', time: null });
const arena = async (s: Scene): Promise<string> => must(await openArena(s.app, s)).view.arena.id;
const arenaOfTwo = async (s: Scene): Promise<string> => {
  const id = await arena(s);
  must(await s.app.arenas.join(id, s.who('bob')));
  return id;
};
const arenaAfter = async ({ bench: { store }, who }: Scene): Promise<unknown> => {
  const found = await store.arenas.inChannel(who('c'));
  if (found === null) return null;
  const players = await store.arenas.players(found.id);
  return [
    found.endsAt !== null,
    players.map(({ user, here }) => [user, here]),
    (await store.arenas.games(found.id)).length,
  ];
};

const setLesson = (app: App, s: Scene) =>
  app.lessonHomework.create(s.as('turing'), s.who('c'), 'nim', 'tomorrow 20:00');
const lessons = async ({ bench: { store }, who }: Scene) => store.lessonHomework.of(who('g'), 9);

export const TOGETHER: Readonly<Record<string, UseCase>> = {
  ...casesWith(
    { given: nothing, after: triesAfter },
    {
      'a try at the daily puzzle': {
        click: async (app, _, s) => app.daily.attempt(attempt(app, s), await aMove(s)),
      },
      'a hint at the daily puzzle': { click: (app, _, s) => app.daily.hint(attempt(app, s)) },
    },
  ),
  ...casesWith(
    { after: runAfter },
    {
      'starting a storm': { given: run, click: (app, id, s) => app.storm.start(s.who('ann'), id) },
      'a press in a storm': {
        given: running,
        click: (app, id, s) => app.storm.press(s.who('ann'), id, 0, 0),
      },
    },
  ),
  ...casesWith(
    { after: raceAfter },
    {
      'opening a race': { given: nothing, click: (app, _, s) => openRace(app, s) },
      'joining a race': { given: race, click: (app, id, s) => app.storm.joinRace(s.who('bob'), id) },
      'leaving a race': { given: raceOfTwo, click: (app, id, s) => app.storm.leaveRace(s.who('bob'), id) },
      'starting a race': {
        given: raceOfTwo,
        click: (app, id, s) => app.storm.startRace(s.who('ann'), false, id),
      },
      'cancelling a race': {
        given: race,
        click: (app, id, s) => app.storm.cancelRace(s.who('ann'), false, id),
      },
    },
  ),
  ...casesWith(
    { after: arenaAfter },
    {
      'opening an arena': { given: nothing, click: (app, _, s) => openArena(app, s) },
      'joining an arena': { given: arena, click: (app, id, s) => app.arenas.join(id, s.who('bob')) },
      'leaving an arena': { given: arenaOfTwo, click: (app, id, s) => app.arenas.leave(id, s.who('bob')) },
      'pairs of an arena': { given: arenaOfTwo, click: (app, id) => app.arenas.tick(id) },
      'ending an arena': {
        given: arenaOfTwo,
        click: (app, id, s) => app.arenas.end(id, s.who('ann'), false),
      },
    },
  ),
  'setting a lesson': {
    given: nothing,
    click: (app, _, s) => setLesson(app, s),
    after: async (s) => (await lessons(s)).length > 0,
    makes: true,
  },
  'opening a lesson that was set': {
    given: async (s) => must(await setLesson(s.app, s)).id,
    click: (app, id, s) => app.lessonHomework.open(id, s.as('ann')),
    after: async (s) => {
      const [homework] = await lessons(s);
      return (await s.bench.store.lessonHomework.students(homework!)).map(({ user, cards }) => [user, cards]);
    },
  },
};
