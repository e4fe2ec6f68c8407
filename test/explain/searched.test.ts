/** Where no theorem decides, an answer leads to its proof: a list that stands below it, or a certificate that can be taken. */
import { expect, test } from 'vitest';
import { certify } from '../../src/engine/certificate/index.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { drawing } from '../referee/draw.ts';
import { generate, generators } from '../referee/generate.ts';
import { amount } from '../support/amount.ts';
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
/** What is said of a search without the proof that it found. */
const ALONE = /\bby (?:complete )?search\b|search(?:ed)? found|搜索(?:得到|找到)|搜尋(?:得到|找到)|探索で/i;
const SHOWN = ['losing-set', 'game-tree'];

test('by search alone is said of no answer', () => {
  const said: string[] = [];
  const without: string[] = [];
  const met = { shown: 0, certificates: 0 };
  const languages = Object.values(locales);
  for (const [i, line] of LINES.entries()) {
    const read = parseLine(line);
    if (!read.ok) throw new Error(`${line}: ${read.error.code}`);
    const { spot, win } = read.value;
    const found = analyse(spot, win, { bound: BOUND, moves: 8, length: false, work: workOf(BOUND) });
    if (found.outcome === null || spot.isOver()) continue;
    const steps = explain(found, 'proof');
    const locale = languages[i % languages.length]!;
    for (const level of ['why', 'proof'] as const) {
      const explained = { steps: level === 'proof' ? steps : explain(found, level), checked: false };
      const text = sayExplained(locale, explained, level)
        .map((page) => plain(page))
        .join('\n');
      if (ALONE.test(text)) said.push(`${line} ${locale.id}: ${ALONE.exec(text)![0]}`);
    }
    const kinds = new Set<string>(steps.map(({ kind }) => kind));
    if (kinds.has('certificate')) {
      met.certificates += 1;
      if (typeof certify(found) === 'string') without.push(line);
    } else if (SHOWN.some((kind) => kinds.has(kind))) met.shown += 1;
    else if (
      steps.some((step) => step.kind === 'proof' && step.theorem === 'search') &&
      found.winning.moves[0]?.to.isOver() !== true
    )
      without.push(`${line}: nothing below`);
  }
  expect({ said, without }).toEqual({ said: [], without: [] });
  expect(met.shown).toBeGreaterThan(20);
  expect(met.certificates).toBeGreaterThan(2);
});
