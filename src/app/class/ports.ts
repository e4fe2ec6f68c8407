import type { Result } from '../../engine/core/result.ts';
import type { UserId } from '../match.ts';
import type { Explainer } from '../quiz/explaining.ts';
import type { Question } from '../quiz/question.ts';
import type { PaperStore, PaperView, Progress } from './attempt.ts';
import type { ClassFault } from './faults.ts';
import type {
  AnswerRow,
  Change,
  QuizBoard,
  QuizId,
  QuizRecord,
  QuizSettings,
  QuizView,
  Scoring,
  Student,
  TeacherAct,
  USUAL,
} from './quiz.ts';
import type { OwnHomework, OwnReport, PodiumPlace, Results } from './results.ts';

/** Where quizzes are kept. Every method is one transaction and has happened when it resolves. */
export interface ClassStore extends PaperStore {
  create(quiz: QuizRecord, questions: readonly Question[]): Promise<void>;
  load(id: QuizId): Promise<QuizRecord | null>;
  questions(id: QuizId): Promise<readonly Question[]>;
  /** One of them. */
  question(id: QuizId, number: number): Promise<Question | null>;
  /**
   * The quiz that goes on in a channel, or in a server where `channel` is null; else the one whose lobby is open, else the one that
   * ended last. Neither homework nor what is only planned.
   */
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
  /**
   * Takes part no more; what was answered goes. False: they took no part; or, where who has `begun` a paper `stays`, they have,
   * and nothing is done.
   */
  leave(id: QuizId, user: UserId, begun?: 'goes' | 'stays'): Promise<boolean>;
  students(id: QuizId): Promise<readonly Student[]>;
  /** Open exams of which a user has begun a paper, in any server; also where they have erased their data since. */
  sitting(user: UserId): Promise<readonly QuizRecord[]>;
  /** One row a student and question, the latest: taken only while that question is open. Joins who has not yet. */
  answer(id: QuizId, row: AnswerRow): Promise<'recorded' | 'closed'>;
  /** Whether the student is sure of the answer to the question that is open. */
  sure(id: QuizId, user: UserId, question: number, sure: boolean, now: number): Promise<AnswerRow | null>;
  /** All answers, or those to one question, or of one person, in the order of question and person. */
  answers(id: QuizId, question?: number, user?: UserId): Promise<readonly AnswerRow[]>;
  /** Quizzes whose deadline is not after `now`. */
  due(now: number, most: number): Promise<readonly QuizRecord[]>;
  /**
   * After a downtime: moves the deadlines of what goes on by what they lack of this credit, in one statement, and writes down in
   * the same transaction that they have it (`CREDIT`): asked again it moves nothing. Homework ends by the calendar: only where its
   * end fell into the time that is added it moves, too. Gives those that moved.
   */
  credit(credit: number, now: number): Promise<readonly QuizId[]>;
  /** Quizzes that are going on. */
  running(most: number): Promise<readonly QuizRecord[]>;
  /** Quizzes that ended at `since` or later, and whose message does not show it. */
  unshown(since: number): Promise<readonly QuizId[]>;
  /** Names that students gave themselves, for teachers' eyes alone. */
  roster(guild: string): Promise<ReadonlyMap<UserId, string>>;
  /** Null removes. */
  name(guild: string, user: UserId, name: string | null, now: number): Promise<void>;
}

/** Who acts, as Discord says: never believed from a button. */
export interface Actor {
  readonly user: UserId;
  readonly guild: string | null;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly roles: readonly string[];
}

/** Is told what went wrong with one quiz. */
export type Failed = (id: QuizId, error: unknown) => void;

/** Who somebody is in a server now, where no click says so; `gone`: not in it any more; `unknown`: nobody could tell. */
export type Standing = (guild: string, user: UserId) => Promise<Actor | 'gone' | 'unknown'>;

/** What `USUAL` has may be left out. Times are typed, in the class's zone. */
export interface QuizRequest
  extends Omit<QuizSettings, 'kinds' | 'games' | 'startsAt' | 'closesAt' | keyof typeof USUAL>,
    Partial<Omit<Pick<QuizSettings, keyof typeof USUAL>, 'startsAt' | 'closesAt'>> {
  readonly by: Actor;
  readonly channel: string;
  /** Names as typed, with commas between; empty = the usual ones. */
  readonly kinds: string;
  readonly games: string;
  /** When it begins or opens; absent: now. */
  readonly starts?: string;
  /** When homework closes. */
  readonly closes?: string;
}

