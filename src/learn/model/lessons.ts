import type { QuestionKind } from './facts.ts';

/** The kind of question and the position of a card. The key comes from the solver. */
export interface Exercise {
  readonly kind: QuestionKind;
  readonly line: string;
  /** The answer is typed, not chosen. */
  readonly typed?: true;
}

export interface Lesson {
  readonly cards: Readonly<Record<string, Exercise>>;
  /** Position of the game at the end; the learner gets the side that can win. */
  readonly game: string;
}

const ask = (kind: QuestionKind, line: string): Exercise => ({ kind, line });
const typed = (kind: QuestionKind, line: string): Exercise => ({ kind, line, typed: true });

/** The lessons, in order. Their texts are in the locales. */
export const LESSONS = {
  outcomes: {
    cards: {
      end: ask('outcome', 'bash 3 max=2'),
      back: ask('why', 'bash 6 max=2'),
      zermelo: ask('winning-move', 'bash 6 max=3'),
    },
    game: 'bash 10 max=2',
  },
  bash: {
    cards: {
      mirror: ask('outcome', 'bash 12 max=3'),
      remainder: ask('winning-move', 'bash 10 max=3'),
      rule: typed('winning-move', 'bash 21 max=4'),
    },
    game: 'bash 22 max=3',
  },
  nim: {
    cards: {
      pairs: ask('outcome', 'nim 4 4'),
      sum: typed('nim-sum', 'nim 3 4 5'),
      repair: ask('winning-move', 'nim 1 3 6'),
      broken: ask('why', 'nim 1 2 3'),
      mended: typed('winning-move', 'nim 1 4 6'),
    },
    game: 'nim 2 4 5',
  },
  mex: {
    cards: {
      missing: ask('mex', 'bash 5 max=3'),
      value: typed('grundy', 'subtraction 5 s=1,3,4'),
      zero: ask('outcome', 'subtraction 7 s=1,3,4'),
    },
    game: 'subtraction 12 s=1,3,4',
  },
  sums: {
    cards: {
      together: typed('grundy', 'bash 5 max=3 + nim 2'),
      where: ask('which-part', 'bash 5 max=3 + nim 4'),
      move: ask('winning-move', 'bash 5 max=3 + nim 2'),
    },
    game: 'bash 6 max=3 + nim 3',
  },
  periods: {
    cards: {
      values: ask('mex', 'subtraction 6 s=1,3,4'),
      period: typed('period', 'subtraction 10 s=1,3,4'),
      far: ask('outcome', 'subtraction 100 s=1,3,4'),
    },
    game: 'subtraction 20 s=1,3,4',
  },
  wythoff: {
    cards: {
      queen: ask('outcome', 'wythoff 1 2'),
      pairs: ask('winning-move', 'wythoff 3 4'),
      golden: ask('outcome', 'wythoff 6 10'),
      move: typed('winning-move', 'wythoff 6 9'),
    },
    game: 'wythoff 5 8',
  },
  fibonacci: {
    cards: {
      sum: typed('zeckendorf', 'fibonacci 33'),
      smallest: ask('winning-move', 'fibonacci 20'),
      lost: ask('outcome', 'fibonacci 13'),
    },
    game: 'fibonacci 17',
  },
  staircase: {
    cards: {
      even: ask('outcome', 'staircase 0 4 0'),
      odd: ask('winning-move', 'staircase 1 2 3'),
      moore: ask('outcome', 'moore 1 2 3 k=2'),
      columns: ask('winning-move', 'moore 2 2 3 k=2'),
    },
    game: 'staircase 3 1 1',
  },
  coins: {
    cards: {
      turtles: ask('winning-move', 'coins THTHH rule=turtles'),
      mock: ask('grundy', 'coins HTH rule=mock'),
      ruler: typed('grundy', 'coins THHT rule=ruler'),
    },
    game: 'coins HTHHT rule=turtles',
  },
  hackenbush: {
    cards: {
      stalk: ask('grundy', 'hackenbush 0-1 1-2'),
      colon: ask('grundy', 'hackenbush 0-1 1-2 1-3'),
      fusion: ask('grundy', 'hackenbush 0-1 1-2 2-0'),
      cut: ask('winning-move', 'hackenbush 0-1 1-2 2-3 3-1 3-4'),
    },
    game: 'hackenbush 0-1 1-2 2-3 3-1 3-4 0-5 5-6 6-7',
  },
  every: {
    cards: {
      longest: ask('outcome', 'every nim 3 + bash 5 max=3'),
      rounds: ask('outcome', 'every bash 4 max=3 + bash 8 max=3'),
      hurry: ask('winning-move', 'every bash 3 max=3 + bash 5 max=3'),
    },
    game: 'every bash 5 max=3 + bash 6 max=3',
  },
  chomp: {
    cards: {
      steal: ask('outcome', 'chomp 2x3'),
      rows: ask('why', 'chomp 3 2'),
      square: ask('winning-move', 'chomp 4x4'),
    },
    game: 'chomp 3x4',
  },
  patterns: {
    cards: {
      table: ask('mex', 'subtraction 9 s=1,4'),
      period: ask('period', 'subtraction 10 s=1,4'),
      proof: ask('outcome', 'subtraction 17 s=1,4'),
      symmetry: ask('winning-move', 'kayles 5'),
    },
    game: 'kayles 7',
  },
} as const satisfies Readonly<Record<string, Lesson>>;
/** The cards of each lesson, by name. */
export type LessonCards = { readonly [L in keyof typeof LESSONS]: keyof (typeof LESSONS)[L]['cards'] };
export type LessonId = keyof LessonCards;

/** In the order in which they are offered. */
export const LESSON_IDS = Object.keys(LESSONS) as readonly LessonId[];

/** The lesson by its id; null for anything else. */
export const lessonId = (text: string): LessonId | null => LESSON_IDS.find((id) => id === text) ?? null;
