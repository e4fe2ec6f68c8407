/** Cram and Notakto against brute force on bit masks, without the games' own code. */
import { describe, expect, test } from 'vitest';
import { LIVING } from '../../src/games/notakto/position.ts';
import { faultIn, quotient } from '../../src/games/notakto/quotient.ts';
import { ask } from '../support/ask.ts';
import { valuesBy, winsBy } from '../support/plain-search.ts';
import { random } from '../support/random.ts';

const draw = random(2013);
const int = (least: number, most: number): number => least + Math.floor(draw() * (most - least + 1));

describe('cram', () => {
  interface Field {
    readonly line: string;
    readonly free: number;
    readonly dominoes: readonly number[];
  }

  const fieldOf = (rows: number, columns: number, isTaken: () => boolean): Field => {
    const text = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (isTaken() ? '#' : '.')),
    );
    let free = 0;
    const dominoes: number[] = [];
    for (let i = 0; i < rows; i += 1)
      for (let k = 0; k < columns; k += 1) {
        const bit = 1 << (i * columns + k);
        if (text[i]![k] === '.') free |= bit;
        if (k + 1 < columns) dominoes.push(bit | (bit << 1));
        if (i + 1 < rows) dominoes.push(bit | (bit << columns));
      }
    return { line: `cram ${text.map((row) => row.join('')).join('/')}`, free, dominoes };
  };

  const after =
    ({ dominoes }: Field) =>
    (free: number): readonly number[] =>
      dominoes.flatMap((domino) => ((free & domino) === domino ? [free ^ domino] : []));

  test('150 random boards of up to 20 squares: values, and misère', () => {
    for (let i = 0; i < 150; i += 1) {
      const share = draw() * 0.5;
      const rows = int(1, 4);
      const field = fieldOf(rows, int(1, rows === 4 ? 4 : 5), () => draw() < share);
      expect(ask(field.line, 0).grundy, field.line).toBe(BigInt(valuesBy(after(field))(field.free)));
      expect(ask(`${field.line} misere`, 0).outcome, field.line).toBe(
        winsBy(after(field), 'misere')(field.free) ? 'N' : 'P',
      );
    }
  });

  test.each([
    ['3x3', 0n],
    ['3x4', 1n],
    ['3x5', 1n],
    ['4x5', 2n],
    ['5x5', 0n],
  ])('%s is worth %s', (size, worth) => expect(ask(`cram ${size}`, 0).grundy).toBe(worth));

  test('30 squares: a value', () => {
    expect(ask('cram 3x10', 0).grundy).toBe(2n);
  });

  test('sides of any length by symmetry, and rows by their period', () => {
    expect(ask('cram 40x60', 0, 1000).outcome).toBe('P');
    const { outcome, winning } = ask('cram 21x40', 1, 1000);
    expect([outcome, winning.moves[0]!.move]).toEqual(['N', '11,20-11,21']);
    // Dawson's Kayles, from its definition.
    const row = [0, 0];
    for (let n = 2; n <= 300; n += 1) {
      const seen = new Set(Array.from({ length: n - 1 }, (_, k) => row[k]! ^ row[n - 2 - k]!));
      row.push([...Array(20).keys()].find((least) => !seen.has(least))!);
    }
    for (const n of [2, 7, 34, 111, 300]) expect(ask(`cram 1x${n}`, 0).grundy, `${n}`).toBe(BigInt(row[n]!));
  });

  test('typed dominoes, and what is none', () => {
    const { spot } = ask('cram 2x3', 0);
    for (const typed of ['1,2-1,3', '1,3-1,2', '(1,2) (1,3)', '1,2 1,3', '１，２－１，３'])
      expect(spot.play(typed), typed).toMatchObject({ ok: true, value: { move: '1,2-1,3' } });
    for (const [typed, reason] of [
      ['1,1-1,3', 'squares-not-neighbours'],
      ['2,3-3,3', 'square-not-free'],
    ] as const)
      expect(spot.play(typed), typed).toMatchObject({ ok: false, error: { facts: { reason } } });
  });
});

