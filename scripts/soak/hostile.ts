/**
 * What hostile people do to everybody else: the lines that once kept the bot, 2,000 generated ones and 20,000 forged
 * interactions from 20 people, while a bystander asks for help and moves five times a second. `SEED LINES FORGED` as numbers.
 * It fails where something is not answered, or the bot ends or logs an error; times are told, since a machine may be busy.
 */
import { hostile } from '../../test/support/hostile/run.ts';
import { percentile } from '../../test/support/players.ts';

const [seed = 1, lines = 2_000, forged = 20_000] = process.argv.slice(2).map(Number);

/** Longer than forty jobs that wait, and idle threads after them but for the one of pictures. */
const PAUSE_MS = 600_000;

const run = async (): Promise<number> => {
  const from = performance.now();
  const report = await hostile({
    seed,
    lines,
    forged,
    fileEvery: 25,
    megabytes: 10,
    known: true,
    people: 20,
    pause: PAUSE_MS,
    say: (text) => {
      console.log(`  ${text}`);
    },
  });
  const { wrong, logged, sent, bystander, stalls, start, busy, end, longest, own, waited } = report;
  for (const fault of [...wrong, ...logged].slice(0, 40)) console.error(fault);
  for (const { ms, busy, what } of stalls.slice(0, 40))
    console.log(`stood still ${ms.toFixed(0)} ms (processor: ${busy?.toFixed(0) ?? 'unknown'} ms): ${what}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(
    `seed ${seed}: ${sent.lines} lines, ${sent.forged} forged interactions in ${seconds} s; ${wrong.length} wrong, ${logged.length} kinds of errors logged; the bystander waited ` +
      `${percentile(bystander, 0.5).toFixed(0)} ms (median), ${percentile(bystander, 0.99).toFixed(0)} ms (p99) in ${bystander.length} acts; ` +
      `the event loop stood still for ${longest.toFixed(0)} ms at most (that of this process, which is Discord and everybody, ${own.toFixed(0)}); ${(end.processor - start.processor).toFixed(0)} processor seconds; ` +
      `memory ${start.resident.toFixed(0)} MiB at first, ${end.peak.toFixed(0)} at most, ${busy.resident.toFixed(0)} at the last act, ` +
      `${end.resident.toFixed(0)} after ${waited / 1000} s more (objects ${start.heap.toFixed(0)}, ${busy.heap.toFixed(0)}, ${end.heap.toFixed(0)}; ` +
      `beside them ${start.external.toFixed(0)}, ${busy.external.toFixed(0)}, ${end.external.toFixed(0)})`,
  );
  return wrong.length + logged.length;
};

run().then(
  (wrong) => {
    process.exitCode = wrong === 0 ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
