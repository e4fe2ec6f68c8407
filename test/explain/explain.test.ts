/** Explanations as a whole: levels, groups of answers, sums with many parts, long numbers. */

import { describe, expect, test } from 'vitest';
import type { Spot } from '../../src/engine/core/spot.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { firstOf } from '../../src/engine/explain/shown.ts';
import type { Answered, Level, Step, StepKind, StepOf } from '../../src/engine/explain/step.ts';
import type { Analysis } from '../../src/engine/solve/analyse.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayAll, stepOf } from '../../src/texts/locale.ts';
import { amount } from '../support/amount.ts';
import { ask } from '../support/ask.ts';

const analyses = new Map<string, Analysis>();
/** Analysed once, for all levels and languages. */
const found = (line: string): Analysis => {
  const known = analyses.get(line) ?? ask(line);
  analyses.set(line, known);
  return known;
};

const stepsOf = (line: string, level: Level): readonly Step[] => explain(found(line), level);

const theStep = <K extends StepKind>(steps: readonly Step[], kind: K): StepOf<K> => {
  const found = stepOf(steps, kind);
  if (found === undefined) throw new Error(`no step ${kind}`);
  return found;
};

describe.each(WRITTEN.map((language) => locales[language]))('levels, $id', (locale) => {
  const said = (line: string, level: Level) => sayAll(locale, stepsOf(line, level));

  test.each(gameIds)('%s: an answer is a verdict and a sentence or two; each level says more', (id) => {
    const { example } = registry[id];
    for (const line of [example, `${example} misere`]) {
      const answer = said(line, 'answer').map(({ kind }) => kind);
      expect(answer).toEqual(['verdict', ...answer.slice(1).map(() => 'paragraph')]);
      expect(answer.length).toBeLessThanOrEqual(3);
      const length = (level: Level) => JSON.stringify(said(line, level)).length;
      expect(length('why'), line).toBeGreaterThan(length('answer'));
      expect(length('proof'), line).toBeGreaterThan(length('answer'));
      // Only *Moves* lists replies.
      expect(length('moves'), line).toBeGreaterThan(length('answer'));
      expect(length('table'), line).toBeGreaterThan(length('answer'));
    }
  });

  test('numbers of 41 and of 42 digits do not look alike', () => {
    const [one, other] = ['nim 10^40', 'nim 10^41'].map((line) => JSON.stringify(said(line, 'answer')));
    expect(one).toContain('41');
    expect(other).toContain('42');
  });
});

describe('under misère play every later position is named by the line that asks for it', () => {
  /** Lines that can be reached in three moves, the longest first. */
  const laterOf = (spot: Spot): readonly string[] => {
    const found = new Set([spot.line]);
    let layer: readonly Spot[] = [spot];
    for (let move = 0; move < 3; move += 1) {
      layer = layer
        .flatMap((from) => [...firstOf(from.options(), 40)])
        .map(({ to }) => to)
        .slice(0, amount(300, 1500));
      for (const to of layer) found.add(to.line);
    }
    return [...found].sort((a, b) => b.length - a.length);
  };
  const lines = [
    ...gameIds.map((id) => registry[id].example),
    'nim 1 1 2',
    'kayles 4 3',
    'kayles 9 4',
    'nim 2 + kayles 3',
    'every nim 2 + bash 3 max=2',
    'all nim 2 + bash 3 max=2',
    'any nim 2 + bash 3 max=2',
  ];

  test.each(lines)('%s', (line) => {
    const analysis = found(`${line} misere`);
    const later = laterOf(analysis.spot);
    for (const language of WRITTEN)
      for (const level of ['why', 'proof', 'table'] as const) {
        let rest = JSON.stringify(sayAll(locales[language], explain(analysis, level)));
        for (const to of later) rest = rest.replaceAll(`${to} misere`, '');
        const bare = later.filter((to) =>
          new RegExp(`${to.replaceAll(/[+|{}.()^]/g, '\\$&')}(?![\\w…,]| [\\d/+])`).test(rest),
        );
        expect(bare, level).toEqual([]);
      }
  });
});

