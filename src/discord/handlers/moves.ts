import type { CustomId } from '../../kernel/custom-id.ts';
import { type MoveFocus, parseFocus, WHOLE } from '../../play/screens/moves.ts';
import { MOVE_FIELD } from '../../play/screens/resign.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { type Controls, choiceIn } from '../control.ts';

/** Controls that choose a move (see `moveRows`): `look` shows a part of the moves, `play` takes a chosen or typed one. */
export const moveControls = (
  look: (bot: Bot, call: Call, id: CustomId, focus: MoveFocus) => Promise<void>,
  play: (bot: Bot, call: Call, id: CustomId, move: string) => Promise<void>,
): Controls => ({
  focus: (bot, call, id) => look(bot, call, id, parseFocus(choiceIn(call, id))),
  back: (bot, call, id) => look(bot, call, id, WHOLE),
  move: (bot, call, id) => play(bot, call, id, id.argument),
  pick: (bot, call, id) => play(bot, call, id, call.chosen),
  typed: (bot, call, id) => play(bot, call, id, call.facts.fields[MOVE_FIELD] ?? ''),
});
