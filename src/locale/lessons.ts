import type { Catalogue } from './catalogue.ts';
import { each } from './each.ts';

/** The lessons and the cards of each, by name, in the order in which they are read. */
const CARDS = {
  outcomes: ['end', 'back', 'zermelo'],
  bash: ['mirror', 'remainder', 'rule'],
  nim: ['pairs', 'sum', 'repair', 'broken', 'mended'],
  mex: ['missing', 'value', 'zero'],
  sums: ['together', 'where', 'move'],
  periods: ['values', 'period', 'far'],
  wythoff: ['queen', 'pairs', 'golden', 'move'],
  fibonacci: ['sum', 'smallest', 'lost'],
  staircase: ['even', 'odd', 'moore', 'columns'],
  coins: ['turtles', 'mock', 'ruler'],
  hackenbush: ['stalk', 'colon', 'fusion', 'cut'],
  every: ['longest', 'rounds', 'hurry'],
  chomp: ['steal', 'rows', 'square'],
  patterns: ['table', 'period', 'proof', 'symmetry'],
} as const;
export type LessonCards = { readonly [L in keyof typeof CARDS]: (typeof CARDS)[L][number] };
export type LessonId = keyof LessonCards;

export interface CardText {
  readonly title: string;
  /** In paragraphs. */
  readonly text: readonly string[];
}

/** What a card says to an answer: in the words of this card and of those before it. */
export interface CardReply {
  /** To a right answer, and to who asks why: the argument of the card, with these numbers. */
  readonly right: string;
  /** To any wrong answer: where to look, without the answer. */
  readonly wrong: string;
}
export type LessonReplies = {
  readonly [L in LessonId]: { readonly [C in LessonCards[L]]: CardReply };
};

/** One lesson in one language. */
export interface LessonText<C extends string> {
  /** At most 100 characters: it is offered as a choice (Discord). */
  readonly title: string;
  readonly cards: Readonly<Record<C, CardText>>;
  /** Before the game at the end: what to make use of in it. */
  readonly game: string;
}
export type LessonTexts = { readonly [L in LessonId]: LessonText<LessonCards[L]> };

type CardKey<L extends LessonId> = { readonly [K in L]: `${K}-${LessonCards[K]}` }[L];

/** What `of` makes of each card of some lessons. */
const byCard = <L extends LessonId, V>(lessons: readonly L[], of: (key: CardKey<L>) => V) =>
  each(lessons, (lesson) =>
    each<string, V>(CARDS[lesson], (card) => of(`${lesson}-${card}` as CardKey<L>)),
  ) as { readonly [K in L]: Readonly<Record<LessonCards[K], V>> };

export const lessonReplies = (t: Catalogue): LessonReplies =>
  byCard(Object.keys(CARDS) as readonly LessonId[], (key) => ({
    right: t.text(`lesson-${key}-right`),
    wrong: t.text(`lesson-${key}-wrong`),
  }));

const LAST = ['hackenbush', 'every', 'chomp', 'patterns'] as const;
/** Lessons on graphs, on other sums, and on how to find out by oneself. */
export const lastLessons = (t: Catalogue) => {
  const cards = byCard(LAST, (key) => ({
    title: t.text(`lesson-${key}-title`),
    text: t.lines(`lesson-${key}-text`),
  }));
  return each(LAST, (lesson) => ({
    title: t.text(`lesson-${lesson}-title`),
    cards: cards[lesson],
    game: t.text(`lesson-${lesson}-game`),
  })) as Pick<LessonTexts, (typeof LAST)[number]>;
};

/** What a card says to an answer; throws where a language lacks it, which its type rules out. */
export const replyOf = (
  { replies }: Pick<LearnTexts, 'replies'>,
  { lesson, name }: { readonly lesson: LessonId; readonly name: string },
): CardReply => {
  const reply = (replies[lesson] as Readonly<Record<string, CardReply>>)[name];
  if (reply === undefined) throw new Error(`no reply for ${lesson} ${name}`);
  return reply;
};

/** What the screens of the lessons say, and the lessons themselves. */
export interface LearnTexts {
  /** In Discord's command picker: at most 100 characters each. */
  readonly command: { readonly description: string; readonly lesson: string };
  readonly title: string;
  readonly intro: string;
  readonly placeholder: string;
  /** `done` of `of` cards. */
  readonly progress: (done: number, of: number) => string;
  readonly finished: string;
  readonly card: (lesson: string, number: number, of: number) => string;
  readonly exercise: string;
  readonly type: string;
  readonly tell: string;
  readonly back: string;
  readonly next: string;
  readonly again: string;
  readonly all: string;
  readonly right: string;
  readonly notYet: string;
  readonly told: string;
  readonly modal: { readonly title: string; readonly label: string };
  readonly game: {
    readonly title: string;
    /** Under what the lesson says: the position, and that it can be won. */
    readonly winnable: string;
    readonly play: string;
    /** “Play” was pressed again while the game goes on. */
    readonly there: string;
  };
  readonly lessons: LessonTexts;
  readonly replies: LessonReplies;
}
