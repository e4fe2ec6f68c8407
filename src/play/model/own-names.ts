import type { Spot } from '../../engine/core/spot.ts';

/** The game that everybody has, under which a server's games are written. */
export const CUSTOM = 'custom';

/**
 * Names that a server gave, by definition as a line has it (`rule=1,2:0-2`): a fact for titles, kept beside what it names.
 * Nothing is decided by it, and a position reads the same without it.
 */
export type OwnNames = Readonly<Record<string, string>>;

/** Whether what stands for a game is a definition, and no id of a game. */
export const isDefinition = (game: string): boolean => game.includes('=') && !game.includes(' ');

export const NO_NAMES: OwnNames = {};

/** The names of a server's games. Where two stand for the same, the first has it. */
export const ownNamesOf = (
  games: readonly { readonly name: string; readonly definition: string }[],
): OwnNames =>
  Object.fromEntries(games.toReversed().map(({ name, definition }): [string, string] => [definition, name]));

/** The name of a component by its definition, or null. Domain: one component, not a compound. */
export const ownName = (line: string, names: OwnNames): string | null => {
  for (const token of line.split(' ')) if (Object.hasOwn(names, token)) return names[token]!;
  return null;
};

/** The names of all components of a line, each once. */
export const ownNamesIn = (line: string, names: OwnNames): readonly string[] => [
  ...new Set(line.split(' + ').flatMap((component) => ownName(component, names) ?? [])),
];

/** Those of the names that a position has. */
export const namesWithin = (spot: Spot, names: OwnNames): OwnNames => {
  const here = new Set(spot.components.flatMap(({ line }) => line.split(' ')));
  return Object.fromEntries(Object.entries(names).filter(([definition]) => here.has(definition)));
};

/** A line, or a family with names in place of numbers, as the server types it: `frogs 9 4`. For the eye alone. */
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
