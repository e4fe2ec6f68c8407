import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen, refusalScreen } from '../../kernel/screens.ts';
import { masteryChart } from '../../learn/screens/practice.ts';
import { achievementsScreen, seasonScreen } from '../../people/screens/progress.ts';
import { leadersScreen, statsScreen } from '../../people/screens/stats.ts';
import { ownNamesOf } from '../../play/model/own-names.ts';
import { person } from '../../texts/doc.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
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
    own: ownNamesOf(await bot.app.definitions.recent(guild)),
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

/** Controls of records and leaderboards. */
export const statsControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { user, guild, manages, values } = call.facts;
  const [game = ''] = values;
  if (id.verb === 'mine') return call.updateDrawn(await panel(bot, call, user));
  if (id.verb === 'achievements') {
    const { achievements } = await bot.app.progress.of(user, await bot.app.daily.streak(user));
    return call.tell(achievementsScreen(achievements, call.own));
  }
  if (guild === null) return call.tell(refusalScreen(call.own.screens.stats.serverOnly, call.own));
  const { records } = bot.app;
  switch (id.verb) {
    case 'board': {
      const [leaders, boards] = [await records.leaders(guild, game), await records.games(guild)];
      return call.update(leadersScreen(game, leaders, boards, call.own));
    }
    case 'season': {
      const month = /^\d{1,6}$/.test(game) ? Number(game) : null;
      const screen = seasonScreen(await bot.app.progress.season(guild, month), manages, call.own);
      return values.length === 0 ? call.tell(screen) : call.update(screen);
    }
    case 'season-on':
    case 'season-off':
      if (!manages) return call.tell(refusalScreen(call.own.progress.season['not-allowed'], call.own));
      await bot.app.progress.setSeason(guild, id.verb === 'season-on');
      return call.update(seasonScreen(await bot.app.progress.season(guild, null), manages, call.own));
    case 'list':
    case 'unlist':
      await records.list(user, guild, id.verb === 'list');
      return call.updateDrawn(await panel(bot, call, user));
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
