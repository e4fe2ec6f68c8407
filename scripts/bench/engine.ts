/** Positions searched per second, and the cost of numbers with a thousand digits, through the command line's own call. */
import { answerJson } from '../../src/cli/answer.ts';
import { Budget } from '../../src/engine/solve/arena.ts';
import { FastSearch } from '../../src/engine/solve/search.ts';
import { parseLine } from '../../src/texts/index.ts';

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

const digits = (count: number, first: string): string => first + '7'.repeat(count - 1);

console.log('search, whole positions a second (remoteness, nothing cut off):');
for (const line of ['nim 12 13 14', 'wythoff 60 60', 'nim 5 6 7 8 9']) {
  const position = parseLine(line);
  if (!position.ok) throw new Error(line);
  position.value.spot.field((arena, node) => {
    const search = new FastSearch(arena);
    const from = performance.now();
    search.value(node, 'remoteness', 'normal', new Budget(100_000_000));
    const seconds = (performance.now() - from) / 1000;
    const { positions } = search;
    console.log(
      `  ${line.padEnd(20)} ${String(positions).padStart(8)} positions ${seconds.toFixed(2).padStart(6)} s ${Math.round(
        positions / seconds,
      )
        .toLocaleString('en')
        .padStart(10)} a second`,
    );
  });
}

console.log('numbers of 1,000 digits, milliseconds (median of 9 after a warm-up, whole JSON answer):');
const big = [
  `nim ${digits(1000, '3')} ${digits(1000, '5')} ${digits(1000, '9')}`,
  `wythoff ${digits(1000, '3')} ${digits(1000, '5')}`,
  `bash ${digits(1000, '3')} max=${digits(999, '5')}`,
  `subtraction ${digits(1000, '3')} s=1,3,4`,
  `fibonacci ${digits(1000, '4')}`,
  `euclid ${digits(1000, '3')} ${digits(999, '5')}`,
  `kayles ${digits(1000, '3')}`,
];
for (const line of big) {
  const name = line.split(' ')[0]!;
  const times: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const from = performance.now();
    const { ok } = answerJson({ text: line, level: 'why', locale: 'en', moves: 100, bound: 1_000_000 });
    if (!ok) {
      times.length = 0;
      break;
    }
    times.push(performance.now() - from);
  }
  console.log(
    `  ${name.padEnd(12)} ${times.length === 0 ? 'not understood' : median(times.slice(1)).toFixed(1)}`,
  );
}
