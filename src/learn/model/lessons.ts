import type { QuestionKind } from './facts.ts';

/** The kind of question and the position of an exercise. The key comes from the solver. */
export interface Exercise {
  readonly kind: QuestionKind;
  readonly line: string;
  /** The answer is typed, not chosen. */
  readonly typed?: true;
}

/** A table of a family of positions up to `size`, shown beside the exercise's position. */
export interface ExerciseTable {
  readonly typed: string;
  readonly size: number;
  readonly show: 'outcomes' | 'values';
}

/** One idea: an exercise that needs it, and a fresh one after a mistake. */
export interface Card extends Exercise {
  readonly again: Exercise;
  readonly table?: ExerciseTable;
  /** A Python program that does what the card says, line by line. */
  readonly code?: readonly string[];
}

/** Online judges of the lessons' tasks. */
export const JUDGES = ['luogu', 'hdu', 'poj', 'loj', 'bzoj'] as const;
export type Judge = (typeof JUDGES)[number];

/** Parts of the path, in order. */
export const CHAPTERS = ['start', 'nim', 'values', 'heaps', 'figures', 'beyond'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Lesson {
  readonly chapter: Chapter;
  /** Ids of the lessons it builds on. */
  readonly needs: readonly string[];
  readonly cards: Readonly<Record<string, Card>>;
  /** Position of the game at the end; the learner gets the winning side. */
  readonly game: string;
  /** Contest tasks it solves. */
  readonly tasks?: readonly { readonly judge: Judge; readonly task: string }[];
}

type More = Pick<Card, 'table' | 'code'>;

/** A card with exercises of one kind about these positions: the first, and the one after a mistake. */
const ask = (kind: QuestionKind, line: string, again: string, more: More = {}): Card => ({
  kind,
  line,
  again: { kind, line: again },
  ...more,
});
const typed = (kind: QuestionKind, line: string, again: string, more: More = {}): Card => ({
  kind,
  line,
  typed: true,
  again: { kind, line: again, typed: true },
  ...more,
});
const on = (judge: Judge, ...tasks: readonly string[]) => tasks.map((task) => ({ judge, task }));

/**
 * The lessons in order. Their texts are in the locales. Progress is stored as a number of cards, so a published lesson never
 * gets more: who finished it would be unfinished.
 */
export const LESSONS = {
  outcomes: {
    chapter: 'start',
    needs: [],
    cards: {
      end: ask('outcome', 'bash 3 max=2', 'bash 4 max=2'),
      back: ask('why', 'bash 4 max=2', 'bash 5 max=2', {
        table: { typed: 'bash n max=2', size: 3, show: 'outcomes' },
      }),
      zermelo: ask('winning-move', 'bash 6 max=3', 'bash 9 max=4'),
    },
    game: 'bash 13 max=2',
  },
  bash: {
    chapter: 'start',
    needs: ['outcomes'],
    cards: {
      mirror: ask('outcome', 'bash 12 max=3', 'bash 14 max=3'),
      remainder: ask('winning-move', 'bash 10 max=3', 'bash 15 max=3'),
      rule: typed('winning-move', 'bash 21 max=4', 'bash 26 max=6'),
    },
    game: 'bash 22 max=3',
    tasks: on('hdu', '1846'),
  },
  graphs: {
    chapter: 'start',
    needs: ['outcomes'],
    cards: {
      label: ask('outcome', 'dag a>b a>c b>d c>b c>d at=a', 'dag a>b a>c b>d c>b c>e d>e at=a'),
      count: ask(
        'winning-move',
        'dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=a',
        'dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=a',
        {
          code: [
            'for v in queue:  # at first the points with left[v] == 0, labelled P',
            '    for u in into[v]:',
            '        left[u] -= 1',
            '        if u not in label and (label[v] == "P" or left[u] == 0):',
            '            label[u] = "N" if label[v] == "P" else "P"',
            '            queue.append(u)',
          ],
        },
      ),
      heaps: ask('outcome', 'subtraction 6 s=1,3,4', 'subtraction 7 s=1,3,4', {
        code: ['for n in range(heap + 1):', '    win[n] = any(s <= n and not win[n - s] for s in S)'],
      }),
    },
    game: 'dag a>b a>c a>d b>c b>d c>d c>g d>e d>f e>f f>g g>h at=a',
  },
  binary: {
    chapter: 'nim',
    needs: ['outcomes'],
    cards: {
      powers: ask('winning-move', 'dynamic 20 k=1', 'dynamic 12 k=1'),
      digits: ask('outcome', 'dynamic 16 k=1', 'dynamic 24 k=1'),
      cancel: typed('nim-sum', 'nim 6 3', 'nim 7 5'),
    },
    game: 'dynamic 22 k=1',
  },
  nim: {
    chapter: 'nim',
    needs: ['binary'],
    cards: {
      pairs: ask('outcome', 'nim 4 4', 'nim 3 5'),
      sum: typed('nim-sum', 'nim 3 4 5', 'nim 2 5 6'),
      repair: ask('winning-move', 'nim 1 3 6', 'nim 2 4 7'),
      broken: ask('why', 'nim 1 2 3', 'nim 2 4 6'),
      mended: typed('winning-move', 'nim 1 4 6', 'nim 3 6 7'),
    },
    game: 'nim 2 4 5',
    tasks: [...on('luogu', 'P2197'), ...on('poj', '2975')],
  },
  misere: {
    chapter: 'nim',
    needs: ['nim'],
    cards: {
      ones: ask('outcome', 'nim 1 1 1 misere', 'nim 1 1 1 1 misere'),
      last: ask('winning-move', 'nim 1 1 4 misere', 'nim 1 3 misere'),
      same: ask('winning-move', 'nim 2 3 4 misere', 'nim 3 4 6 misere'),
    },
    game: 'nim 1 2 4 misere',
    tasks: [...on('luogu', 'P4279'), ...on('hdu', '1907')],
  },
  staircase: {
    chapter: 'nim',
    needs: ['nim'],
    cards: {
      even: ask('outcome', 'staircase 0 4 0', 'staircase 1 3 0'),
      odd: ask('winning-move', 'staircase 1 2 3', 'staircase 2 3 5'),
      moore: ask('outcome', 'moore 1 2 3 k=2', 'moore 1 2 3 3 k=2'),
      columns: ask('winning-move', 'moore 2 2 3 k=2', 'moore 4 4 6 k=2'),
    },
    game: 'staircase 3 1 1',
    tasks: on('poj', '1704'),
  },
  mex: {
    chapter: 'values',
    needs: ['outcomes'],
    cards: {
      missing: ask('mex', 'bash 5 max=3', 'subtraction 6 s=1,3,4'),
      value: typed('grundy', 'subtraction 5 s=1,3,4', 'subtraction 6 s=1,3,4'),
      zero: ask('outcome', 'subtraction 7 s=1,3,4', 'subtraction 8 s=1,3,4'),
    },
    game: 'subtraction 12 s=1,3,4',
  },
  theorem: {
    chapter: 'values',
    needs: ['mex', 'nim'],
    cards: {
      beside: ask('outcome', 'subtraction 5 s=1,3,4 + nim 3', 'subtraction 4 s=1,3,4 + nim 3'),
      back: ask('winning-move', 'subtraction 6 s=1,3,4 + nim 1', 'subtraction 5 s=1,3,4 + nim 1'),
      replace: typed('grundy', 'subtraction 5 4 s=1,3,4', 'subtraction 6 8 s=1,3,4'),
    },
    game: 'subtraction 10 s=1,3,4 + nim 3',
  },
  sums: {
    chapter: 'values',
    needs: ['theorem'],
    cards: {
      together: typed('grundy', 'bash 6 max=3 + nim 5', 'bash 7 max=3 + nim 6'),
      where: ask('which-part', 'bash 5 max=3 + nim 4', 'bash 7 max=4 + nim 1'),
      move: ask('winning-move', 'bash 5 max=3 + nim 2', 'bash 6 max=3 + nim 3'),
    },
    game: 'bash 7 max=3 + nim 2 4',
  },
  periods: {
    chapter: 'values',
    needs: ['mex'],
    cards: {
      values: typed('grundy', 'subtraction 7 s=2,3', 'subtraction 8 s=2,3'),
      period: typed('period', 'subtraction 10 s=2,3', 'subtraction 10 s=1,2,4', {
        table: { typed: 'subtraction n s=2,3', size: 15, show: 'values' },
      }),
      far: ask('outcome', 'subtraction 100 s=2,3', 'subtraction 98 s=2,3'),
    },
    game: 'subtraction 37 s=2,3',
  },
  splitting: {
    chapter: 'values',
    needs: ['sums'],
    cards: {
      split: typed('grundy', 'kayles 3', 'kayles 4'),
      code: typed('grundy', 'octal 3 code=0.6', 'octal 4 code=0.6'),
      lasker: typed('grundy', 'lasker 3', 'lasker 4'),
      rows: ask('winning-move', 'kayles 4 2', 'kayles 5 3'),
    },
    game: 'kayles 5 4 1',
    tasks: on('hdu', '3032'),
  },
  wythoff: {
    chapter: 'heaps',
    needs: ['outcomes'],
    cards: {
      queen: ask('outcome', 'wythoff 1 2', 'wythoff 1 3'),
      pairs: ask('winning-move', 'wythoff 3 4', 'wythoff 5 6'),
      every: ask('winning-move', 'wythoff 5 9', 'wythoff 4 9'),
      move: typed('winning-move', 'wythoff 6 9', 'wythoff 8 11'),
    },
    game: 'wythoff 5 8',
    tasks: on('hdu', '2177'),
  },
  beatty: {
    chapter: 'heaps',
    needs: ['wythoff'],
    cards: {
      golden: ask('outcome', 'wythoff 6 10', 'wythoff 9 14'),
      share: ask('winning-move', 'wythoff 14 25', 'wythoff 16 28'),
      root: ask('outcome', 'wythoff 4 10 a=2', 'wythoff 5 11 a=2'),
    },
    game: 'wythoff 3 8 a=2',
  },
  fibonacci: {
    chapter: 'heaps',
    needs: ['outcomes'],
    cards: {
      sum: typed('zeckendorf', 'fibonacci 33', 'fibonacci 46'),
      smallest: ask('winning-move', 'fibonacci 32', 'fibonacci 27'),
      lost: ask('outcome', 'fibonacci 21', 'fibonacci 22'),
    },
    game: 'fibonacci 17',
    tasks: on('hdu', '2516'),
  },
  euclid: {
    chapter: 'heaps',
    needs: ['outcomes'],
    cards: {
      forced: ask('outcome', 'euclid 3 2', 'euclid 5 3'),
      choice: ask('winning-move', 'euclid 24 7', 'euclid 19 5'),
      count: ask('outcome', 'euclid 47 30', 'euclid 50 29'),
    },
    game: 'euclid 26 7',
    tasks: on('luogu', 'P1290'),
  },
  coins: {
    chapter: 'heaps',
    needs: ['sums'],
    cards: {
      turtles: ask('winning-move', 'coins THTHH rule=turtles', 'coins HHTTH rule=turtles'),
      mock: ask('grundy', 'coins HTH rule=mock', 'coins HTTH rule=mock'),
      ruler: typed('grundy', 'coins THHT rule=ruler', 'coins HTTH rule=ruler'),
    },
    game: 'coins HTHHT rule=turtles',
  },
  hackenbush: {
    chapter: 'figures',
    needs: ['sums'],
    cards: {
      stalk: ask('winning-move', 'hackenbush 0-1 1-2 2-3 0-4', 'hackenbush 0-1 1-2 2-3 3-4 0-5 5-6'),
      colon: typed('grundy', 'hackenbush 0-1 1-2 2-3 1-4', 'hackenbush 0-1 1-2 1-3 1-4'),
      copy: ask('outcome', 'hackenbush 0-1 1-2 1-3 0-4', 'hackenbush 0-1 1-2 1-3 3-4 0-5 5-6 6-7'),
      tree: ask('winning-move', 'hackenbush 0-1 1-2 1-3 1-4 4-5 0-6', 'hackenbush 0-1 1-2 2-3 2-4 0-5'),
    },
    game: 'hackenbush 0-1 1-2 1-3 3-4 0-5 5-6 6-7',
    tasks: on('hdu', '3094'),
  },
  fusion: {
    chapter: 'figures',
    needs: ['hackenbush'],
    cards: {
      cycle: ask('grundy', 'hackenbush 0-1 1-2 2-3 3-4 4-0', 'hackenbush 0-1 1-2 2-3 3-4 4-5 5-0'),
      fuse: typed('grundy', 'hackenbush 0-1 1-2 2-3 3-1', 'hackenbush 0-1 1-2 2-3 3-4 4-1'),
      cut: ask('winning-move', 'hackenbush 0-1 1-2 2-3 3-1 3-4', 'hackenbush 0-1 1-2 2-0 0-3 3-4'),
    },
    game: 'hackenbush 0-1 1-2 2-3 3-1 3-4 0-5 5-6 6-7',
    tasks: on('poj', '3710'),
  },
  matching: {
    chapter: 'figures',
    needs: ['graphs'],
    cards: {
      partner: ask(
        'winning-move',
        'geography a-b b-c b-d b-f c-d c-f e-f at=c',
        'geography a-b b-f c-d d-e d-f e-f at=f',
      ),
      left: ask('outcome', 'geography a-b b-c c-d d-e at=a', 'geography a-b b-c c-d d-e at=b'),
      swap: ask('outcome', 'geography a-b a-c b-c c-d d-e at=a', 'geography a-b b-c c-d d-a d-e at=b'),
    },
    game: 'geography a-b a-e a-f b-d b-h c-d c-h d-f d-h e-f f-h g-h at=a',
    tasks: [...on('bzoj', '1443'), ...on('loj', '6033')],
  },
  every: {
    chapter: 'beyond',
    needs: ['bash'],
    cards: {
      longest: ask('outcome', 'every nim 3 + bash 5 max=3', 'every nim 2 + bash 8 max=3'),
      rounds: ask('outcome', 'every bash 4 max=3 + bash 8 max=3', 'every bash 4 max=3 + bash 5 max=3'),
      hurry: ask('winning-move', 'every bash 3 max=3 + bash 5 max=3', 'every bash 2 max=3 + bash 6 max=3'),
    },
    game: 'every bash 6 max=3 + bash 10 max=3',
    tasks: on('hdu', '3595'),
  },
  tame: {
    chapter: 'beyond',
    needs: ['misere', 'sums'],
    cards: {
      tame: ask('winning-move', 'bash 5 6 max=3 misere', 'bash 9 7 max=3 misere'),
      rule: ask('outcome', 'bash 5 5 9 max=3 misere', 'bash 5 9 max=3 misere'),
      wild: ask('outcome', 'kayles 5 1 misere', 'kayles 5 2 misere'),
    },
    game: 'bash 6 11 max=3 misere',
  },
  chomp: {
    chapter: 'beyond',
    needs: ['outcomes'],
    cards: {
      steal: ask('outcome', 'divisor 6', 'chomp 2 1'),
      rows: ask('winning-move', 'chomp 5 3', 'chomp 4 4'),
      square: ask('winning-move', 'chomp 4x4', 'chomp 4 1 1'),
    },
    game: 'chomp 5x5',
  },
  patterns: {
    chapter: 'beyond',
    needs: ['periods', 'splitting'],
    cards: {
      table: typed('grundy', 'subtraction 9 s=1,4', 'subtraction 10 s=1,4'),
      period: ask('period', 'subtraction 10 s=1,4', 'subtraction 10 s=2,4', {
        table: { typed: 'subtraction n s=1,4', size: 15, show: 'values' },
      }),
      proof: ask('outcome', 'subtraction 17 s=1,4', 'subtraction 23 s=1,4'),
      symmetry: ask('winning-move', 'kayles 8', 'kayles 9'),
    },
    game: 'kayles 11',
  },
} as const satisfies Readonly<Record<string, Lesson>>;
/** The cards of each lesson, by name. */
export type LessonCards = { readonly [L in keyof typeof LESSONS]: keyof (typeof LESSONS)[L]['cards'] };
export type LessonId = keyof LessonCards;

/** In order. */
export const LESSON_IDS = Object.keys(LESSONS) as readonly LessonId[];

/** The lesson by its id; null for anything else. */
export const lessonId = (text: string): LessonId | null => LESSON_IDS.find((id) => id === text) ?? null;

/** State of a lesson: finished, next, open, or dependent on an unfinished one. */
export type LessonState = 'done' | 'next' | 'open' | 'later';

/** States of all lessons for a user: the next one is the path's first unfinished lesson. */
export const pathOf = (isDone: (id: LessonId) => boolean): ReadonlyMap<LessonId, LessonState> => {
  const next = LESSON_IDS.find((id) => !isDone(id));
  const stateOf = (id: LessonId): LessonState => {
    if (isDone(id)) return 'done';
    if (id === next) return 'next';
    const { needs }: Lesson = LESSONS[id];
    return needs.every((need) => isDone(need as LessonId)) ? 'open' : 'later';
  };
  return new Map(LESSON_IDS.map((id) => [id, stateOf(id)]));
};

/** State of a student's lesson homework: finished in time, after the close, under way, or not begun. */
export const STANDINGS = ['done', 'late', 'begun', 'open'] as const;
export type LessonStanding = (typeof STANDINGS)[number];
