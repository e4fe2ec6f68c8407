/** Heights of dealt boards of every game on a screen of 1280 × 720: a message should have at most 560 pixels. */
import { gameIds, registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { deal } from '../../src/play/deal.ts';
import { launchChromium } from '../../test/support/browser.ts';
import { heightsOf } from '../../test/support/heights.ts';

const MAX_HEIGHT_PX = 560;
/** Boards measured in one channel: the page keeps its last 200 messages. */
const BOARDS_PER_CHANNEL = 100;

const lines = gameIds.flatMap((game) => {
  const random = seeded(`heights ${game}`);
  return [1, 2, 3, 4, 5].flatMap((size) => {
    const dealt = deal(registry[game], 'normal', size, random, null);
    return dealt === null ? [] : [dealt.spot.line];
  });
});

const browser = await launchChromium();
try {
  const all = [...new Set(lines)];
  const heights: [string, number][] = [];
  for (let at = 0; at < all.length; at += BOARDS_PER_CHANNEL)
    heights.push(...(await heightsOf(browser, all.slice(at, at + BOARDS_PER_CHANNEL))));
  const sorted = heights.sort(([, a], [, b]) => b - a);
  for (const [line, height] of sorted.slice(0, 30)) console.log(`${String(height).padStart(5)} px  ${line}`);
  const fitting = sorted.filter(([, height]) => height <= MAX_HEIGHT_PX).length;
  console.log(
    `${fitting} of ${sorted.length} boards have at most ${MAX_HEIGHT_PX} px; median ${sorted[Math.floor(sorted.length / 2)]?.[1]} px`,
  );
} finally {
  await browser.close();
}
