/** Alternative texts: short enough, the whole position where it fits, and whose turn it is. */

import { describe, expect, it } from 'vitest';
import type { PartKind } from '../../src/engine/core/game.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import { pointedScene } from '../../src/engine/explain/pointed.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { altText, MAX_ALT_CHARS, xorAlt } from '../../src/picture/alt.ts';
import { PHONE, sceneText } from '../../src/picture/text.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import type { PictureTurn } from '../../src/texts/pictures.ts';
import { spotOf } from '../support/positions.ts';
import { scenes } from './scenes.ts';

const { en } = locales;
const zh = locales['zh-CN'];

const TURNS: readonly PictureTurn[] = [
  { kind: 'first' },
  { kind: 'second' },
  { kind: 'you' },
  { kind: 'bot' },
  { kind: 'named', name: 'Ann' },
  { kind: 'over' },
];

describe('alternative text', () => {
  it.each(Object.entries(scenes))('%s: at most 1,024 characters, whatever there is to say', (_, scene) => {
    for (const id of WRITTEN) {
      const said = altText(scene, locales[id], { game: 'Nim', win: 'misere', turn: { kind: 'first' } });
      expect(said.length).toBeLessThanOrEqual(MAX_ALT_CHARS);
      expect(said.length).toBeGreaterThan(20);
      expect(said).toContain(locales[id].pictures.turn({ kind: 'first' }));
      expect(said).not.toMatch(/\p{C}|undefined|NaN|\[object/u);
    }
  });

  it('says the game, the position, the rule that differs, the turn', () => {
    const scene = {
      kind: 'heaps' as const,
      motif: 'stones' as const,
      heaps: [3, 4].map((n, i) => ({ label: `${i + 1}`, value: `${n}` })),
    };
    expect(altText(scene, en, { game: 'Nim', win: 'normal', turn: { kind: 'named', name: 'Ann' } })).toBe(
      'Nim: 2 heaps of stones: heap 1 has 3, heap 2 has 4. Ann is to move.',
    );
    expect(altText(scene, zh, { game: '尼姆', win: 'misere', turn: { kind: 'you' } })).toBe(
      '尼姆：2 堆石子：第 1 堆 3 个、第 2 堆 4 个。走最后一步者负。轮到你。',
    );
    expect(altText(scene, en, { game: 'Nim', win: 'normal' })).toBe(
      'Nim: 2 heaps of stones: heap 1 has 3, heap 2 has 4.',
    );
  });

  it('of many thousand items puts into words only what may be said', () => {
    let said = 0;
    const heaps = Array.from({ length: 20_000 }, (_, i) => ({
      get label() {
        said += 1;
        return `${i + 1}`;
      },
      value: '7',
    }));
    const scene = { kind: 'heaps' as const, motif: 'stones' as const, heaps };
    expect(altText(scene, en, { game: 'Nim', win: 'normal' })).toContain('20000 heaps');
    expect(said).toBeLessThan(1_200);
  });

  it('of a large graph says how many nodes there are in all', () => {
    const edges = Array.from({ length: 1_999 }, (_, i) => `${Math.floor(i / 2) + 1}>${i + 2}`);
    const scene = spotOf(`dag ${edges.join(' ')} at=1`).scene();
    const said = altText(scene, en, { game: 'Tokens', win: 'normal' });
    expect(said).toContain('a directed graph of 2000 nodes, 59 of them here; 1 (a token); edges 1→2');
    expect(altText(scene, zh, { game: '棋子', win: 'normal' })).toContain(
      '有向图，2000 个点，这里列出 59 个；1（有 1 枚棋子）；边 1→2',
    );
    expect(sceneText(scene, PHONE)).toContain('… +1941');
  });

  it('of a list that is cut says the heap that the move plays in', () => {
    const spot = spotOf(`nim ${Array.from({ length: 200 }, () => 7).join(' ')}`);
    const said = altText(pointedScene(spot, '150:2'), en, { game: 'Nim', win: 'normal' });
    expect(said).toMatch(/heap 150 has 7 \(winning: take 2\), and \d+ more/);
    expect(said).not.toContain('heap 151');
  });

  it('says what is not there any more, and what nothing is left of', () => {
    const said = (scene: Scene) => altText(scene, en, { game: 'G', win: 'normal' });
    const after = (line: string, move: string) => {
      const spot = spotOf(line);
      const played = spot.play(move);
      if (!played.ok) throw new Error(move);
      return said(playedScene([spot, played.value.to], [played.value.phrase]));
    };
    expect(after('divisor {2,3,6}', '3')).toContain('the numbers 2, 6; just taken: 3');
    expect(said(spotOf('divisor {6}').scene())).toContain('the number 6.');
    expect(after('poset a<b b<c a<d e', 'b')).toContain(
      'an order (a<b: b stands on a) of 3 nodes; edges a<d; without edges: e; just taken: b, c',
    );
    expect(after('nodekayles a-b b-c c-d e', 'b')).toContain(
      'a graph of 2 nodes; no edges: d, e; just taken: a, b, c, a–b, b–c, c–d',
    );
    expect(after('endnim 3 3', '2:3')).toContain('barrel 1 has 3, a barrel that is now empty');
    expect(after('endnim 3 3', '1:3')).toContain('a barrel that is now empty (just changed), barrel 1 has 3');
    expect(after('candy 4 2', 'largest')).toContain('a jar that is now empty (just changed), jar 1 has 2');
    expect(after('endnim 1 2', '2:2')).toContain('barrel 1 has 1, a barrel that is now empty (just changed)');
    expect(after('nodekayles a-b b-c d', 'a')).toContain(
      'a graph of 2 nodes; no edges: c, d; just taken: a, b',
    );
    expect(said(spotOf('candy 0').scene())).toContain('the fullest first: none.');
    expect(said(spotOf('geography none').scene())).toContain('a graph of 0 nodes; no edges.');
    expect(said(spotOf('treewalk 0 1').scene())).toContain('a tree, every edge from parent to child');
  });

  it('whose turn it is, each in words of its own', () => {
    for (const id of WRITTEN)
      expect(new Set(TURNS.map((turn) => locales[id].pictures.turn(turn))).size).toBe(TURNS.length);
  });

  it('a position too large says how much is missing, and that the text has it', () => {
    const said = altText(scenes['set, large']!, en, {
      game: 'Divisor game',
      win: 'normal',
      turn: { kind: 'bot' },
    });
    expect(said).toMatch(/and \d+ more/);
    expect(said).toContain(en.pictures.altCut);
    expect(said).toContain('The bot is to move.');
  });

  it.each(gameIds)(
    '%s: positions of different lines have different texts, and every number stands in them',
    (id) => {
      const seen = new Map<string, string>();
      for (const spot of [...registry[id].small(1)].slice(0, 60)) {
        const scene = spot.scene();
        for (const locale of [en, zh]) {
          const said = altText(scene, locale, {
            game: locale.games[id].name,
            win: 'normal',
            turn: { kind: 'first' },
          });
          expect(said).toContain(locale.games[id].name);
          if (scene.kind === 'heaps') for (const { value } of scene.heaps) expect(said).toContain(value);
          const before = seen.get(said);
          if (before !== undefined) expect(JSON.parse(before)).toEqual(scene);
          seen.set(said, JSON.stringify(scene));
        }
      }
      expect(seen.size).toBeGreaterThan(2);
    },
  );

  it('an XOR table in words', () => {
    const of = (kind: PartKind) => ({
      kind: 'xor-table' as const,
      rows: [3, 1].map((n, i) => ({
        part: { component: null, part: i + 1, kind, line: `nim ${n}` },
        value: `${n}`,
        bits: n.toString(2).padStart(2, '0'),
      })),
      more: 0,
      columns: [1, 2],
      sum: '2',
      sumBits: '10',
    });
    expect(xorAlt(of('heap'), en)).toBe('XOR table in binary: heap 1 3, heap 2 1. Nim-sum 2.');
    expect(xorAlt(of('heap'), zh)).toBe('二进制异或表：第 1 堆 3、第 2 堆 1。异或和 2。');
    expect(xorAlt(of('pair'), en)).toBe('XOR table in binary: pair 1 3, pair 2 1. Nim-sum 2.');
    expect(xorAlt(of('row'), zh)).toBe('二进制异或表：第 1 行 3、第 2 行 1。异或和 2。');
  });
});
