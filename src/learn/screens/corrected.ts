import { type Doc, note } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Totals } from '../class/class-results.ts';
import type { StudentResult } from '../class/results.ts';

/** What everybody is told of it under the results: questions by number, nobody's name. */
export const correctedDoc = ({ dropped, accepted }: Totals, locale: Locale): Doc => {
  const words = locale.classroom.correct;
  const listed = (slots: readonly number[]) => slots.join(locale.writing.comma);
  const lines = [
    ...(dropped.length === 0 ? [] : [words.toldDropped(dropped.length, listed(dropped))]),
    ...(accepted.length === 0 ? [] : [words.toldAccepted(accepted.length, listed(accepted))]),
  ];
  return lines.length === 0 ? [] : [note([...lines, words.recounted].join(locale.writing.space))];
};

/** A note under one's own results for a question that was dropped. */
export const droppedLines = ({ dropped }: Pick<StudentResult, 'dropped'>, locale: Locale): Doc =>
  dropped.length === 0
    ? []
    : [
        note(
          locale.classroom.correct.toldDropped(
            dropped.length,
            dropped.map(({ slot }) => slot).join(locale.writing.comma),
          ),
        ),
      ];
