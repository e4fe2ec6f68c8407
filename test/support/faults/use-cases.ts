/** The use cases as scripts: setup, the one click with a failing store call, and the state expected after it. */

import type { App } from '../../../src/app/ports.ts';
import { OWN } from '../../../src/learn/model/assignment.ts';
import { must } from '../app.ts';
import { casesWith, isThere, nothing, papersAfter, quizAfter, Scene, type UseCase } from './scene.ts';
import { TEACHER_ACTS } from './teacher-acts.ts';
import { TOGETHER } from './together.ts';

const log = async ({ bench }: Scene, id: string): Promise<unknown> =>
  (await bench.store.matches.load(id))?.events.map((event) => ({ ...event, at: 0 }));
const cardsAfter = async ({ bench: { store }, who }: Scene): Promise<unknown> => {
  const ann = who('ann');
  const rows = await store.practice.reviews(ann);
  return [rows.map(({ source }) => source), (await store.practice.cards(ann)).map(({ reviews }) => reviews)];
};

const open = (s: Scene): Promise<string> => s.open();
const pair = (s: Scene): Promise<string> => s.pair();
const challenge = (s: Scene): Promise<string> => s.challenge();
/** Ann's first move in a match. */
const moveIn = async (s: Scene, id: string): Promise<string> => {
  must(await s.app.matches.play(id, s.who('ann'), 0, '1:1'));
  return id;
};
const moved = async (s: Scene): Promise<string> => moveIn(s, await s.open());
const resigned = async (s: Scene): Promise<string> => {
  const id = await moveIn(s, await s.pair());
  must(await s.app.matches.resign(id, s.who('ann')));
  return id;
};
const asked = async (s: Scene): Promise<string> => {
  const id = await moveIn(s, await s.pair());
  must(await s.app.matches.undo(id, s.who('ann'), 1));
  return id;
};
const openMatches = async (s: Scene): Promise<number> =>
  (await s.bench.store.matches.ofPerson(s.who('ann'), 'open', 9)).length;

const GAMES: Readonly<Record<string, UseCase>> = {
  ...casesWith(
    { given: nothing, after: async (s) => isThere(await openMatches(s)), makes: true },
    {
      'playing the bot': { click: (app, _, s) => new Scene(s.bench, app, s.mark).open() },
      'a challenge': { click: (app, _, s) => new Scene(s.bench, app, s.mark).challenge() },
    },
  ),
  ...casesWith(
    { after: log },
    {
      accept: { given: challenge, click: (app, id, s) => app.matches.accept(id, s.who('bob')) },
      decline: { given: challenge, click: (app, id, s) => app.matches.decline(id, s.who('bob')) },
      cancel: { given: challenge, click: (app, id, s) => app.matches.cancel(id, s.who('ann')) },
      play: { given: open, click: (app, id, s) => app.matches.play(id, s.who('ann'), 0, '1:1') },
      undo: { given: moved, click: (app, id, s) => app.matches.undo(id, s.who('ann'), 2) },
      'allowing to undo': {
        given: asked,
        click: (app, id, s) => app.matches.answerUndo(id, s.who('bob'), 1, true),
      },
      hint: { given: open, click: (app, id, s) => app.matches.hint(id, s.who('ann'), 0, 1) },
      resign: { given: pair, click: (app, id, s) => app.matches.resign(id, s.who('ann')) },
      pause: { given: pair, click: (app, id) => app.matches.pause(id) },
      review: { given: resigned, click: (app, id) => app.reviews.review(id) },
    },
  ),
  rematch: {
    given: resigned,
    click: (app, id, s) => app.matches.rematch(id, s.who('ann')),
    after: async (s, id) => {
      const next = await s.bench.store.matches.rematchOf(id);
      return [next?.opening.seats, next?.events, await openMatches(s)];
    },
  },
  'hanging a board': {
    given: pair,
    click: (app, id, s) => app.matches.hang(id, { channel: s.who('c'), message: 'm1' }),
    after: async (s, id) => (await s.bench.store.matches.load(id))?.board,
  },
  'a challenge that nobody answers': {
    given: async (s) => {
      const id = await s.challenge();
      await s.pass(3_600_000);
      return id;
    },
    click: async (app, _, s) => {
      for (const { match } of await app.housekeeping.tick()) s.drawn.add(match.id);
    },
    after: async (s, id) => [await log(s, id), s.drawn.has(id)],
    alone: true,
  },
};

const LESSON = 'nim';
const session = async (s: Scene): Promise<string> =>
  must(await s.app.practice.start(s.who('ann'), 'outcome nim', 3)).session.id;
const first = async (s: Scene): Promise<string> => {
  const id = await session(s);
  must(await s.app.practice.submit(s.who('ann'), id, 0, { kind: 'gives-up' }));
  return id;
};
const sessionAfter = async (s: Scene, id: string): Promise<unknown> => [
  (await s.bench.store.practice.load(id))?.asked.map(({ number, given }) => [number, given !== null]),
  await cardsAfter(s),
];

