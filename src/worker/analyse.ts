import { workerData } from 'node:worker_threads';
import { certify } from '../engine/certificate/index.ts';
import { ok } from '../engine/core/result.ts';
import { exportOctal, type OctalRecord, offerOctal, refusedOctal } from '../engine/maths/octal-book.ts';
import { type Analysis, analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import type { AnalysisView } from '../inquire/model/analysis.ts';
import { briefView, lengthFor, viewOf } from '../inquire/model/view.ts';
import { parseFile, parseLine } from '../texts/index.ts';
import type { AnalysisAnswer, AnalysisJob } from './job.ts';

/** Codes of octal games that are stored already and need not be returned. */
const kept = new Set<string>();
for (const record of workerData as readonly OctalRecord[]) {
  kept.add(record.code);
  offerOctal(record);
}

/**
 * Time limit in milliseconds, after which an answer is cut short: a safety net for far too slow machines, since counted work ends
 * well before.
 */
const TIME_LIMIT_MS = 10_000;

const certified = (analysis: Analysis): NonNullable<AnalysisView['certificate']> => {
  const found = certify(analysis);
  return typeof found === 'string' ? { none: found } : { text: JSON.stringify(found) };
};

/** Runs in a worker thread: one job, one answer as plain data. */
const run = (job: AnalysisJob | null): AnalysisAnswer | null => {
  if (job === null) return null;
  const { line, text, level, bound, moves, certificate = false } = job;
  const position = text === undefined ? parseLine(line) : parseFile(line, text);
  if (!position.ok) return { view: position, proved: [], refused: [] };
  const end = Date.now() + TIME_LIMIT_MS;
  const work = workOf(bound, () => Date.now() > end);
  const analysis = analyse(position.value.spot, position.value.win, {
    bound,
    moves,
    length: lengthFor(level),
    work,
  });
  const view = { ...viewOf(analysis, level), ...(certificate ? { certificate: certified(analysis) } : {}) };
  const refused = refusedOctal();
  for (const code of refused) kept.delete(code);
  const proved = exportOctal(kept);
  for (const { code } of proved) kept.add(code);
  return { view: ok(text === undefined ? view : briefView(view)), proved, refused };
};

export default run;
