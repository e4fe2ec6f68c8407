/** Acts of teachers beside a running quiz: allowances, corrections, templates, drafts and paper. */
import type { App } from '../../../src/app/ports.ts';
import type { AllowRequest } from '../../../src/learn/class/allowances.ts';
import type { Correction } from '../../../src/learn/model/correction.ts';
import { must } from '../app.ts';
import { choiceOf } from '../choices.ts';
import { casesWith, isThere, nothing, papersAfter, quizAfter, type Scene, type UseCase } from './scene.ts';

const allow = (app: App, s: Scene, wish: Partial<AllowRequest>) =>
  app.classes.allow(s.as('turing'), { student: s.who('ann'), channel: s.who('c'), ...wish });
const allowances = async ({ bench: { store } }: Scene, id: string): Promise<unknown> =>
  [...(await store.classes.allowances(id)).values()].map(({ pausedAt, ...one }) => ({
    ...one,
    paused: pausedAt !== null,
  }));
const sat = async (s: Scene): Promise<string> => s.paper(await s.exam());

/** A quiz that ended after Ann chose an answer of the first question. */
const endedWith = async (s: Scene, id: string, choice: number): Promise<string> => {
  must(await s.app.classes.choose(id, s.as('ann'), 0, [choice]));
  return s.act(id, 'end');
};
const ended = async (s: Scene): Promise<string> => endedWith(s, await s.begun(), 0);
/** The same with a wrong answer. */
const mistaken = async (s: Scene): Promise<string> => {
  const id = await s.begun();
  return endedWith(s, id, choiceOf((await s.bench.store.classes.question(id, 0))!, false));
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
  ...casesWith(
    { given: sat, after: allowances, alone: true },
    {
      'more time for one student': { click: (app, id, s) => allow(app, s, { quiz: id, minutes: 5 }) },
      'a pause for one student': { click: (app, id, s) => allow(app, s, { quiz: id, pause: true }) },
    },
  ),
  'more time in every exam': {
    given: nothing,
    click: (app, _, s) => allow(app, s, { percent: 25 }),
    after: async (s) => [...(await s.bench.store.classes.accommodations(s.who('g'))).values()],
  },
  ...casesWith(
    { given: ended, after: corrections },
    {
      'dropping a question': {
        click: (app, id, s) => app.classes.correct(id, s.as('turing'), { kind: 'drop', question: 0 }),
      },
      'accepting an answer': {
        given: mistaken,
        click: async (app, id, s) => app.classes.correct(id, s.as('turing'), await accepting(s, id)),
      },
      'taking a student off the results': {
        click: (app, id, s) =>
          app.classes.correct(id, s.as('turing'), { kind: 'remove', student: s.who('ann') }),
      },
    },
  ),
  ...casesWith(
    { after: templates },
    {
      'keeping a template': {
        given: ended,
        click: (app, id, s) => app.classes.saveTemplate(s.as('turing'), id, TEMPLATE),
      },
      'a template from a file': {
        given: nothing,
        click: (app, _, s) => app.classes.addTemplate(s.as('turing'), TEMPLATE, FILE),
      },
      'removing a template': {
        given: async (s) => {
          must(await s.app.classes.addTemplate(s.as('turing'), TEMPLATE, FILE));
          return '';
        },
        click: (app, _, s) => app.classes.removeTemplate(s.as('turing'), TEMPLATE),
      },
    },
  ),
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
  ...casesWith(
    { given: (s) => s.lobby(), after: plan },
    {
      'removing a question before the start': {
        click: (app, id, s) => app.classes.edit(id, s.as('turing'), 'remove', { place: 0, number: 0 }),
      },
      'exchanging a question': {
        click: (app, id, s) => app.classes.edit(id, s.as('turing'), 'another', { place: 0, number: 0 }),
      },
    },
  ),
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
