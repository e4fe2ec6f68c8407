import type { Spot } from '../../engine/core/spot.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Screen, TextModal } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { p } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Live } from '../model/match.ts';
import { matchButton } from './match-button.ts';
import { exampleMove } from './moves.ts';

/** A private question before resigning. `left`: the opponent has left, so the game can be ended without a loss. */
export const resignScreen = (live: Live, left: boolean, locale: Locale): Screen => {
  const words = locale.screens.resign;
  const doc = [p(words.text), ...(left ? [p(words.left)] : [])];
  const buttons = [
    matchButton(live.match, 'resign-no', words.no, 'main'),
    ...(left ? [matchButton(live.match, 'abandon-yes', words.abandon, 'plain')] : []),
    matchButton(live.match, 'resign-yes', words.yes, 'danger'),
  ];
  return plainScreen('refused', words.title, doc, [buttons]);
};

/** A private question before ending a game that the opponent has left. */
export const abandonScreen = (live: Live, locale: Locale): Screen => {
  const words = locale.screens.resign;
  const buttons = [
    matchButton(live.match, 'resign-no', words.no, 'main'),
    matchButton(live.match, 'abandon-yes', words.abandon, 'danger'),
  ];
  return plainScreen('refused', words.abandonTitle, [p(words.left)], [buttons]);
};

/** A private answer: the game that the opponent had left is ended. */
export const abandonedScreen = ({ screens: { resign } }: Locale): Screen =>
  plainScreen('over', resign.abandon, [p(resign.abandoned)]);

/** A private answer after the question whether to resign: resigned, or the game goes on. */
export const resignedScreen = (resigned: boolean, { screens: { resign } }: Locale): Screen =>
  resigned
    ? plainScreen('over', resign.doneTitle, [p(resign.done)])
    : plainScreen('info', resign.keptTitle, [p(resign.kept)]);

export const MOVE_FIELD = 'move';
const MAX_MOVE_CHARS = 1200;

/** A form to type a move on the board, with a legal move as an example. */
export const moveModal = (live: Live, locale: Locale): TextModal =>
  typedMove(shortId('m', live.match.id, live.match.revision, 'typed'), live.spot, locale);

/** A form to type a move of `spot`; `id` is the custom id of the form. */
export const typedMove = (id: string, spot: Spot, locale: Locale): TextModal => ({
  id,
  title: locale.screens.typing.title,
  label: locale.screens.typing.label,
  description: locale.screens.typing.description,
  field: MOVE_FIELD,
  placeholder: exampleMove(spot) ?? '1:2',
  most: MAX_MOVE_CHARS,
});
