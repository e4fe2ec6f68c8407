import type { Question } from '../../src/learn/model/question.ts';

/** The index of the first choice that is right, or of the first that is wrong. */
export const choiceOf = ({ choices }: Pick<Question, 'choices'>, right: boolean): number =>
  choices.findIndex(({ misconception }) => (misconception === null) === right);
