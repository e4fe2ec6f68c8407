/** Scenes as text: within a phone's width, with every number of a small position. */
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import { pointedScene } from '../../src/engine/explain/pointed.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { PHONE, sceneText } from '../../src/picture/text.ts';
import { locales } from '../../src/texts/index.ts';
import { columnsOf, textWidth } from '../../src/texts/plain.ts';
import { spotOf } from '../support/positions.ts';
import { scenes } from './scenes.ts';

describe('scenes as text', () => {
  it.each(Object.entries(scenes))('%s: within its columns and lines', (_, scene) => {
    for (const extent of [PHONE, { columns: 60, lines: 10 }]) {
      const lines = sceneText(scene, extent);
      expect(lines.length).toBeLessThanOrEqual(extent.lines);
      expect(lines.filter((line) => textWidth(line) > extent.columns)).toEqual([]);
      expect(lines.filter((line) => /[\n\r]/.test(line))).toEqual([]);
    }
  });

  it.each(gameIds)('%s: positions that differ in the picture differ in the text', (id) => {
    const seen = new Map<string, string>();
    for (const spot of [...registry[id].small(1)].slice(0, 60)) {
      const scene = spot.scene();
      const text = sceneText(scene).join('\n');
      expect(seen.get(text) ?? JSON.stringify(scene)).toBe(JSON.stringify(scene));
      seen.set(text, JSON.stringify(scene));
    }
    expect(seen.size).toBeGreaterThan(2);
  });
});

it('a row of Treblecross has a closed square at each end, as in its picture', () => {
  const drawn = (line: string) => sceneText(spotOf(line).scene());
  expect(drawn('treblecross 8 4')).toEqual(['1  ·□□□□□□·  8', '2  ·□□·      4']);
  expect(drawn('treblecross 3 2 1').map((row) => row.slice(3, 6))).toEqual(['·□·', '·· ', '·  ']);
});

describe('what a move is typed by', () => {
  const after = (line: string, move: string) => {
    const spot = spotOf(line);
    const played = spot.play(move);
    if (!played.ok) throw new Error(move);
    return playedScene([spot, played.value.to], [played.value.phrase]);
  };

  it('a board for dominoes has the numbers of its rows and columns, also where it became smaller', () => {
    expect(sceneText(spotOf('cram ..#./....').scene())).toEqual(['  1 2 3 4', '1 □ □ ■ □', '2 □ □ □ □']);
    expect(sceneText(after('cram 2x3', '1,1-2,1'))).toEqual(['    1 2', '1 * □ □', '2 * □ □']);
    expect(sceneText(after('cram 2x3', '1,1-1,2'))[1]).toBe('1 * * □');
    expect(sceneText(spotOf('cram 1x30').scene())).toEqual([` 1 ${'□'.repeat(30)}`]);
    const said = (scene: Scene) => altText(scene, locales.en, { game: 'Cram', win: 'normal' });
    expect(said(after('cram 2x3', '1,1-2,1'))).toContain('[*.. / *..]; moves count from row 1, column 2');
    expect(said(spotOf('cram 2x3').scene())).toContain(': [... / ...].');
  });

  it('an order is told as it is typed, with what stands alone', () => {
    const scene = spotOf('poset a<b b<c e').scene();
    expect(sceneText(scene)).toEqual(['a<b  b<c  e']);
    expect(altText(scene, locales.en, { game: 'Poset', win: 'normal' })).toContain(
      'of 4 nodes; edges a<b, b<c; without edges: e.',
    );
  });

  it('a heap that is too large to be drawn is split in numbers', () => {
    expect(sceneText(pointedScene(spotOf('grundy 60'), '1>7,53'))).toEqual(['1    60 ✓ → 7 + 53']);
    expect(sceneText(pointedScene(spotOf('grundy 7 5'), '1>2,5'))[0]).toBe('1  ▤▤|▤▤▤▤▤  7 ✓');
    expect(sceneText(pointedScene(spotOf('kayles 60'), '1>59'))).toEqual(['1    60 ✓ −1']);
  });
});

describe('boards that are larger than any memory', () => {
  const wide = 2 ** 40;

  it('a bar draws the columns that are shown, with what is taken of them', () => {
    const [top, bottom] = sceneText({ kind: 'bar', rows: [wide, wide], take: [3, 2] });
    expect(top).toBe(`2 ■■✓${'□'.repeat(32)}…`);
    expect(bottom).toBe(`1 ☠${'■'.repeat(34)}…`);
    expect(sceneText({ kind: 'bar', rows: [3, 2], take: [2, 1] })).toEqual(['2 ■□', '1 ☠✓□']);
  });

  it('and the rows that are shown', () => {
    let looked = 0;
    const rows = new Proxy(
      Array.from({ length: 70_000 }, () => 5),
      {
        get: (of, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) looked += 1;
          return Reflect.get(of, key) as unknown;
        },
      },
    );
    expect(sceneText({ kind: 'bar', rows }).at(-1)).toBe('… +69977');
    expect(looked).toBe(23);
  });
});

