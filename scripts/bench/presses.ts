/** Presses per move on dealt boards of every game, and in later positions of such games. */
import { gameIds, registry } from '../../src/games/registry.ts';
import { seeded } from '../../src/kernel/random.ts';
import { deal } from '../../src/play/deal.ts';
import { median, pressesOf } from '../../test/support/presses.ts';

const DEALS_PER_GAME = 20;

const share = (counts: readonly number[]): number =>
  Math.round((100 * counts.filter((count) => count === 1).length) / counts.length);

/** Median over each position's moves, so that one with thousands counts once. */
const all: number[] = [];
for (const game of gameIds) {
  const random = seeded(`presses ${game}`);
  const own: number[] = [];
  let most = 0;
  let typed = 0;
  for (let i = 0; i < DEALS_PER_GAME; i += 1) {
    let spot = deal(registry[game], 'normal', 1 + (i % 5), random, null)?.spot;
    while (spot?.isOver() === false) {
      const { presses, unreached } = pressesOf(spot);
      own.push(median([...presses.values()]));
      most = Math.max(most, ...presses.values());
      typed += unreached === 0 ? 0 : 1;
      const options = [...spot.options()];
      spot = options[Math.floor(random() * options.length)]?.to;
    }
  }
  all.push(...own);
  console.log(
    `${game.padEnd(12)} ${String(own.length).padStart(6)} positions  one press ${String(share(own)).padStart(3)} %  most ${most}  with moves to be typed ${typed}`,
  );
}
console.log(`all: one press ${share(all)} %, median ${median(all)}`);
