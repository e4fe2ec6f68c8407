/** Every game has its own look, and what a picture marks or draws hollow is what the rules take. */
import { describe, expect, it } from 'vitest';
import type { Motif, Scene } from '../../src/engine/core/scene.ts';
import type { MovePhrase } from '../../src/engine/explain/phrase.ts';
import { played, playedScene } from '../../src/engine/explain/played.ts';
import { pointing } from '../../src/engine/explain/pointed.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { altText } from '../../src/picture/alt.ts';
import { DRESS } from '../../src/picture/draw/pieces.ts';
import { createLayout } from '../../src/picture/layout.ts';
import { type Style, scenePicture } from '../../src/picture/picture.ts';
import { sceneText } from '../../src/picture/text.ts';
import { theme } from '../../src/picture/theme.ts';
import { locales } from '../../src/texts/index.ts';
import { spotOf } from '../support/positions.ts';
import { contrast, readSvg } from './read.ts';
import { sound } from './sound.ts';

type HeapsScene = Extract<Scene, { kind: 'heaps' }>;

const style: Style = { words: locales.en.pictures.drawn, layout: await createLayout() };
const svgOf = (scene: Scene): string => scenePicture(scene, style).svg;

/** The look of a scene, without its numbers. */
const motifOf = (scene: Scene): string => {
  switch (scene.kind) {
    case 'heaps':
    case 'boxes':
      return `${scene.kind} of ${scene.motif}`;
    case 'row':
    case 'grid':
    case 'squares':
      return `${scene.kind} of ${scene.style}`;
    case 'graph':
      return `${scene.kind}, ${scene.pieces ?? scene.layout}`;
    case 'stairs':
    case 'queen':
    case 'bar':
    case 'board':
    case 'rectangle':
    case 'ruler':
    case 'set':
    case 'components':
      return scene.kind;
  }
};

it('no two games look alike, but for three pairs that are played on one board by two rules', () => {
  const looks = new Map<string, string[]>();
  for (const id of gameIds) {
    const look = motifOf(spotOf(registry[id].example).scene());
    looks.set(look, [...(looks.get(look) ?? []), id]);
  }
  expect([...looks.values()].filter((ids) => ids.length > 1)).toEqual([
    ['fibonacci', 'dynamic'],
    ['addsub', 'dag'],
    ['geography', 'digraph'],
  ]);
});

const motifs = Object.keys(DRESS) as Motif[];
const heapsOf = (motif: Motif, values: readonly number[]): HeapsScene => ({
  kind: 'heaps',
  motif,
  heaps: values.map((value, i) => ({ label: `${i + 1}`, value: String(value) })),
});

describe('motifs', () => {
  it('each has a drawing, a letter and a word of its own', () => {
    const count = (of: (motif: Motif) => string): number => new Set(motifs.map(of)).size;
    expect(count((motif) => svgOf(heapsOf(motif, [3])))).toBe(motifs.length);
    expect(count((motif) => sceneText(heapsOf(motif, [3]))[0]!)).toBe(motifs.length);
    for (const locale of [locales.en, locales['zh-CN']])
      expect(count((motif) => altText(heapsOf(motif, [3]), locale, { game: '', win: 'normal' }))).toBe(
        motifs.length,
      );
  });

  it.each(motifs)('%s: stands out from the ground, in no colour that means something', (motif) => {
    const { fill } = DRESS[motif];
    expect(
      Math.max(contrast(fill, theme.paper), contrast(theme.outline, theme.paper)),
    ).toBeGreaterThanOrEqual(3);
    const { none: _, ...meanings } = theme.fills;
    expect(Object.values(meanings)).not.toContain(fill);
  });
});

const bigints = (scene: HeapsScene): bigint[] => scene.heaps.map(({ value }) => BigInt(value));
const total = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);
const isDash = (dash: string): RegExp => new RegExp(`stroke-dasharray="${dash}"`, 'g');

const heapGames = gameIds.filter((id) => spotOf(registry[id].example).scene().kind === 'heaps');

