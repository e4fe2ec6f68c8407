import {
  ApplicationCommandType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { formatLine } from '../../games/line.ts';
import { Overloaded } from '../../kernel/asker.ts';
import { selectRows } from '../../kernel/controls.ts';
import { type CustomId, parseId, shortId } from '../../kernel/custom-id.ts';
import type { Screen, SelectChoice } from '../../kernel/screen.ts';
import { oldControlScreen, plainScreen, refusalScreen } from '../../kernel/screens.ts';
import type { OwnGame } from '../../play/defining.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Bot } from '../bot.ts';
import { alone, type Call } from '../call.ts';
import { EVERYWHERE, named } from '../command/command.ts';
import { linesIn } from '../command/spotted.ts';
import type { MenuTarget } from '../interaction.ts';
import { answerAnalysis } from './analysis.ts';
import { openMatch } from './match.ts';
import { usualLevel } from './start.ts';

/** A command in the context menu of a message or user. */
export interface Menu {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  /** Same meaning as `Command.solves`. */
  readonly solves: boolean;
  execute(bot: Bot, call: Call, target: MenuTarget): Promise<void>;
}

const LINE_FIELD = 'line';
const MAX_LINE_CHARS = 1500;
/** Limit of positions offered from a message: the first, and the others in one select. */
const MAX_OFFERED_LINES = 26;
/** Discord's limit of a choice's value, in characters. */
const MAX_VALUE_CHARS = 100;
/** Limit of texts searched per message, so that a hostile one costs little. */
const MAX_SEARCHED_TEXTS = 200;

type MessageNode = Readonly<Record<string, unknown>>;
const nodes = (value: unknown): readonly MessageNode[] =>
  Array.isArray(value) ? (value as readonly MessageNode[]) : [];

/** All components of a message, flattened. */
const flat = (components: readonly MessageNode[]): readonly MessageNode[] =>
  components.flatMap((one) => [one, ...flat(nodes(one['components']))]);

/** The line of the match on a message, otherwise the positions in its text. */
const positionsOf = async (
  bot: Bot,
  content: string,
  components: readonly MessageNode[],
  own: readonly OwnGame[],
): Promise<readonly string[]> => {
  const parts = flat(components).slice(0, MAX_SEARCHED_TEXTS);
  for (const part of parts) {
    const id = typeof part['custom_id'] === 'string' ? parseId(part['custom_id']) : null;
    if (id === null || (id.kind !== 'm' && id.kind !== 'r') || id.id === '') continue;
    const live = await bot.app.matches.show(id.id);
    if (live.ok) return [formatLine(live.value)];
  }
  const texts = parts.flatMap((part) => (typeof part['content'] === 'string' ? [part['content']] : []));
  const names = new Map(own.map(({ name, definition }) => [name, definition]));
  return linesIn([content, ...texts].join('\n'), names, MAX_OFFERED_LINES);
};

/** A select of the message's other positions; omits those too long for a choice. */
const othersScreen = (lines: readonly string[], locale: Locale): Screen | null => {
  const choices = lines.flatMap((line): readonly SelectChoice[] =>
    line.length > MAX_VALUE_CHARS ? [] : [{ label: line, value: line }],
  );
  if (choices.length === 0) return null;
  const { others, chooseLine } = locale.screens.menus;
  const rows = selectRows(shortId('c', '', 0, 'line'), chooseLine, choices);
  return plainScreen('info', others(choices.length), [], rows);
};

const analyze: Menu = {
  data: {
    type: ApplicationCommandType.Message,
    ...named(({ commands }) => commands.menus.analyze),
    ...EVERYWHERE,
  },
  solves: true,
  execute: async (bot, call, target) => {
    if (target.kind !== 'message') return;
    const [line, ...others] = await positionsOf(
      bot,
      target.content,
      nodes(target.components),
      await bot.app.definitions.recent(call.facts.guild),
    );
    if (line === undefined) return call.tell(refusalScreen(call.own.screens.menus.noLine, call.own));
    await answerAnalysis(bot, call, { line });
    const more = othersScreen(others, call.own);
    if (more !== null) await call.tell(more);
  },
};

const challenge: Menu = {
  data: {
    type: ApplicationCommandType.User,
    ...named(({ commands }) => commands.menus.challenge),
    ...EVERYWHERE,
  },
  solves: true,
  execute: async (bot, call, target) => {
    if (target.kind !== 'user') return;
    // Refuse before the user types a line in vain.
    if (bot.load.sheds('games')) throw new Overloaded('games');
    const { user } = target;
    const words = call.own.screens;
    if (user.bot && user.id !== call.facts.application)
      await call.tell(refusalScreen(words.faults['no-bots'], call.own));
    else if (user.id === call.facts.user)
      await call.tell(refusalScreen(words.faults['challenge-yourself'], call.own));
    else
      await call.ask({
        id: shortId('c', '', 0, 'challenge', user.id),
        title: words.menus.challengeTitle,
        label: words.menus.challengeLabel,
        description: words.menus.challengeText,
        field: LINE_FIELD,
        placeholder: 'nim 3 4 5',
        most: MAX_LINE_CHARS,
      });
  },
};

export const menus: ReadonlyMap<string, Menu> = new Map(
  [analyze, challenge].map((menu) => [menu.data.name, menu]),
);

/**
 * Serves another chosen position of a message, and a challenge's typed line: posts the challenge, or starts the game if the bot
 * was challenged.
 */
export const challengeControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  if (id.verb === 'line') return answerAnalysis(bot, call, { line: call.chosen });
  if (id.verb !== 'challenge' || !/^\d{1,20}$/.test(id.argument))
    return call.tell(oldControlScreen(call.own));
  call.setAudience('public');
  const { user, application, fields } = call.facts;
  const toBot = id.argument === application;
  if (!toBot && alone(call.facts))
    return call.tell(refusalScreen(call.own.screens.faults['nobody-here'], call.own));
  await openMatch(bot, call, {
    line: fields[LINE_FIELD] ?? '',
    opponent: toBot
      ? { kind: 'bot', level: await usualLevel(bot, user) }
      : { kind: 'person', user: id.argument },
    first: 'me',
  });
};
