import type { Refusal } from '../../engine/core/refusal.ts';
import type { AnswerFault } from '../../locale/quiz.ts';
import type { UserId } from '../match.ts';
import type { Question } from '../quiz/question.ts';
import type {
  AnswerRow,
  Change,
  QuizBoard,
  QuizId,
  QuizRecord,
  QuizSettings,
  QuizView,
  Student,
  TeacherAct,
} from './quiz.ts';
import type { Results } from './results.ts';

/** Where quizzes are kept. Every method is one transaction and has happened when it resolves. */
export interface ClassStore {
  create(quiz: QuizRecord, questions: readonly Question[]): Promise<void>;
  load(id: QuizId): Promise<QuizRecord | null>;
  questions(id: QuizId): Promise<readonly Question[]>;
  /** The latest quiz of a channel, or of a server where `channel` is null. */
  latest(guild: string, channel: string | null): Promise<QuizRecord | null>;
  /** Changes a quiz that is still at `revision`, and adds a question to it where one is given. `stale`: somebody was first. */
  change(
    id: QuizId,
    revision: number,
    change: Change,
    now: number,
    added?: { readonly number: number; readonly question: Question },
  ): Promise<'changed' | 'stale'>;
  /** Remembers where it is shown. */
  hang(id: QuizId, board: QuizBoard): Promise<void>;
  /** Takes part from `since` on; who takes part already keeps their place. */
  join(id: QuizId, user: UserId, since: number): Promise<void>;
  /** Takes part no more; what was answered goes. */
  leave(id: QuizId, user: UserId): Promise<boolean>;
  students(id: QuizId): Promise<readonly Student[]>;
  /** One row a student and question, the latest: taken only while that question is open. Joins who has not yet. */
  answer(id: QuizId, row: AnswerRow): Promise<'recorded' | 'closed'>;
  /** All answers, or those to one question, in the order of question and person. */
  answers(id: QuizId, question?: number): Promise<readonly AnswerRow[]>;
  /** Quizzes whose deadline is not after `now`. */
  due(now: number, most: number): Promise<readonly QuizRecord[]>;
  /** Quizzes that are going on. */
  running(most: number): Promise<readonly QuizRecord[]>;
  /** Names that students gave themselves, for teachers' eyes alone. */
  roster(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** Null removes. */
  name(guild: string, user: UserId, name: string | null): Promise<void>;
}

/** Who acts, as Discord says: never believed from a button. */
export interface Actor {
  readonly user: UserId;
  readonly guild: string | null;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly roles: readonly string[];
}

/** Why something was not done. */
export interface ClassFaultFacts {
  'no-server': Readonly<Record<never, never>>;
  'not-a-teacher': Readonly<Record<never, never>>;
  'no-such-quiz': Readonly<Record<never, never>>;
  /** The quiz moved on since the panel was drawn. */
  'moved-on': Readonly<Record<never, never>>;
  /** It cannot be done in this phase. */
  'not-now': Readonly<Record<never, never>>;
  /** This question takes no answers now. */
  closed: Readonly<Record<never, never>>;
  over: Readonly<Record<never, never>>;
  /** A quiz goes on in this channel already. */
  'one-at-a-time': Readonly<Record<never, never>>;
  'no-such-game': { readonly token: string };
  'no-such-skill': { readonly token: string };
  /** The games have no such questions. */
  'no-questions': Readonly<Record<never, never>>;
  'bad-name': { readonly most: number };
  unread: { readonly fault: AnswerFault; readonly refusal: Refusal | null };
}
export type ClassFaultCode = keyof ClassFaultFacts;
export type ClassFault = {
  readonly [C in ClassFaultCode]: { readonly code: C; readonly facts: ClassFaultFacts[C] };
}[ClassFaultCode];
export type Classed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ClassFault };

export interface QuizRequest extends Omit<QuizSettings, 'kinds' | 'games'> {
  readonly by: Actor;
  readonly channel: string;
  /** Names as typed, with commas between; empty = the usual ones. */
  readonly kinds: string;
  readonly games: string;
}

/** What was recorded: as it was understood, and until when it may be changed (null: until the teacher closes). */
export interface Recorded {
  readonly question: Question;
  readonly row: AnswerRow;
  readonly until: number | null;
}

export interface Totals {
  readonly students: number;
  readonly asked: number;
  readonly right: number;
}

/** The class: quizzes in a channel. Each call is one click: when it returns, what it did is committed. */
export interface Classes {
  mayTeach(by: Actor): Promise<boolean>;
  /** The role that may teach beside those who manage the server; null = none. */
  setTeacherRole(by: Actor, role: string | null): Promise<Classed<string | null>>;
  create(request: QuizRequest): Promise<Classed<QuizView>>;
  show(id: QuizId): Promise<Classed<QuizView>>;
  /** The answers to one question of it. */
  answersTo(id: QuizId, question: number): Promise<readonly AnswerRow[]>;
  /** For a teacher: the latest quiz of the channel. */
  inChannel(by: Actor, channel: string): Promise<Classed<QuizView>>;
  act(id: QuizId, by: Actor, act: TeacherAct, revision: number): Promise<Classed<QuizView>>;
  join(id: QuizId, by: Actor): Promise<Classed<QuizView>>;
  /** Takes part no more in the latest quiz of the channel; the answers given to it go. */
  leaveLatest(by: Actor, channel: string): Promise<Classed<QuizView>>;
  /** The latest quiz of the channel that is not over, for a student. */
  joinable(by: Actor, channel: string): Promise<Classed<QuizView>>;
  choose(id: QuizId, by: Actor, question: number, choices: readonly number[]): Promise<Classed<Recorded>>;
  /** A typed answer; of a question with choices, their letters. */
  type(id: QuizId, by: Actor, question: number, text: string): Promise<Classed<Recorded>>;
  /** One's own results of a quiz. */
  own(id: QuizId, by: Actor): Promise<Classed<Results>>;
  /** One's own results of the latest quiz of the channel. */
  ownLatest(by: Actor, channel: string): Promise<Classed<Results>>;
  /** For a teacher: everybody's. */
  results(id: QuizId, by: Actor): Promise<Classed<Results>>;
  /** What everybody may know at the end: how many took part, answers asked for, and right ones. */
  totals(id: QuizId): Promise<Totals>;
  setName(by: Actor, name: string | null): Promise<Classed<string | null>>;
  /** For a teacher: names by account. */
  roster(by: Actor): Promise<Classed<ReadonlyMap<UserId, string>>>;
  /** Adds the time of a standstill to running quizzes; gives those that go on. */
  wake(): Promise<readonly QuizId[]>;
  /** Every second or so: what is due by time; gives the quizzes that changed. */
  tick(): Promise<readonly QuizId[]>;
  hang(id: QuizId, board: QuizBoard): Promise<void>;
}
