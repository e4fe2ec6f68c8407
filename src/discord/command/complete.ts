import { GAMES_BY_CHARM } from '../../games/charm.ts';
import { formatLine, normalise } from '../../games/line.ts';
import { type GameId, registry } from '../../games/registry.ts';
import { colonOf, readClaim } from '../../inquire/claims/claim.ts';
import { nimberIn } from '../../inquire/nimbers/parse.ts';
import { readTable } from '../../inquire/tables/table.ts';
import { oncePer } from '../../kernel/once-per.ts';
import { commandsLike } from '../../people/screens/panels.ts';
import type { OwnGame } from '../../play/defining.ts';
import { replaceNames } from '../../play/definitions.ts';
import { CUSTOM } from '../../play/model/own-names.ts';
import { lexicon, localeIds, locales, parseLine } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { MAX_SUGGESTION_CHARS, MAX_SUGGESTIONS, type Suggestion, suggestion } from './command.ts';
import { folded, matching } from './complete-class.ts';

/** Examples offered besides the game's own, one of each size. */
const DEALT_EXAMPLES = 5;

/** A repeatable source of numbers in [0, 1), so that the same typing gives the same list (Park and Miller's generator). */
const repeatable = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** Example lines of a game. */
const examplesOf = oncePer((id: GameId): readonly string[] => {
  const game = registry[id];
  const random = repeatable(20_260_722);
  const lines = new Set<string>([game.example]);
  for (let size = 1; size <= DEALT_EXAMPLES; size += 1) lines.add(game.deal(size, random).line);
  return [...lines].filter((line) => line.length <= MAX_SUGGESTION_CHARS);
});

/** Every name of a game, in every language. */
const namesOf = oncePer((id: GameId): readonly string[] => {
  const names = new Set(
    [
      id,
      ...localeIds.flatMap((language) => {
        const { name, aliases } = locales[language].games[id];
        return [name, ...aliases];
      }),
    ].map((name) => normalise(name).toLowerCase()),
  );
  return [...names];
});

/** Games whose name matches, best match first, ties in the order of `GAMES_BY_CHARM`. */
const gamesLike = (typed: string): readonly GameId[] => matching(GAMES_BY_CHARM, typed, namesOf);

/**
 * Lines that continue `typed`: what is understood already, games by name in the user's language, then positions of the named
 * game. In a sum, completes the last component. `dealt`: a game's name alone is a line too. `own`: the server's games.
 */
export const completeLine = (
  typed: string,
  locale: Locale,
  dealt: boolean,
  own: readonly OwnGame[] = [],
): readonly Suggestion[] => {
  const words = locale.commands.autocomplete;
  const found: Suggestion[] = [];
  const add = (name: string, value: string): void => {
    if (found.length >= MAX_SUGGESTIONS || found.some((one) => one.value === value)) return;
    found.push(...suggestion(name, value));
  };
  const names = new Map(own.map(({ name, definition }) => [name, definition]));
  const whole = parseLine(names.size === 0 ? typed : replaceNames(typed, names, lexicon));
  if (whole.ok) add(words.understood(formatLine(whole.value)), typed.trim());
  const cut = typed.lastIndexOf(' + ');
  const before = cut < 0 ? '' : typed.slice(0, cut + 3);
  const last = normalise(cut < 0 ? typed : typed.slice(cut + 3)).trimStart();
  const [first = '', ...rest] = last.toLowerCase().split(/\s+/);
  const exact = GAMES_BY_CHARM.find((id) => namesOf(id).includes(first));
  if (exact !== undefined) {
    if (dealt && before === '' && rest.every((word) => word === ''))
      add(words.dealt(locale.games[exact].name), exact);
    const positions = examplesOf(exact);
    const begun = positions.filter((line) => line.startsWith([exact, ...rest].join(' ').trimEnd()));
    for (const line of [...begun, ...positions])
      add(words.example(locale.games[exact].name, before + line), before + line);
  }
  const mine = own.find(({ name }) => name === first);
  if (mine !== undefined && dealt && before === '' && rest.every((word) => word === ''))
    add(words.dealt(mine.name), mine.name);
  for (const { name, example } of own)
    if (name === first || (rest.length === 0 && name.startsWith(first)))
      add(words.example(name, before + example), before + example);
  if (rest.length === 0) {
    // Before anything is typed, the user chooses a game, not a position.
    const isList = dealt && first === '' && before === '';
    for (const id of gamesLike(first)) {
      const { name, summary } = locale.games[id];
      const line = before + registry[id].example;
      if (isList) add(words.example(name, summary), id);
      else add(words.example(name, line), line);
    }
  }
  return found;
};

/** Names of the server's own games. */
export const completeName = (typed: string, own: readonly OwnGame[]): readonly Suggestion[] => {
  const wanted = folded(typed);
  return own
    .filter(({ name }) => name.includes(wanted))
    .slice(0, MAX_SUGGESTIONS)
    .flatMap(({ name, definition }) => suggestion(`${name}: ${definition}`, name));
};

