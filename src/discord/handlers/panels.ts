import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { oldControlScreen, refusalScreen } from '../../kernel/screens.ts';
import { BOARD_LOOKS } from '../../people/model/boards.ts';
import { CALLS } from '../../people/model/calls.ts';
import {
  CLASS_RETENTION_DAYS,
  forgetsScreen,
  helpScreen,
  RETENTION_DAYS,
  settingsScreen,
  UNSET,
} from '../../people/screens/panels.ts';
import { BOT_LEVELS } from '../../play/model/match.ts';
import { localeIds, locales } from '../../texts/index.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

/** The chosen value as one of `known`; null for “not set”. */
const chosen = <T extends string>(known: readonly T[], value: string | undefined): T | null =>
  value === UNSET ? null : (known.find((one) => one === value) ?? null);

/** The current settings panel, in the language that applies after the change. */
export const settingsPanel = async (bot: Bot, call: Call, saved: boolean) => {
  const { user, guild, manages } = call.facts;
  const person = await bot.app.settings.person(user);
  const server = guild !== null && manages ? await bot.app.settings.guild(guild) : null;
  const locale = person.locale === null ? await bot.languages.forUser(user) : locales[person.locale];
  return settingsScreen(person, server, locale, { saved });
};

const keepQuizzes = (bot: Bot, guild: string, days: string | null) =>
  bot.app.settings.setGuild(guild, { classRetention: days === null ? null : Number(days) });

/** Changes by control of the panel. False: the user may not; a screen asks for confirmation. */
const changes: Readonly<
  Record<string, (bot: Bot, call: Call, value: string | undefined) => Promise<boolean | Screen>>
> = {
  language: async (bot, { facts: { user } }, value) => {
    await bot.app.settings.setPerson(user, { locale: chosen(localeIds, value) });
    bot.languages.forget({ user });
    return true;
  },
  level: async (bot, { facts: { user } }, value) => {
    await bot.app.settings.setPerson(user, { level: chosen(BOT_LEVELS, value) });
    return true;
  },
  calls: async (bot, { facts: { user } }, value) => {
    await bot.app.settings.setPerson(user, { calls: chosen(CALLS, value) });
    return true;
  },
  boards: async (bot, { facts: { user } }, value) => {
    await bot.app.settings.setPerson(user, { boards: chosen(BOARD_LOOKS, value) });
    bot.languages.forget({ user });
    return true;
  },
  server: async (bot, { facts: { guild, manages } }, value) => {
    if (guild === null || !manages) return false;
    await bot.app.settings.setGuild(guild, { locale: chosen(localeIds, value) });
    bot.languages.forget({ guild });
    return true;
  },
  retention: async (bot, { facts: { guild, manages } }, value) => {
    if (guild === null || !manages) return false;
    const days = chosen(RETENTION_DAYS, value);
    await bot.app.settings.setGuild(guild, { retention: days === null ? null : Number(days) });
    return true;
  },
  'class-retention': async (bot, { own, facts: { guild, manages } }, value) => {
    if (guild === null || !manages) return false;
    const days = chosen(CLASS_RETENTION_DAYS, value);
    const old = days === null ? 0 : await bot.app.classes.outlived(guild, Number(days));
    if (old > 0) return forgetsScreen(old, Number(days), own);
    await keepQuizzes(bot, guild, days);
    return true;
  },
  events: async (bot, { facts: { guild, manages } }, value) => {
    if (guild === null || !manages) return false;
    await bot.app.settings.setGuild(guild, { events: chosen(['off'], value) });
    return true;
  },
  'class-yes': async (bot, { facts: { guild, manages } }, value) => {
    if (guild === null || !manages) return false;
    await keepQuizzes(bot, guild, chosen(CLASS_RETENTION_DAYS, value));
    return true;
  },
  'class-no': (_, { facts: { guild, manages } }) => Promise.resolve(guild !== null && manages),
};

/**
 * Serves a click on the settings: applies it and redraws the panel, asks first if quizzes would be deleted, or refuses privately.
 * Reports an unknown verb as an outdated button.
 */
export const settingsControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const change = Object.hasOwn(changes, id.verb) ? changes[id.verb] : undefined;
  const done = change === undefined ? null : await change(bot, call, call.facts.values[0] ?? id.argument);
  if (done === null) await call.tell(oldControlScreen(call.own));
  else if (done === true) await call.update(await settingsPanel(bot, call, id.verb !== 'class-no'));
  else if (done === false) await call.tell(refusalScreen(call.own.screens.settings.notAllowed, call.own));
  else await call.tell(done);
};

/** Shows a topic or game chosen from the help's lists in the same message. */
export const helpControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  await call.update(helpScreen(call.facts.values[0] ?? id.argument, call.own, bot.links));
};
