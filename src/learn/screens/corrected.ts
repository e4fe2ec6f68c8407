import { type Doc, note } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Totals } from '../class/class-results.ts';
import type { StudentResult } from '../class/results.ts';

const slotsOf = (slots: readonly number[], { writing }: Locale): string => slots.join(writing.comma);

/** Public notes on corrections under the results: questions by number, without names. */
export const correctedDoc = ({ dropped, accepted }: Totals, locale: Locale): Doc => {
  const words = locale.classroom.correct;
  const lines = [
    ...(dropped.length === 0 ? [] : [words.toldDropped(dropped.length, slotsOf(dropped, locale))]),
    ...(accepted.length === 0 ? [] : [words.toldAccepted(accepted.length, slotsOf(accepted, locale))]),
  ];
  return lines.length === 0 ? [] : [note([...lines, words.recounted].join(locale.writing.space))];
};

/** A note under a student's own results for each dropped question. */
export const droppedLines = ({ dropped }: Pick<StudentResult, 'dropped'>, locale: Locale): Doc => {
  const slots = dropped.map(({ slot }) => slot);
  if (slots.length === 0) return [];
  return [note(locale.classroom.correct.toldDropped(slots.length, slotsOf(slots, locale)))];
};
