import { type CustomId, indexOf } from '../../kernel/custom-id.ts';
import type { Submission } from '../../learn/class/submit-answer.ts';
import { ANSWER_FIELD } from '../../learn/screens/question.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Control, type Controls } from '../control.ts';

/** The question that a control belongs to, in any kind of assignment. */
export interface AnswerTarget {
  readonly submit: (submission: Submission) => Promise<void>;
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

/** Serves the controls that answer a question, and others by their verb. */
export const withAnswers =
  (targetOf: (bot: Bot, call: Call, id: CustomId) => AnswerTarget, controls: Controls): Control =>
  async (bot, call, id) => {
    if (!(await takeAnswer(call, id, targetOf(bot, call, id)))) await byVerb(controls)(bot, call, id);
  };

/** Serves the controls that answer a question; returns false for other controls. */
export const takeAnswer = async (call: Call, id: CustomId, target: AnswerTarget): Promise<boolean> => {
  const submission = submissionOf(call, id);
  if (submission !== null) await target.submit(submission);
  else if (id.verb === 'type') await target.ask();
  else return false;
  return true;
};
