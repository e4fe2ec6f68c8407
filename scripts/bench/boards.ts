/** Chomp and the divisor game: seconds, positions a second, memory, for the first call in this process. */
import { ChompTable } from '../../src/games/chomp/table.ts';
import { DivisorSearch } from '../../src/games/divisor/search.ts';

const megabytes = (): string => `${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MiB`;

const report = (name: string, positions: number, seconds: number, found: string): void => {
  console.log(
    `  ${name.padEnd(30)} ${positions.toLocaleString('en').padStart(10)} positions ${seconds.toFixed(3).padStart(8)} s ${Math.round(
      positions / seconds,
    )
      .toLocaleString('en')
      .padStart(12)} a second  ${megabytes().padStart(8)}  ${found}`,
  );
};

/** The seconds `run` takes, and its result. */
const timed = <T>(run: () => T): readonly [number, T] => {
  const from = performance.now();
  const value = run();
  return [(performance.now() - from) / 1000, value];
};

console.log('chomp, every position of the bar:');
for (const side of [8, 10, 12]) {
  const table = new ChompTable(Array.from({ length: side }, () => side));
  const [lengths, remoteness] = timed(() => table.remoteness());
  report(`${side} × ${side} outcome, remoteness`, table.size, lengths, `remoteness ${remoteness.at(-1)}`);
  const [values, grundy] = timed(() => table.grundy());
  report(`${side} × ${side} Grundy values`, table.size, values, `value ${grundy.at(-1)}`);
}

console.log('divisor game, groups of numbers solved for the value of 1 … n and of all its options:');
for (const n of [30, 40, 50, 60, 70]) {
  const numbers = Array.from({ length: n }, (_, i) => i + 1);
  const search = new DivisorSearch(numbers);
  const [seconds, winning] = timed(() => {
    search.grundy(numbers, Number.MAX_SAFE_INTEGER);
    return numbers.filter(
      (chosen) =>
        search.grundy(
          numbers.filter((m) => chosen % m !== 0),
          Number.MAX_SAFE_INTEGER,
        ) === 0,
    );
  });
  report(`1 … ${n}`, search.positions, seconds, `choose ${winning.join(' or ')}`);
}
