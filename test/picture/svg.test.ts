/** Pictures of every kind of scene, and of the small positions of every game, read back as SVG. */

import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import type { Layout, Placed, Plan } from '../../src/picture/layout.ts';
import { scenePicture, xorPicture } from '../../src/picture/picture.ts';
import { SIGNS, theme } from '../../src/picture/theme.ts';
import { parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { amount } from '../support/amount.ts';
import { analysisOf } from '../support/positions.ts';
import { type Box, contrast, luminance, overlap, readSvg } from './read.ts';
import { NASTY, scenes } from './scenes.ts';
import { sound } from './sound.ts';
import { styleOfTests } from './style.ts';

const style = styleOfTests();

describe('scenes of every kind', () => {
  it.each(Object.entries(scenes))(
    '%s: well-formed, within its frame, nothing on anything else',
    (_, scene) => {
      for (const locale of WRITTEN) sound(scenePicture(scene, style(locale), 'a line below').svg);
    },
  );

  it('every kind there is stands among the samples', () => {
    const kinds = new Set(Object.values(scenes).map((scene) => scene.kind));
    const all: Readonly<Record<Scene['kind'], true>> = {
      heaps: true,
      stairs: true,
      queen: true,
      grid: true,
      bar: true,
      row: true,
      board: true,
      squares: true,
      rectangle: true,
      boxes: true,
      ruler: true,
      set: true,
      graph: true,
      components: true,
    };
    expect(Object.keys(all).filter((kind) => !kinds.has(kind as Scene['kind']))).toEqual([]);
  });

  it('a matrix is written out as long as there is room, then shaded by its numbers', () => {
    const matrix = (rows: number, columns: number, value = (i: number): string => String(i % 10)): Scene => ({
      kind: 'grid',
      style: 'cards',
      rows: Array.from({ length: rows }, (_, y) =>
        Array.from({ length: columns }, (__, x) => ({ label: `${y + 1},${x + 1}`, value: value(y * x) })),
      ),
    });
    const cells = (scene: Scene): number => readSvg(scenePicture(scene, style()).svg).texts.length;
    expect(cells(matrix(12, 12))).toBe(12 * 12 + 24);
    const marked = parseLine(
      `grid ${Array.from({ length: 12 }, () => Array(12).fill('7').join(' ')).join(' / ')}`,
    );
    expect(marked.ok && cells(marked.value.spot.scene())).toBe(12 * 12 + 24);
    expect(cells(matrix(20, 15))).toBe(20 * 15 + 35);
    const large = scenePicture(
      matrix(50, 50, (i) => String(i % 97)),
      style(),
    ).svg;
    expect(large).toContain('50 × 50: 0 … 96<');
    const fills = new Set([...large.matchAll(/<path[^>]* fill="([^"]+)"/g)].map(([, fill]) => fill));
    expect(fills.size).toBeGreaterThan(60);
    expect(
      scenePicture(
        matrix(50, 50, (i) => String(10n ** BigInt(i % 9))),
        style(),
      ).svg,
    ).toContain('digits');
  });

  it('the same scene gives the same text; another language another', () => {
    const scene = scenes['graph, layers']!;
    expect(scenePicture(scene, style())).toEqual(scenePicture(scene, style()));
    const large = scenes['heaps, histogram']!;
    expect(scenePicture(large, style('zh-CN')).svg).not.toBe(scenePicture(large, style()).svg);
  });

  it('what people type stays text', () => {
    for (const name of ['graph, nasty names', 'heaps, nasty'])
      for (const under of [NASTY, '"><image href="x"/>']) {
        const { svg } = scenePicture(scenes[name]!, style(), under);
        const read = sound(svg);
        expect(svg).not.toMatch(/<script|<image|\u202e/);
        expect(read.texts.some(({ text }) => text.startsWith('</text>'))).toBe(true);
      }
  });

  it('a summary tells how much is missing', () => {
    const shown = readSvg(scenePicture(scenes['set, large']!, style()).svg).texts.map(({ text }) => text);
    const cells = shown.filter((text) => /^\d+$/.test(text)).length;
    expect(shown).toContain(`and ${3000 - cells} more`);
  });

  it('a histogram counts every heap once', () => {
    for (const name of ['heaps, histogram', 'heaps, histogram by digits', 'heaps, histogram of ones']) {
      const scene = scenes[name]!;
      if (scene.kind !== 'heaps') throw new Error(name);
      const { texts } = readSvg(scenePicture(scene, style()).svg);
      const right = Math.min(
        ...texts.filter(({ text }) => /^(\d+–)?\d+( digits?)?$/.test(text)).map((t) => t.left),
      );
      const counts = texts
        .filter(({ text, left }) => /^\d+$/.test(text) && left > right + 20)
        .map(({ text }) => Number(text));
      expect(counts.reduce((a, b) => a + b, 0)).toBe(scene.heaps.length);
    }
  });
});

/** The numbers and names that a small position must show. */
const mustShow = (scene: Scene): readonly string[] => {
  switch (scene.kind) {
    case 'heaps':
      return [...scene.heaps.map(({ value }) => value), ...(scene.limit === undefined ? [] : [scene.limit])];
    case 'stairs':
      return scene.steps.map(({ value }) => value);
    case 'grid':
      return scene.rows.flat().map(({ value }) => value);
    case 'bar':
      return scene.rows.map((_, i) => String(i + 1));
    case 'queen':
      return scene.at.map(String);
    case 'row':
      return scene.squares.map(({ label }) => label);
    case 'board':
      return [String(scene.width), String(scene.height)].filter((size) => size !== '0');
    case 'squares':
      return (scene.boards[0] ?? []).map((_, i) => String(i + 1));
    case 'rectangle':
    case 'boxes':
      return scene.pairs.flat();
    case 'ruler':
      return scene.total === '0' ? ['0'] : [scene.total, scene.limit];
    case 'set':
      return scene.numbers;
    case 'graph':
      return scene.nodes.map(({ label }) => label);
    case 'components':
      return scene.scenes.flatMap(mustShow);
  }
};

describe('every game', () => {
  it.each(gameIds)('%s: every small position is drawn, with all its numbers', (id) => {
    const all = [...registry[id].small(2)];
    const step = Math.max(1, Math.floor(all.length / amount(16, 40)));
    const some = all.filter((_, i) => i % step === 0);
    expect(some.length).toBeGreaterThan(0);
    for (const [i, spot] of some.entries()) {
      const scene = spot.scene();
      const { svg } = scenePicture(scene, style(i % 3 === 0 ? 'zh-CN' : 'en'));
      const words = sound(svg).texts.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u));
      expect({
        line: spot.line,
        missing: mustShow(scene).filter((number) => !words.includes(number)),
      }).toEqual({
        line: spot.line,
        missing: [],
      });
    }
  });
});

