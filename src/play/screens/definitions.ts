import { clip, type Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import type { DefinedBy } from '../../texts/define.ts';
import { code, type Doc, type Inline, p, person, shorten, strong } from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import { type Locale, sayMove, sayRefusal } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import type { NamingFacts, NamingFault, OwnGame } from '../defining.ts';
import { CUSTOM } from '../model/own-names.ts';
import { definedMove } from './rules.ts';

/** Of a definition in a list and in an error. */
const MAX_LISTED_CHARS = 80;
/** Of a definition on its own screen. */
const MAX_SHOWN_CHARS = 600;
/** An example that names a game. */
const EXAMPLE = '/define name:frogs definition:1,3,4';

const kindOf = (game: Pick<OwnGame, 'definition'>): DefinedBy =>
  game.definition.startsWith('edges=') ? 'graph' : 'heaps';

const maker = (game: OwnGame): Inline | null => (game.by === null ? null : person(game.by));

/** A legal move in the example line; nothing where it has none. */
const exampleMove = ({ name, definition, example }: OwnGame, locale: Locale): Doc => {
  const position = parseLine(`${CUSTOM}${example.slice(name.length)} ${definition}`);
  const [option] = position.ok ? position.value.spot.options() : [];
  if (option === undefined) return [];
  return [p(...locale.screens.define.example(example, option.move, sayMove(locale, option.phrase)))];
};

/** A game's pieces and moves, and how both are typed. */
const card = (game: OwnGame, locale: Locale): Doc => {
  const words = locale.screens.define;
  const kind = kindOf(game);
  const move = definedMove(game.definition, locale);
  return [
    p(...words.by[kind](clip(game.definition, MAX_SHOWN_CHARS))),
    ...(move === null ? [] : [p(strong(move))]),
    p(words.last),
    ...exampleMove(game, locale),
    p(labelled(words.tryIt), code(`/play ${game.name}`), ' · ', code(`/analyze ${game.example}`)),
  ];
};

/** The rules card of a server's own game. */
export const ownGameScreen = (game: OwnGame, locale: Locale): Screen =>
  plainScreen('info', game.name, [
    ...card(game, locale),
    ...(kindOf(game) === 'heaps' ? [p(...locale.screens.define.moreInHelp)] : []),
  ]);

/** Announces a new named game and its rules. */
export const namedScreen = (game: OwnGame, user: string, locale: Locale): Screen =>
  plainScreen('info', game.name, [
    p(...locale.screens.define.added(game.name, person(user))),
    ...card(game, locale),
  ]);

/** Announces a removed name. Running games keep the definition. */
export const unnamedScreen = (game: OwnGame, user: string, locale: Locale): Screen =>
  plainScreen('over', game.name, [
    p(...locale.screens.define.removed(game.name, person(user))),
    p(code(clip(game.definition, MAX_SHOWN_CHARS))),
    p(locale.screens.define.keeps),
  ]);

/** All games of a server, and how to name one. */
export const ownGamesScreen = (games: readonly OwnGame[], locale: Locale): Screen => {
  const words = locale.screens.define;
  return plainScreen('info', words.title, [
    games.length === 0
      ? p(words.none)
      : {
          kind: 'list',
          items: games.map((game) =>
            words.entry(game.name, clip(game.definition, MAX_LISTED_CHARS), maker(game)),
          ),
        },
    ...words.howTo,
  ]);
};

type NamingFaultTexts = Locale['screens']['define']['faults'];
type NamingFaultSayers = {
  readonly [C in keyof NamingFacts]: (
    facts: NamingFacts[C],
    faults: NamingFaultTexts,
    locale: Locale,
  ) => readonly Inline[];
};

const sayers: NamingFaultSayers = {
  'no-server': (_, faults) => [faults['no-server']],
  'no-name': (_, faults) => [faults['no-name']],
  'no-definition': ({ name }, faults) => [faults['no-definition'](name)],
  'bad-name': ({ token, most }, faults) => [faults['bad-name'](clip(token, MAX_LISTED_CHARS), most)],
  'name-reserved': ({ token }, faults) => [faults['name-reserved'](token)],
  'name-taken': ({ game }, faults) =>
    faults['name-taken'](game.name, clip(game.definition, MAX_LISTED_CHARS)),
  'bad-definition': ({ refusal }, _, locale) => [sayRefusal(locale, refusal)],
  'definition-too-long': ({ token, most }, faults) => [faults['definition-too-long'](token, most)],
  'no-moves': ({ definition }, faults) => [faults['no-moves'](shorten(definition, MAX_LISTED_CHARS))],
  'too-many-names': ({ most }, faults) => [faults['too-many-names'](most)],
  'no-such-name': ({ token, known }, faults) => [
    faults['no-such-name'](clip(token, MAX_LISTED_CHARS), known),
  ],
  'not-its-maker': ({ game }, faults) => faults['not-its-maker'](game.name, maker(game)),
};

/** Errors that another definition or name would fix. */
const MENDED: ReadonlySet<keyof NamingFacts> = new Set<keyof NamingFacts>([
  'no-name',
  'no-definition',
  'bad-name',
  'name-reserved',
  'bad-definition',
  'definition-too-long',
  'no-moves',
]);

/** Why a game was not named or a name not removed, and what works. */
export const namingFaultScreen = (fault: NamingFault, locale: Locale): Screen => {
  const { faults } = locale.screens.define;
  const say = sayers[fault.code] as (
    facts: unknown,
    faults: NamingFaultTexts,
    locale: Locale,
  ) => readonly Inline[];
  return plainScreen('refused', locale.screens.faults.title, [
    p(...say(fault.facts, faults, locale)),
    ...(MENDED.has(fault.code) ? [p(`${faults.works}${locale.writing.space}`, code(EXAMPLE))] : []),
  ]);
};
