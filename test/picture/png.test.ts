/** PNGs from the worker threads: size, contents, cache, and failures as values. */

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PartKind } from '../../src/engine/core/game.ts';
import type { Scene } from '../../src/engine/core/scene.ts';
import { isWide } from '../../src/picture/metrics.ts';
import { PICTURE_WIDTH_PX } from '../../src/picture/picture.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import type { PictureRequest, Png } from '../../src/picture/request.ts';
import { theme } from '../../src/picture/theme.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { scenes } from './scenes.ts';
import './read.ts';

const KINDS = [
  'heap',
  'step',
  'cell',
  'row',
  'pair',
  'place',
  'coin',
  'token',
  'branch',
  'node',
  'group',
] as const satisfies readonly PartKind[];

const pictures = new PicturePool({ waitMs: 600_000 });

afterAll(() => pictures.close());

const request = (scene: Scene, under?: string): PictureRequest => ({
  kind: 'scene',
  scene,
  locale: 'zh-CN',
  ...(under === undefined ? {} : { under }),
});

const drawn = async (wish: PictureRequest): Promise<Png> => {
  const result = await pictures.png(wish);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** Pixels by colour. */
const colours = async ({ bytes, width, height }: Png): Promise<ReadonlyMap<string, number>> => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const found = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const colour = `#${[...data.subarray(i, i + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return found;
};

describe('PNG', () => {
  it.each([
    ['heaps marked'],
    ['graph, rooted'],
    ['bar'],
    ['ruler'],
    ['sum'],
    ['graph, nasty names'],
  ] as const)('%s: twice the view box, on its paper, with something on it', async (name) => {
    const png = await drawn(request(scenes[name]!));
    expect(Buffer.from(png.bytes.subarray(1, 4)).toString()).toBe('PNG');
    expect(Buffer.from(png.bytes).readUInt32BE(16)).toBe(png.width);
    expect(Buffer.from(png.bytes).readUInt32BE(20)).toBe(png.height);
    expect(png.width).toBe(2 * PICTURE_WIDTH_PX);
    const found = await colours(png);
    const paper = found.get(theme.paper) ?? 0;
    const all = png.width * png.height;
    expect(paper / all).toBeGreaterThan(0.3);
    expect((all - paper) / all).toBeGreaterThan(0.005);
    expect(found.has(theme.ink) || found.has(theme.quiet)).toBe(true);
  });

  it('the same request gives the same bytes, in another thread too', async () => {
    const other = new PicturePool({ waitMs: 600_000 });
    const wish = request(scenes['graph, free']!, '图');
    const [first, second] = [await drawn(wish), await other.png(wish)];
    await other.close();
    expect(second.ok && Buffer.from(second.value.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  it('a picture asked for twice is drawn once', async () => {
    const wish = request(scenes.coins!, 'twice');
    const [first, second] = await Promise.all([drawn(wish), drawn(wish)]);
    expect(second).toBe(first);
    expect(await drawn(wish)).toBe(first);
  });

  it('an XOR table is drawn too', async () => {
    const part = (n: number) => ({ component: null, part: n, kind: 'heap' as const, line: `nim ${n}` });
    const png = await drawn({
      kind: 'xor',
      locale: 'zh-CN',
      step: {
        kind: 'xor-table',
        rows: [
          { part: part(1), value: '3', bits: '11' },
          { part: part(2), value: '1', bits: '01' },
        ],
        more: 0,
        columns: [1, 2],
        sum: '2',
        sumBits: '10',
      },
    });
    expect((await colours(png)).has(theme.band)).toBe(true);
  });
});

describe('failure is a value', () => {
  it('a scene that cannot be drawn; the next one can', async () => {
    const errors: unknown[] = [];
    const own = new PicturePool({ waitMs: 600_000, onError: (error) => errors.push(error) });
    const broken = { kind: 'heaps', motif: 'stones' } as unknown as Scene;
    expect(await own.png(request(broken))).toEqual({ ok: false, error: 'failed' });
    expect(errors).toHaveLength(1);
    expect((await own.png(request(scenes.set!))).ok).toBe(true);
    await own.close();
    expect(await own.png(request(scenes.set!))).toEqual({ ok: false, error: 'closed' });
  });

  it('who does not wait gets the picture the next time', async () => {
    const own = new PicturePool({ waitMs: 0 });
    const wish = request(scenes.stairs!);
    const first = await own.png(wish);
    expect(first).toEqual({ ok: false, error: 'slow' });
    await expect.poll(async () => (await own.png(wish)).ok, { interval: 20 }).toBe(true);
    await own.close();
  });

  it('the oldest is drawn first, and nobody waits for more before theirs than there is time for', async () => {
    const own = new PicturePool({ waitMs: 600_000 });
    await own.warm();
    const order: number[] = [];
    const before = Array.from({ length: 12 }, async (_, i) => {
      const { ok } = await own.png(request(scenes.set!, `before ${i}`));
      order.push(i);
      return ok;
    });
    // No timer fires, so the caller gets the picture in the end.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      expect(await own.png(request(scenes.set!, 'hasty'), 60)).toEqual({ ok: false, error: 'slow' });
      expect((await own.png(request(scenes.set!, 'patient'))).ok).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    // It was drawn nevertheless.
    expect(own.kept?.(request(scenes.set!, 'hasty'))).not.toBeNull();
    expect(await Promise.all(before)).toEqual(Array(12).fill(true));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    await own.close();
  });

  it('too many at once', async () => {
    const own = new PicturePool({ waitMs: 600_000, maxQueued: 2 });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, i) => own.png(request(scenes.set!, String(i)))),
    );
    const busy = results.filter((result) => !result.ok && result.error === 'busy').length;
    expect(busy).toBeGreaterThan(0);
    expect(results.filter((result) => result.ok).length).toBe(8 - busy);
    await own.close();
  });
});

describe('fonts', () => {
  const glyph = (char: string): string => {
    const canvas = createCanvas(40, 40);
    const context = canvas.getContext('2d');
    context.font = '30px "Noto Sans SC"';
    context.fillText(char, 2, 32);
    return canvas.toBuffer('image/png').toString('base64');
  };

  it('every Chinese character that pictures say has a shape', () => {
    const { drawn: words } = locales['zh-CN'].pictures;
    const said = [
      words.atMost('1'),
      words.more('1'),
      words.heapsBySize(2),
      words.digits(1, 2),
      words.digits(1, 1),
      words.floor,
      words.heads(1, '2', '3'),
      words.nodes(1, 2),
      ...Object.values(words.how),
      words.nimSum,
      words.ones,
      words.tooWide(3),
      ...KINDS.map((kind) => words.part({ component: null, part: 1, kind, line: '' })),
    ].join('');
    const missing = glyph('\u{2f800}');
    const without = [...new Set(said)].filter((char) => isWide(char) && glyph(char) === missing);
    expect(without).toEqual([]);
    expect(glyph('异')).not.toBe(glyph('或'));
    expect(WRITTEN).toContain('zh-CN');
  });
});
