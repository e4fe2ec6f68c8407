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
import type { PersonSettings } from '../../people/settings.ts';
import { BOT_LEVELS } from '../../play/model/match.ts';
import { localeIds, locales } from '../../texts/index.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { choiceIn } from '../control.ts';

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

const keepQuizzes = async (bot: Bot, guild: string, days: string | null): Promise<void> => {
  await bot.app.settings.setGuild(guild, { classRetention: days === null ? null : Number(days) });
};

type SettingValue = string | undefined;

/** False: the user may not; a screen asks for confirmation. */
type SettingChange = (bot: Bot, call: Call, value: SettingValue) => Promise<boolean | Screen>;

/** A change of the user's own settings. */
const forUser =
  (change: (value: SettingValue) => Partial<PersonSettings>): SettingChange =>
  async (bot, { facts: { user } }, value) => {
    await bot.app.settings.setPerson(user, change(value));
    bot.languages.forget({ user });
    return true;
  };

/** A change for a server, by those who manage it. */
const forServer =
  (
    change: (bot: Bot, guild: string, value: SettingValue, call: Call) => Promise<void | Screen>,
  ): SettingChange =>
  async (bot, call, value) => {
    const { guild, manages } = call.facts;
    if (guild === null || !manages) return false;
    return (await change(bot, guild, value, call)) ?? true;
  };

/** Changes by control of the panel. */
const changes: Readonly<Record<string, SettingChange>> = {
  language: forUser((value) => ({ locale: chosen(localeIds, value) })),
  level: forUser((value) => ({ level: chosen(BOT_LEVELS, value) })),
  calls: forUser((value) => ({ calls: chosen(CALLS, value) })),
  boards: forUser((value) => ({ boards: chosen(BOARD_LOOKS, value) })),
  server: forServer(async (bot, guild, value) => {
    await bot.app.settings.setGuild(guild, { locale: chosen(localeIds, value) });
    bot.languages.forget({ guild });
  }),
  retention: forServer(async (bot, guild, value) => {
    const days = chosen(RETENTION_DAYS, value);
    await bot.app.settings.setGuild(guild, { retention: days === null ? null : Number(days) });
  }),
  'class-retention': forServer(async (bot, guild, value, call) => {
    const days = chosen(CLASS_RETENTION_DAYS, value);
    const old = days === null ? 0 : await bot.app.classes.outlived(guild, Number(days));
    if (old > 0) return forgetsScreen(old, Number(days), call.own);
    return keepQuizzes(bot, guild, days);
  }),
  events: forServer(async (bot, guild, value) => {
    await bot.app.settings.setGuild(guild, { events: chosen(['off'], value) });
  }),
  'class-yes': forServer((bot, guild, value) => keepQuizzes(bot, guild, chosen(CLASS_RETENTION_DAYS, value))),
  'class-no': forServer(() => Promise.resolve()),
};

/**
 * Serves a click on the settings: applies it and redraws the panel, asks first if quizzes would be deleted, or refuses privately.
 * Reports an unknown verb as an outdated button.
 */
export const settingsControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const change = Object.hasOwn(changes, id.verb) ? changes[id.verb] : undefined;
  const done = change === undefined ? null : await change(bot, call, choiceIn(call, id));
  if (done === null) await call.tell(oldControlScreen(call.own));
  else if (done === true) await call.update(await settingsPanel(bot, call, id.verb !== 'class-no'));
  else if (done === false) await call.tell(refusalScreen(call.own.screens.settings.notAllowed, call.own));
  else await call.tell(done);
};

/** Shows a topic or game chosen from the help's lists in the same message. */
export const helpControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  await call.update(helpScreen(choiceIn(call, id), call.own, bot.links));
};