describe('notakto', () => {
  const LINES = [7, 56, 448, 73, 146, 292, 273, 84];
  const isDead = (board: number): boolean => LINES.some((line) => (board & line) === line);
  const textOf = (board: number): string =>
    [0, 3, 6].map((row) => [0, 1, 2].map((k) => ((board >> (row + k)) & 1 ? 'X' : '.')).join('')).join('/');
  const lineOf = (boards: readonly number[]): string => `notakto ${boards.map(textOf).join(' | ')}`;

  const living = (boards: readonly number[]): readonly number[] =>
    boards.filter((board) => !isDead(board)).sort((a, b) => a - b);
  const marked = (boards: readonly number[]): readonly (readonly number[])[] =>
    boards.flatMap((board, i) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) =>
        board & (1 << at) ? [] : [living(boards.with(i, board | (1 << at)))],
      ),
    );
  const winsUnder = { normal: winsBy(marked, 'normal'), misere: winsBy(marked, 'misere') };
  const wins = (boards: readonly number[], win: 'normal' | 'misere') => winsUnder[win](living(boards));
  const board = (least: number): number => {
    let made = 0;
    while ([...made.toString(2)].filter((bit) => bit === '1').length < least) made |= 1 << int(0, 8);
    return made;
  };

  test.each(['normal', 'misere'] as const)('random boards, one to three: %s', (win) => {
    for (let i = 0; i < 150; i += 1) {
      const count = int(1, 3);
      const boards = Array.from({ length: count }, () => board(int([0, 0, 3, 5][count]!, 7)));
      const { outcome, winning } = ask(`${lineOf(boards)}${win === 'misere' ? ' misere' : ''}`);
      expect(outcome, lineOf(boards)).toBe(wins(boards, win) ? 'N' : 'P');
      const right = boards.flatMap((one, k) =>
        isDead(one)
          ? []
          : [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) =>
              (one & (1 << at)) === 0 && !wins(boards.with(k, one | (1 << at)), win)
                ? [lineOf(boards.with(k, one | (1 << at)))]
                : [],
            ),
      );
      expect(winning.moves.map(({ to }) => to.line).sort()).toEqual(right.sort());
      expect(winning.count).toBe(BigInt(right.length));
    }
  });

  test('the misère quotient has the 18 elements that were published, and decides every sum', () => {
    const found = quotient();
    expect(faultIn(found)).toBeNull();
    expect([...found.names].sort()).toEqual(
      '1 a b ab b² ab² c ac bc abc c² ac² bc² abc² d ad bd abd'.split(' ').sort(),
    );
    expect(found.names.filter((_, i) => found.lost[i]).sort()).toEqual(['a', 'bc', 'b²', 'c²']);
    expect(found.names[found.elementOf(0)]).toBe('c');
    const number = (name: string): number => found.names.indexOf(name);
    const times = (...names: readonly string[]): string =>
      found.names[names.map(number).reduce((all, one) => found.product[all]![one]!, 0)]!;
    expect([times('a', 'a'), times('b', 'b', 'b'), times('b', 'b', 'c'), times('c', 'c', 'c')]).toEqual([
      '1',
      'b',
      'c',
      'ac²',
    ]);
    expect([times('b', 'b', 'd'), times('c', 'd'), times('d', 'd')]).toEqual(['d', 'ad', 'c²']);
    expect(LIVING.length).toBe(46);
  });

  test('a wrong quotient is found out', () => {
    const found = quotient();
    const lost = found.lost.with(found.names.indexOf('d'), true);
    expect(faultIn({ ...found, lost })).not.toBeNull();
  });

  test.each(['', ' misere'])('1,000 boards%s: the winning moves leave lost positions', (win) => {
    const boards = Array.from({ length: 1000 }, () => board(int(0, 6)));
    const { outcome, winning } = ask(`${lineOf(boards)}${win}`, 2);
    expect(outcome).not.toBeNull();
    for (const { to } of winning.moves) expect(ask(`${to.line}${win}`, 0).outcome).toBe('P');
    expect(ask(`notakto 1000${win}`, 0).outcome).not.toBeNull();
  });

  test('typed moves, and what is none', () => {
    const one = ask('notakto 1', 0).spot;
    const two = ask('notakto XXX/.../... | X../.../...', 0).spot;
    for (const typed of ['1,3', '1 3', '(1,3)', '1:1,3'])
      expect(one.play(typed), typed).toMatchObject({ ok: true, value: { move: '1,3' } });
    for (const [typed, reason] of [
      ['1:2,2', 'board-is-dead'],
      ['2:1,1', 'square-has-an-x'],
      ['3:1,1', 'no-such-board'],
      ['2:4,1', 'no-such-square'],
    ] as const)
      expect(two.play(typed), typed).toMatchObject({ ok: false, error: { facts: { reason } } });
    expect(two.play('1,2').ok).toBe(false);
  });
});
