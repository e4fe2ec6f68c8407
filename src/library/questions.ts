/** Makes questions whose key is the solver, and judges answers. */
import type { Question as Asked } from '../learn/model/question.ts';
import { MAX_DIFFICULTY } from '../learn/questions/difficulty.ts';
import { judgeBy } from '../learn/questions/judge.ts';
import { makingOf } from '../learn/questions/make.ts';
import { explainAnswer, inWords } from '../learn/questions/phrases.ts';
import { between, oneOf } from './given.ts';
import { sealedOf } from './held.ts';
import { lineReader } from './reading.ts';
import { explanationOf, localeWithin } from './speaker.ts';
import type { Explanation, Game, Speaker } from './types.ts';

export type { Explanation, Game, Speaker } from './types.ts';

/** Task: who wins, a value, a move, all moves, a part, a reason, a false sentence; or numbers alone. */
export type QuestionKind =
  | 'outcome'
  | 'mex'
  | 'nim-sum'
  | 'grundy'
  | 'winning-move'
  | 'all-winning-moves'
  | 'which-part'
  | 'zeckendorf'
  | 'period'
  | 'spot-error'
  | 'why';

const KINDS: readonly QuestionKind[] = [
  'outcome',
  'mex',
  'nim-sum',
  'grundy',
  'winning-move',
  'all-winning-moves',
  'which-part',
  'zeckendorf',
  'period',
  'spot-error',
  'why',
];

export interface Wish {
  readonly kind: QuestionKind;
  /** 1 (easy) to 5 (hard); from 0 to 6 is allowed, as a question’s own may be. */
  readonly difficulty: number;
  /** The same seed and wish make the same question. */
  readonly seed: string;
  /** Ids of games; unsuitable ones for the kind are skipped. Default: all games of the maker. */
  readonly games?: readonly string[];
}

/** Question with its answer: never send the whole object to the user who has to answer it. */
export interface Question {
  readonly kind: string;
  /** Question in words. */
  readonly text: string;
  /** Position it is about; null if the text is enough. */
  readonly line: string | null;
  /** Choices in words; empty if the answer is typed. */
  readonly choices: readonly string[];
  /** Whether several choices are right, all of which must be chosen. */
  readonly several: boolean;
  /** Every right answer in words. */
  readonly answers: readonly string[];
  readonly difficulty: number;
}

/** Indices of the chosen choices, or the typed text. */
export type Answer = readonly number[] | string;

export interface QuestionMaker {
  /**
   * Makes a question; null if none of the games has one of that kind.
   *
   * @throws RangeError - for an unknown kind, and for an invalid difficulty.
   */
  make(wish: Wish): Question | null;
  /** `unread`: not a number, move or choice. */
  judge(question: Question, answer: Answer): 'right' | 'wrong' | 'unread';
  /** Answer with its proof in the numbers of the position, and the error in each wrong choice. */
  explain(question: Question): Explanation;
}

const inside = new WeakMap<Question, Asked>();
const within = (question: Question): Asked => {
  const asked = inside.get(question);
  if (asked === undefined) throw new TypeError('This is no question of the library.');
  return asked;
};

/**
 * Makes a maker of questions about these games.
 *
 * @param speaker - made with the texts of the games, and `questions` of its language.
 *
 * @example
 * ```js
 * import { nim } from 'sprague/games';
 * import { questionMaker } from 'sprague/questions';
 * import { speaker } from 'sprague/texts';
 * import * as en from 'sprague/texts/en';
 *
 * const maker = questionMaker([nim], speaker(en.language, en.nim, en.questions));
 * const question = maker.make({ kind: 'outcome', difficulty: 1, seed: 'monday' });
 * const right = question.choices.findIndex((choice) => question.answers.includes(choice));
 * console.log(question.choices.length > 1, maker.judge(question, [right]));
 * //> true right
 * ```
 */
export const questionMaker = (games: readonly Game[], speaker: Speaker): QuestionMaker => {
  const locale = localeWithin(speaker);
  const catalogue = {
    games: Object.fromEntries(games.map((game) => [game.id, sealedOf(game)])),
    parse: lineReader(games, []),
  };
  const making = makingOf(catalogue);
  const judge = judgeBy(catalogue);
  const publicQuestion = (asked: Asked): Question => {
    const question: Question = inWords(locale, asked);
    inside.set(question, asked);
    return question;
  };
  return {
    make: ({ games: ids = games.map(({ id }) => id), ...wish }) => {
      oneOf(KINDS, 'kind', wish.kind);
      between(0, MAX_DIFFICULTY, 'difficulty', wish.difficulty);
      const asked = making.generate({ ...wish, games: ids });
      return asked === null ? null : publicQuestion(asked);
    },
    judge: (question, answer) => {
      const { verdict } = judge(
        within(question),
        typeof answer === 'string' ? { kind: 'typed', text: answer } : { kind: 'chosen', choices: answer },
      );
      // The library's kinds of question have no free-text answers.
      return verdict === 'unmarked' ? 'unread' : verdict;
    },
    explain: (question) => explanationOf([explainAnswer(catalogue, within(question), locale)]),
  };
};