describe('columns of a text', () => {
  it('a wide character takes two, a mark none, any other one', () => {
    expect(columnsOf('堆 1：●ｱ')).toEqual([2, 4]);
    expect(columnsOf('e\u0301\u{20000}')).toEqual([1, 1]);
    expect(textWidth('堆 1：●ｱ')).toBe(8);
    expect([textWidth(''), columnsOf('')]).toEqual([0, [0, 0]]);
  });

  it('below the first mark every character takes one', () => {
    const low = Array.from({ length: 0x300 }, (_, code) => String.fromCodePoint(code));
    expect(low.filter((char) => /\p{Mark}/u.test(char) || textWidth(char) !== 1)).toEqual([]);
    expect(textWidth('\u0300')).toBe(0);
    const symbols = Array.from({ length: 0x2c00 - 0x2100 }, (_, i) => String.fromCodePoint(0x2100 + i));
    expect(symbols.filter((char) => /\p{Mark}/u.test(char) || textWidth(char) !== 1)).toEqual([]);
  });
});

it('a heap of many digits leaves room for the winning move', () => {
  const row = (line: string, move: string) => sceneText(pointedScene(spotOf(line), move))[0];
  expect(row(`nim ${10n ** 50n} 70`, '1:30')).toBe('1    1000000000000…0000000000000 ✓ −30');
  expect(row(`lasker ${10n ** 50n}`, `1>5,${10n ** 50n - 5n}`)).toMatch(/…0+ ✓ → 5 \+ 999…995$/);
});

describe('the move beyond the cut', () => {
  const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
  const drawn = (line: string, move: string) => sceneText(pointedScene(spotOf(line), move));
  it.each([
    [`nim ${upTo(60).join(' ')}`, '57:3', '57', '✓ −3', ['… +36', '… +3']],
    [`staircase ${upTo(60).join(' ')}`, '57:3', '57', '✓ −3', ['… +36', '… +3']],
    ['chomp 40x5', '3,4', '3 ', '■■■✓□', ['… +16', '… +2']],
    [`division ${upTo(30).join(' / ')}`, '30:1=15', '30', '✓', ['… +8']],
  ] as const)('%s: the line of %s is kept', (line, move, label, sign, gaps) => {
    const lines = drawn(line, move);
    expect(lines.length).toBeLessThanOrEqual(PHONE.lines);
    expect(lines.filter((text) => text.trimStart().startsWith(label) && text.includes(sign))).toHaveLength(1);
    expect(lines.filter((text) => text.startsWith('…'))).toEqual(gaps);
  });
  it('Notakto: the row with the board is kept, and all boards are counted', () => {
    const lines = drawn('notakto 100', '70:1,1');
    expect(lines.length).toBeLessThanOrEqual(PHONE.lines);
    expect(lines.filter((text) => text.startsWith('…'))).toEqual(['… +50', '… +30']);
    expect(lines.filter((text) => text.includes('#70'))).toHaveLength(1);
    expect(lines.filter((text) => text.endsWith('✓ · ·'))).toHaveLength(1);
  });
  it('a sum: the moved game is kept with its number', () => {
    const line = upTo(30)
      .map((n) => `nim ${n}`)
      .join(' + ');
    const lines = drawn(line, '#29 1:3');
    expect(lines.length).toBeLessThanOrEqual(PHONE.lines);
    const at = lines.indexOf('#29');
    expect(lines[at + 1]).toMatch(/29 ✓ −3$/);
  });
  it('the last move likewise', () => {
    const spot = spotOf(`nim ${upTo(60).join(' ')}`);
    const option = spot.play('57:3');
    if (!option.ok) throw new Error('no such move');
    const lines = sceneText(playedScene([spot, option.value.to], [option.value.phrase]));
    expect(lines.some((text) => /^57 .* 54 \* −3$/.test(text))).toBe(true);
  });
});

it('a board of coins too large to count: its heads, and the coins to turn and just turned', () => {
  const huge = `${2n ** 53n + 1n}`;
  const line = `flip 4,1 ${huge},3`;
  const pointed = pointedScene(spotOf(line), `${huge},3>2,3`);
  expect(sceneText(pointed)).toEqual([`(4,1)  (${huge},3)✓  ·(2,3)✓`]);
  const option = spotOf(line).play(`${huge},3>2,3`);
  if (!option.ok) throw new Error('no such move');
  const after = playedScene([spotOf(line), option.value.to], [option.value.phrase]);
  expect(sceneText(after)).toEqual([`(2,3)*  (4,1)  ·(${huge},3)*`]);
  const alt = altText(pointed, locales.en, { game: 'Coins on a board', win: 'normal' });
  expect(alt).toContain(`a board of coins, ${huge} wide and 3 high, heads at (4, 1), (${huge}, 3)`);
  expect(alt).toContain(`winning: turn (${huge}, 3) (2, 3)`);
});
