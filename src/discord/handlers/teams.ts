import type { Result } from '../../engine/core/result.ts';
import { type CustomId, indexOf } from '../../kernel/custom-id.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { Teams } from '../../learn/class/teams.ts';
import { toldScreen } from '../../learn/screens/teach.ts';
import { fillTeamScreen, ownTeam, teamsScreen } from '../../learn/screens/teams.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

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

/** Controls of teams: a student chooses one, a teacher sees and fills all of them. False: another control. */
export const teamControl = async (bot: Bot, call: Call, id: CustomId): Promise<boolean> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const team = indexOf(id.argument);
  switch (id.verb) {
    case 'team': {
      const result = await classes.chooseTeam(id.id, by, team);
      if (!result.ok) await tellFault(call, result.error);
      else {
        const lines = ownTeam(result.value, by.user, call.own);
        await call.tell(toldScreen(call.own.classroom.joined.title, lines));
        bot.quizzes.joined(id.id);
      }
      return true;
    }
    case 'teams':
      await show(bot, call, await classes.teams(id.id, by));
      return true;
    case 'teams-fill':
      await show(bot, call, await classes.teams(id.id, by), { team, page: id.revision });
      return true;
    case 'teams-put':
      await show(bot, call, await classes.putInTeam(id.id, by, call.facts.values, team));
      bot.quizzes.redraw(id.id);
      return true;
    case 'teams-lots':
      await show(bot, call, await classes.drawLots(id.id, by));
      bot.quizzes.redraw(id.id);
      return true;
    default:
      return false;
  }
};