const PRACTICE: Readonly<Record<string, UseCase>> = {
  'starting to practise': {
    given: nothing,
    click: (app, _, s) => app.practice.start(s.who('ann'), 'outcome nim', 3),
    after: cardsAfter,
    makes: true,
    alone: true,
  },
  ...casesWith(
    { after: sessionAfter },
    {
      'the next question': { given: first, click: (app, id, s) => app.practice.next(s.who('ann'), id, 1) },
      'answering in practice': {
        given: session,
        click: (app, id, s) => app.practice.submit(s.who('ann'), id, 0, { kind: 'choices', choices: [0] }),
      },
      'giving a question up': {
        given: session,
        click: (app, id, s) => app.practice.submit(s.who('ann'), id, 0, { kind: 'gives-up' }),
      },
    },
  ),
  'a card of a lesson': {
    given: nothing,
    click: async (app, _, s) => {
      const card = app.learning.card(LESSON, 0, 'again');
      if (card === null) throw new Error('a card was expected');
      await app.learning.submit(s.who('ann'), card, { kind: 'gives-up' });
    },
    after: async (s) => [(await s.app.learning.progress(s.who('ann')))[LESSON], await cardsAfter(s)],
  },
  'feeding what ended': {
    given: resigned,
    click: (app) => app.practice.settle(),
    after: cardsAfter,
    alone: true,
  },
};

const HOMEWORK_SLOT = { attempt: 1, slot: 0 };
const homework = async (s: Scene): Promise<string> => s.paper(await s.prepared('homework'));
const lobby = (s: Scene): Promise<string> => s.lobby();
const begun = (s: Scene): Promise<string> => s.begun();
const tick: UseCase['click'] = async (app, _, s) => {
  for (const id of await app.classes.tick()) s.drawn.add(id);
};

const CLASSES: Readonly<Record<string, UseCase>> = {
  'making a quiz': {
    given: nothing,
    click: (app, _, s) => app.classes.create(s.wish()),
    after: async (s) =>
      isThere((await s.bench.store.classes.latest(s.who('g'), s.who('c')))?.plan.length ?? 0),
    makes: true,
  },
  ...casesWith(
    { after: quizAfter },
    {
      'joining a quiz': { given: lobby, click: (app, id, s) => app.classes.join(id, s.as('bob')) },
      'leaving a quiz': {
        given: lobby,
        click: (app, _, s) => app.classes.leaveLatest(s.as('ann'), s.who('c')),
      },
      'starting a quiz': { given: lobby, click: (app, id, s) => s.press(app, id, 'start') },
      answering: { given: begun, click: (app, id, s) => app.classes.choose(id, s.as('ann'), 0, [0]) },
      'closing a question': { given: begun, click: (app, id, s) => s.press(app, id, 'close') },
      'skipping a question': { given: begun, click: (app, id, s) => s.press(app, id, 'skip') },
      'asking again': {
        given: async (s) => s.act(await s.begun(), 'close'),
        click: (app, id, s) => s.press(app, id, 'again'),
      },
      'ending a quiz': { given: begun, click: (app, id, s) => s.press(app, id, 'end') },
      'a channel that is gone': {
        given: begun,
        click: (app, _, s) => app.classes.gone(s.who('g'), s.who('c')),
      },
    },
  ),
  'an automatic quiz goes on': {
    given: async (s) => {
      const id = await s.begun({ mode: 'automatic' });
      await s.pass(30_000);
      return id;
    },
    click: tick,
    after: async (s, id) => [await quizAfter(s, id), s.drawn.has(id)],
    alone: true,
  },
  'a downtime is added to a question': {
    given: async (s) => {
      const id = await s.begun();
      await s.app.classes.tick();
      s.bench.standStill(40_000);
      return id;
    },
    click: (app) => app.classes.tick(),
    after: async (s, id) => ((await s.bench.store.classes.load(id))?.deadline ?? 0) - s.bench.now,
    alone: true,
    holds: true,
  },
  'a channel that is closed to the bot': {
    given: (s) => s.begun({ mode: 'automatic' }),
    click: (app, id) => app.classes.hidden(id),
    after: async (s, id) => [await quizAfter(s, id), (await s.bench.store.classes.load(id))?.left !== null],
  },
  'making an exam': {
    given: (s) => s.quiz({ mode: 'exam', count: 2, minutes: 20 }),
    click: (app) => app.classes.prepare(),
    after: async (s, id) => [
      (await s.bench.store.classes.load(id))?.prepared,
      (await s.bench.store.classes.placed(id)).map((place) => place.length),
    ],
    alone: true,
  },
  ...casesWith(
    { after: papersAfter, alone: true },
    {
      'starting an exam': {
        given: async (s) => {
          const id = await s.prepared('exam');
          must(await s.app.classes.join(id, s.as('ann')));
          return id;
        },
        click: (app, id, s) => s.press(app, id, 'start'),
      },
      'opening a paper': {
        given: (s) => s.exam(),
        click: (app, id, s) => app.classes.attempts.open(id, s.as('ann'), 0),
      },
      'answering on a paper': {
        given: async (s) => s.paper(await s.exam()),
        click: (app, id, s) => app.classes.attempts.choose(id, s.as('ann'), HOMEWORK_SLOT, [0]),
      },
      'handing homework in': {
        given: homework,
        click: (app, id, s) => app.classes.attempts.handIn(id, s.as('ann'), 1),
      },
      'homework once more': {
        given: async (s) => {
          const id = await homework(s);
          must(await s.app.classes.attempts.choose(id, s.as('ann'), HOMEWORK_SLOT, [0]));
          must(await s.app.classes.attempts.handIn(id, s.as('ann'), 1));
          return id;
        },
        click: (app, id, s) => app.classes.attempts.again(id, s.as('ann')),
      },
    },
  ),
  'an exam ends in time': {
    given: async (s) => {
      const id = await s.paper(await s.exam());
      // Its message is in the channel: a start redraws it if the end was not shown.
      await s.app.classes.hang(id, { channel: s.who('c'), message: 'm1', shows: OWN });
      must(await s.app.classes.attempts.choose(id, s.as('ann'), HOMEWORK_SLOT, [0]));
      await s.pass(20 * 60_000);
      return id;
    },
    click: tick,
    after: async (s, id) => [await quizAfter(s, id), await papersAfter(s, id), s.drawn.has(id)],
    alone: true,
  },
  'deleting a quiz': {
    given: async (s) => s.act(await s.begun(), 'end'),
    click: (app, id, s) => app.classes.remove(id, s.as('turing')),
    after: (s, id) => s.bench.store.classes.load(id),
  },
};

