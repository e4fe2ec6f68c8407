/** Acts of teachers beside a running quiz: allowances, corrections, templates, drafts and paper. */
import type { App } from '../../../src/app/ports.ts';
import type { AllowRequest } from '../../../src/learn/class/allowances.ts';
import type { Correction } from '../../../src/learn/model/correction.ts';
import { must } from '../app.ts';
import { choiceOf } from '../choices.ts';
import { isThere, nothing, papersAfter, quizAfter, type Scene, type UseCase } from './scene.ts';

const allow = (app: App, s: Scene, wish: Partial<AllowRequest>) =>
  app.classes.allow(s.as('turing'), { student: s.who('ann'), channel: s.who('c'), ...wish });
const allowances = async ({ bench: { store } }: Scene, id: string): Promise<unknown> =>
  [...(await store.classes.allowances(id)).values()].map(({ pausedAt, ...one }) => ({
    ...one,
    paused: pausedAt !== null,
  }));
const sat = async (s: Scene): Promise<string> => {
  const id = await s.exam();
  must(await s.app.classes.attempts.open(id, s.as('ann'), 0));
  return id;
};

/** An ended quiz in which Ann answered the first question. */
const ended = async (s: Scene): Promise<string> => {
  const id = await s.begun();
  must(await s.app.classes.choose(id, s.as('ann'), 0, [0]));
  must(await s.act(s.app, id, 'end'));
  return id;
};
/** The same with a wrong answer. */
const mistaken = async (s: Scene): Promise<string> => {
  const id = await s.begun();
  const question = await s.bench.store.classes.question(id, 0);
  const wrong = choiceOf(question!, false);
  must(await s.app.classes.choose(id, s.as('ann'), 0, [wrong]));
  must(await s.act(s.app, id, 'end'));
  return id;
};
const corrections = async ({ bench: { store } }: Scene, id: string): Promise<unknown> =>
  (await store.classes.corrections(id)).map(({ correction }) => correction);
const accepting = async ({ bench: { store } }: Scene, id: string): Promise<Correction> => {
  const [row] = await store.classes.answers(id);
  const question = await store.classes.question(id, 0);
  return { kind: 'accept', question: 0, line: question!.line, said: row!.said };
};

const TEMPLATE = 'Week 1';
const templates = async (s: Scene): Promise<unknown> =>
  must(await s.bench.app.classes.templates(s.as('turing'))).map(({ name }) => name);
const FILE = JSON.stringify({
  format: 'sprague-quiz',
  version: 1,
  settings: { mode: 'live' },
  questions: [{ kind: 'outcome', line: 'nim 3 4 5', typed: false }],
});
const plan = async (s: Scene, id: string): Promise<unknown> => {
  const quiz = await s.bench.store.classes.load(id);
  return [quiz?.plan.length, new Set(quiz?.plan).size];
};

export const TEACHER_ACTS: Readonly<Record<string, UseCase>> = {
  'more time for one student': {
    given: sat,
    click: (app, id, s) => allow(app, s, { quiz: id, minutes: 5 }),
    after: allowances,
    alone: true,
  },
  'a pause for one student': {
    given: sat,
    click: (app, id, s) => allow(app, s, { quiz: id, pause: true }),
    after: allowances,
    alone: true,
  },
  'more time in every exam': {
    given: nothing,
    click: (app, _, s) => allow(app, s, { percent: 25 }),
    after: async (s) => [...(await s.bench.store.classes.accommodations(s.who('g'))).values()],
  },
  'dropping a question': {
    given: ended,
    click: (app, id, s) => app.classes.correct(id, s.as('turing'), { kind: 'drop', question: 0 }),
    after: corrections,
  },
  'accepting an answer': {
    given: mistaken,
    click: async (app, id, s) => app.classes.correct(id, s.as('turing'), await accepting(s, id)),
    after: corrections,
  },
  'taking a student off the results': {
    given: ended,
    click: (app, id, s) => app.classes.correct(id, s.as('turing'), { kind: 'remove', student: s.who('ann') }),
    after: corrections,
  },
  'keeping a template': {
    given: ended,
    click: (app, id, s) => app.classes.saveTemplate(s.as('turing'), id, TEMPLATE),
    after: templates,
  },
  'a template from a file': {
    given: nothing,
    click: (app, _, s) => app.classes.addTemplate(s.as('turing'), TEMPLATE, FILE),
    after: templates,
  },
  'removing a template': {
    given: async (s) => {
      must(await s.app.classes.addTemplate(s.as('turing'), TEMPLATE, FILE));
      return '';
    },
    click: (app, _, s) => app.classes.removeTemplate(s.as('turing'), TEMPLATE),
    after: templates,
  },
  'giving a quiz again': {
    given: ended,
    click: (app, id, s) =>
      app.classes.giveAgain({ by: s.as('turing'), channel: s.who('c'), source: { quiz: id } }),
    after: async (s) => {
      const latest = await s.bench.store.classes.latest(s.who('g'), s.who('c'));
      return [latest?.phase, isThere(latest?.plan.length ?? 0)];
    },
    makes: true,
  },
  'removing a question before the start': {
    given: (s) => s.lobby(),
    click: (app, id, s) => app.classes.edit(id, s.as('turing'), 'remove', { place: 0, number: 0 }),
    after: plan,
  },
  'exchanging a question': {
    given: (s) => s.lobby(),
    click: (app, id, s) => app.classes.edit(id, s.as('turing'), 'another', { place: 0, number: 0 }),
    after: plan,
  },
  'a class that does a quiz on paper': {
    given: (s) => s.lobby(),
    click: (app, id, s) => app.classes.holdOnPaper(id, s.as('turing')),
    after: quizAfter,
  },
  'typing in an answer from paper': {
    given: async (s) => {
      const id = await s.lobby();
      must(await s.app.classes.holdOnPaper(id, s.as('turing')));
      return id;
    },
    click: (app, id, s) => app.classes.typeIn(id, s.as('turing'), s.who('ann'), new Map([[0, 'P']])),
    after: quizAfter,
  },
  'sheets for everybody': {
    given: async (s) => {
      const id = await s.prepared('exam');
      for (const name of ['ann', 'bob']) must(await s.app.classes.join(id, s.as(name)));
      return id;
    },
    click: (app, id, s) => app.classes.sheets(id, s.as('turing'), { receivers: 'joined', copies: null }),
    after: papersAfter,
    alone: true,
  },
};
