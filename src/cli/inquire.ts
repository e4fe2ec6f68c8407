import type { Result } from '../engine/core/result.ts';
import { workOf } from '../engine/solve/solver.ts';
import { claimBy, tableBy } from '../inquire/inquiries.ts';
import {
  claimFaultScreen,
  claimScreen,
  type TableExtent,
  tableFaultScreen,
  tableScreen,
} from '../inquire/screens/inquiries.ts';
import type { TableBudget } from '../inquire/tables/cells.ts';
import type { TableWish } from '../inquire/tables/table.ts';
import type { Screen } from '../kernel/screen.ts';
import { locales, parseLine } from '../texts/index.ts';
import type { Locale, LocaleId } from '../texts/locale.ts';
import { plain, plainInline } from '../texts/plain.ts';
import type { CliAnswer } from './answer.ts';

/** Budget and output format of an answer. */
export interface AnswerManner {
  readonly locale: LocaleId;
  readonly bound: number;
  /** Whether time is up; null or absent: only counted work limits the answer. */
  readonly late?: (() => boolean) | null;
  readonly json: boolean;
}

const allowed = ({ bound, late = null }: AnswerManner): TableBudget => {
  const work = workOf(bound, late);
  return { bound, work, over: () => work.left < 0 || work.isLate() };
};

const printed = ({ title, doc }: Screen): string => {
  const head = typeof title === 'string' ? title : plainInline(title);
  return [head, plain(doc)].filter((text) => text !== '').join('\n\n');
};

const answered = <V, E>(
  found: Result<V, E>,
  manner: AnswerManner,
  screenOf: (view: V, locale: Locale) => Screen,
  faultOf: (fault: E, locale: Locale) => Screen,
): CliAnswer => {
  const locale = locales[manner.locale];
  if (found.ok)
    return {
      ok: true,
      output: manner.json ? JSON.stringify(found.value) : printed(screenOf(found.value, locale)),
    };
  const fault = faultOf(found.error, locale);
  if (!manner.json) return { ok: false, output: plain(fault.doc ?? []) };
  const [message, hint] = [fault.doc?.slice(0, 1), fault.doc?.slice(1)].map((doc) => plain(doc ?? []));
  return { ok: false, output: JSON.stringify({ error: { code: 'not-understood', message, hint } }) };
};

/** Size that fits a terminal; with `--size`, all rows. */
const extentOf = ({ size }: TableWish): TableExtent =>
  size === null ? { columns: 76, rows: 40 } : { columns: 76, rows: Number.POSITIVE_INFINITY, whole: true };

/** Outcomes or values of a game with one or two of its numbers named, and the patterns in them. */
export const answerTable = (wish: TableWish, manner: AnswerManner): CliAnswer =>
  answered(
    tableBy(wish, parseLine, allowed(manner)),
    manner,
    (view, locale) => {
      const screen = tableScreen(view, locale, [], extentOf(wish));
      // Drops the last line, which is about a Discord command.
      return { ...screen, doc: screen.doc.slice(0, -1) };
    },
    tableFaultScreen,
  );

/** Test of the user's conjecture about a game. `size`: the largest number tested; null: some thousand positions. */
export const answerClaim = (typed: string, size: number | null, manner: AnswerManner): CliAnswer =>
  answered(
    claimBy({ typed, size }, parseLine, allowed(manner)),
    manner,
    (view, locale) => claimScreen(view, locale),
    claimFaultScreen,
  );
