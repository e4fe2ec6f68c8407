/** Questions for tests of exams and homework. */
import { atOnce, type QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import { sharedEngine } from '../remembered.ts';

/** Makes questions in this thread, with only `few` variants for each slot of an exam, to be fast. */
export const fewForEachPlace = (few: number): QuestionMaker => ({
  ...atOnce(sharedEngine),
  variants: (question, seed, _count, avoid) =>
    Promise.resolve(sharedEngine.variants(question, seed, few, avoid)),
  examPool: (wish) => atOnce(sharedEngine).examPool({ ...wish, count: few }),
});
