/** A script of a use case, and its run: setup, the one click with a failing store call, and the state expected after it. */

import type { App } from '../../../src/app/ports.ts';
import type { Actor } from '../../../src/learn/class/actor.ts';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import { stageOf, type TeacherAct } from '../../../src/learn/model/assignment.ts';
import type { OpenRequest } from '../../../src/play/api.ts';
import { type Bench, must, request } from '../app.ts';
import { actOn, actor, quizRequest } from '../classroom.ts';

/** One run of a script, with its own people, server and channel. */
export class Scene {
  readonly bench: Bench;
  readonly app: App;
  readonly mark: string;
  /** Matches and quizzes that the surface was told to redraw. */
  readonly drawn = new Set<string>();
  #seen: number | null = null;

  constructor(bench: Bench, app: App, mark: string) {
    this.bench = bench;
    this.app = app;
    this.mark = mark;
  }

  readonly who = (name: string): string => `${name}${this.mark}`;

  as(name: string): Actor {
    return actor(this.who(name), { guild: this.who('g'), manages: name === 'turing' });
  }

  async open(over: Partial<OpenRequest> = {}): Promise<string> {
    const wish = request({ by: this.who('ann'), guild: this.who('g'), channel: this.who('c'), ...over });
    return must(await this.app.matches.open(wish)).match.id;
  }

  async challenge(): Promise<string> {
    return this.open({ opponent: { kind: 'person', user: this.who('bob') }, clock: '5m' });
  }

  async pair(): Promise<string> {
    const id = await this.challenge();
    must(await this.app.matches.accept(id, this.who('bob')));
    return id;
  }

  wish(over: Partial<QuizRequest> = {}): QuizRequest {
    return quizRequest({ by: this.as('turing'), channel: this.who('c'), ...over });
  }

  async quiz(over: Partial<QuizRequest> = {}): Promise<string> {
    const { quiz } = must(await this.app.classes.create(this.wish(over)));
    return quiz.id;
  }

  /** Ann's paper of an exam or of homework. */
  async paper(id: string): Promise<string> {
    must(await this.app.classes.attempts.open(id, this.as('ann'), 0));
    return id;
  }

  /** A lobby with Ann in it. */
  async lobby(over: Partial<QuizRequest> = {}): Promise<string> {
    const id = await this.quiz(over);
    must(await this.app.classes.join(id, this.as('ann')));
    return id;
  }

  async begun(over: Partial<QuizRequest> = {}): Promise<string> {
    return this.act(await this.lobby(over), 'start');
  }

  /** Does what the teacher asks for on an up-to-date panel; returns the quiz. */
  async act(id: string, what: TeacherAct): Promise<string> {
    must(await actOn(this, id, what, this.as('turing')));
    return id;
  }

  /** An act from the panel as it was before the fault: a second click means the same as the first. */
  async press(app: App, id: string, what: TeacherAct): Promise<unknown> {
    this.#seen ??= stageOf(must(await this.app.classes.show(id)).quiz);
    return app.classes.act(id, this.as('turing'), what, this.#seen);
  }

  /** Lets time pass while the bot runs. */
  async pass(ms: number): Promise<void> {
    this.bench.now += ms;
    // Saves the clock as a running process does, without doing what is due.
    await this.app.housekeeping.wake();
  }

  /** An exam or homework with questions for everybody. */
  async prepared(mode: 'exam' | 'homework'): Promise<string> {
    const over = mode === 'exam' ? { minutes: 20 } : { closes: 'tomorrow 20:00' };
    const id = await this.quiz({ mode, count: 2, ...over });
    await this.app.classes.prepare();
    await this.app.classes.tick();
    return id;
  }

  async exam(): Promise<string> {
    const id = await this.prepared('exam');
    must(await this.app.classes.join(id, this.as('ann')));
    return this.act(id, 'start');
  }
}

export interface UseCase {
  /** Sets up what the click is about; returns its id. */
  readonly given: (s: Scene) => Promise<string>;
  readonly click: (app: App, id: string, s: Scene) => Promise<unknown>;
  /** The stored state after it. */
  readonly after: (s: Scene, id: string) => Promise<unknown>;
  /** Whether repeating the click makes another thing: a command that creates. */
  readonly makes?: boolean;
  /** Whether no quiz can continue before it is done, since the time left is unknown. */
  readonly holds?: boolean;
  /** Whether it reads everything, so that it needs its own store. */
  readonly alone?: boolean;
}

/** Use cases that have something in common, such as the state that they change. */
export const casesWith = <Common extends Partial<UseCase>>(
  common: Common,
  cases: Readonly<Record<string, Omit<UseCase, keyof Common> & Partial<UseCase>>>,
): Readonly<Record<string, UseCase>> =>
  Object.fromEntries(
    Object.entries(cases).map(([name, one]) => [name, { ...common, ...one } as unknown as UseCase]),
  );

export const quizAfter = async ({ bench: { store } }: Scene, id: string): Promise<unknown> => {
  const quiz = await store.classes.load(id);
  const answers = (await store.classes.answers(id)).map((one) => [one.user, one.question, one.answer]);
  return [quiz?.phase, quiz?.current, quiz?.plan, await store.classes.students(id), answers];
};
export const papersAfter = async ({ bench: { store } }: Scene, id: string): Promise<unknown> => [
  (await store.classes.attempts(id)).map((one) => [one.user, one.number, one.seat, one.endedAt !== null]),
  (await store.classes.answers(id)).map((one) => [one.user, one.attempt, one.question, one.answer]),
];
export const nothing = (): Promise<string> => Promise.resolve('');
export const isThere = (count: number): boolean => count > 0;