describe('the table of options', () => {
  const tableOf = (line: string) => {
    const step = theStep(explain(ask(line, 100), 'table'), 'options');
    return [step.rows.length, step.complete];
  };

  test.each([
    ['nim 64', 64, true],
    ['nim 65', 12, false],
    [`nim 2 ${'0 '.repeat(990)}0`, 2, true],
    [`nim 2 ${'0 '.repeat(998)}0`, 0, false],
  ])('%s: %i rows, complete: %s', (line, rows, complete) => {
    expect(tableOf(line)).toEqual([rows, complete]);
  });

  test('options of unknown value are left out, and it is said that there are more', () => {
    // Few options are known, of which 12 are shown as examples.
    const step = theStep(explain(ask('chomp 9 9 9 9', 100, 10), 'table'), 'options');
    expect(step.complete).toBe(false);
    expect(step.rows.length).toBeGreaterThan(0);
    expect(step.rows.length).toBeLessThanOrEqual(12);
  });
});

describe('a search result: every reply with its answer, in groups', () => {
  const counted = ({ rows, ends, unlisted }: Answered): number =>
    rows.reduce(
      (sum, { pairs, more }) => sum + pairs.length + more! + pairs.reduce((all, { alike }) => all + alike, 0),
      unlisted! + ends.moves.length + ends.more!,
    );

  test.each(['chomp 4x5', 'lasker 5 4 misere', 'subtraction 12 9 s=1,4 misere', 'kayles 5 misere'])(
    '%s',
    (line) => {
      const analysis = ask(line);
      const step = theStep(explain(analysis, 'moves'), 'answers');
      const from = analysis.outcome === 'P' ? analysis.spot : analysis.winning.moves[0]!.to;
      expect(step.complete).toBe(true);
      expect(counted(step)).toBe(new Set([...from.options()].map(({ to }) => to.line)).size);
      for (const { pairs } of step.rows) {
        expect(new Set(pairs.map(({ answer }) => answer.to)).size).toBe(1);
        for (const { answer } of pairs)
          expect(ask(`${answer.to}${analysis.win === 'misere' ? ' misere' : ''}`).outcome).toBe('P');
      }
    },
  );

  test('moves to positions that are alike stand once, and are counted', () => {
    const step = theStep(explain(ask(`nim ${'2 '.repeat(19)}3`), 'moves'), 'answers');
    const rows = step.rows.map(({ pairs }) => pairs.map(({ move, alike }) => [move.to.slice(0, 7), alike]));
    expect(rows).toEqual([[['nim 1 2', 19]], [['nim 0 2', 19]]]);
  });

  test('the other moves have their refutations, all of them', () => {
    const analysis = ask('lasker 5 4 misere');
    const step = theStep(explain(analysis, 'moves'), 'mistakes');
    const all = new Set([...analysis.spot.options()].map(({ to }) => to.line)).size;
    expect(step.complete).toBe(true);
    expect(counted(step)).toBe(all - analysis.winning.moves.length);
  });

  test('a move that loses at once under misère play is said to', () => {
    const step = theStep(stepsOf('nim 1 misere', 'why'), 'answers');
    expect(step.ends.moves.map(({ to }) => to)).toEqual(['nim 0']);
  });
});

describe('sums of many parts', () => {
  // 999 parts that cancel but for one, which stands last and is decided by search.
  const line = [
    ...Array.from({ length: 996 }, (_, i) => ['nim 3', 'kayles 5', 'wythoff 2 2'][Math.floor(i / 2) % 3]!),
    'bash 4 max=3',
    'wythoff 2 3',
  ].join(' + ');
  const analysis = ask(line, 3);

  test('the part to move in is explained and listed wherever it stands', () => {
    expect([analysis.outcome, analysis.grundy]).toEqual(['N', 5n]);
    const steps = explain(analysis, 'why');
    const moved = theStep(steps, 'repair').part;
    expect(theStep(steps, 'xor-table').rows.some(({ part }) => part.component === moved.component)).toBe(
      true,
    );
    expect(theStep(steps, 'part-values').rows.some(({ part }) => part.component === moved.component)).toBe(
      true,
    );
    const explained = steps.flatMap((step) => (step.kind === 'in-part' ? [step] : []));
    expect(explained.some(({ part }) => part.component === moved.component)).toBe(true);
    expect(explained.length + theStep(steps, 'parts-alike').count).toBeLessThanOrEqual(998);
    expect(JSON.stringify(steps).length).toBeLessThan(400_000);
  });

  test('a part decided by search shows its options by value, and their mex', () => {
    const step = theStep(
      stepsOf('wythoff 2 3 + nim 4', 'why').flatMap((one) => (one.kind === 'in-part' ? one.steps : [])),
      'grouped-options',
    );
    expect(step.mex).toBe('5');
    expect(step.rows.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4']);
  });
});
