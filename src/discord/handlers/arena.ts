import type { Result } from '../../engine/core/result.ts';
import type { Screen } from '../../kernel/screen.ts';
import type { ArenaFault, ArenaView } from '../../play/arena/ports.ts';
import {
  arenaFaultScreen,
  arenaScreen,
  arenaThereScreen,
  endedArenaScreen,
  joinedArenaScreen,
  leftArenaScreen,
} from '../../play/screens/arena.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls } from '../control.ts';

const refuse = async (call: Call, fault: Parameters<typeof arenaFaultScreen>[0]): Promise<void> => {
  await call.tell(arenaFaultScreen(fault, call.own));
};

/** Opens an arena in this channel, or links to the existing one. `time`: as typed. */
export const openArena = async (bot: Bot, call: Call, line: string, time: string | null): Promise<void> => {
  const { user: by, guild, channel, botIsMember } = call.facts;
  if (guild === null || !botIsMember) return refuse(call, { code: 'server' });
  call.setAudience('public');
  const result = await bot.app.arenas.open({ by, guild, channel, line, time });
  if (!result.ok) return refuse(call, result.error);
  const { view, isNew } = result.value;
  if (!isNew) return call.tell(arenaThereScreen(view, call.own));
  await bot.arenas.posted(view.arena, await call.reply(arenaScreen(view, call.house), 'public'));
};

const changed = async (
  bot: Bot,
  call: Call,
  result: Result<ArenaView, ArenaFault>,
  screen: (view: ArenaView, locale: Locale) => Screen,
): Promise<void> => {
  if (!result.ok) return refuse(call, result.error);
  bot.arenas.watch(result.value.arena.id, result.value.arena.guild, true);
  await call.tell(screen(result.value, call.own));
};

const controls: Controls = {
  join: async (bot, call, { id }) =>
    changed(bot, call, await bot.app.arenas.join(id, call.facts.user), joinedArenaScreen),
  leave: async (bot, call, { id }) =>
    changed(bot, call, await bot.app.arenas.leave(id, call.facts.user), leftArenaScreen),
  end: async (bot, call, { id }) => {
    const { user, manages } = call.facts;
    await changed(bot, call, await bot.app.arenas.end(id, user, manages), (_, locale) =>
      endedArenaScreen(locale),
    );
  },
  again: async (bot, call, { id }) => {
    const view = await bot.app.arenas.view(id);
    if (view === null) return refuse(call, { code: 'no-such-arena' });
    await openArena(bot, call, view.arena.line, String(view.arena.minutes));
  },
};

/** Controls of arenas. `id`: the arena. */
export const arenaControl = byVerb(controls);
