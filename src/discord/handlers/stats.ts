import { refusalScreen } from '../../kernel/screens.ts';
import { masteryChart } from '../../learn/screens/practice.ts';
import { achievementsScreen, seasonScreen } from '../../people/screens/progress.ts';
import { leadersScreen, statsScreen } from '../../people/screens/stats.ts';
import { jointNamesOf } from '../../play/model/own-names.ts';
import { person } from '../../texts/doc.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Control } from '../control.ts';
import { chartDrawing } from '../drawing.ts';
import { type IllustratedScreen, undrawn } from '../live/picture-followup.ts';

/** The user's own record with their practice, or another user's if they are listed on this server. */
const panel = async (bot: Bot, call: Call, user: string): Promise<IllustratedScreen> => {
  const { records } = bot.app;
  const { guild } = call.facts;
  const own = user === call.facts.user;
  const listed = guild !== null && (await records.isListed(user, guild));
  if (!own && !listed)
    return undrawn({
      ...refusalScreen('', call.own),
      doc: [{ kind: 'paragraph', text: call.own.screens.stats.hidden(person(user)) }],
    });
  const { results, ratings } = await (own ? records.of(user) : records.of(user, guild));
  const view = {
    user,
    results,
    ratings,
    practice: own ? await bot.app.practice.stats(user) : null,
    streak: own ? await bot.app.daily.streak(user) : null,
    progress: own ? await bot.app.progress.of(user, await bot.app.daily.streak(user)) : null,
    own: jointNamesOf(await bot.app.definitions.recent(guild)),
    listed: own && guild !== null ? listed : null,
    boards: guild === null ? [] : await records.games(guild),
  };
  const chart = view.practice === null ? null : masteryChart(view.practice, call.own, view.own);
  return {
    drawings: () => (chart === null ? [] : [chartDrawing(chart, call.own)]),
    screen: ([picture]) => statsScreen(view, call.own, picture ?? null),
  };
};

/** Shows results of `user` privately: the user's own in full, another's only of this server and only if they are listed here. */
export const openStats = async (bot: Bot, call: Call, user: string): Promise<void> => {
  await call.replyDrawn(await panel(bot, call, user), 'private');
};

/** A control that only works in a server. */
const inServer =
  (act: (bot: Bot, call: Call, guild: string) => Promise<void>): Control =>
  (bot, call) => {
    const { guild } = call.facts;
    return guild === null
      ? call.tell(refusalScreen(call.own.screens.stats.serverOnly, call.own))
      : act(bot, call, guild);
  };

/** Shows a season; null: the current one. */
const showSeason = async (bot: Bot, call: Call, guild: string, month: number | null, inPlace: boolean) => {
  const season = await bot.app.progress.season(guild, month);
  await call.show(seasonScreen(season, call.facts.manages, call.own), inPlace);
};

const switchSeasons = (on: boolean): Control =>
  inServer(async (bot, call, guild) => {
    if (!call.facts.manages)
      return call.tell(refusalScreen(call.own.progress.season['not-allowed'], call.own));
    await bot.app.progress.setSeason(guild, on);
    await showSeason(bot, call, guild, null, true);
  });

/** Shows the user's results on the server's leaderboards, or hides them. */
const list = (isListed: boolean): Control =>
  inServer(async (bot, call, guild) => {
    const { user } = call.facts;
    await bot.app.records.list(user, guild, isListed);
    await call.updateDrawn(await panel(bot, call, user));
  });

/** Controls of records and leaderboards. */
export const statsControl = byVerb({
  mine: async (bot, call) => call.updateDrawn(await panel(bot, call, call.facts.user)),
  achievements: async (bot, call) => {
    const { user } = call.facts;
    const { achievements } = await bot.app.progress.of(user, await bot.app.daily.streak(user));
    await call.tell(achievementsScreen(achievements, call.own));
  },
  board: inServer(async (bot, call, guild) => {
    const { records } = bot.app;
    const [leaders, boards] = [await records.leaders(guild, call.chosen), await records.games(guild)];
    await call.update(leadersScreen(call.chosen, leaders, boards, call.own));
  }),
  season: inServer((bot, call, guild) => {
    const month = /^\d{1,6}$/.test(call.chosen) ? Number(call.chosen) : null;
    return showSeason(bot, call, guild, month, call.chosen !== '');
  }),
  'season-on': switchSeasons(true),
  'season-off': switchSeasons(false),
  list: list(true),
  unlist: list(false),
});
