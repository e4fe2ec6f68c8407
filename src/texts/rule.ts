import type { Spot } from '../engine/core/spot.ts';
import type { Position } from '../games/line.ts';
import { type Block, code, type Doc, note, p, strong } from './doc.ts';
import { gameNamed, type Locale, sayRuling } from './locale.ts';
import { labelled } from './plain.ts';
import type { RulingText } from './rulings.ts';

/** The name of a component's game; a server may have games of its own. */
export type NameOf = (component: Spot) => string;

const MAX_LISTED_COMPONENTS = 8;
const MAX_RULE_CHARS = 400;
const MAX_BACKGROUND_GAMES = 5;

interface Told {
  /** The components that share the rule, from 1. */
  readonly numbers: number[];
  readonly name: string;
  readonly text: RulingText;
}

/** The rules of the components, equal ones once. */
const rulesOf = ({ spot }: Position, locale: Locale, nameOf: NameOf): readonly Told[] => {
  const told = new Map<string, Told>();
  for (const [i, component] of spot.components.entries()) {
    const ruling = component.ruling();
    if (ruling === null) continue;
    const name = nameOf(component);
    const text = sayRuling(locale, ruling);
    const key = `${name}\n${text.join('\n')}`;
    const known = told.get(key);
    if (known === undefined) told.set(key, { numbers: [i + 1], name, text });
    else known.numbers.push(i + 1);
  }
  return [...told.values()];
};

/** The name of the game; where several rules apply at once, also which components it is about. */
const headOf = ({ numbers, name }: Told, rules: number, locale: Locale): string =>
  rules === 1
    ? name
    : locale.rules.games(
        numbers.slice(0, MAX_LISTED_COMPONENTS),
        Math.max(0, numbers.length - MAX_LISTED_COMPONENTS),
        name,
      );

const cut = (text: string, locale: Locale): string =>
  text.length <= MAX_RULE_CHARS ? text : `${text.slice(0, MAX_RULE_CHARS)}${locale.rules.cut}`;

/** What a turn is in a compound of games, and who wins. */
const ending = ({ spot, win }: Position, locale: Locale): string =>
  spot.compound === null
    ? locale.screens.rule[win]
    : `${locale.rules.turn[spot.compound]}${locale.writing.space}${locale.screens.rule[win]}`;

/** The rules of a position in short, for the board, where a button shows the rest. The title names the game. */
export const boardRules = (position: Position, locale: Locale, nameOf: NameOf): Doc => {
  const end = ending(position, locale);
  // A compound's title names the games, and each has rules of its own.
  if (position.spot.compound !== null) return [note(end)];
  const [rule] = rulesOf(position, locale, nameOf);
  return [note(`${cut(rule?.text[0] ?? '', locale)}${locale.writing.space}${end}`)];
};

/** The rules of a position beside a question about it: all that one needs to list its moves. */
export const questionRules = (position: Position, locale: Locale, nameOf: NameOf): Doc => {
  const rules = rulesOf(position, locale, nameOf);
  const lines = rules.map((rule) => `${labelled(headOf(rule, rules.length, locale))}${rule.text[0]}`);
  const end = ending(position, locale);
  return position.spot.compound === null
    ? [note(`${lines.join('')}${locale.writing.space}${end}`)]
    : [...lines.map((line) => note(line)), note(end)];
};

/** The rules card of a position, in full. */
export const rulesCard = (position: Position, locale: Locale, nameOf: NameOf): Doc => {
  const rules = rulesOf(position, locale, nameOf);
  const background = [...new Set(position.spot.components.map(({ game }) => game))].slice(
    0,
    MAX_BACKGROUND_GAMES,
  );
  return [
    ...rules.flatMap((rule): readonly Block[] => {
      const [line, ...more] = rule.text;
      return [
        { kind: 'heading', text: headOf(rule, rules.length, locale) },
        p(strong(line)),
        ...more.map((text) => p(text)),
      ];
    }),
    p(ending(position, locale)),
    ...background.map((game) => note(...locale.rules.background(code(`/help topic:${game}`)))),
  ];
};

/** The game's usual name in a language. */
export const usualName =
  (locale: Locale): NameOf =>
  ({ game }) =>
    gameNamed(locale, game);