/** What was made. `twice`: a time that comes twice that day, of which the first is meant. */
export interface Created extends QuizView {
  readonly zone: string;
  readonly twice: boolean;
  /** The lobby in the same channel that nobody had started, and that gave way. */
  readonly replaced?: QuizId;
}

/** What was recorded: as it was understood, and until when it may be changed (null: until the teacher closes). */
export interface Recorded {
  readonly question: Question;
  readonly row: AnswerRow;
  readonly until: number | null;
  readonly scoring: Scoring;
  readonly quiz: QuizId;
}

/** One's own answer to a question whose answer everybody has seen. */
export interface OwnAnswer {
  readonly quiz: QuizRecord;
  readonly question: Question;
  /** Null: none was given. */
  readonly row: AnswerRow | null;
}

export interface Totals {
  readonly students: number;
  readonly asked: number;
  readonly right: number;
  /** The first three, where the teacher wants them named; of those with equal points all are. */
  readonly podium: readonly PodiumPlace[];
}

/** The class: quizzes in a channel. Each call is one click: when it returns, what it did is committed. */
export interface Classes {
  mayTeach(by: Actor): Promise<boolean>;
  /**
   * The roles, by id, that may teach beside those who manage the server: told to teachers; one is added or removed by those
   * who manage the server.
   */
  teacherRoles(
    by: Actor,
    change?: { readonly add?: string; readonly remove?: string },
  ): Promise<Result<readonly string[], ClassFault>>;
  /** Discord deleted a role: where it could teach, it is taken off the list. */
  roleGone(guild: string, role: string): Promise<void>;
  create(request: QuizRequest): Promise<Result<Created, ClassFault>>;
  show(id: QuizId): Promise<Result<QuizView, ClassFault>>;
  /** The answers to one question of it. */
  answersTo(id: QuizId, question: number): Promise<readonly AnswerRow[]>;
  /** For a teacher: the latest quiz of the channel. */
  inChannel(by: Actor, channel: string): Promise<Result<QuizView, ClassFault>>;
  /** `seen`: the stage on the teacher's panel (`stageOf`). Closing a question that time has just closed succeeds. */
  act(id: QuizId, by: Actor, act: TeacherAct, seen: number): Promise<Result<QuizView, ClassFault>>;
  join(id: QuizId, by: Actor): Promise<Result<QuizView, ClassFault>>;
  /** Takes part no more in the latest quiz of the channel; the answers given to it go. */
  leaveLatest(by: Actor, channel: string): Promise<Result<QuizView, ClassFault>>;
  /** The latest quiz of the channel that is not over, for a student. */
  joinable(by: Actor, channel: string): Promise<Result<QuizView, ClassFault>>;
  /** The question of that number, while it takes answers. */
  asking(id: QuizId, by: Actor, question: number): Promise<Result<Question, ClassFault>>;
  choose(
    id: QuizId,
    by: Actor,
    question: number,
    choices: readonly number[],
  ): Promise<Result<Recorded, ClassFault>>;
  /** A typed answer; of a question with choices, their letters. */
  type(id: QuizId, by: Actor, question: number, text: string): Promise<Result<Recorded, ClassFault>>;
  /** Whether one is sure of the answer one gave. */
  sure(id: QuizId, by: Actor, question: number, sure: boolean): Promise<Result<Recorded, ClassFault>>;
  /** One's own answer to a question, once its answer was shown. */
  answered(id: QuizId, by: Actor, question: number): Promise<Result<OwnAnswer, ClassFault>>;
  /**
   * The exam that somebody sits now, in any server, and for which analyses are shut; null: there is none. Whoever made it, or
   * may teach where they act, sits none.
   */
  sitting(by: Actor): Promise<QuizRecord | null>;
  /** One's own results of a quiz. */
  own(id: QuizId, by: Actor): Promise<Result<Results, ClassFault>>;
  /** One's own results of the latest quiz of the channel. */
  ownLatest(by: Actor, channel: string): Promise<Result<Results, ClassFault>>;
  /** For a teacher: everybody's. */
  results(id: QuizId, by: Actor): Promise<Result<Results, ClassFault>>;
  /** What everybody may know at the end: how many took part, answers asked for, and right ones. */
  totals(id: QuizId): Promise<Totals>;
  setName(by: Actor, name: string | null): Promise<Result<string | null, ClassFault>>;
  /** For a teacher: names by account. */
  roster(by: Actor): Promise<Result<ReadonlyMap<UserId, string>, ClassFault>>;
  /** The time zone of the server's classes. */
  zone(guild: string): Promise<string>;
  /** For a teacher: the same; sets it where one is given. */
  zoneFor(by: Actor, zone: string | null): Promise<Result<string, ClassFault>>;
  /** For a teacher: what is planned in the server; its homework. */
  planned(by: Actor): Promise<Result<readonly QuizRecord[], ClassFault>>;
  homework(by: Actor): Promise<Result<readonly QuizRecord[], ClassFault>>;
  /** At start, before anything is done by time: gives the quizzes that go on. */
  wake(): Promise<readonly QuizId[]>;
  /** In place of `tick`, while nobody is heard: that time is nobody's. */
  asleep(): void;
  /**
   * Every second or so: what is due by time; gives the quizzes that changed, also those that somebody’s click or look found due
   * since the last call. What begins by itself does so in the name of
   * whoever planned it: `standing` says whether they may still teach, and nothing begins before that is known. What goes wrong
   * with one quiz goes to `failed` and keeps no other from its turn; without it the first such error is thrown at the end.
   */
  tick(standing?: Standing, failed?: Failed): Promise<readonly QuizId[]>;
  hang(id: QuizId, board: QuizBoard): Promise<void>;
  /** Its channel is closed to the bot: whether its clock was stopped for that (see `unreachable-channel.ts`). */
  hidden(id: QuizId): Promise<boolean>;
  /** A channel is gone: the quiz that went on there and ended with it; null: there was none. */
  gone(guild: string, channel: string): Promise<QuizId | null>;
  /** Homework of which its channel is to be reminded now; each is given once. */
  reminders(): Promise<readonly QuizRecord[]>;
  /**
   * Makes everybody's questions where they are not made; gives the quizzes that are ready now. What goes wrong goes to `failed`;
   * without it the first such error is thrown where nothing is ready. A place at which it goes wrong twice keeps its question
   * alone, for everybody.
   */
  prepare(failed?: Failed): Promise<readonly QuizId[]>;
  /**
   * Sees to it that exams have positions ahead of those who take part, making more in the background; gives the quizzes that
   * have more than when it was asked last. Rejects with what went wrong in between.
   */
  grow(): Promise<readonly QuizId[]>;
  readonly papers: Papers;
  /** See `App.explain`. */
  readonly explain: Explainer;
}

