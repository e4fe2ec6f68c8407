/** Whole lines, read by the referee: components, compounds, and where their moves lead. */
import { laws } from './laws/index.ts';
import { product, subsets } from './text.ts';

export type How = 'sum' | 'every' | 'all' | 'any';

/** One component: the id of its game and its position's text. */
export interface Component {
  readonly game: string;
  readonly position: string;
}

/** A canonical line without its `misere`. */
export interface Line {
  readonly how: How;
  readonly components: readonly Component[];
}

export interface Asked extends Line {
  readonly misere: boolean;
}

/** Splits a canonical line; nothing is checked. */
export const readLine = (text: string): Asked => {
  const misere = text.endsWith(' misere');
  const bare = misere ? text.slice(0, -' misere'.length) : text;
  const [, word, rest] = /^(?:(every|all|any) )?(.*)$/.exec(bare)!;
  const components = rest!.split(' + ').map((part) => {
    const [game, ...position] = part.split(' ');
    return { game: game!, position: position.join(' ') };
  });
  return { how: (word ?? 'sum') as How, components, misere };
};

/** The line of components, canonical if they are. */
export const writeLine = ({ how, components }: Line): string => {
  const parts = components.map(name).join(' + ');
  return how === 'sum' ? parts : `${how} ${parts}`;
};

const name = ({ game, position }: Component): string => `${game} ${position}`.trim();

/** A cache by name, since components recur in compounds. It is emptied when full. */
const remembered = <T>(find: (component: Component) => T): ((component: Component) => T) => {
  const known = new Map<string, T>();
  return (component) => {
    const id = name(component);
    const before = known.get(id);
    if (before !== undefined) return before;
    if (known.size >= 100_000) known.clear();
    const found = find(component);
    known.set(id, found);
    return found;
  };
};

/** Where the moves of one component lead, each place once. */
const optionsOf = remembered(({ game, position }): readonly Component[] =>
  [...new Set(laws[game]!.options(position))].map((to) => ({ game, position: to })),
);

const componentKey = remembered(({ game, position }): string => {
  const key = laws[game]!.key;
  return `${game} ${key === undefined ? position : key(position)}`;
});

type Sets = readonly (readonly number[])[];

/** The sets of components that one move plays in, given those that are not over and how many there are. */
const TOUCHED: Readonly<Record<How, (alive: readonly number[], count: number) => Sets>> = {
  sum: (alive) => alive.map((i) => [i]),
  every: (alive) => (alive.length > 0 ? [alive] : []),
  all: (alive, count) => (alive.length === count ? [alive] : []),
  any: (alive) => subsets(alive).filter((set) => set.length > 0),
};

/** Where the moves of a line lead, each place once. */
export const options = ({ how, components }: Line): readonly Line[] => {
  const each = components.map(optionsOf);
  const alive = each.flatMap((list, i) => (list.length > 0 ? [i] : []));
  const touched = TOUCHED[how](alive, components.length);
  return touched.flatMap((set) =>
    product(components.map((component, i) => (set.includes(i) ? each[i]! : [component]))).map((chosen) => ({
      how,
      components: chosen,
    })),
  );
};

/** One name for lines that differ only in the order of things. */
export const keyOf = ({ how, components }: Line): string => {
  const keys = components.map(componentKey);
  return `${how} ${keys.sort().join(' + ')}`;
};