describe.each(heapGames)('%s', (id) => {
  /** Some positions with a few moves of each. */
  const moves = [...registry[id].small(2)]
    .filter((_, i) => i % 3 === 0)
    .slice(-25)
    .flatMap((spot) =>
      [...spot.options()].slice(0, 12).map(({ to, phrase }) => [spot.scene(), to.scene(), phrase] as const),
    )
    .filter(
      (drawn): drawn is readonly [HeapsScene, HeapsScene, MovePhrase] =>
        drawn[0].kind === 'heaps' && drawn[1].kind === 'heaps',
    );

  it('a move is marked on the pieces that go, no more and no fewer', () => {
    expect(moves.length).toBeGreaterThan(10);
    for (const [scene, next, phrase] of moves) {
      const marked = pointing(scene, next, phrase) as HeapsScene;
      const took = total(bigints(scene)) - total(bigints(next));
      const green = svgOf(marked).split(`fill="${theme.fills.win}"`).length - 1;
      expect({ scene, next, green }).toEqual({ scene, next, green: Number(took) });
      // What the marks leave of each heap are the heaps of the next position.
      const left = marked.heaps.flatMap(({ value, mark, take, into }) =>
        mark !== 'win'
          ? [value]
          : (into?.filter((part) => part !== '0') ?? [String(BigInt(value) - BigInt(take ?? value))]),
      );
      expect(left).toEqual(next.heaps.map(({ value }) => value));
      const cuts = svgOf(marked).split(`stroke="${theme.fills.win}"`).length - 1;
      if (took === 0n) expect(cuts).toBeGreaterThan(0);
    }
  });

  it('the last move leaves hollow what it took', () => {
    for (const [scene, next] of moves) {
      const after = played(scene, next) as HeapsScene;
      const took = total(bigints(scene)) - total(bigints(next));
      expect(bigints(after)).toEqual(bigints(next));
      expect(total(after.heaps.map(({ gone }) => BigInt(gone ?? '0')))).toBe(took);
      expect({ scene, next, ghosts: svgOf(after).match(isDash('4 3'))?.length ?? 0 }).toEqual({
        scene,
        next,
        ghosts: Number(took),
      });
      sound(svgOf(after));
    }
  });
});

const rowGames = heapGames.filter((id) => (spotOf(registry[id].example).scene() as HeapsScene).row === true);

describe('rows', () => {
  const lengthOf = (scene: Scene): bigint =>
    total(
      (scene as HeapsScene).heaps.flatMap(({ value, gone, fallen, ahead = {} }) =>
        [value, gone ?? '0', fallen ?? '0', ...Object.values(ahead)].map(BigInt),
      ),
    );

  it('are the games in which neighbours matter', () => {
    expect(rowGames).toEqual(['octal', 'kayles', 'dawson', 'dawsonchess', 'treblecross', 'officers']);
  });

  it.each(rowGames)('%s: keep their length to the end; what fell stays hollow', (id) => {
    const spots = [spotOf(registry[id].example)];
    for (let i = 0; ; i += 1) {
      const options = [...spots.at(-1)!.options()];
      if (options.length === 0) break;
      spots.push(options[(7 * i + 3) % options.length]!.to);
    }
    expect(spots.length).toBeGreaterThan(3);
    for (let i = 1; i <= spots.length; i += 1) {
      const scene = playedScene(spots.slice(0, i));
      expect(lengthOf(scene)).toBe(lengthOf(spots[0]!.scene()));
      expect(sceneText(scene).length).toBeGreaterThan(0);
      sound(svgOf(scene));
    }
  });

  it('Kayles: a pin in the middle leaves a gap in one line', () => {
    const start = spotOf('kayles 9');
    const next = start.play('1>3,5');
    if (!next.ok) throw new Error('not a move');
    const scene = playedScene([start, next.value.to]) as HeapsScene;
    expect(scene.heaps).toEqual([
      { label: '1', value: '3', gone: '1' },
      { label: '2', value: '5', joined: true },
    ]);
    expect(sceneText(scene)).toEqual(['1  ¡¡¡·   3', '2  ¡¡¡¡¡  5 ↰']);
    expect(altText(scene, locales.en, { game: 'Kayles', win: 'normal' })).toBe(
      'Kayles: 2 rows of pins: row 1 has 3, 1 just taken, row 2 has 5 in the same line.',
    );
  });

  it.each([
    ['1>8', '1  ·¡¡¡¡¡¡¡¡  8', ['1']],
    ['1>8,0', '1  ¡¡¡¡¡¡¡¡·  8', ['1']],
    ['1>6,2', '2  ¡¡¡¡¡¡·  6', ['2', '1']],
    ['1>2,6', '1  ¡¡·     2', ['1', '2']],
  ] as const)(
    'Kayles: %s takes the pin that it names, wherever what is left of it is written',
    (move, line, labels) => {
      const start = spotOf('kayles 9');
      const next = start.play(move);
      if (!next.ok) throw new Error('not a move');
      expect(next.value.move).toBe(move);
      const scene = playedScene([start, next.value.to], [next.value.phrase]) as HeapsScene;
      expect(sceneText(scene)[0]).toBe(line);
      expect(scene.heaps.map(({ label }) => label)).toEqual(labels);
      expect(altText(scene, locales.en, { game: 'Kayles', win: 'normal' })).toContain('1 just taken');
      // One move later the pin still lies where it fell.
      const later = next.value.to.play('1:1');
      if (!later.ok) throw new Error('not a move');
      const two = playedScene(
        [start, next.value.to, later.value.to],
        [next.value.phrase, later.value.phrase],
      );
      expect(lengthOf(two)).toBe(9n);
    },
  );

  it('Treblecross: a cross lies in the middle of the squares that it takes', () => {
    const start = spotOf('treblecross 9');
    const next = start.play('1>2,4');
    if (!next.ok) throw new Error('not a move');
    const cross = new RegExp(`<path[^>]*stroke="${theme.strokes.changed}"`, 'g');
    expect(svgOf(start.scene()).match(cross)).toBeNull();
    expect(svgOf(playedScene([start, next.value.to])).match(cross)).toHaveLength(1);
  });
});