/** A page of somebody's paper that is to be drawn. */
export interface AheadPage {
  readonly user: UserId;
  readonly seat: number;
  /** From 0, in the order of the plan. */
  readonly page: number;
  readonly question: Question;
}

/** What is to be drawn before an exam begins. */
export interface Ahead {
  /** Pages of a paper. */
  readonly pages: number;
  /** The seats of those who joined, once. */
  readonly seats: readonly number[];
  /** How many joined and have no positions yet. */
  readonly unseated: number;
}

/** Exams and homework: everybody's own questions. Whoever acts reaches their own paper and no other. */
export interface Papers {
  /** The paper under way, or the first; `place` null: the first question without an answer. Joins who has not yet. */
  open(id: QuizId, by: Actor, place: number | null): Promise<Result<PaperView, ClassFault>>;
  /** Another attempt at homework. */
  again(id: QuizId, by: Actor): Promise<Result<PaperView, ClassFault>>;
  choose(
    id: QuizId,
    by: Actor,
    at: { readonly attempt: number; readonly place: number },
    choices: readonly number[],
  ): Promise<Result<PaperView, ClassFault>>;
  type(
    id: QuizId,
    by: Actor,
    at: { readonly attempt: number; readonly place: number },
    text: string,
  ): Promise<Result<PaperView, ClassFault>>;
  sure(
    id: QuizId,
    by: Actor,
    at: { readonly attempt: number; readonly place: number },
    sure: boolean,
  ): Promise<Result<PaperView, ClassFault>>;
  handIn(id: QuizId, by: Actor, attempt: number): Promise<Result<OwnReport, ClassFault>>;
  /** One's own results: of an exam when it is over, of homework what was handed in. */
  report(id: QuizId, by: Actor): Promise<Result<OwnReport, ClassFault>>;
  /** Homework that is open, the next to close first; then what is over and where one took part, the latest first. */
  mine(by: Actor): Promise<Result<readonly OwnHomework[], ClassFault>>;
  progress(id: QuizId): Promise<Progress>;
  /** Of an exam in its lobby: gives those who joined their seats, as far as there are positions. Null: it is none. */
  ahead(id: QuizId): Promise<Ahead | null>;
  /** What stands on the page after this one; null: it is the last. For pictures. */
  following(view: PaperView): Promise<Question | null>;
  /** What stands on a page of these seats. For pictures. */
  aheadPage(id: QuizId, page: number, seats: readonly number[]): Promise<readonly AheadPage[]>;
}
