/** Sums with equal parts of unknown value: they cancel, G + G = 0, and what is left decides. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import type { StepOf } from '../../src/engine/explain/step.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { amount } from '../support/amount.ts';
import { ask } from '../support/ask.ts';
import { brute } from '../support/brute.ts';
import { expectDerived, expectWinsOfBrute } from '../support/derived.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const stepOf = (analysis: Analysis): StepOf<'equal-parts'> => {
  const step = explain(analysis, 'why').find(({ kind }) => kind === 'equal-parts');
  if (step?.kind !== 'equal-parts') throw new Error('no such step');
  return step;
};

const HUGE = 'wythoff 10^20 10^22';
const TURNED = 'wythoff 10^22 10^20';

describe('huge', () => {
  test('two equal ones: lost, worth 0; the copy is shown, and every answer leads back to equal ones', () => {
    for (const line of [`${HUGE} + ${HUGE}`, `${HUGE} + ${TURNED}`]) {
      const analysis = ask(line);
      expect([analysis.outcome, analysis.grundy, analysis.theorem]).toEqual(['P', 0n, 'equal-parts']);
      expect([analysis.winning.count, analysis.winning.complete]).toEqual([0n, true]);
      const { example, rest } = stepOf(analysis);
      expect(rest).toEqual([]);
      for (const to of [example!.answer.to, ...answersOf(analysis)])
        expect(ask(to).theorem, to).toBe('equal-parts');
    }
  });

  const answersOf = (analysis: Analysis): readonly string[] => {
    const step = explain(analysis, 'why').find(({ kind }) => kind === 'answers');
    return step?.kind === 'answers'
      ? step.rows.flatMap(({ pairs }) => pairs.map(({ answer }) => answer.to))
      : [];
  };

  test('beside valued parts: their nim-sum is the value, and moves in them win; there may be others', () => {
    const analysis = ask(`${HUGE} + nim 3 4 + ${HUGE}`);
    expect([analysis.outcome, analysis.grundy]).toEqual(['N', 7n]);
    expect(analysis.winning.moves.map(({ move }) => move)).toEqual(['#2 2:1']);
    expect([analysis.winning.count, analysis.winning.complete]).toEqual([null, false]);
    expect(ask(`${HUGE} + ${HUGE} + nim 3 3`).outcome).toBe('P');
  });

  test('three of them: the moves that win one alone win in each, and these are all', () => {
    const alone = ask(HUGE).winning.moves.map(({ move }) => move);
    const { outcome, winning } = ask([HUGE, HUGE, HUGE].join(' + '));
    expect([outcome, winning.count, winning.complete]).toEqual(['N', BigInt(3 * alone.length), true]);
    expect(winning.moves.map(({ move }) => move).toSorted()).toEqual(
      [1, 2, 3].flatMap((game) => alone.map((move) => `#${game} ${move}`)),
    );
    // With other parts beside them: known moves are listed, and the list is marked as incomplete.
    const more = ask([HUGE, HUGE, HUGE, 'nim 3 3'].join(' + ')).winning;
    expect([more.moves.length, more.count, more.complete]).toEqual([3 * alone.length, null, false]);
  });

  test('one move makes two parts equal: it wins, wherever it is among the moves', () => {
    for (const goal of [
      'wythoff 10^20 10^21',
      'wythoff 7 10^20',
      `wythoff ${10n ** 22n - 10n ** 19n} ${10n ** 20n - 10n ** 19n}`,
    ]) {
      const { outcome, winning } = ask(`${HUGE} + ${goal} + nim 5 5`);
      expect(outcome, goal).toBe('N');
      expect(winning.complete).toBe(false);
      const after = ask(winning.moves[0]!.to.line);
      expect([after.outcome, after.theorem]).toEqual(['P', 'equal-parts']);
    }
  });

  test('other graphs and boards as well; parts in one component; a part that is turned', () => {
    expect(ask('grundy 10^9 10^9').grundy).toBe(0n);
    expect(ask('grundy 10^9 10^9 + kayles 10^9').grundy).toBe(ask('kayles 10^9').grundy);
    expect(ask('chomp 20x30 + chomp 30x20').outcome).toBe('P');
  });

  test('never under misère play, never for what is not equal, and never by a guess', () => {
    for (const line of [
      `${HUGE} + ${HUGE} misere`,
      `${HUGE} + wythoff 10^23 10^24`,
      `${HUGE} + ${HUGE} a=2`,
      `${HUGE} + ${HUGE} + ${HUGE} + nim 4`,
    ])
      expect(ask(line).outcome, line).toBeNull();
    expect(ask(`every ${HUGE} + ${HUGE}`).theorem).not.toBe('equal-parts');
    expect(ask(`all ${HUGE} + ${HUGE}`).theorem).not.toBe('equal-parts');
    // Selective: both games are won, so the position is won; two equal games do not cancel.
    expect(ask(`any ${HUGE} + ${HUGE}`).outcome).toBe('N');
  });
});

describe('small, with a bound too small for values', () => {
  const next = random(77);
  const upTo = (n: number) => Math.floor(next() * (n + 1));
  const makers: readonly (() => string)[] = [
    () => `wythoff ${upTo(3)} ${upTo(4)}`,
    () => `moore ${upTo(2)} ${upTo(2)} ${upTo(2)} k=2`,
    () => `geography ${['a-b b-c c-d b-d at=b', 'a-b b-c c-a c-d at=d', 'a-b b-c c-a'][upTo(2)]!}`,
    () => `wythoff ${upTo(3)} ${upTo(3)} a=2`,
    () => `fibonacci ${2 + upTo(4)}`,
  ];
  const valued = () => ['nim 1 2', 'nim 3', 'bash 4 max=2', 'nim 0', 'nim 2 2'][upTo(4)]!;
  const moved = (line: string): string => {
    const options = [...spotOf(line).options()];
    return options.length === 0 ? line : options[upTo(options.length - 1)]!.to.line;
  };

  test('as brute force has it: outcome, value, winning moves; every step is re-derived', () => {
    const seen = { nothing: 0, rest: 0, one: 0, two: 0, listed: 0 };
    for (let i = 0; i < amount(100, 200); i += 1) {
      const one = makers[i % makers.length]!();
      const parts = [
        [one, one],
        [one, one, valued()],
        [one, one, one],
        [one, moved(one)],
        [one, moved(one), valued(), valued()],
        [one, one, makers[upTo(makers.length - 1)]!()],
        [one, one, one, moved(one)],
      ][upTo(6)]!;
      const spot = spotOf((i % 2 === 0 ? parts : parts.toReversed()).join(' + '));
      if ((spot.reach() ?? 0n) > 7000n) continue;
      const analysis = analyse(spot, 'normal', { bound: [1, 3, 6][i % 3]!, moves: 1000 });
      if (analysis.theorem !== 'equal-parts') continue;
      const by = brute();
      expect(analysis.outcome, spot.line).toBe(by.outcome(spot, 'normal') ? 'N' : 'P');
      if (analysis.grundy !== null) expect(Number(analysis.grundy), spot.line).toBe(by.grundy(spot));
      expectWinsOfBrute(analysis, by);
      if (analysis.winning.moves.length > 0) seen.listed += 1;
      const step = stepOf(analysis);
      if (step.two !== null) seen.two += 1;
      else if (step.one !== null) seen.one += 1;
      else if (step.rest.length > 0) seen.rest += 1;
      else seen.nothing += 1;
      expectDerived(analysis, 'why', 'proof', 'table');
    }
    for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(amount(0, 2));
  });

  test('two equal parts more change nothing, whatever they are', () => {
    for (let i = 0; i < amount(24, 60); i += 1) {
      const one = makers[i % makers.length]!();
      const rest = [valued(), makers[upTo(1)]!()].join(' + ');
      const plain = ask(rest);
      const beside = analyse(spotOf(`${one} + ${rest} + ${one}`), 'normal', { bound: 300, moves: 3 });
      if (beside.outcome !== null) expect(beside.outcome, `${one} twice, ${rest}`).toBe(plain.outcome);
      if (beside.grundy !== null) expect(beside.grundy, `${one} twice, ${rest}`).toBe(plain.grundy);
    }
  });
});
