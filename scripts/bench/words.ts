/** Words of explanations: median and most by level, game and language, over 1,000 positions (COUNT as argument). */
import { LEVELS } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { sayExplained } from '../../src/texts/explained.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { wordsOf } from '../../src/texts/words.ts';
import { sampled } from '../../test/support/sampled.ts';

const [count = 1000] = process.argv.slice(2).map(Number);
const counts = new Map<string, { words: number; line: string }[]>();
const add = (key: string, words: number, line: string): void => {
  counts.set(key, [...(counts.get(key) ?? []), { words, line }]);
};
for (const { game, line } of sampled(count, 'words')) {
  const parsed = parseLine(line);
  if (!parsed.ok) throw new Error(line);
  for (const level of LEVELS) {
    const explained = explainChecked(
      analyse(parsed.value.spot, parsed.value.win, { bound: 5_000, moves: 32 }),
      level,
    );
    for (const id of WRITTEN) {
      const pages = sayExplained(locales[id], explained, level).map(wordsOf);
      const words = Math.max(...pages);
      add(`${id} ${level}`, words, line);
      const all = pages.reduce((sum, page) => sum + page, 0);
      add(`${id} ${level}, all pages`, all, line);
      add(`${id} ${level} ${game}`, words, line);
    }
  }
}
for (const [key, found] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const sorted = found.toSorted((a, b) => a.words - b.words);
  const most = sorted.at(-1)!;
  console.log(
    `${key.padEnd(32)} ${String(found.length).padStart(5)}  median ${String(sorted[Math.floor(sorted.length / 2)]!.words).padStart(4)}  most ${String(most.words).padStart(5)}  ${most.line.slice(0, 60)}`,
  );
}
