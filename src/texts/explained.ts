import { pushTo } from '../engine/core/maps.ts';
import type { MovePhrase } from '../engine/explain/phrase.ts';
import type { Level, ShownMove, Step, StepKind } from '../engine/explain/step.ts';
import { type Block, code, type Doc, type Inline, note, p } from './doc.ts';
import { wordsPerWord } from './languages.ts';
import { type Locale, sayMove, sayReason, sayStep } from './locale.ts';
import { MAX_TYPED_MOVE_CHARS } from './parts.ts';
import { plainInline } from './plain.ts';
import { wordsIn, wordsOf } from './words.ts';

/** The most words of one page, in English. */
const MAX_WORDS: Readonly<Record<Level, number>> = {
  answer: 60,
  why: 150,
  proof: 250,
  moves: 150,
  table: 150,
};
/** A longer move within a sentence is shown as typed. */
const MAX_MOVE_WORDS = 24;
const MAX_TABLE_ROWS = 16;

export const maxWordsOf = (locale: Locale, level: Level): number =>
  MAX_WORDS[level] * wordsPerWord(locale.id);

/** An explanation ready to be put into words. */
export interface Explained {
  readonly steps: readonly Step[];
  readonly checked: boolean;
}

/** The size of a heap before and after the move, which the picture shows. */
const FROM_TO = /\s?[(（]\d+ → \d+[)）]/gu;
const takes = (phrase: MovePhrase): boolean =>
  phrase.kind === 'component'
    ? takes(phrase.move)
    : phrase.kind === 'components'
      ? phrase.moves.every(({ move }) => takes(move))
      : phrase.kind === 'take' || phrase.kind === 'take-single';

/** A move within a sentence: in words, or as typed where the words are too many. */
const inSentence = (l: Locale, { phrase, move }: ShownMove): Inline => {
  const most = MAX_MOVE_WORDS * (maxWordsOf(l, 'answer') / MAX_WORDS.answer);
  const typed = (): Inline => code(l.shorten(move, MAX_TYPED_MOVE_CHARS));
  // Even at one word per component this is too long.
  if (phrase.kind === 'components' && phrase.moves.length > most) return typed();
  const whole = sayMove(l, phrase);
  const said = takes(phrase) ? whole.replace(FROM_TO, '') : whole;
  return wordsIn(said) <= most ? said : typed();
};

/** The verdict as a sentence, and the theoretical term in a small line. */
const headOf = (
  l: Locale,
  { steps, checked }: Explained,
): { readonly said: Block; readonly small: Block } => {
  const [verdict] = steps;
  if (verdict?.kind !== 'verdict') throw new Error('an explanation begins with its verdict');
  const over = steps.find((step) => step.kind === 'over');
  const { answer, worth } = l.explained;
  const said =
    over === undefined
      ? plainInline(answer(verdict, verdict.best === null ? null : inSentence(l, verdict.best)))
      : plainInline(sayStep(l, over).flatMap((block) => ('text' in block ? block.text : [])));
  const small = [worth(verdict), ...(checked ? [l.screens.analysis.checked] : [])];
  return { said: { kind: 'verdict', text: said }, small: note(small.join(' · ')) };
};

const isKind =
  (...kinds: readonly StepKind[]) =>
  ({ kind }: Step): boolean =>
    kinds.includes(kind);

/** Steps that say that something is missing. */
const LIMITS: readonly StepKind[] = ['gave-up', 'too-slow', 'withheld', 'no-move-known'];

/** The verdict, one reason, and the longest defence. */
const answerOf = (l: Locale, explained: Explained): Doc => {
  const { said, small } = headOf(l, explained);
  const { steps } = explained;
  const rest = steps.flatMap((step): readonly (readonly Inline[])[] => {
    if (step.kind === 'loopy-reason')
      return sayStep(l, step).flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    if (step.kind === 'reason') return [sayReason(l, step, room(l, [said, small]))];
    if (step.kind === 'best-tries') return [l.explained.resists(inSentence(l, step.moves[0]!))];
    return [];
  });
  const limits = steps.filter(isKind('gave-up', 'too-slow', 'withheld')).flatMap((step) => sayStep(l, step));
  const doc: Block[] = [said];
  for (const block of [...limits, ...rest.map((text) => p(...text))])
    if (wordsOf([...doc, block, small]) <= maxWordsOf(l, 'answer')) doc.push(block);
  return [...doc, small];
};

const room = (l: Locale, doc: Doc): number => maxWordsOf(l, 'answer') - wordsOf(doc);

/** A table split into pieces that each fit a page. */
const cutTable = (block: Block): readonly Block[] => {
  if (block.kind !== 'table' || block.rows.length <= MAX_TABLE_ROWS) return [block];
  const pages: Block[] = [];
  for (let at = 0; at < block.rows.length; at += MAX_TABLE_ROWS) {
    const { notes, ...rest } = block;
    const own = Object.entries(notes ?? {}).filter(
      ([row]) => Number(row) >= at && Number(row) < at + MAX_TABLE_ROWS,
    );
    pages.push({
      ...rest,
      rows: block.rows.slice(at, at + MAX_TABLE_ROWS),
      ...(own.length === 0
        ? {}
        : { notes: Object.fromEntries(own.map(([row, remark]) => [Number(row) - at, remark])) }),
    });
  }
  return pages;
};

