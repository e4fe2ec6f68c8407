/** A whole game as an animation: a GIF of constant size with a frame for each position, below a megabyte. */
import { afterAll, expect, test } from 'vitest';
import type { Scene } from '../../src/engine/core/scene.ts';
import { playedScene } from '../../src/engine/explain/played.ts';
import { PicturePool } from '../../src/picture/pictures.ts';
import { spotOf } from '../support/positions.ts';

const pictures = new PicturePool({ waitMs: 600_000, drawingMs: 600_000 });
afterAll(() => pictures.close());

/** A game in which each move is the first there is. */
const game = (line: string, most: number): readonly Scene[] => {
  const spots = [spotOf(line)];
  for (let last = spots[0]!; spots.length <= most && !last.isOver(); last = spots.at(-1)!)
    for (const { to } of last.options()) {
      spots.push(to);
      break;
    }
  return spots.map((_, i) => playedScene(spots.slice(0, i + 1)));
};

const frames = (bytes: Uint8Array): number => {
  // Each frame begins with a graphic control extension of four bytes.
  let count = 0;
  for (let i = 0; i + 7 < bytes.length; i += 1)
    if (bytes[i] === 0x21 && bytes[i + 1] === 0xf9 && bytes[i + 2] === 4 && bytes[i + 7] === 0) count += 1;
  return count;
};

test.each([
  ['nim 3 4 5', 60],
  ['kayles 30 30', 60],
  ['chomp 3x4', 60],
  ['nim 3 4 + kayles 9 + chomp 4x4', 60],
])('%s', async (line, most) => {
  const scenes = game(line, most);
  const drawn = await pictures.png({ kind: 'replay', scenes, locale: 'en' });
  if (!drawn.ok) throw new Error(drawn.error);
  const { bytes, width, height } = drawn.value;
  expect(Buffer.from(bytes.subarray(0, 6)).toString('latin1')).toBe('GIF89a');
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  expect([header.getUint16(6, true), header.getUint16(8, true)]).toEqual([width, height]);
  expect(frames(bytes)).toBe(scenes.length);
  expect(bytes.byteLength).toBeLessThan(1_000_000);
  expect(width).toBe(600);
});

test('one that would be too large is smaller, leaves positions out, and keeps the end', async () => {
  // Noisy stones that no palette compresses well.
  const scenes = Array.from(
    { length: 60 },
    (_, i): Scene => ({
      kind: 'heaps',
      motif: 'stones',
      heaps: Array.from({ length: 12 }, (_h, heap) => ({
        label: `${heap + 1}`,
        value: `${((i * 7 + heap * 5) % 12) + 1}`,
      })),
    }),
  );
  const drawn = await pictures.png({ kind: 'replay', scenes, locale: 'en' });
  if (!drawn.ok) throw new Error(drawn.error);
  expect(drawn.value.bytes.byteLength).toBeLessThan(1_000_000);
  expect(drawn.value.width).toBe(400);
  expect(frames(drawn.value.bytes)).toBe(31);
});

test('pictures and replays one after another give their memory back', async () => {
  const scenes = game('kayles 9 9', 12);
  const rss = (): number => process.memoryUsage.rss() / 2 ** 20;
  const draw = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) {
      await pictures.png({
        kind: 'replay',
        scenes: scenes.slice(0, 6 + (i % 5)),
        locale: i % 2 === 0 ? 'en' : 'ja',
      });
      await pictures.png({
        kind: 'scene',
        scene: scenes[i % scenes.length]!,
        locale: 'en',
        under: `${i} ${count}`,
      });
    }
  };
  await draw(10);
  const before = rss();
  await draw(50);
  // If they were kept, memory would grow by 300 MiB; freed, it does not grow.
  expect(rss() - before).toBeLessThan(170);
});
