import type { ChatInputCommandInteraction } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { CustomId } from '../custom-id.ts';
import { oldControlScreen } from '../screens/faults.ts';
import { rolesScreen } from '../screens/roles.ts';
import { classFaultScreen } from '../screens/teach.ts';
import { actorOf } from './quiz.ts';

type Control = (bot: Bot, call: Call, id: CustomId) => Promise<void>;

/** The roles that may teach, after what was asked to change. */
const rolesAfter = async (
  bot: Bot,
  call: Call,
  change: { readonly add?: string; readonly remove?: string },
) => {
  const by = actorOf(call);
  const set = await bot.app.classes.teacherRoles(by, change);
  return set.ok
    ? { ok: true, screen: rolesScreen(set.value, bot.roles(by.guild ?? ''), by.manages, call.own) }
    : { ok: false, screen: classFaultScreen(set.error, call.own) };
};

/** `/teach role`: who may teach; one is added or taken off the list. */
export const answerRoles = async (
  bot: Bot,
  call: Call,
  options: ChatInputCommandInteraction['options'],
): Promise<void> => {
  const [add, remove] = [options.getRole('role')?.id, options.getRole('remove')?.id];
  const { screen } = await rolesAfter(bot, call, {
    ...(add === undefined ? {} : { add }),
    ...(remove === undefined ? {} : { remove }),
  });
  await call.reply(screen, 'private');
};

const controls: Readonly<Record<string, Control>> = {
  'role-off': async (bot, call) => {
    const done = await rolesAfter(bot, call, { remove: call.facts.values[0] ?? '' });
    if (done.ok) await call.update(done.screen);
    else await call.reply(done.screen, 'private');
  },
};

/** What a teacher sets and deletes outside a quiz's panel. */
export const teachingControl: Control = async (bot, call, id) => {
  const control = Object.hasOwn(controls, id.verb) ? controls[id.verb] : undefined;
  if (control === undefined) await call.reply(oldControlScreen(call.own), 'private');
  else await control(bot, call, id);
};