const rowsOf = (doc: Doc): number =>
  doc.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/** Splits a document into blocks; a heading stays with the block after it. */
const withHeadings = (doc: Doc): readonly Doc[] =>
  doc.flatMap((block, i) =>
    block.kind === 'heading' && i < doc.length - 1
      ? []
      : [doc[i - 1]?.kind === 'heading' ? [doc[i - 1]!, block] : [block]],
  );

/** Distributes units over pages, in order. A unit too long for one page is split between its blocks. */
const paged = (units: readonly Doc[], bound: number): readonly Doc[] => {
  const pages: Block[][] = [[]];
  const fits = (doc: Doc): boolean => {
    const page = pages.at(-1)!;
    return (
      page.length === 0 ||
      (wordsOf([...page, ...doc]) <= bound &&
        rowsOf([...page, ...doc]) <= Math.max(2 * MAX_TABLE_ROWS, rowsOf(page)))
    );
  };
  for (const unit of units) {
    const parts =
      fits(unit) && wordsOf(unit) <= bound && rowsOf(unit) <= 2 * MAX_TABLE_ROWS
        ? [unit]
        : withHeadings(unit.flatMap(cutTable));
    for (const part of parts) {
      if (!fits(part)) pages.push([]);
      pages.at(-1)!.push(...part);
    }
  }
  return pages.filter((page) => page.length > 0);
};

/**
 * The first page has `head` and as many of the `units` as fit, chosen by `rank` and shown in their order; the rest go on the
 * pages after it.
 */
const ranked = (
  head: Doc,
  units: readonly { readonly doc: Doc; readonly rank: number }[],
  bound: number,
): readonly Doc[] => {
  const chosen = new Set<(typeof units)[number]>();
  const first = (): Doc => [...head, ...units.filter((unit) => chosen.has(unit)).flatMap(({ doc }) => doc)];
  for (const unit of units.toSorted((a, b) => a.rank - b.rank)) {
    chosen.add(unit);
    if (
      wordsOf(first()) > bound ||
      (unit.rank > 0 && rowsOf(unit.doc) > 0 && rowsOf(first()) > 2 * MAX_TABLE_ROWS)
    )
      chosen.delete(unit);
  }
  return [
    first(),
    ...paged(
      units.filter((unit) => !chosen.has(unit)).map(({ doc }) => doc),
      bound,
    ),
  ].filter((page) => page.length > 0);
};

/** The decisive fact with the numbers of this position, and why it works. */
const whyOf = (l: Locale, explained: Explained): readonly Doc[] => {
  const { said, small } = headOf(l, explained);
  const rank = ({ kind }: Step): number => {
    if (kind === 'decides' || LIMITS.includes(kind)) return 0;
    if (kind === 'works' || kind === 'loopy-reason') return 1;
    if (kind === 'repair' || kind === 'found-move') return 3;
    if (kind === 'in-part' || kind === 'parts-alike') return 5;
    if (kind === 'winning-moves' || kind === 'mistakes' || kind === 'misere-form') return 6;
    return kind === 'answers' ||
      kind === 'draws' ||
      kind === 'if-they-answer' ||
      kind === 'best-tries' ||
      kind === 'misere-note' ||
      kind === 'values-fail'
      ? 4
      : 2;
  };
  const units = told(explained, 'verdict', 'over', 'winning-moves', 'mistakes').map((step) => ({
    doc: sayStep(l, step),
    rank: rank(step),
  }));
  return ranked([said, small], units, maxPageWords(l, 'why'));
};

const told = ({ steps }: Explained, ...without: readonly StepKind[]): readonly Step[] =>
  steps.filter(({ kind }) => !without.includes(kind));

/** The parts of a proof under their headings; several lemmas are numbered. */
const lemmasOf = (l: Locale, step: Step): readonly Doc[] => {
  const sections: Block[][] = [];
  for (const block of sayStep(l, step))
    if (block.kind === 'heading' || sections.length === 0) sections.push([block]);
    else sections.at(-1)!.push(block);
  return sections.map((section) => {
    const lemmas = section.filter(({ kind }) => kind === 'paragraph');
    return lemmas.length < 2
      ? section
      : section.map((block) =>
          block.kind === 'paragraph'
            ? { ...block, text: [l.explained.lemma(lemmas.indexOf(block) + 1), ...block.text] }
            : block,
        );
  });
};

/** The group of an `in-part` step: parts with the same theorem share its statement, and searched parts form one group. */
const groupOf = (step: Extract<Step, { kind: 'in-part' }>, before: string | null): string | null => {
  const [first] = step.steps;
  if (first?.kind === 'decides') return first.theorem;
  return first?.kind === 'grouped-options' ? 'search' : before;
};

