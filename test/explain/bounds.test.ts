/** How much a reader is told at each level: within its bound in every finished language, and nothing is lost on the way. */
import { expect, test } from 'vitest';
import { LEVELS, type Step } from '../../src/engine/explain/step.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { type Checked, explainChecked } from '../../src/games/checked.ts';
import { boundOf, sayExplained } from '../../src/texts/explained.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { isFinished, LANGUAGES } from '../../src/texts/languages.ts';
import { type Locale, sayStep } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { wordsIn, wordsOf } from '../../src/texts/words.ts';
import { sampled } from '../support/sampled.ts';

const finished: readonly Locale[] = LANGUAGES.filter(isFinished).map((id) => locales[id]);
const analysed = (line: string): Analysis => {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(line);
  return analyse(parsed.value.spot, parsed.value.win, { bound: 5_000, moves: 32 });
};
const explained = (line: string) => {
  const analysis = analysed(line);
  return LEVELS.map((level) => [level, explainChecked(analysis, level)] as const);
};

test('the bounds are those that were promised', () => {
  expect(
    LEVELS.map((level) => [level, boundOf(locales.en, level), boundOf(locales['zh-CN'], level)]),
  ).toEqual([
    ['answer', 60, 120],
    ['why', 150, 300],
    ['proof', 250, 500],
    ['moves', 150, 300],
    ['table', 150, 300],
  ]);
});

const lines = [...new Set(sampled(420, 'bounds').map(({ line }) => line))];

/** A text without its spaces and its numbering, so that it is found wherever it stands. */
const bare = (text: string): string => text.replaceAll(/[(（]\d+[)）]\s?|[\s-]/gu, '');

/** Steps of a level that stand nowhere in its text: verdicts are worded anew, and answers bring only what they need. */
const lost = (locale: Locale, { steps }: Checked, pages: string, without: readonly Step['kind'][]) =>
  steps.filter(
    (step) =>
      !['verdict', 'over', ...without].includes(step.kind) &&
      sayStep(locale, step).some((block) => block.kind !== 'table' && !pages.includes(bare(plain([block])))),
  );

test.each(lines)('%s', (line) => {
  for (const [level, found] of explained(line)) {
    expect(found.fault, level).toBeNull();
    for (const locale of finished) {
      const pages = sayExplained(locale, found, level);
      const where = `${locale.id} ${level}`;
      for (const page of pages) expect(wordsOf(page), where).toBeLessThanOrEqual(boundOf(locale, level));
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
        const left =
          level === 'proof'
            ? (['works', 'if-they-answer', 'best-tries', 'winning-moves'] as const)
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
