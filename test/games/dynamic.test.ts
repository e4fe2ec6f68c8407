/**
 * Dynamic Nim: losing starts for k = 1 … 8 (A. J. Schwenk 1970; OEIS A000079, A000045, A003269 and their kin), the rules
 * after which the list of losing starts ends, the language of f, sizes.
 */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/cli/answer.ts';
import { Work } from '../../src/engine/core/work.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { formatGrowth } from '../../src/engine/maths/growth.ts';
import { LosingStarts } from '../../src/engine/maths/zeckendorf.ts';
import { parseFormula } from '../../src/games/dynamic/formula.ts';
import { countTakes, winningTakes } from '../../src/games/kit/taking.ts';
import tables from '../data/reference-tables.json' with { type: 'json' };
import { ask, explained, isLost, refusalOf, winningTo } from '../support/ask.ts';
import { spotOf } from '../support/positions.ts';

describe('dynamic', () => {
  test.each(Object.entries(tables.dynamic_nim_losing_first_player_may_not_take_all))(
    'losing starts for k=%s',
    (k, starts) => {
      const most = Math.min(starts.at(-1)!, 700);
      const lost = Array.from({ length: most }, (_, i) => i + 1).filter((n) => isLost(`dynamic ${n} k=${k}`));
      expect(lost).toEqual(starts.filter((start) => start <= most));
    },
  );

  test('where the losing starts end, the recurrence decides', () => {
    const takes = ask('dynamic 58 f=min(2x,10) limit=46').winning.moves.map((option) => option.move);
    expect(takes.sort((a, b) => Number(a) - Number(b))).toEqual(['1', '6', '19', '32', '45']);
    expect(ask('dynamic 58 f=min(2x,10) limit=46').theorem).toBe('taking-recurrence');
    const lost = Array.from({ length: 120 }, (_, i) => i + 1).filter((n) =>
      isLost(`dynamic ${n} f=min(2x,10)`),
    );
    expect(lost).toEqual([1, 2, 3, 5, 8, 13]);
  });

  test('that the losing starts end is told with the last of them, and only then', () => {
    const told = (line: string) => explain(ask(line), 'why').find((step) => step.kind === 'decomposition');
    expect(told('dynamic 5 f=min(2x+1,4) limit=5')).toMatchObject({
      starts: ['1', '2', '3', '4', '6'],
      ended: true,
    });
    expect(told('dynamic 2 f=1')).toMatchObject({ starts: ['1', '2'], ended: true });
    expect(told('dynamic 5 f=2x+1 limit=5')).toMatchObject({ ended: false });
    expect(told('dynamic 20 f=min(3x,10^6)')).toMatchObject({ ended: false });
    for (const locale of ['en', 'zh-CN'] as const)
      for (const line of ['dynamic 5 f=min(2x+1,4) limit=5', 'dynamic 2 f=1'])
        expect(answer({ text: line, level: 'why', locale, moves: 9, bound: 1000 }).output).not.toContain('…');
  });

  test('a constant f: after the first move it is a Bash game', () => {
    expect(winningTo('dynamic 33 f=3 limit=17')).toEqual([
      '16 f=3 limit=3',
      '20 f=3 limit=3',
      '24 f=3 limit=3',
      '28 f=3 limit=3',
      '32 f=3 limit=3',
    ]);
    const huge = ask('dynamic 10^999 f=3');
    expect([huge.outcome, huge.winning.count]).toEqual(['N', 10n ** 999n / 4n - 1n]);
  });

  test('with a ceiling: every winning take and their number, against the plain recurrence', () => {
    for (const [rule, f] of [
      ['min(2x,10)', (x: number) => Math.min(2 * x, 10)],
      ['min(x+1,5)', (x: number) => Math.min(x + 1, 5)],
      ['min(x,7)', (x: number) => Math.min(x, 7)],
      ['min(x^2+1,9)', (x: number) => Math.min(x * x + 1, 9)],
      ['min(3x,12)', (x: number) => Math.min(3 * x, 12)],
    ] as const)
      for (const win of ['normal', 'misere'] as const) {
        const least = [win === 'normal' ? Infinity : 0];
        for (let m = 1; m <= 90; m += 1) {
          let take = 1;
          while (take <= m && f(take) >= least[m - take]!) take += 1;
          least.push(take <= m ? take : Infinity);
        }
        const growth = parseFormula(rule)!;
        for (let size = 1; size <= 90; size += 1)
          for (const limit of [Math.ceil(size / 3), Math.ceil(size / 2), size]) {
            const at = { size: BigInt(size), limit: BigInt(limit), growth };
            const right = Array.from({ length: limit }, (_, i) => i + 1).filter(
              (take) => f(take) < least[size - take]!,
            );
            const listed = [...winningTakes(at, win)].map(Number).sort((a, b) => a - b);
            expect(listed, `${size} ${rule} limit=${limit} ${win}`).toEqual(right);
            expect(countTakes(at, win), `${size} ${rule} limit=${limit} ${win}`).toBe(BigInt(right.length));
          }
      }
  });

  test('a rule with a ceiling answers any size, by its certified period', () => {
    const { winning } = ask('dynamic 10^40 f=min(2x,10) limit=46');
    expect(winning.moves.map((option) => option.move)).toEqual(['3', '16', '29', '42']);
    for (const { to } of winning.moves) expect(ask(to.line).outcome).toBe('P');
  });

  test.each(['k=1', 'k=2', 'k=3', 'k=10', 'f=2x+1', 'f=x+2'])('1,000 digits: %s', (rule) => {
    const analysis = ask(`dynamic 10^999 ${rule}`);
    expect(analysis.outcome).toBe('N');
    expect(explained(analysis)).toBeLessThan(200_000);
    for (const { to } of analysis.winning.moves.slice(0, 3)) expect(ask(to.line).outcome).toBe('P');
  });

  test('a k above the pile: every number is a losing start', () => {
    expect(ask('dynamic 10^400 k=10^500').outcome).toBe('P');
    expect(winningTo('dynamic 9 k=10^500 limit=9')).toEqual(['0 k=1' + '0'.repeat(500)]);
  });

  test('too many losing starts to keep: said, not guessed', () => {
    expect(ask('dynamic 10^999 f=x^2+1').outcomeReason?.code).toBe('beyond-search');
    expect(ask('dynamic 10^9 f=x^2+1').outcome).toBe('N');
    // Losing starts come in runs, so far fewer steps are needed than there are starts.
    expect(ask('dynamic 10^21 f=x^2+1').outcome).toBe('N');
    expect(ask('dynamic 10^999 k=10^995').outcome).toBe('N');
    // What is known is said, with its number.
    const { spot } = ask('dynamic 10^999 f=x^2+1');
    expect(spot.known('normal').map(({ kind }) => kind)).toEqual(['starts-beyond']);
  });

  test.each([
    ['2x+1', '2x+1'],
    ['1+2*x', '2x+1'],
    ['x+x', '2x'],
    ['X^2+0x+3', 'x^2+3'],
    ['min(2x,10)', 'min(2x,10)'],
    ['min(min(2x,10),x^2)', 'min(2x,10,x^2)'],
    ['10^3', '1000'],
    ['min(7)', '7'],
  ])('f=%s is f(x) = %s', (typed, printed) => {
    expect(formatGrowth(parseFormula(typed)!)).toBe(printed);
  });

  test.each([
    '',
    '0',
    '0x',
    'min(x,0)',
    'x-1',
    '-x',
    '2y',
    'xx',
    'x2',
    '2x+',
    'min(2x',
    'min()',
    'min(2x,)',
    'max(x,2)',
    'x^x',
    'x^99',
    '(x)',
    'x/2',
    '1.5x',
    'min(x,3)+1',
    'constructor',
    `${'min('.repeat(40)}x${')'.repeat(40)}`,
    `${'9'.repeat(1001)}`,
  ])('f=%s is refused', (typed) => {
    expect(parseFormula(typed)).toBeNull();
    expect(refusalOf(`dynamic 9 f=${typed}`)).not.toBe('accepted');
  });
});

describe('a pile beyond the last losing start', () => {
  test('is drawn without parts, which do not decide there', () => {
    for (const line of ['dynamic 10^40 f=2', 'dynamic 20 f=2', 'dynamic 10^40 f=min(3x,40)']) {
      const spot = spotOf(line);
      expect([line, spot.explained('normal')]).toEqual([line, spot.scene()]);
    }
    const within = spotOf('dynamic 20 f=2x');
    expect(within.explained('normal')).not.toEqual(within.scene());
  });

  test('pays for each of its parts, however many these are', () => {
    const starts = new LosingStarts([[2n]]);
    expect(starts.reach(10n ** 40n)).toBe(true);
    expect(starts.decompose(3_001n)).toHaveLength(1_001);
    expect(new Work(1_000).attempt(() => starts.decompose(10n ** 40n), null)).toBeNull();
  });
});