/** The parts of a sum grouped by theorem, each theorem with its proof; those without a proof of their own come last. */
const partProofs = (l: Locale, steps: readonly Step[]): readonly (readonly Doc[])[] => {
  const groups = new Map<string | null, Doc[]>();
  for (const step of steps) if (step.kind === 'proof') groups.set(step.theorem, [...lemmasOf(l, step)]);
  let group: string | null = null;
  for (const step of steps) {
    if (step.kind !== 'in-part') continue;
    group = groupOf(step, group);
    pushTo(groups, group, sayStep(l, step));
  }
  return [...groups.values()];
};

/** Leaves one winning move of more than two in a proof; *Moves* counts and lists the others. */
const withFewMoves = (step: Step): Step => {
  if (step.kind === 'verdict') return { ...step, winning: null };
  if (step.kind !== 'counted-repairs' || step.rows.length === 0) return step;
  const count = step.more + step.rows.length;
  const rows = step.rows.slice(0, count <= 2 ? count : 1);
  return { ...step, rows, more: count - rows.length, copy: null };
};

/**
 * The theorem with its lemmas and then the numbers of this position, on one page if they fit, else on one each; the statement is
 * where there is room. The theorems that it uses have pages of their own: that of a part together with the parts it is used for.
 */
const proofOf = (l: Locale, whole: Explained): readonly Doc[] => {
  const explained = { ...whole, steps: whole.steps.map(withFewMoves) };
  const { said, small } = headOf(l, explained);
  const bound = maxPageWords(l, 'proof');
  const steps = told(
    explained,
    'verdict',
    'over',
    'works',
    'winning-moves',
    'if-they-answer',
    'best-tries',
    'misere-note',
    'values-fail',
  );
  const [main, ...rests] = steps.filter(isKind('proof'));
  const head: Doc = [said, small];
  const statement = steps.filter(isKind('decides')).map((step) => sayStep(l, step));
  const lemmas = main === undefined ? [] : lemmasOf(l, main);
  const here = steps
    .filter((step) => !isKind('proof', 'decides', 'in-part')(step))
    .map((step) => sayStep(l, step));
  const parts = partProofs(l, [...rests, ...steps.filter(isKind('in-part'))]).flatMap((units) =>
    paged(units, bound),
  );
  const together = paged(
    [head, ...statement, ...lemmas, ...here],
    parts.length === 0 ? maxWordsOf(l, 'proof') : bound,
  );
  const apart = (): readonly Doc[] => {
    const stated = paged([head, ...statement, ...lemmas], bound);
    const fits = stated.length === 1 || lemmas.length === 0;
    const rest = fits ? here : [...statement, ...here];
    return [
      ...(fits ? stated : paged([head, ...lemmas], bound)),
      ...(rest.length === 0 ? [] : paged([[{ kind: 'heading', text: l.explained.here }], ...rest], bound)),
    ];
  };
  return [...(together.length === 1 ? together : apart()), ...parts];
};

const listOf = (l: Locale, explained: Explained, level: Level): readonly Doc[] => {
  const { said, small } = headOf(l, explained);
  const units = told(explained, 'verdict', 'over').map((step) => sayStep(l, step));
  return paged([[said, small], ...units], maxPageWords(l, level));
};

/** The words of a page, not counting the small line with its number. */
const maxPageWords = (l: Locale, level: Level): number =>
  maxWordsOf(l, level) - wordsIn(l.explained.page(99, 99));

/** An explanation in words, page by page, without page numbers. */
export const pagesOf = (l: Locale, explained: Explained, level: Level): readonly Doc[] => {
  switch (level) {
    case 'answer':
      return [answerOf(l, explained)];
    case 'why':
      return whyOf(l, explained);
    case 'proof':
      return proofOf(l, explained);
    case 'moves':
    case 'table':
      return listOf(l, explained, level);
  }
};

/**
 * An explanation in words, page by page, each within the word limit of its level. What does not fit on the first page is on
 * the others, and every page says so.
 */
export const sayExplained = (locale: Locale, explained: Explained, level: Level): readonly Doc[] => {
  const pages = pagesOf(locale, explained, level);
  return pages.length === 1
    ? pages
    : pages.map((page, i) => [...page, note(locale.explained.page(i + 1, pages.length))]);
};

/** A longer first sentence of a page is not used as its title. */
const MAX_TITLE_CHARS = 60;

/** A title for each page: its heading, or a short first line; a continued page gets a number. */
export const pageTitles = (locale: Locale, pages: readonly Doc[], level: Level): readonly string[] => {
  const titles: string[] = [];
  let [name, count] = ['', 1];
  for (const [i, [first]] of pages.entries()) {
    const text =
      first?.kind === 'heading' ? first.text : first?.kind === 'paragraph' ? plainInline(first.text) : '';
    const isName = first?.kind === 'heading' || (text !== '' && text.length <= MAX_TITLE_CHARS);
    const own = i === 0 ? locale.screens.analysis.levels[level] : isName ? text : name;
    count = own === name ? count + 1 : 1;
    name = own;
    titles.push(count === 1 ? own : locale.explained.again(own, count));
  }
  return titles;
};