describe('graphs', () => {
  const boxes = (plan: Plan, placed: Placed): readonly Box[] =>
    plan.nodes.map(({ width, height }, i) => {
      const [x, y] = placed.nodes[i]!;
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    });

  it.each(Object.entries(scenes).filter(([, scene]) => scene.kind === 'graph'))(
    '%s: no node lies on another, in no layout that was tried',
    (_, scene) => {
      const seen: (readonly Box[])[] = [];
      const watched: Layout = (plan) => {
        const placed = style().layout(plan);
        if (placed !== null) {
          expect(placed.edges.every((points) => points.length >= 4)).toBe(true);
          seen.push(boxes(plan, placed));
        }
        return placed;
      };
      scenePicture(scene, { ...style(), layout: watched });
      if (scene.kind === 'graph' && scene.nodes.length > 0) expect(seen.length).toBeGreaterThan(0);
      for (const placed of seen)
        placed.forEach((box, i) => {
          expect(placed.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]);
        });
    },
  );

  it('ground nodes stand below everything that is joined to them', () => {
    let lowest = true;
    scenePicture(scenes['graph, rooted']!, {
      ...style(),
      layout: (plan) => {
        const placed = style().layout(plan)!;
        const heights = placed.nodes.map(([, y]) => y);
        const ground = Math.min(...plan.nodes.flatMap((node, i) => (node.ground ? [heights[i]!] : [])));
        lowest &&= plan.nodes.every((node, i) => node.ground || heights[i]! < ground);
        return placed;
      },
    });
    expect(lowest).toBe(true);
  });

  it('says how large a graph is that no layout can be had for', () => {
    const read = sound(scenePicture(scenes['graph, tree']!, { ...style(), layout: () => null }).svg);
    expect(read.texts.map(({ text }) => text)).toEqual(['21 nodes, 20 edges: too many to draw']);
  });
});

describe('XOR tables', () => {
  const tableOf = (line: string) => {
    const step = explain(analysisOf(line, { bound: 50_000, moves: 3 }), 'why').find(
      (found) => found.kind === 'xor-table',
    );
    if (step === undefined) throw new Error(`no table for ${line}`);
    return step;
  };

  it.each([
    ['nim 3 4 5', ['→ 1']],
    ['nim 1 2 3', []],
    ['nim 7 7 7', ['→ 0', '→ 0', '→ 0']],
    ['nim 3 5 + wythoff 3 5 + bash 7 max=3', ['→ 0']],
  ])('%s: marks odd columns and every row that can repair them: %j', (line, repairs) => {
    const step = tableOf(line);
    for (const locale of WRITTEN) {
      const { texts } = sound(xorPicture(step, style(locale)).svg);
      const shown = texts.map(({ text }) => text);
      expect(shown.filter((text) => text.startsWith('→'))).toEqual(repairs);
      expect(shown.filter((text) => text === '▲')).toHaveLength(step.sumBits.replaceAll('0', '').length);
      expect(shown.filter((text) => /^[01]$/.test(text)).length).toBeGreaterThanOrEqual(
        step.rows.length * step.sumBits.length,
      );
    }
  });

  it.each([
    `nim ${'9'.repeat(300)} 5`,
    `nim ${Array.from({ length: 200 }, (_, i) => i * 37).join(' ')}`,
    'nim 16777215 1 2',
  ])('stays within the frame: %s', (line) => {
    for (const locale of WRITTEN) sound(xorPicture(tableOf(line), style(locale)).svg);
  });
});

describe('colours', () => {
  it('text can be read, shapes can be seen', () => {
    for (const ground of [theme.paper, theme.plate, theme.band])
      for (const ink of [theme.ink, theme.quiet]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    for (const fill of [...Object.values(theme.fills), ...theme.tints]) {
      expect(contrast(theme.onFill, fill)).toBeGreaterThanOrEqual(4.5);
      expect(
        Math.max(contrast(fill, theme.paper), contrast(theme.outline, theme.paper)),
      ).toBeGreaterThanOrEqual(3);
    }
    for (const stroke of Object.values(theme.strokes))
      expect(contrast(stroke, theme.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.strokes.focus, theme.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.ink, theme.paper)).toBeGreaterThanOrEqual(6.5);
  });

  it('no meaning hangs on colour: every mark has a sign of its own, and the tints differ in grey', () => {
    const signs = Object.values(SIGNS);
    expect(new Set(signs).size).toBe(signs.length);
    const { tints } = theme;
    expect(Math.abs(luminance(tints[0]) - luminance(tints[1]))).toBeGreaterThan(0.25);
  });
});
