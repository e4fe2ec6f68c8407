import { type CustomId, indexOf } from '../../kernel/custom-id.ts';
import type { Submission } from '../../learn/class/submit-answer.ts';
import { ANSWER_FIELD } from '../../learn/screens/question.ts';
import type { Call } from '../call.ts';

/** A question that a control belongs to, of whatever kind of assignment. */
export interface AnswerTarget {
  /** Hands the answer in and shows what came of it. */
  readonly submit: (submission: Submission) => Promise<void>;
  /** Opens the form for a typed answer. */
  readonly ask: () => Promise<void>;
}

const submissionOf = ({ facts }: Call, { verb, argument }: CustomId): Submission | null => {
  switch (verb) {
    case 'pick':
      return { kind: 'choices', choices: (facts.values.length > 0 ? facts.values : [argument]).map(indexOf) };
    case 'typed':
      return { kind: 'text', text: facts.fields[ANSWER_FIELD] ?? '' };
    case 'sure':
    case 'unsure':
      return { kind: 'sure', sure: verb === 'sure' };
    case 'tell':
      return { kind: 'gives-up' };
    default:
      return null;
  }
};

/** Serves the controls by which any question is answered; false: this is another control. */
export const takeAnswer = async (call: Call, id: CustomId, target: AnswerTarget): Promise<boolean> => {
  const submission = submissionOf(call, id);
  if (submission !== null) await target.submit(submission);
  else if (id.verb === 'type') await target.ask();
  else return false;
  return true;
};
