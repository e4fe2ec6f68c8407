/** A script of what people do, and its telling: what it is about, the one click that meets trouble in the store, and what must stand after it. */

import type { App } from '../../../src/app/ports.ts';
import type { Actor } from '../../../src/learn/class/actor.ts';
import type { QuizRequest } from '../../../src/learn/class/create-quiz.ts';
import { stageOf, type TeacherAct } from '../../../src/learn/model/assignment.ts';
import type { OpenRequest } from '../../../src/play/api.ts';
import { type Bench, must, request } from '../app.ts';
import { actor, quizRequest } from '../classroom.ts';

/** One telling of a script: its people, server and channel are nobody else's. */
export class Scene {
  readonly bench: Bench;
  readonly app: App;
  readonly mark: string;
  /** Matches and quizzes that are to be drawn anew, as the surface was told. */
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

  async challenge(over: Partial<OpenRequest> = {}): Promise<string> {
    return this.open({ opponent: { kind: 'person', user: this.who('bob') }, clock: '5m', ...over });
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

  /** A lobby in which Ann waits. */
  async lobby(over: Partial<QuizRequest> = {}): Promise<string> {
    const id = await this.quiz(over);
    must(await this.app.classes.join(id, this.as('ann')));
    return id;
  }

  async begun(over: Partial<QuizRequest> = {}): Promise<string> {
    const id = await this.lobby(over);
    must(await this.act(this.app, id, 'start'));
    return id;
  }

  /** As from a panel that shows how things stand. */
  async act(app: App, id: string, what: TeacherAct) {
    return app.classes.act(id, this.as('turing'), what, stageOf(must(await app.classes.show(id)).quiz));
  }

  /** From a panel that shows how things stood before the trouble: a second click means what the first one meant. */
  async press(app: App, id: string, what: TeacherAct): Promise<unknown> {
    this.#seen ??= stageOf(must(await this.app.classes.show(id)).quiz);
    return app.classes.act(id, this.as('turing'), what, this.#seen);
  }

  /** So much time passes, and the bot is there. */
  async pass(ms: number): Promise<void> {
    this.bench.now += ms;
    // Written down as a process does that runs, without doing what is due.
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
    must(await this.act(this.app, id, 'start'));
    return id;
  }
}

export interface UseCase {
  /** Makes what the click is about; gives its id. */
  readonly given: (s: Scene) => Promise<string>;
  readonly click: (app: App, id: string, s: Scene) => Promise<unknown>;
  /** What stands in the store after it. */
  readonly after: (s: Scene, id: string) => Promise<unknown>;
  /** Whether the same click twice is more than once: a command that makes something. */
  readonly makes?: boolean;
  /** Whether nobody's quiz can go on before it is done: until then nobody knows how much time is left. */
  readonly holds?: boolean;
  /** Whether it looks at everything there is, so that it needs a store of its own. */
  readonly alone?: boolean;
}

export const quizAfter = async ({ bench: { store } }: Scene, id: string): Promise<unknown> => {
  const quiz = await store.classes.load(id);
  const answers = (await store.classes.answers(id)).map(({ user, question, answer }) => [
    user,
    question,
    answer,
  ]);
  return [quiz?.phase, quiz?.current, quiz?.plan, await store.classes.students(id), answers];
};
export const papersAfter = async ({ bench: { store } }: Scene, id: string): Promise<unknown> => [
  (await store.classes.attempts(id)).map(({ user, number: attempt, seat, endedAt }) => [
    user,
    attempt,
    seat,
    endedAt !== null,
  ]),
  (await store.classes.answers(id)).map(({ user, attempt, question, answer }) => [
    user,
    attempt,
    question,
    answer,
  ]),
];
export const nothing = (): Promise<string> => Promise.resolve('');
export const isThere = (count: number): boolean => count > 0;
