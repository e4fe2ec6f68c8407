import type { ClaimWish } from '../../app/inquiries.ts';
import type { TableWish } from '../../app/tables/table.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { analysisDrawings, tableDrawing } from '../drawing.ts';
import {
  claimFaultScreen,
  claimScreen,
  tableAlt,
  tableFaultScreen,
  tableScreen,
} from '../screens/inquiries.ts';
import type { Audience } from '../wire.ts';

/** Winning moves that an explanation lists. */
const LISTED = 8;

/** A table of a game, as picture and as text, with the patterns in it. */
export const answerTable = async (
  bot: Bot,
  call: Call,
  wish: TableWish,
  audience: Audience,
): Promise<void> => {
  const locale = audience === 'private' ? call.own : call.house;
  call.expect(audience);
  const found = await bot.app.inquiries.table(wish, () => call.think(audience));
  if (!found.ok) {
    await call.reply(tableFaultScreen(found.error, call.own), 'private');
    return;
  }
  const view = found.value;
  await call.replyDrawn(
    {
      drawings: () => [tableDrawing(view, locale, () => tableAlt(view, locale))],
      screen: (pictures) => tableScreen(view, locale, pictures),
    },
    audience,
  );
};

/** What a claim came to; a counterexample is drawn and explained. */
export const answerClaim = async (
  bot: Bot,
  call: Call,
  wish: ClaimWish,
  audience: Audience,
): Promise<void> => {
  const locale = audience === 'private' ? call.own : call.house;
  call.expect(audience);
  const tested = await bot.app.inquiries.claim(wish, () => call.think(audience));
  if (!tested.ok) {
    await call.reply(claimFaultScreen(tested.error, call.own), 'private');
    return;
  }
  const { result } = tested.value;
  const found =
    result.kind === 'false'
      ? bot.app.analyses.atOnce(result.at.line, { level: 'strategy', moves: LISTED })
      : null;
  const why = found?.ok === true ? found.value : null;
  await call.replyDrawn(
    {
      drawings: () => (why === null ? [] : analysisDrawings(why, locale)),
      screen: (pictures) => claimScreen(tested.value, locale, { why, pictures }),
    },
    audience,
  );
};
