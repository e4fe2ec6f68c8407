import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { alone } from '../src/discord/call.ts';
import {
  type Command,
  choicesOf,
  described,
  EVERYWHERE,
  MAX_SUGGESTIONS,
  optionsOf,
} from '../src/discord/command/command.ts';
import { completeLine } from '../src/discord/command/complete.ts';
import { given } from '../src/discord/command/options.ts';
import { postInThread, postMatch, tellMatchFault } from '../src/discord/handlers/match.ts';
import { showGames, usualLevel } from '../src/discord/handlers/start.ts';
import { normalise } from '../src/games/line.ts';
import { refusalScreen } from '../src/kernel/screens.ts';
import type { Opponent } from '../src/play/api.ts';
import { BOT_LEVELS, CLOCKS, type FirstPlayer } from '../src/play/model/match.ts';

const { Boolean, Integer, String: Text, User } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.play.options);

const FIRST = ['me', 'them', 'random', 'winnable'] as const satisfies readonly FirstPlayer[];
const PLACES = ['here', 'thread'] as const;

export const data: Command['data'] = {
  name: 'play',
  ...described((texts) => texts.play.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'line', { required: true, autocomplete: true, max_length: 1500 }),
    option(User, 'opponent'),
    option(Text, 'level', { choices: choicesOf(BOT_LEVELS, ({ commands }) => commands.choices.level) }),
    option(Text, 'first', { choices: choicesOf(FIRST, ({ commands }) => commands.choices.first) }),
    option(Boolean, 'misere'),
    option(Integer, 'size', { min_value: 1, max_value: 5 }),
    option(Text, 'clock', { choices: choicesOf(CLOCKS, ({ commands }) => commands.choices.clock) }),
    option(Boolean, 'anybody'),
    option(Boolean, 'hints'),
    option(Text, 'place', { choices: choicesOf(PLACES, ({ commands }) => commands.choices.place) }),
  ],
};

/** The bot's moves, the choice of the first player and the end of any game reveal who wins. */
export const solves = true;

/** Typed instead of a line: lists all games. */
const GAMES = '?';

/** Opens a match and posts its board; against another user it is a challenge first. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const line = options.getString('line', true);
  if (normalise(line).trim() === GAMES) return showGames(call);
  const place = options.getString('place');
  const timed = options.getChoice('clock', CLOCKS) ?? 'none';
  if (!call.facts.botIsMember && (place === 'thread' || timed !== 'none'))
    return call.tell(refusalScreen(call.own.screens.faults.guest, call.own));
  const inThread = place === 'thread' && call.facts.guild !== null;
  call.setAudience(inThread ? 'private' : 'public');
  const { user, guild, channel, application } = call.facts;
  const chosen = options.getUser('opponent');
  if (chosen !== null && chosen.bot && chosen.id !== application)
    return call.tell(refusalScreen(call.own.screens.faults['no-bots'], call.own));
  if (
    alone(call.facts) &&
    (chosen === null ? options.getBoolean('anybody') === true : chosen.id !== application)
  )
    return call.tell(refusalScreen(call.own.screens.faults['nobody-here'], call.own));
  const against = async (): Promise<Opponent> => {
    if (chosen !== null && chosen.id !== application) return { kind: 'person', user: chosen.id };
    if (chosen === null && options.getBoolean('anybody') === true) return { kind: 'open' };
    const named = options.getChoice('level', BOT_LEVELS);
    return { kind: 'bot', level: named ?? (await usualLevel(bot, user)) };
  };
  const opponent = await against();
  const first = options.getChoice('first', FIRST) ?? 'me';
  const result = await bot.app.matches.open({
    by: user,
    guild,
    channel,
    line,
    opponent,
    first,
    clock: timed,
    hints: options.getBoolean('hints') === true,
    ...given({ misere: options.getBoolean('misere'), size: options.getInteger('size') }),
  });
  if (!result.ok) return tellMatchFault(call, result.error);
  const mentions = opponent.kind === 'person' ? [opponent.user] : [];
  await (inThread ? postInThread : postMatch)(bot, call, result.value, mentions);
};

/** Lines of any game, or all games before anything is typed; a game's name alone deals a position. */
export const autocomplete: NonNullable<Command['autocomplete']> = (typed, locale, own) => {
  const lines = completeLine(typed, locale, true, own);
  if (typed.trim() !== '') return lines;
  return [{ name: locale.screens.start.pictures, value: GAMES }, ...lines].slice(0, MAX_SUGGESTIONS);
};
