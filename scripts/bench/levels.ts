/** Strength of the levels: 1,000 games (GAMES as argument) of each against one opponent, who plays right six times in ten. */
import { BOT_LEVELS } from '../../src/play/model/match.ts';
import { score } from '../../test/support/levels.ts';

const [games = 1000] = process.argv.slice(2).map(Number);
for (const level of BOT_LEVELS) {
  const from = performance.now();
  const won = score(level, games);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`  ${level.padEnd(9)} wins ${String(won).padStart(5)} of ${games} games, ${seconds} s`);
}
