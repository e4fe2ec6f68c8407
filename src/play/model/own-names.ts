import { grouped } from '../../engine/core/maps.ts';
import type { Spot } from '../../engine/core/spot.ts';

/** The catalogue's game in which a server's games are written. */
export const CUSTOM = 'custom';

/** A server's names by definition (`rule=1,2:0-2`), kept beside the position for titles. They decide nothing. */
export type OwnNames = Readonly<Record<string, string>>;

/** Whether a game is given by a definition, not by an id. */
export const isDefinition = (game: string): boolean => game.includes('=') && !game.includes(' ');

export const NO_NAMES: OwnNames = {};

/** A server's names by definition; the first of several. */
export const ownNamesOf = (
  games: readonly { readonly name: string; readonly definition: string }[],
): OwnNames =>
  Object.fromEntries(games.toReversed().map(({ name, definition }): [string, string] => [definition, name]));

/** The same with all names of equal games: “frogs / toads”. */
export const jointNamesOf = (
  games: readonly { readonly name: string; readonly definition: string }[],
): OwnNames =>
  Object.fromEntries(
    [...grouped(games, ({ definition }) => definition)].map(([definition, equal]) => [
      definition,
      equal.map(({ name }) => name).join(' / '),
    ]),
  );

/** The name of a component by its definition, or null. Domain: one component, not a compound. */
export const ownName = (line: string, names: OwnNames): string | null => {
  for (const token of line.split(' ')) if (Object.hasOwn(names, token)) return names[token]!;
  return null;
};

/** Names of all components of a line, without repetition. */
export const ownNamesIn = (line: string, names: OwnNames): readonly string[] => [
  ...new Set(line.split(' + ').flatMap((component) => ownName(component, names) ?? [])),
];

/** The names used in a position. */
export const namesWithin = (spot: Spot, names: OwnNames): OwnNames => {
  const here = new Set(spot.components.flatMap(({ line }) => line.split(' ')));
  return Object.fromEntries(Object.entries(names).filter(([definition]) => here.has(definition)));
};

/** A line or family in the server's words: `frogs 9 4`. Only for display. */
export const inOwnWords = (line: string, names: OwnNames): string =>
  line
    .split(' + ')
    .map((component) => {
      const name = ownName(component, names);
      if (name === null) return component;
      const tokens = component.split(' ');
      const definition = tokens.findIndex((token) => Object.hasOwn(names, token));
      const head = tokens.indexOf(CUSTOM);
      return tokens.flatMap((token, i) => (i === definition ? [] : [i === head ? name : token])).join(' ');
    })
    .join(' + ');
