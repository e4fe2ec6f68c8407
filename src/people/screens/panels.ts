import { GAMES_BY_CHARM } from '../../games/charm.ts';
import { formatLine, nearNames, normalise } from '../../games/line.ts';
import { gameIds, registry } from '../../games/registry.ts';
import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import {
  type Button,
  type ControlRow,
  type Link,
  MAX_ROW_BUTTONS,
  MAX_SELECT_CHOICES,
  type Screen,
  type SelectChoice,
} from '../../kernel/screen.ts';
import { otherSeat, seatOf } from '../../play/log.ts';
import { BOT_LEVELS, type Live } from '../../play/model/match.ts';
import { boardUrl, gameName, whoAt } from '../../play/screens/names.ts';
import { gamesButton, playButton, startRow } from '../../play/screens/start.ts';
import { code, type Doc, type Inline, p, shorten, strong } from '../../texts/doc.ts';
import type { TopicId } from '../../texts/help.ts';
import { lexicon, localeIds, locales } from '../../texts/index.ts';
import { languageName } from '../../texts/languages.ts';
import { gameNamed, type Locale, type LocaleId } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import { BOARD_LOOKS } from '../model/boards.ts';
import { CALLS } from '../model/calls.ts';
import type { GuildSettings, PersonSettings } from '../settings.ts';
import { linkRows, NO_LINKS, type OperatorLinks } from './links.ts';

/** Value of the choice “not set”. */
export const UNSET = 'unset';

const MAX_LISTED_GAMES = 10;

/** A user's open games, those waiting for them first, each with a link. `left`: those whose opponent has left. */
export const gamesScreen = (
  lives: readonly Live[],
  left: readonly Live[],
  user: string,
  locale: Locale,
): Screen => {
  const words = locale.screens.games;
  const shown = lives.slice(0, MAX_LISTED_GAMES);
  const select = (verb: string, placeholder: string, games: readonly Live[]): readonly ControlRow[] =>
    selectRows(
      shortId('m', '', 0, verb),
      placeholder,
      games.slice(0, MAX_SELECT_CHOICES).map((live) => ({
        label: `${lives.indexOf(live) + 1}) ${gameName(live, locale)}`,
        value: live.match.id,
        description: shorten(formatLine(live), 90),
      })),
    );
  const items = shown.map((live): readonly Inline[] => {
    const seat = seatOf(live.match, user) ?? live.match.opener;
    const state =
      live.match.status === 'challenge'
        ? seat === live.match.opener
          ? words.waiting
          : words.challenged
        : live.turn === seat
          ? words.yourTurn
          : words.theirTurn;
    return [
      strong(gameName(live, locale)),
      ...words.against(whoAt(live, otherSeat(seat), locale)),
      ' · ',
      state,
      ' · ',
      code(shorten(formatLine(live), 60)),
    ];
  });
  const links = shown.flatMap((live, i): readonly Link[] => {
    const url = boardUrl(live);
    return url === null ? [] : [{ kind: 'link', url, label: words.open(i + 1) }];
  });
  return {
    meaning: 'info',
    title: [words.title],
    doc: items.length === 0 ? [p(words.none)] : items.map((item, i) => p(`${i + 1}) `, ...item)),
    rows: [
      ...chunksOf(links, MAX_ROW_BUTTONS),
      ...select('here', words.here, lives),
      ...select('left', words.left, left),
    ],
  };
};

const languageChoices = (locale: Locale): readonly SelectChoice[] => [
  { label: locale.screens.settings.asDiscord, value: UNSET },
  ...localeIds.map((id): SelectChoice => ({ label: languageName(id), value: id })),
];

/** Choices of days to keep games. */
export const RETENTION_DAYS = ['30', '90', '365'] as const;

/** Choices of days to keep quizzes: terms and years. */
export const CLASS_RETENTION_DAYS = ['90', '180', '365', '730'] as const;

const daysChoices = (
  all: readonly string[],
  say: (days: number | null) => string,
): readonly SelectChoice[] => [
  { label: say(null), value: UNSET },
  ...all.map((days): SelectChoice => ({ label: say(Number(days)), value: days })),
];

/** Confirmation if the new setting would delete quizzes at once. */
export const forgetsScreen = (quizzes: number, days: number, locale: Locale): Screen => {
  const words = locale.screens.privacy.forgets;
  const control = (verb: string, label: string, style: Button['style']): Button =>
    button(shortId('s', '', 0, verb, String(days)), label, style);
  return {
    meaning: 'refused',
    title: [words.title],
    doc: [p(words.text(quizzes, days)), p(words.files)],
    rows: [[control('class-no', words.no, 'main'), control('class-yes', words.yes, 'danger')]],
  };
};

