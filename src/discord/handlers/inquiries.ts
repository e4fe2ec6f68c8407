import { type ClaimProblem, type ClaimView, colonOf } from '../../inquire/claims/claim.ts';
import type { ClaimWish } from '../../inquire/inquiries.ts';
import { nimberIn } from '../../inquire/nimbers/parse.ts';
import {
  claimFaultScreen,
  claimScreen,
  nimberFaultScreen,
  nimberScreen,
  nimberStartScreen,
  tableAlt,
  tableFaultScreen,
  tableScreen,
} from '../../inquire/screens/inquiries.ts';
import type { TableProblem, TableWish } from '../../inquire/tables/table.ts';
import type { Screen } from '../../kernel/screen.ts';
import { withNote } from '../../kernel/screens.ts';
import type { ReadLine } from '../../play/defining.ts';
import { inOwnWords, type OwnNames } from '../../play/model/own-names.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { analysisDrawings, tableDrawing } from '../drawing.ts';
import type { Audience } from '../wire.ts';
import { thinkDeep } from './analysis.ts';

/** Limit of winning moves that an explanation lists. */
const MAX_LISTED_MOVES = 8;

/** A refusal, with a valid line or claim that uses the name as typed. */
const byName = <P extends TableProblem | ClaimProblem>(problem: P, example: string | null): P =>
  problem.kind === 'line' && example !== null
    ? { ...problem, refusal: { ...problem.refusal, example } }
    : problem;

/** Reads a claim whose game may be one of the server's own. */
const readClaimed = async (bot: Bot, { facts }: Call, typed: string): Promise<ReadLine> => {
  const colon = colonOf(typed.replaceAll('：', ':'));
  const read = await bot.app.definitions.read(facts.guild, colon < 0 ? typed : typed.slice(0, colon));
  const line = colon < 0 || read.example === null ? typed : `${read.line}: ${typed.slice(colon + 1)}`;
  return { ...read, line };
};

/** A claim's view, with the server's own names of games. */
const inNames = (view: ClaimView, names: OwnNames): ClaimView => ({
  ...view,
  template: inOwnWords(view.template, names),
  senseless:
    view.senseless === null ? null : { ...view.senseless, line: inOwnWords(view.senseless.line, names) },
  result:
    view.result.kind === 'untested' || view.result.at === undefined
      ? view.result
      : { ...view.result, at: { ...view.result.at, line: inOwnWords(view.result.at.line, names) } },
});

/** Starts a thread for a deeper answer; under load, only notes on the screen that the answer may be incomplete. */
const deepening = (bot: Bot, call: Call, audience: Audience) => {
  let isLeftOut = false;
  return {
    slow: (): Promise<void> => {
      isLeftOut = bot.load.sheds('answers');
      return thinkDeep(bot, call, audience);
    },
    noted: (screen: Screen, { screens: { busy } }: Locale): Screen =>
      isLeftOut ? withNote(screen, busy.first) : screen,
  };
};

/** Evaluates a nimber expression; without one, shows how to write one. */
const answerNimber = async (bot: Bot, call: Call, typed: string, audience: Audience): Promise<void> => {
  const locale = call.localeFor(audience);
  if (typed === '') {
    await call.reply(nimberStartScreen(locale), audience);
    return;
  }
  const found = await bot.app.inquiries.nimber(typed, () => thinkDeep(bot, call, audience));
  if (found.ok) await call.reply(nimberScreen(found.value, locale), audience);
  else await call.tell(nimberFaultScreen(found.error, call.own));
};

/** A table of a game, as picture and text, with its patterns. */
export const answerTable = async (
  bot: Bot,
  call: Call,
  wish: TableWish,
  audience: Audience,
): Promise<void> => {
  const locale = call.localeFor(audience);
  call.setAudience(audience);
  const read = await bot.app.definitions.read(call.facts.guild, wish.typed);
  // A server's own game of that name takes precedence.
  const expression = read.line === wish.typed ? nimberIn(wish.typed) : null;
  if (expression !== null) return answerNimber(bot, call, expression, audience);
  const more = deepening(bot, call, audience);
  const found = await bot.app.inquiries.table({ ...wish, typed: read.line }, more.slow);
  if (!found.ok) return call.tell(tableFaultScreen(byName(found.error, read.example), call.own));
  const view = { ...found.value, template: inOwnWords(found.value.template, read.names) };
  await call.replyDrawn(
    {
      drawings: () => [tableDrawing(view, locale, () => tableAlt(view, locale))],
      screen: (pictures) => more.noted(tableScreen(view, locale, pictures), locale),
    },
    audience,
  );
};

/** Result of a claim; a counterexample is drawn and explained. */
export const answerClaim = async (
  bot: Bot,
  call: Call,
  wish: ClaimWish,
  audience: Audience,
): Promise<void> => {
  const locale = call.localeFor(audience);
  call.setAudience(audience);
  const read = await readClaimed(bot, call, wish.typed);
  const more = deepening(bot, call, audience);
  const tested = await bot.app.inquiries.claim({ ...wish, typed: read.line }, more.slow);
  if (!tested.ok) {
    const example = read.example === null ? null : `${read.example}: N`;
    return call.tell(claimFaultScreen(byName(tested.error, example), call.own));
  }
  const { result } = tested.value;
  const found =
    result.kind === 'false'
      ? bot.app.analyses.atOnce(result.at.line, { level: 'answer', moves: MAX_LISTED_MOVES })
      : null;
  const why = found?.ok === true ? found.value : null;
  await call.replyDrawn(
    {
      drawings: () => (why === null ? [] : analysisDrawings(why, locale, read.names)),
      screen: (pictures) =>
        more.noted(claimScreen(inNames(tested.value, read.names), locale, { why, pictures }), locale),
    },
    audience,
  );
};
