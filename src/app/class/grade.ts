import { ok, type Result } from '../../engine/core/result.ts';
import type { Answer } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';
import { type Classroom } from './classroom.ts';
import { type ClassFault, refuse } from './faults.ts';
import type { AnswerRow } from './quiz.ts';

/** An answer as it was judged: what is kept of it, but for whose it is and when it came. */
type Judged = Pick<AnswerRow, 'answer' | 'said' | 'right' | 'misconception' | 'sure' | 'speed'>;

/** Whether an answer says what the one before said, however it was given. */
const isSame = (before: Pick<AnswerRow, 'said'>, said: AnswerRow['said']): boolean =>
  JSON.stringify(before.said) === JSON.stringify(said);

/**
 * Judges an answer; `unread` where it could not be understood. Another answer than the one before is another belief: how sure is
 * asked anew. The same one again changes nothing.
 */
export const judged = (
  { engine }: Pick<Classroom, 'engine'>,
  question: Question,
  answer: Answer,
  before: AnswerRow | null,
  speed: AnswerRow['speed'],
): Result<Judged, ClassFault> => {
  const found = engine.judge(question, answer);
  if (found.verdict === 'unread') return refuse('unread', { fault: found.fault, refusal: found.refusal });
  return ok({
    answer,
    said: found.said,
    right: found.verdict === 'right',
    misconception: found.verdict === 'wrong' ? found.misconception : null,
    ...(before !== null && isSame(before, found.said)
      ? { sure: before.sure, speed: before.speed }
      : { sure: null, speed }),
  });
};
