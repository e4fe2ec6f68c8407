import type { Live } from '../../app/match.ts';
import type { Spot } from '../../engine/core/spot.ts';
import { p } from '../../locale/doc.ts';
import type { Locale } from '../../locale/locale.ts';
import { shortId } from '../custom-id.ts';
import type { Screen, TextModal } from '../screen.ts';
import { exampleMove } from './moves.ts';

/** Asked in private before the game is given up. */
export const resignScreen = (live: Live, locale: Locale): Screen => {
  const words = locale.screens.resign;
  const { id, revision } = live.match;
  return {
    meaning: 'refused',
    title: [words.title],
    doc: [p(words.text)],
    rows: [
      [
        { kind: 'button', id: shortId('m', id, revision, 'resign-no'), label: words.no, style: 'main' },
        { kind: 'button', id: shortId('m', id, revision, 'resign-yes'), label: words.yes, style: 'danger' },
      ],
    ],
  };
};

export const resignedScreen = (resigned: boolean, locale: Locale): Screen => ({
  meaning: resigned ? 'over' : 'info',
  title: [resigned ? locale.screens.resign.doneTitle : locale.screens.resign.keptTitle],
  doc: [p(resigned ? locale.screens.resign.done : locale.screens.resign.kept)],
});

export const MOVE_FIELD = 'move';
const LONGEST_MOVE = 1200;

/** Asks for a move on the board, with one that is legal as an example. */
export const moveModal = (live: Live, locale: Locale): TextModal =>
  typedMove(shortId('m', live.match.id, live.match.revision, 'typed'), live.spot, locale);

/** Asks for a move of `spot`; `id` is the custom id of what is sent. */
export const typedMove = (id: string, spot: Spot, locale: Locale): TextModal => ({
  id,
  title: locale.screens.typing.title,
  label: locale.screens.typing.label,
  description: locale.screens.typing.description,
  field: MOVE_FIELD,
  placeholder: exampleMove(spot) ?? '1:2',
  most: LONGEST_MOVE,
});
