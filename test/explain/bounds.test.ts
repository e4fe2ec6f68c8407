/** The length of each level: within its limit in every finished language, with nothing lost on the way. */
import { expect, test } from 'vitest';
import { LEVELS, type Step } from '../../src/engine/explain/step.ts';
import type { Analysis } from '../../src/engine/solve/analyse.ts';
import { type Checked, explainChecked } from '../../src/games/checked.ts';
import type { Doc } from '../../src/texts/doc.ts';
import { maxWordsOf, pageTitles, sayExplained } from '../../src/texts/explained.ts';
import { locales } from '../../src/texts/index.ts';
import { isFinished, LANGUAGES } from '../../src/texts/languages.ts';
import { type Locale, sayStep } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { wordsIn, wordsOf } from '../../src/texts/words.ts';
import { some } from '../support/amount.ts';
import { analysisOf } from '../support/positions.ts';
import { type Sampled, sampled } from '../support/sampled.ts';

const finished: readonly Locale[] = LANGUAGES.filter(isFinished).map((id) => locales[id]);
const analysed = (line: string): Analysis => analysisOf(line, { bound: 5_000, moves: 32 });
const explained = (line: string) => {
  const analysis = analysed(line);
  return LEVELS.map((level) => [level, explainChecked(analysis, level)] as const);
};

test('the bounds are those that were promised', () => {
  expect(
    LEVELS.map((level) => [
      level,
      ...(['en', 'zh-CN', 'ja'] as const).map((id) => maxWordsOf(locales[id], level)),
    ]),
  ).toEqual([
    ['answer', 60, 120, 150],
    ['why', 150, 300, 375],
    ['proof', 250, 500, 625],
    ['moves', 150, 300, 375],
    ['table', 150, 300, 375],
  ]);
});

/** Rules that have a proof of their own, and a theorem that is needed for large numbers only. */
const VARIANTS = [
  ...['turtles', 'mock', 'twins', 'triplets', 'ruler', 'grunt'].map((rule) => `coins HHHHTHTHH rule=${rule}`),
  'coins HHHHTH run=3',
  'coins HHHHTH max=4',
  'wythoff 100 40 a=3',
  'wythoff 22 8',
  'chomp 40x60 misere',
  'divisor 60 misere',
  'flip 2,3 4,4 rule=product',
];

const SAMPLED = sampled(420, 'bounds');
const isCorner = ({ game }: Sampled): boolean => game === 'corners';
const lines = [
  ...new Set([
    ...SAMPLED.filter(isCorner).map(({ line }) => line),
    ...some(
      SAMPLED.filter((one) => !isCorner(one)),
      5,
    ).map(({ line }) => line),
    ...VARIANTS,
  ]),
];

/** A text without spaces and numbering, so that it can be found wherever it stands. */
const bare = (text: string): string => text.replaceAll(/[(（]\d+[)）]\s?|[\s-]/gu, '');

/** Steps of a level that its text lacks: verdicts are reworded, and answers only contain what they need. */
const lost = (locale: Locale, { steps }: Checked, pages: string, without: readonly Step['kind'][]) =>
  steps.filter(
    (step) =>
      !['verdict', 'over', ...without].includes(step.kind) &&
      sayStep(locale, step).some((block) => block.kind !== 'table' && !pages.includes(bare(plain([block])))),
  );

