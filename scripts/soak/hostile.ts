/**
 * Effect of hostile users on others: lines that once blocked the bot, 2,000 generated ones and 20,000 forged
 * interactions from 20 people, while a bystander asks for help and moves five times a second. Numbers: `SEED LINES
 * FORGED PAUSE ROUNDS`; `PROFILE=FILE` writes the functions that ran while the bot's event loop was blocked. Fails
 * where something is not answered, or the bot ends or logs an error; only reports times, since a machine may be busy.
 */

import type { Gauged } from '../../test/support/hostile/gauge.ts';
import { hostile } from '../../test/support/hostile/run.ts';
import { percentile } from '../../test/support/players.ts';
import { secondsSince } from '../soak-report.ts';

const [seed = 1, lines = 2_000, forged = 20_000, pause = 600, rounds = 1] = process.argv.slice(2).map(Number);

const told = (ms: number | null): string => (ms === null ? 'unknown' : `${ms.toFixed(0)} ms`);

const memoryOf = ({ resident, heap, external }: Gauged): string =>
  `${resident.toFixed(0)} MiB (objects of the main thread ${heap.toFixed(0)}, beside them ${external.toFixed(0)})`;

const at = (times: readonly number[], share: number): string => told(percentile(times, share));

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
    ordinary: 300,
    // Given in seconds: usually enough for forty queued jobs, and then for idle threads to end, except the one for pictures.
    pause: pause * 1000,
    rounds,
    aside: true,
    say: (text) => {
      console.log(`  ${text}`);
    },
    profile: process.env['PROFILE'],
  });
  const {
    wrong,
    logged,
    sent,
    bystander,
    seen,
    stalls,
    start,
    used,
    rounds: bursts,
    longest,
    own,
    clock,
  } = report;
  for (const fault of [...wrong, ...logged].slice(0, 40)) console.error(fault);
  for (const stall of stalls.slice(0, 40))
    console.log(
      `stood still ${stall.ms.toFixed(0)} ms (worked ${told(stall.busy)}, had no processor ${told(stall.starved)}): ${stall.what}`,
    );
  const worked = Math.max(0, ...stalls.map((stall) => stall.busy ?? 0));
  for (const act of new Set(bystander.map(({ what }) => what))) {
    const times = bystander.filter(({ what }) => what === act).map(({ ms }) => ms);
    console.log(`  ${act}: ${at(times, 0.5)} (median), ${at(times, 0.99)} (p99), ${times.length} times`);
  }
  const waits = bystander.map(({ ms }) => ms);
  const processor = (bursts.at(-1)?.end ?? start).processor - start.processor;
  console.log(
    `seed ${seed}: ${sent.lines} lines, ${sent.forged} forged interactions in ${secondsSince(from)} s; ${wrong.length} wrong, ${logged.length} kinds of errors logged; the bot answered the bystander in ` +
      `${at(waits, 0.5)} (median), ${at(waits, 0.99)} (p99), ${waits.length} times ` +
      `(through this process, which is Discord and everybody: ${at(seen, 0.5)}, ${at(seen, 0.99)}); ` +
      `the event loop stood still for ${longest.toFixed(0)} ms at most, ${worked.toFixed(0)} of work at most, ${stalls.length} times for more than 50 ` +
      `(that of this process for ${own.toFixed(0)}, of the one that clocks for ${clock.toFixed(0)}); ${processor.toFixed(0)} processor seconds`,
  );
  console.log(`memory ${memoryOf(start)} at first, ${memoryOf(used)} after ordinary use`);
  for (const { busy, end, waited } of bursts)
    console.log(
      `memory ${memoryOf(busy)} at the last act, ${memoryOf(end)} after ${waited / 1000} s more, ${end.peak.toFixed(0)} MiB at most`,
    );
  return wrong.length + logged.length;
};

if ((await run()) > 0) process.exitCode = 1;
