/**
 * Every octal code of up to three digits against test/data/octal-periods.json: proves periods that need fewer than
 * 5·10^6 values again, and finds none for the others among the values looked at.
 */

import { readFileSync } from 'node:fs';
import { lawOfCode, parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { neededFor } from '../../src/engine/maths/octal-period.ts';
import { HeapSequence } from '../../src/engine/maths/octal-sequence.ts';
import { secondsSince } from '../soak-report.ts';

interface Known {
  readonly status: string;
  readonly period?: number;
  readonly preperiod?: number;
  readonly first48?: readonly number[];
}
const table = JSON.parse(
  readFileSync(new URL('../../test/data/octal-periods.json', import.meta.url), 'utf8'),
) as { readonly codes: Readonly<Record<string, Known>> };

/** Values looked at in games without a period that can be proved here. */
const OPEN_GAME_VALUES = 20_000;
const MAX_VALUES = 5_000_000;

const from = performance.now();
const counts = { proved: 0, open: 0, wrong: 0, values: 0 };
for (const [text, known] of Object.entries(table.codes)) {
  const law = lawOfCode(parseOctalCode(text)!);
  const { preperiod, period } = known;
  const needed = preperiod === undefined || period === undefined ? null : neededFor(preperiod, period, law);
  const feasible = needed !== null && needed < MAX_VALUES;
  const sequence = new HeapSequence(law);
  sequence.extend(feasible ? needed : OPEN_GAME_VALUES);
  const { certificate } = sequence;
  const right = feasible
    ? certificate?.preperiod === preperiod && certificate?.period === period
    : certificate === null;
  const begins = (known.first48 ?? []).every((value, n) => sequence.at(BigInt(n)) === value);
  if (!right || !begins) {
    counts.wrong += 1;
    console.error(`  ${text}: ${JSON.stringify(certificate)}, table ${preperiod} + ${period}`);
  } else if (feasible) counts.proved += 1;
  else counts.open += 1;
  counts.values += feasible ? needed : OPEN_GAME_VALUES;
}
console.log(
  `  ${counts.proved} periods proved as in the table, ${counts.open} codes without one among ${OPEN_GAME_VALUES} values, ${counts.wrong} wrong; ${counts.values.toLocaleString('en')} values in ${secondsSince(from, 1)} s`,
);
if (counts.wrong > 0) process.exitCode = 1;
