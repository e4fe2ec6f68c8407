import type { Answer, Judgement } from '../model/answer.ts';
import type { Question } from '../model/question.ts';
import { judgeBy } from './judge.ts';
import { makingOf } from './make.ts';
import type { Making } from './making.ts';
import type { GameCatalogue } from './positions.ts';

/** Makes and judges questions. The only answer key is the solver. Pure: the same seed gives the same question. */
export interface QuestionEngine extends Making {
  judge(question: Question, answer: Answer): Judgement;
}

/** The question engine over a catalogue of games. Stateless except for cached lists of small positions. */
export const questionEngine = (catalogue: GameCatalogue): QuestionEngine => ({
  ...makingOf(catalogue),
  judge: judgeBy(catalogue),
});