const frogs = (s: Scene) => ({ by: s.who('ann'), guild: s.who('g'), name: 'frogs', definition: '1,3,4' });
const SET = 'week 3';
const keep = (app: App, s: Scene) => app.bank.add(s.as('turing'), SET, ['nim 1 2\nnim 3 4 5']);
const setAfter = async (s: Scene): Promise<unknown> => {
  const set = await s.app.bank.show(s.as('turing'), SET);
  return set.ok ? set.value.positions.map(({ line }) => line) : set.error.code;
};
const rosterAfter = async (s: Scene): Promise<unknown> => [
  ...must(await s.bench.app.classes.roster(s.as('turing'))).values(),
];

const SETTINGS: Readonly<Record<string, UseCase>> = {
  ...casesWith(
    { given: nothing },
    {
      'settings of a person': {
        click: (app, _, s) => app.settings.setPerson(s.who('ann'), { locale: 'zh-CN', level: 'club' }),
        after: (s) => s.bench.app.settings.person(s.who('ann')),
      },
      'settings of a server': {
        click: (app, _, s) => app.settings.setGuild(s.who('g'), { locale: 'zh-CN' }),
        after: (s) => s.bench.app.settings.guild(s.who('g')),
      },
      'a role that may teach': {
        click: (app, _, s) => app.classes.teacherRoles(s.as('turing'), { add: 'r1' }),
        after: (s) => s.bench.app.classes.teacherRoles(s.as('turing')),
      },
      'a name for the teacher': {
        click: (app, _, s) => app.classes.setName(s.as('ann'), 'Ann'),
        after: rosterAfter,
      },
      'a roster': {
        click: (app, _, s) =>
          app.classes.nameFrom(s.as('turing'), '123456789012345678,Ann\n223456789012345678,Bob'),
        after: rosterAfter,
      },
      'defining a game': {
        click: (app, _, s) => app.definitions.define(frogs(s)),
        after: async (s) =>
          (await s.bench.store.definitions.of(s.who('g'))).map(({ name, definition }) => [name, definition]),
      },
      'keeping positions': { click: (app, _, s) => keep(app, s), after: setAfter },
    },
  ),
  'removing a game': {
    given: async (s) => {
      await s.app.definitions.define(frogs(s));
      return '';
    },
    click: (app, _, s) => app.definitions.remove({ ...frogs(s), manages: false }),
    after: async (s) => (await s.bench.store.definitions.of(s.who('g'))).length,
  },
  'removing a position': {
    given: async (s) => {
      await keep(s.app, s);
      return '';
    },
    click: (app, _, s) => app.bank.remove(s.as('turing'), SET, null),
    after: setAfter,
  },
  'deleting one’s data': {
    given: async (s) => {
      const id = await s.pair();
      await s.open();
      await first(s);
      return id;
    },
    click: (app, _, s) => app.privacy.erase(s.who('ann')),
    after: async (s, id) => [await log(s, id), (await s.bench.app.privacy.export(s.who('ann'))).rows],
  },
};

export const USE_CASES: Readonly<Record<string, UseCase>> = {
  ...GAMES,
  ...PRACTICE,
  ...CLASSES,
  ...SETTINGS,
  ...TEACHER_ACTS,
  ...TOGETHER,
};
