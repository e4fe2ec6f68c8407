/** Where no theorem decides, an answer leads to its proof: a list below it, or a certificate to download. */
import { expect, test } from 'vitest';
import { certify } from '../../src/engine/certificate/index.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales } from '../../src/texts/index.ts';
import { sayStep } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { drawing } from '../referee/draw.ts';
import { generate, generators } from '../referee/generate.ts';
import { amount } from '../support/amount.ts';
import { analysisOf, positionOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const draw = drawing(random(181));
const LINES = [
  // Long proofs.
  'kayles 5 + dawson 21 misere',
  'wythoff 6 8 + nim 5 misere',
  'chomp 20x9',
  'officers 22 misere',
  'grundy 24 misere',
  'digraph 1>2 2>1 2>3 3>4 4>1 at=1,2,3 misere',
  ...gameIds.flatMap((id) => [`${registry[id].example} misere`, registry[id].example]),
  ...gameIds
    .filter((id) => Object.hasOwn(generators, id))
    .flatMap((id) => draw.many(amount(3, 100), () => generate(draw, [id]))),
];
const BOUND = 60_000;
/** Mentions of a search without the proof that it found. */
const ALONE = /\bby (?:complete )?search\b|search(?:ed)? found|搜索(?:得到|找到)|搜尋(?:得到|找到)|探索で/i;
const SHOWN = ['losing-set', 'game-tree'];
/** Words for the list, which must only be used where it is shown below. */
const LIST = /\blist\b|清单|清單|一覧/;

test('by search alone is said of no answer', () => {
  const said: string[] = [];
  const without: string[] = [];
  const unlisted: string[] = [];
  const met = { shown: 0, certificates: 0 };
  const languages = Object.values(locales);
  for (const [i, line] of LINES.entries()) {
    const { spot, win } = positionOf(line);
    const found = analyse(spot, win, { bound: BOUND, moves: 8, length: false, work: workOf(BOUND) });
    if (found.outcome === null || spot.isOver()) continue;
    const steps = explain(found, 'proof');
    const isSearched = steps.some((step) => step.kind === 'decides' && step.theorem === 'search');
    const locale = languages[i % languages.length]!;
    for (const level of ['why', 'proof'] as const) {
      const explained = { steps: level === 'proof' ? steps : explain(found, level), checked: false };
      const text = sayExplained(locale, explained, level)
        .map((page) => plain(page))
        .join('\n');
      if (isSearched && LIST.test(text) && !explained.steps.some(({ kind }) => kind === 'losing-set'))
        unlisted.push(`${line} ${locale.id} ${level}`);
      if (ALONE.test(text)) said.push(`${line} ${locale.id}: ${ALONE.exec(text)![0]}`);
    }
    const kinds = new Set<string>(steps.map(({ kind }) => kind));
    if (kinds.has('certificate')) {
      met.certificates += 1;
      if (typeof certify(found) === 'string') without.push(line);
    } else if (SHOWN.some((kind) => kinds.has(kind))) met.shown += 1;
    else if (
      !spot.isLoopy &&
      steps.some((step) => step.kind === 'proof' && step.theorem === 'search') &&
      found.winning.moves[0]?.to.isOver() !== true
    )
      without.push(`${line}: nothing below`);
  }
  expect({ said, without, unlisted }).toEqual({ said: [], without: [], unlisted: [] });
  expect(met.shown).toBeGreaterThan(20);
  expect(met.certificates).toBeGreaterThan(2);
});

const explained = (line: string, level: Level) => {
  const found = analysisOf(line, { bound: BOUND, moves: 8, length: false });
  return { found, steps: explain(found, level) };
};
const searchedBy = (line: string, level: Level) =>
  explained(line, level).steps.flatMap((step) =>
    (step.kind === 'decides' || step.kind === 'proof') && step.theorem === 'search' ? [step.facts.by] : [],
  );

test.each([
  ['custom 5 rule=1-2:1-2 misere', 'why', ['induction']],
  // A picture of all positions is shown instead.
  ['custom 5 rule=1-2:1-2 misere', 'proof', ['induction', 'induction']],
  // Too many positions for a list, and for a certificate too.
  ['custom 40 rule=1-3:1-2 misere', 'proof', ['induction', 'induction']],
  ['kayles 5 + dawson 9 misere', 'why', ['induction']],
  ['kayles 5 + dawson 9 misere', 'proof', ['list', 'list']],
  ['digraph 1>2 2>1 2>3 at=1,1 misere', 'proof', ['labels', 'labels']],
] as const)('%s, %s: what is said to prove it is what stands there', (line, level, by) => {
  expect(searchedBy(line, level)).toEqual(by);
});

const CERTIFICATE = { kind: 'certificate' } as const;

test('a certificate is promised nowhere', () => {
  const { found, steps } = explained('custom 40 rule=1-3:1-2 misere', 'proof');
  expect(certify(found)).toBe('too-large');
  expect(steps).toContainEqual(CERTIFICATE);
  const said = Object.values(locales).map((locale) => plain(sayStep(locale, CERTIFICATE)));
  for (const text of said)
    expect(text).toMatch(/unless that is too long|文件也太长|檔案也太長|ファイルにも長すぎる/);
});

test('where positions come again it is named for many positions only', () => {
  expect(explained('digraph 1>2 2>1 2>3 at=1,1 misere', 'proof').steps).not.toContainEqual(CERTIFICATE);
  expect(explained('digraph 1>2 2>1 2>3 3>4 4>1 at=1,2,3 misere', 'proof').steps).toContainEqual(CERTIFICATE);
});

test('a draw with more moves than are counted: one that keeps it, in place of the list of all', () => {
  const losing = Array.from({ length: 5_001 }, (_, i) => `1>${i + 4} ${i + 4}>3`);
  const { found, steps } = explained(`digraph 1>2 2>1 ${losing.join(' ')} at=1`, 'moves');
  expect(found.outcome).toBe('D');
  expect(steps.map(({ kind }) => kind)).toEqual(['verdict', 'loopy-reason']);
});