/** The verb of its select, its name, its current value, and its choices. */
type SelectSetting = readonly [verb: string, name: string, now: string, choices: readonly SelectChoice[]];

const sayLanguage = (chosen: LocaleId | null, locale: Locale): string =>
  chosen === null ? locale.screens.settings.asDiscord : languageName(chosen);

const personSettings = (person: PersonSettings, locale: Locale): readonly SelectSetting[] => {
  const { settings: words, strengths } = locale.screens;
  const levels: readonly SelectChoice[] = [
    { label: words.defaultLevel, value: UNSET },
    ...BOT_LEVELS.map(
      (level): SelectChoice => ({
        label: strengths[level].name,
        value: level,
        description: strengths[level].means,
      }),
    ),
  ];
  const level = person.level === null ? words.defaultLevel : strengths[person.level].name;
  return [
    ['language', words.language, sayLanguage(person.locale, locale), languageChoices(locale)],
    ['level', words.level, level, levels],
    [
      'calls',
      words.calls,
      words.callChoices[person.calls ?? 'here'],
      CALLS.map((way): SelectChoice => ({ label: words.callChoices[way], value: way })),
    ],
    [
      'boards',
      words.boards,
      words.boardLooks[person.boards ?? 'pictures'],
      BOARD_LOOKS.map((look): SelectChoice => ({ label: words.boardLooks[look], value: look })),
    ],
  ];
};

const guildSettings = (guild: GuildSettings, locale: Locale): readonly SelectSetting[] => {
  const { settings: words, privacy } = locale.screens;
  return [
    ['server', words.server, sayLanguage(guild.locale, locale), languageChoices(locale)],
    [
      'retention',
      privacy.retention,
      privacy.days(guild.retention),
      daysChoices(RETENTION_DAYS, privacy.days),
    ],
    [
      'class-retention',
      privacy.classRetention,
      privacy.classDays(guild.classRetention),
      daysChoices(CLASS_RETENTION_DAYS, privacy.classDays),
    ],
    [
      'events',
      words.events,
      words.eventChoices[guild.events ?? 'on'],
      (['on', 'off'] as const).map((value) => ({ label: words.eventChoices[value], value })),
    ],
  ];
};

/** One panel for everything a user can set; `guild` if they may also set the server's. */
export const settingsScreen = (
  person: PersonSettings,
  guild: GuildSettings | null,
  locale: Locale,
  options: { readonly saved?: boolean } = {},
): Screen => {
  const { settings: words } = locale.screens;
  const all = [...personSettings(person, locale), ...(guild === null ? [] : guildSettings(guild, locale))];
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      ...(options.saved === true ? [p(strong(words.saved))] : []),
      p(words.scope(guild !== null)),
      { kind: 'list', items: all.map(([, name, now]) => [labelled(name), strong(now)]) },
    ],
    // The list above shows the values. A select with a chosen value would show it without the setting's name.
    rows: all.flatMap(([verb, name, , choices]) => selectRows(shortId('s', '', 0, verb), name, choices)),
  };
};

/** Whether it is the id of a help topic; ids are the same in every language. */
export const isTopic = (text: string, locale: Locale): text is TopicId =>
  Object.hasOwn(locale.screens.help.topics, text);

/**
 * The topic or game that typed text names in any language, ignoring case: an id, a name, or an unambiguous prefix of a name.
 * Null: none, or several.
 */
export const topicNamed = (text: string, locale: Locale): string | null => {
  const wanted = normalise(text).trim().toLowerCase();
  if (isTopic(wanted, locale)) return wanted;
  const game = lexicon.games.get(wanted);
  if (game !== undefined) return game;
  if (wanted === '') return null;
  const named = localeIds.flatMap((id) => [
    ...Object.entries(locales[id].screens.help.topics).map(([topic, { name }]) => [topic, name] as const),
    ...gameIds.map((one) => [one, locales[id].games[one].name] as const),
  ]);
  for (const fits of [(name: string) => name === wanted, (name: string) => name.startsWith(wanted)]) {
    const found = new Set(named.filter(([, name]) => fits(name.toLowerCase())).map(([id]) => id));
    const [only] = found;
    if (only !== undefined && found.size === 1) return only;
  }
  return null;
};

/** Each command's purpose, from the help's list of commands. */
const commandItems = (locale: Locale): ReadonlyMap<string, readonly Inline[]> =>
  new Map(
    locale.screens.help.topics.commands.text
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .flatMap((item) => {
        const [first] = item;
        return typeof first === 'object' && 'code' in first ? [[first.code.slice(1), item] as const] : [];
      }),
  );