describe('every game', () => {
  /** A source of the same random numbers every time. */
  const source = (seed: number) => (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };

  it.each(gameIds)('%s: the last move is seen, read and heard', (id) => {
    const random = source(5);
    for (let size = 1; size <= 4; size += 1) {
      const start = registry[id].deal(size, random);
      const options = [...start.options()];
      const { to } = options[Math.floor(random() * options.length)]!;
      const [plain, shown] = [to.scene(), playedScene([start, to])];
      const line = `${start.line} → ${to.line}`;
      expect({ line, svg: svgOf(shown) }).not.toEqual({ line, svg: svgOf(plain) });
      expect({ line, text: sceneText(shown) }).not.toEqual({ line, text: sceneText(plain) });
      for (const locale of [locales.en, locales['zh-CN']]) {
        const said = (scene: Scene): string => altText(scene, locale, { game: id, win: 'normal' });
        expect({ line, alt: said(shown) }).not.toEqual({ line, alt: said(plain) });
      }
      sound(svgOf(shown));
    }
  });

  it.each(gameIds.filter((id) => spotOf(registry[id].example).scene().kind !== 'graph'))(
    '%s: boards are low enough to leave room for their controls',
    (id) => {
      const random = source(9);
      for (let i = 0; i < 20; i += 1) {
        const spot = registry[id].deal(1 + (i % 5), random);
        const { height } = readSvg(svgOf(spot.scene()));
        expect({ line: spot.line, low: height <= 330 }).toEqual({ line: spot.line, low: true });
      }
    },
  );
});

describe('sums', () => {
  it.each([2, 3, 4, 5, 6])('of %i: every sign of addition stands between two games', (count) => {
    const games = ['nim 3 5', 'kayles 7', 'chomp 3x4', 'wythoff 3 5', 'nim 9 8 7', 'bash 7 max=3'];
    const { texts } = sound(svgOf(spotOf(games.slice(0, count).join(' + ')).scene()));
    const signs = texts.filter(({ text }) => text === '+');
    const names = texts.filter(({ text }) => text.startsWith('#'));
    for (const sign of signs) {
      const after = names.some(({ left, top }) => left > sign.right && Math.abs(top - sign.top) < 160);
      const below =
        names.some(({ top }) => top > sign.bottom) && names.some(({ bottom }) => bottom < sign.top);
      expect(after || below).toBe(true);
    }
    expect(signs.length).toBe(names.length - 1);
  });
});

it('a heap that is cut lies in rows of ten pieces', () => {
  const piecesOf = (cut: boolean): number =>
    new Set(
      [
        ...svgOf({
          kind: 'heaps',
          motif: 'stones',
          heaps: [{ label: '1', value: '60', ...(cut ? { mark: 'win', take: '0', into: ['7', '53'] } : {}) }],
        }).matchAll(/<circle cx="[^"]*" cy="([^"]*)"/g),
      ].map(([, y]) => y),
    ).size;
  expect(piecesOf(true)).toBe(piecesOf(false));
});