/** A family of positions with a table, as it is typed, and its number of parameters. */
interface TableFamily {
  readonly name: string;
  readonly typed: string;
  readonly numbers: number;
}

type TypedFamily = Omit<TableFamily, 'name'>;

/** Tables of each game with the options of its example: the one of the bare name, then one with two parameters. */
const familiesOf = oncePer((id: GameId): readonly TypedFamily[] => {
  const options = registry[id].example.split(' ').filter((token) => token.includes('='));
  const found: TypedFamily[] = [];
  for (const names of [[], ['a', 'b']]) {
    const typed = [id, ...names, ...options].join(' ');
    const read = readTable(typed, parseLine);
    // In a graph, numbers name points: a table over them is meaningless.
    const numbers = read.ok && read.value.sample.spot.scene().kind !== 'graph' ? read.value.names.length : 0;
    if (numbers > 0 && found.every((one) => one.numbers !== numbers)) found.push({ typed, numbers });
  }
  return found;
});

/** Families whose game's name matches, the server's own first. */
const fitting = (typed: string, locale: Locale, own: readonly OwnGame[]): readonly TableFamily[] => {
  const wanted = folded(typed);
  const ours = own
    .filter(({ name }) => name.includes(wanted))
    .slice(0, MAX_SUGGESTIONS)
    .flatMap(({ name, definition }): readonly TableFamily[] => {
      const read = readTable(`${CUSTOM} ${definition}`, parseLine);
      return read.ok ? [{ name, typed: name, numbers: read.value.names.length }] : [];
    });
  const games = gamesLike(wanted).flatMap((id) =>
    familiesOf(id).map((family, i) => ({ name: locale.games[id].name, ...family, i })),
  );
  // One table of every game first, then further ones as space permits.
  return [...ours, ...games.filter(({ i }) => i === 0), ...games.filter(({ i }) => i > 0)].slice(
    0,
    MAX_SUGGESTIONS,
  );
};

/** A nimber expression as typed so far, or one to start from. */
const nimbersLike = (typed: string): readonly Suggestion[] => {
  const expression = nimberIn(typed);
  if (expression === null) return [];
  const value = expression === '' ? 'nimber 5 * 7 + 2 ^ 3' : typed.trim();
  return suggestion(value, value);
};

/** Games with a table, by name in the user's language. */
export const completeFamily = (
  typed: string,
  locale: Locale,
  own: readonly OwnGame[] = [],
): readonly Suggestion[] => [
  ...nimbersLike(typed),
  ...fitting(typed, locale, own).flatMap(({ name, typed: family }) =>
    suggestion(name === family ? name : `${name} — ${family}`, family),
  ),
];

/** Claims to start from, about games of one and of two parameters. */
const CLAIMS: readonly string[] = ['P iff n mod 4 = 0', 'P iff a = b'];

/** The claim as understood, or one about each game whose name matches. */
export const completeClaim = (
  typed: string,
  locale: Locale,
  own: readonly OwnGame[] = [],
): readonly Suggestion[] => {
  const words = locale.commands.autocomplete;
  const colon = colonOf(typed.replaceAll('：', ':'));
  if (colon < 0)
    return fitting(typed, locale, own).flatMap(({ typed: family, numbers }) => {
      const claim = CLAIMS[numbers - 1];
      return claim === undefined ? [] : suggestion(`${family}: ${claim}`, `${family}: ${claim}`);
    });
  const names = new Map(own.map(({ name, definition }) => [name, definition]));
  const head = replaceNames(typed.slice(0, colon), names, lexicon);
  const value = typed.trim();
  const read = readClaim(`${head}: ${typed.slice(colon + 1)}`, parseLine);
  return read.ok ? suggestion(words.understood(value), value) : [];
};

/** Help topics, commands and rules of games, by name. */
export const completeTopic = (
  typed: string,
  locale: Locale,
  own: readonly OwnGame[] = [],
): readonly Suggestion[] => {
  const wanted = folded(typed);
  const topics = Object.entries(locale.screens.help.topics).map(([id, topic]) => ({
    name: topic.name,
    value: id,
  }));
  const games = gamesLike(wanted).map((id) => ({ name: locale.games[id].name, value: id }));
  const ours = own.map(({ name }) => ({ name, value: name }));
  const isNamed = ({ name, value }: Suggestion): boolean =>
    name.toLowerCase().includes(wanted) || value.includes(wanted);
  const commands = commandsLike(wanted, locale).map((name) => ({ name: `/${name}`, value: name }));
  return [...[...topics, ...ours].filter(isNamed), ...commands, ...games]
    .slice(0, MAX_SUGGESTIONS)
    .flatMap(({ name, value }) => suggestion(name, value));
};
