import type { Refusal } from '../../engine/core/refusal.ts';
import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { Answer, AnswerFault } from '../model/answer.ts';
import type { AnswerRow, QuizId } from '../model/assignment.ts';
import type { Misconception } from '../model/misconception.ts';
import type { Question } from '../model/question.ts';
import type { QuestionEngine } from '../questions/index.ts';
import type { Actor } from './actor.ts';
import type { ClassFault } from './faults.ts';
import type { AnswerStore } from './ports.ts';
import { answerTyped } from './typed-answer.ts';

/** A student's action on a question. */
export type Submission =
  | { readonly kind: 'choices'; readonly choices: readonly number[] }
  /** Typed text; letters for a question with choices. */
  | { readonly kind: 'text'; readonly text: string }
  /** Confidence in the previous answer. */
  | { readonly kind: 'sure'; readonly sure: boolean }
  /** Asks for the answer; counts as wrong. */
  | { readonly kind: 'gives-up' };

/** A judged answer: a row without student and question. */
export type Graded = Pick<AnswerRow, 'said' | 'right' | 'sure' | 'speed' | 'at' | 'tookMs'> & {
  /** Null: gave up. */
  readonly answer: Answer | null;
  readonly misconception: Misconception | null;
};

export interface UnreadAnswer {
  readonly fault: AnswerFault;
  readonly refusal: Refusal | null;
}

/** A question that takes an answer. */
export interface Item {
  readonly question: Question;
  /** The student's answer so far. */
  readonly before: AnswerRow | null;
  readonly speed: AnswerRow['speed'];
  /** Milliseconds since the student first saw it; absent: unknown. */
  readonly tookMs?: AnswerRow['tookMs'];
}

/** Where one kind of assignment takes answers. `Kept`: a stored answer. */
export interface AnswerDesk<I extends Item, Kept, View, Fault> {
  find(): Promise<Result<I, Fault>>;
  /** Stores the answer; null: too late. */
  keep(item: I, graded: Graded): Promise<Kept | null>;
  /** Records whether the student is sure of the previous answer; null: none, or too late. */
  confirm(item: I, sure: boolean, at: number): Promise<Kept | null>;
  /** The student's view afterwards: as much as the policy allows. */
  show(item: I, kept: Kept): Promise<Result<View, Fault>>;
  unread(item: I, unread: UnreadAnswer): Promise<Fault>;
  closed(item: I): Fault;
}

const answerOf = (
  submission: Exclude<Submission, { kind: 'sure' | 'gives-up' }>,
  question: Question,
): Answer =>
  submission.kind === 'choices'
    ? { kind: 'chosen', choices: submission.choices }
    : answerTyped(question, submission.text);

/** Whether an answer equals the previous one, however given. */
const isSame = (before: AnswerRow | null, said: AnswerRow['said']): before is AnswerRow =>
  before !== null && JSON.stringify(before.said) === JSON.stringify(said);

/** Fields kept when an answer is repeated. */
const sameAs = ({ sure, speed, tookMs }: AnswerRow) => ({
  sure,
  speed,
  ...(tookMs === undefined ? {} : { tookMs }),
});

/** A different answer resets the student's confidence; the same answer changes nothing. */
const grade = (
  engine: Pick<QuestionEngine, 'judge'>,
  submission: Exclude<Submission, { kind: 'sure' }>,
  { question, before, speed, tookMs }: Item,
  at: number,
): Result<Graded, UnreadAnswer> => {
  const fresh = { sure: null, speed, at, ...(tookMs === undefined ? {} : { tookMs }) };
  if (submission.kind === 'gives-up')
    return ok({ ...fresh, answer: null, said: [], right: false, misconception: null });
  const answer = answerOf(submission, question);
  const judged = engine.judge(question, answer);
  if (judged.verdict === 'unread') return failed({ fault: judged.fault, refusal: judged.refusal });
  return ok({
    ...fresh,
    answer,
    said: judged.said,
    // An answer for a teacher to mark is not right before they say so.
    right: judged.verdict === 'right',
    misconception: judged.verdict === 'wrong' ? judged.misconception : null,
    ...(isSame(before, judged.said) ? sameAs(before) : {}),
  });
};

export interface SubmitDeps {
  readonly engine: Pick<QuestionEngine, 'judge'>;
  readonly clock: Clock;
}

/** The one way of an answer: find the question, judge, store, show. */
export const submit = async <I extends Item, Kept, View, Fault>(
  deps: SubmitDeps,
  desk: AnswerDesk<I, Kept, View, Fault>,
  submission: Submission,
  retry = true,
): Promise<Result<View, Fault>> => {
  const found = await desk.find();
  if (!found.ok) return found;
  const item = found.value;
  const at = deps.clock();
  let kept: Kept | null;
  if (submission.kind === 'sure') kept = await desk.confirm(item, submission.sure, at);
  else {
    const graded = grade(deps.engine, submission, item, at);
    if (!graded.ok) return failed(await desk.unread(item, graded.error));
    kept = await desk.keep(item, graded.value);
  }
  if (kept !== null) return desk.show(item, kept);
  // After a downtime the question may be open again with the added time.
  return retry ? submit(deps, desk, submission, false) : failed(desk.closed(item));
};

/** A student's actions on a question, as one call and as one for each. `Where`: the question, or an attempt's slot. */
export const submissions = <D, Where, R>(
  send: (deps: D, id: QuizId, by: Actor, where: Where, submission: Submission) => R,
) => ({
  submit: send,
  choose: (deps: D, id: QuizId, by: Actor, where: Where, choices: readonly number[]): R =>
    send(deps, id, by, where, { kind: 'choices', choices }),
  type: (deps: D, id: QuizId, by: Actor, where: Where, text: string): R =>
    send(deps, id, by, where, { kind: 'text', text }),
  sure: (deps: D, id: QuizId, by: Actor, where: Where, sure: boolean): R =>
    send(deps, id, by, where, { kind: 'sure', sure }),
});

/** Student and question of an answer. `displayName`: the server's. */
type AnswerKey = Pick<AnswerRow, 'user' | 'attempt' | 'question' | 'typedIn'> & {
  readonly displayName?: string | undefined;
};

/** The desk of quizzes, exams and homework, which store answers alike. */
export const classDesk = <I extends Item, View>(
  store: Pick<AnswerStore, 'answer' | 'sure'>,
  id: QuizId,
  keyOf: (item: I) => AnswerKey,
  { find, show }: Pick<AnswerDesk<I, AnswerRow, View, ClassFault>, 'find' | 'show'>,
): AnswerDesk<I, AnswerRow, View, ClassFault> => ({
  find,
  show,
  confirm: (item, sure, at) => store.sure(id, keyOf(item), sure, at),
  keep: async (item, { answer, ...graded }) => {
    if (answer === null) return null;
    const { displayName, ...key } = keyOf(item);
    const row = { ...graded, answer, ...key };
    return (await store.answer(id, row, displayName)) === 'recorded' ? row : null;
  },
  unread: (_, facts) => Promise.resolve({ code: 'unread', facts }),
  closed: () => ({ code: 'closed', facts: {} }),
});
