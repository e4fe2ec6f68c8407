import { formatLine } from '../../games/line.ts';
import type { ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { code, type Doc, p, shorten } from '../../texts/doc.ts';
import { sayExplained } from '../../texts/explained.ts';
import { type Locale, sayAll, sayMove } from '../../texts/locale.ts';
import type { Hint, HintTold } from '../model/answers.ts';
import { matchButton } from './match-button.ts';

const LAST_STEP = 4;

/** A hint in words. */
export const sayHint = (hint: HintTold, locale: Locale): Doc => {
  const words = locale.screens.hint;
  switch (hint.step) {
    case 1:
      return [{ kind: 'verdict', text: words.outcome[hint.outcome ?? 'unknown'] }];
    case 2: {
      if (hint.part !== null) {
        const part = locale.screens.part(hint.part, shorten(hint.position));
        return [p(words.inPart(part, hint.outcome === 'D'))];
      }
      if (hint.outcome === 'P') return [p(words.noPart)];
      return [p(hint.parts <= 1 ? words.onePart : words.somePart)];
    }
    case 3:
      return hint.steps.length === 0 ? [p(words.noValues)] : sayAll(locale, hint.steps);
    case 4: {
      const move = sayMove(locale, hint.move.phrase);
      const said =
        hint.steps.length > 0
          ? sayExplained(locale, { steps: hint.steps, checked: false }, 'answer').flat()
          : [p(hint.outcome === 'P' ? words.resists(move) : words.unsure(move))];
      return [...said, p(code(shorten(hint.move.move, 80)))];
    }
  }
};

/** One step of the hints, for the user who asked, with a button for the next. */
export const hintScreen = (hint: Hint, locale: Locale, pictures: readonly Picture[] = []): Screen => {
  const { match } = hint.live;
  const rows: readonly ControlRow[] =
    hint.step >= LAST_STEP
      ? []
      : [[matchButton(match, 'hint-next', locale.screens.hint.next, 'main', String(hint.step + 1))]];
  return {
    meaning: 'hint',
    title: [locale.screens.hint.title(hint.step)],
    doc: [p(code(shorten(formatLine(hint.live), 200))), ...sayHint(hint, locale)],
    rows,
    pictures,
  };
};
