/**
 * Misère quotients of all octal codes of up to three digits: computed again and compared with
 * test/data/misere-quotients.json, and every sum of up to 14 stones checked against play by the rules (arguments:
 * EVERY and FIRST, to take every nth code from one on). WRITE in the environment: a file for the results.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { sumsAgainstPlay } from '../../test/support/misere-play.ts';
import { type Survey, surveyCode, surveys } from '../docs/quotients.ts';
import { secondsSince } from '../soak-report.ts';

const [every = 1, first = 0] = process.argv.slice(2).map(Number);
const { WRITE } = process.env;
const MAX_STONES = 14;

const codes = Object.keys(
  (
    JSON.parse(readFileSync(new URL('../../test/data/octal-periods.json', import.meta.url), 'utf8')) as {
      readonly codes: object;
    }
  ).codes,
).filter((_, i) => i % every === first);

const from = performance.now();
const found: Record<string, Survey> = {};
let [sums, proved, wrong] = [0, 0, 0];
for (const code of codes) {
  const { survey, search } = surveyCode(code);
  found[code] = survey;
  if (survey.period !== undefined) proved += 1;
  const checked =
    survey.most === 0
      ? { sums: 0, wrong: [] }
      : sumsAgainstPlay(code, search.until(survey.most), Math.min(survey.most, MAX_STONES), MAX_STONES);
  sums += checked.sums;
  const isSame = WRITE !== undefined || JSON.stringify(surveys[code]) === JSON.stringify(survey);
  if (isSame && checked.wrong.length === 0) continue;
  wrong += 1;
  console.error(
    `  ${code}: ${JSON.stringify(survey)}, kept ${JSON.stringify(surveys[code])}; sums ${checked.wrong.join('; ')}`,
  );
}
if (WRITE !== undefined)
  writeFileSync(
    WRITE,
    `{\n${Object.entries(found)
      .map(([code, one]) => ` ${JSON.stringify(code)}: ${JSON.stringify(one)}`)
      .join(',\n')}\n}\n`,
  );
console.log(
  `  ${codes.length} codes, ${proved} proved for all heaps; ${sums.toLocaleString('en')} sums against play, ${wrong} codes wrong; ${secondsSince(from)} s`,
);
if (wrong > 0) process.exitCode = 1;
