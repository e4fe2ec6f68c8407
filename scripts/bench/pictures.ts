/** Milliseconds and bytes of a picture, by game: drawn in a thread for the first time, and from the cache. */
import { gameIds, registry } from '../../src/games/registry.ts';
import { createPictures } from '../../src/picture/pictures.ts';
import type { PictureRequest } from '../../src/picture/request.ts';

const EACH = 40;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
const column = (value: number, width = 8): string => value.toFixed(2).padStart(width);

/** A source of the same random numbers every time (a linear congruential generator is good enough here). */
const source = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const pictures = createPictures({ patience: 60_000 });
const cold = performance.now();
await pictures.warm();
console.log(`first picture of a new thread: ${(performance.now() - cold).toFixed(0)} ms`);
console.log('game              first: median     p99   cached: median   bytes: median     most');

const timed = async (request: PictureRequest): Promise<{ ms: number; bytes: number }> => {
  const from = performance.now();
  const drawn = await pictures.png(request);
  const ms = performance.now() - from;
  if (!drawn.ok) throw new Error(drawn.error);
  return { ms, bytes: drawn.value.bytes.byteLength };
};

for (const id of gameIds) {
  const random = source(7);
  const requests = Array.from({ length: EACH }, (_, i): PictureRequest => {
    const spot = registry[id].deal(1 + (i % 5), random);
    return {
      kind: 'scene',
      scene: spot.scene(),
      theme: i % 2 === 0 ? 'dark' : 'light',
      locale: 'en',
      under: `${i}: ${spot.line}`,
    };
  });
  const first: { ms: number; bytes: number }[] = [];
  const cached: number[] = [];
  for (const request of requests) first.push(await timed(request));
  for (const request of requests) cached.push((await timed(request)).ms);
  const times = first.map(({ ms }) => ms).sort((a, b) => a - b);
  const bytes = first.map((one) => one.bytes).sort((a, b) => a - b);
  console.log(
    `${id.padEnd(16)} ${column(at(times, 0.5), 14)} ${column(at(times, 0.99), 7)} ${column(
      at(
        cached.sort((a, b) => a - b),
        0.5,
      ),
      16,
    )} ${String(at(bytes, 0.5)).padStart(15)} ${String(at(bytes, 1)).padStart(8)}`,
  );
}
console.log(`memory of the process with its thread: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`);
await pictures.close();