/** Theorems whose whole proof, with its statement and the numbers of the position, fits on one page. */
const WHOLE: ReadonlySet<string> = new Set([
  'all-remoteness',
  'any-selective',
  'arc-kayles',
  'arc-kayles-lines',
  'backward-induction',
  'bash',
  'bash-misere',
  'bouton',
  'bouton-misere',
  'box-halving',
  'candy',
  'candy-misere',
  'chomp-hook',
  'chomp-misere-stealing',
  'chomp-stealing',
  'chomp-two-rows',
  'cram-line',
  'dag-values',
  'ed-both',
  'ed-split',
  'endnim',
  'endnim-misere',
  'equal-parts',
  'euclid',
  'factor-count',
  'ferguson',
  'flip-line',
  'flip-product',
  'funny-stones',
  'grid',
  'grundys-game',
  'lasker',
  'moore',
  'moore-misere',
  'nimble',
  'node-kayles',
  'node-kayles-lines',
  'notakto',
  'notakto-misere',
  'octal',
  'one-fewer',
  'poset-search',
  'restnim',
  'retrograde',
  'schwenk',
  'search',
  'silver',
  'silver-misere',
  'staircase',
  'stone-values',
  'subtract-divisor',
  'subtraction',
  'taking-recurrence',
  'tree-pairing',
  'vertex-geography',
  'zeckendorf',
]);

/** Each theorem is proved on one page, under its heading. */
const expectWholeProofs = (locale: Locale, { steps }: Checked, pages: readonly Doc[]): void => {
  const texts = pages.map((page) => bare(plain(page)));
  for (const step of steps) {
    if (step.kind !== 'proof') continue;
    const sections: string[][] = [];
    for (const block of sayStep(locale, step)) {
      if (block.kind === 'heading' || sections.length === 0) sections.push([]);
      sections.at(-1)!.push(bare(plain([block])));
    }
    for (const section of sections) {
      const held = texts.some((text) => section.every((lemma) => text.includes(lemma)));
      expect(held, `${locale.id} ${step.theorem}: ${section[0]}`).toBe(true);
    }
  }
};

test.each(lines)('%s', (line) => {
  for (const [level, found] of explained(line)) {
    expect(found.fault, level).toBeNull();
    if (level === 'proof')
      expect(found.steps.filter(({ kind }) => kind === 'answers' || kind === 'mistakes')).toEqual([]);
    for (const locale of finished) {
      const pages = sayExplained(locale, found, level);
      const where = `${locale.id} ${level}`;
      for (const page of pages) expect(wordsOf(page), where).toBeLessThanOrEqual(maxWordsOf(locale, level));
      expect(pages[0]?.[0]?.kind, where).toBe('verdict');
      const text = bare(plain(pages.flat()));
      expect(text, where).not.toMatch(/undefined|NaN|\[object|null/);
      if (level === 'answer') {
        expect(pages, where).toHaveLength(1);
        expect(pages[0]!.map(({ kind }) => kind)).toEqual(
          expect.not.arrayContaining(['table', 'list', 'heading', 'scene']) as string[],
        );
        const [verdict] = found.steps;
        const known = verdict?.kind === 'verdict' && verdict.outcome !== null && !verdict.over;
        expect(pages[0]!.filter(({ kind }) => kind === 'paragraph').length, where).toBeGreaterThanOrEqual(
          known ? 1 : 0,
        );
      } else {
        const titles = pageTitles(locale, pages, level);
        expect(new Set(titles).size, where).toBe(pages.length);
        if (level === 'proof') {
          expectWholeProofs(locale, found, pages);
          const theorems = found.steps.flatMap((step) => (step.kind === 'proof' ? [step.theorem] : []));
          if (theorems.length === 1 && WHOLE.has(theorems[0]!))
            expect(pages.map(wordsOf), where).toHaveLength(1);
        }
        const left =
          level === 'proof'
            ? ([
                'works',
                'if-they-answer',
                'best-tries',
                'winning-moves',
                'misere-note',
                'values-fail',
                'counted-repairs',
              ] as const)
            : level === 'why'
              ? (['winning-moves', 'mistakes'] as const)
              : [];
        expect(
          lost(locale, found, text, left).map(({ kind }) => kind),
          where,
        ).toEqual([]);
      }
    }
  }
});

test('words are counted as readers count them', () => {
  expect(['You can win: take 2 from heap 1.', '你必胜：取 2 个。', '· — → 3'].map(wordsIn)).toEqual([
    8, 8, 1,
  ]);
});