const commandTyped = (text: string): string => normalise(text).trim().toLowerCase().replace(/^\//, '');

/** The command that typed text names, with or without the slash. */
export const commandNamed = (text: string, locale: Locale): string | null => {
  const wanted = commandTyped(text);
  return commandItems(locale).has(wanted) ? wanted : null;
};

/** Commands that start with the typed text and whose name is no topic. */
export const commandsLike = (text: string, locale: Locale): readonly string[] => {
  const wanted = commandTyped(text);
  return wanted === ''
    ? []
    : [...commandItems(locale).keys()].filter((name) => name.startsWith(wanted) && !isTopic(name, locale));
};

/** Every name that the help knows, those in the reader's language first, with the topic or game it refers to. */
const helpNames = (locale: Locale): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const { screens, games } of [locale, ...localeIds.map((id) => locales[id])]) {
    for (const [topic, { name }] of Object.entries(screens.help.topics)) names.set(name.toLowerCase(), topic);
    for (const id of gameIds)
      for (const name of [games[id].name, id, ...games[id].aliases]) names.set(name.toLowerCase(), id);
  }
  for (const name of commandItems(locale).keys()) if (!names.has(name)) names.set(name, name);
  return names;
};

const helpNameOf = (topic: string, locale: Locale): string =>
  isTopic(topic, locale)
    ? locale.screens.help.topics[topic].name
    : commandItems(locale).has(topic)
      ? `/${topic}`
      : gameNamed(locale, topic);

const topicButton = (topic: string, locale: Locale): Button =>
  button(shortId('h', '', 0, 'show', topic), helpNameOf(topic, locale), 'main');

/** Selects of topics and games. */
const helpRows = (locale: Locale, chosen: string): readonly ControlRow[] => {
  const words = locale.screens.help;
  return [
    ...selectRows(
      shortId('h', '', 0, 'topic'),
      words.choose,
      Object.entries(words.topics).map(([id, { name }]) => ({
        label: name,
        value: id,
        chosen: id === chosen,
      })),
    ),
    ...chunksOf(GAMES_BY_CHARM, MAX_SELECT_CHOICES).flatMap((games, i) =>
      selectRows(
        shortId('h', '', 0, 'game', String(i * MAX_SELECT_CHOICES)),
        i === 0 ? words.chooseGame : words.moreGames,
        games.map((id) => ({
          label: locale.games[id].name,
          value: id,
          description: locale.games[id].summary,
          chosen: id === chosen,
        })),
      ),
    ),
  ];
};

const helpText = (chosen: string, locale: Locale): { readonly title: string; readonly doc: Doc } => {
  const words = locale.screens.help;
  if (isTopic(chosen, locale)) return { title: words.topics[chosen].name, doc: words.topics[chosen].text };
  const command = commandItems(locale).get(chosen);
  if (command !== undefined) return { title: helpNameOf(chosen, locale), doc: [p(...command)] };
  const game = gameIds.find((id) => id === chosen);
  if (game === undefined) return { title: words.title, doc: words.topics.start.text };
  const text = locale.games[game];
  const { example } = registry[game];
  return {
    title: text.name,
    doc: [
      p(strong(text.summary)),
      ...text.rules.map((paragraph) => p(paragraph)),
      p(locale.screens.rule.normal, locale.writing.space, locale.screens.rule.misere),
      p(labelled(words.tryIt), code(`/play ${example}`), ' · ', code(`/analyze ${example}`)),
    ],
  };
};

/** A topic, or a game's rules; a new user, or a reader of rules, can start a game from here. */
export const helpScreen = (chosen: string, locale: Locale, links: OperatorLinks = NO_LINKS): Screen => {
  const { title, doc } = helpText(chosen, locale);
  const game = gameIds.find((id) => id === chosen);
  const acts: readonly ControlRow[] =
    game === undefined ? [startRow(locale), [gamesButton(locale)]] : [[playButton(game, locale)]];
  const pages = chosen === 'start' ? linkRows(links, locale) : [];
  return { meaning: 'info', title: [title], doc, rows: [...acts, ...helpRows(locale, chosen), ...pages] };
};

/** No topic of that name: says so, with the nearest names and all topics. */
export const noTopicScreen = (typed: string, locale: Locale): Screen => {
  const names = helpNames(locale);
  const near = nearNames(normalise(typed).trim(), names).map((name) => names.get(name) ?? name);
  return {
    meaning: 'refused',
    title: [locale.screens.help.title],
    doc: [
      p(locale.screens.help.unknown(shorten(typed, 60))),
      ...(near.length === 0 ? [] : [p(locale.screens.help.near)]),
    ],
    rows: [
      ...(near.length === 0 ? [] : [near.map((topic) => topicButton(topic, locale))]),
      ...helpRows(locale, ''),
    ],
  };
};
