/** docs/misere-octal.md: results of the search for misère quotients of each octal code of up to three digits. */
import { readFileSync } from 'node:fs';
import { Work } from '../../src/engine/core/work.ts';
import {
  leavings,
  MAX_QUOTIENT_ELEMENTS,
  MAX_QUOTIENT_HEAP,
  MAX_QUOTIENT_WORK,
  periodIn,
} from '../../src/engine/maths/misere-octal.ts';
import { parseOctalCode } from '../../src/engine/maths/octal-code.ts';
import { QuotientSearch } from '../../src/engine/maths/quotient.ts';

/** Result of the search for the quotient of one code. */
export interface Survey {
  /** Largest heap included. */
  readonly most: number;
  /** Order of the quotient of all sums of heaps up to it, and the number of its P-elements. */
  readonly order: number;
  readonly losing: number;
  /** Period of the elements, with which the quotient is proved for all heaps. */
  readonly period?: readonly [preperiod: number, period: number];
  /** Why the search ended without a period: too many elements or generators, the work, or the largest heap. */
  readonly ended?: 'elements' | 'work' | 'heaps';
}

/** Searches for the quotient of `text`, a code. Throws a `RangeError` for an invalid one. */
export const surveyCode = (text: string): { readonly survey: Survey; readonly search: QuotientSearch } => {
  const code = parseOctalCode(text);
  if (code === null) throw new RangeError(`${text} is no octal code`);
  const search = new QuotientSearch(leavings(code), MAX_QUOTIENT_ELEMENTS);
  const work = new Work(MAX_QUOTIENT_WORK);
  const upTo = (most: number): Survey => {
    const lost = most === 0 ? [false] : search.until(most).lost;
    return { most, order: lost.length, losing: lost.filter(Boolean).length };
  };
  for (let n = 1; n <= MAX_QUOTIENT_HEAP; n += 1) {
    const done = work.attempt(() => search.extend(n), null);
    if (done !== true)
      return { survey: { ...upTo(n - 1), ended: done === false ? 'elements' : 'work' }, search };
    const found = periodIn(search.until(n).elements, n, code.digits.length - 1);
    if (found !== null) return { survey: { ...upTo(n), period: [found.preperiod, found.period] }, search };
  }
  return { survey: { ...upTo(MAX_QUOTIENT_HEAP), ended: 'heaps' }, search };
};

/** Every code with its result (`npm run soak quotients` repeats it). */
export const surveys = JSON.parse(
  readFileSync(new URL('../../test/data/misere-quotients.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Survey>>;

const table = (head: readonly string[], rows: readonly (readonly (number | string)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const inWords = (count: number): string => count.toLocaleString('en');

export const quotientsPage = (): string => {
  const all = Object.entries(surveys);
  const proved = all.filter(([, { period }]) => period !== undefined);
  const others = all.filter(([, { period }]) => period === undefined);
  const ended = (why: Survey['ended']): string =>
    inWords(others.filter(([, one]) => one.ended === why).length);
  return `# Misère octal games

Who wins a sum of heaps in misère play is decided by the product of their elements in the game’s *misère quotient* (T. E. Plambeck,
A. N. Siegel, “Misère quotients for impartial games”, J. Combin. Theory A 115 (2008), 593–622). Sprague looks for it from the rules alone,
heap by heap, and checks each one that it finds. Where the elements of the heaps repeat for long enough, it holds for heaps of every
size: \`/analyze kayles 10^40 999 misere\`.

This is what the search comes to for all ${inWords(all.length)} octal codes of up to three digits, without zeros at the end: at most ${inWords(MAX_QUOTIENT_ELEMENTS)} elements, heaps up
to ${MAX_QUOTIENT_HEAP}, and ${inWords(MAX_QUOTIENT_WORK)} units of work for each. The bot looks no further; on a position that leaves it
less work it may stop earlier.

- **Proved for all heaps:** ${inWords(proved.length)} codes.
- **Found up to some heap:** ${inWords(others.length)} codes. For ${ended('elements')} of them the next quotient has too many elements or generators,
  for ${ended('work')} the work ran out, and ${ended('heaps')} reached the largest heap. Whether their quotient of all heaps is finite is open here.

\`npm run soak quotients\` finds every row again and holds every sum of up to 14 stones against play by the rules.

## Proved for all heaps

The elements of heaps from the pre-period on repeat with the period.

${table(
  ['Code', 'Elements', 'Losing elements', 'Pre-period', 'Period'],
  proved.map(([code, { order, losing, period }]) => [code, order, losing, ...period!]),
)}

## Found up to some heap

${table(
  ['Code', 'Largest heap', 'Elements', 'Losing elements'],
  others.map(([code, { most, order, losing }]) => [code, most, order, losing]),
)}
`;
};
