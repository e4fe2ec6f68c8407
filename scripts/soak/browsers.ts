/**
 * A class without accounts in real browsers: 30 pages of Chromium, a quiz of 4 questions, and the built bot killed
 * and restarted during one (arguments: STUDENTS, QUESTIONS, SEED). Checks that what pages confirmed is stored, and
 * recounts scores by SQL, by brute force over the rules and by Python.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../../test/support/browser.ts';
import { classHost } from '../../test/support/class/host.ts';
import { takeInTabs } from '../../test/support/class/tabs.ts';
import { percentile } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';
import { secondsSince } from '../soak-report.ts';

const [students = 30, questions = 4, seed = 1] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'sprague-browsers-'));
const host = await classHost(folder, 'scripts/start.js');
const browser = await launchChromium();
try {
  const from = performance.now();
  const taken = await takeInTabs(browser, {
    students,
    questions,
    random: random(seed),
    folder,
    start: host.start,
  });
  const ms = (part: number): string => percentile(taken.answerMs, part).toFixed(0);
  console.log(
    `seed ${seed}: ${students} pages, ${questions} questions, ${secondsSince(from)} s; killed once, back after ${taken.downMs.toFixed(0)} ms`,
  );
  console.log(
    `${taken.rows} answers on record, ${taken.repeated} presses repeated; recorded after ${ms(0.5)} ms (median), ${ms(1)} ms at most, on a page`,
  );
  for (const fault of taken.wrong.slice(0, 30)) console.error(fault);
  const lacking = students * questions - taken.rows;
  console.log(`${taken.wrong.length} wrong, ${lacking} answers lost`);
  process.exitCode = taken.wrong.length === 0 && lacking === 0 ? 0 : 1;
} finally {
  await browser.close();
  await host.end();
  rmSync(folder, { recursive: true, force: true });
}
