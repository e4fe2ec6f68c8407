import type { Result } from '../../engine/core/result.ts';
import { indexOf } from '../../kernel/custom-id.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { Teams } from '../../learn/class/teams.ts';
import { toldScreen } from '../../learn/screens/teach.ts';
import { fillTeamScreen, ownTeam, teamsScreen } from '../../learn/screens/teams.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Controls } from '../control.ts';

const show = async (
  bot: Bot,
  call: Call,
  result: Result<Teams, ClassFault>,
  fill: { readonly team: number; readonly page: number } | null = null,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  const { id } = result.value.quiz;
  // Stops automatic redraws of the panel on this message.
  await bot.quizzes.panels.leave(id, call.facts.user);
  await call.update(
    fill === null
      ? teamsScreen(result.value, call.own)
      : fillTeamScreen(result.value, fill.team, fill.page, call.own),
  );
};

/** Controls of teams: a student chooses one, a teacher sees and fills all of them. */
export const teamControls: Controls = {
  team: async (bot, call, { id, argument }) => {
    const by = actorOf(call);
    const result = await bot.app.classes.chooseTeam(id, by, indexOf(argument));
    if (!result.ok) return tellFault(call, result.error);
    const lines = ownTeam(result.value, by.user, call.own);
    await call.tell(toldScreen(call.own.classroom.joined.title, lines));
    bot.quizzes.joined(id);
  },
  teams: async (bot, call, { id }) => show(bot, call, await bot.app.classes.teams(id, actorOf(call))),
  'teams-fill': async (bot, call, { id, revision: page, argument }) => {
    const teams = await bot.app.classes.teams(id, actorOf(call));
    await show(bot, call, teams, { team: indexOf(argument), page });
  },
  'teams-put': async (bot, call, { id, argument }) => {
    const { values } = call.facts;
    await show(bot, call, await bot.app.classes.putInTeam(id, actorOf(call), values, indexOf(argument)));
    bot.quizzes.redraw(id);
  },
  'teams-lots': async (bot, call, { id }) => {
    await show(bot, call, await bot.app.classes.drawLots(id, actorOf(call)));
    bot.quizzes.redraw(id);
  },
};
