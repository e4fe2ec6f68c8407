import type { Draw } from './draw.ts';
import { ascending, upTo } from './text.ts';

/** Pairs a < b of 1…n, each with this probability. */
const forward = (draw: Draw, n: number, probability: number): readonly (readonly [number, number])[] =>
  draw.some(
    upTo(n).flatMap((a) =>
      upTo(n)
        .filter((b) => b > a)
        .map((b) => [a, b] as const),
    ),
    probability,
  );

const dag = (draw: Draw, size: number): string => {
  const n = draw.int(2, 3 + size);
  const edges = forward(draw, n, draw.pick([0.3, 0.6]));
  const joined = edges.flat();
  const alone = upTo(n).filter((node) => !joined.includes(node));
  const tokens = ascending(draw.many(draw.int(1, size + 1), () => draw.int(1, n)));
  return [...edges.map(([a, b]) => `${a}>${b}`), ...alone, `at=${tokens.join(',')}`].join(' ');
};

const addsub = (draw: Draw, size: number): string => {
  const n = draw.int(2, 2 + size);
  const drawn = forward(draw, n, 0.6);
  const edges = drawn.length === 0 ? [[1, 2] as const] : drawn;
  const nodes = upTo(n).filter((node) => edges.some((edge) => edge.includes(node)));
  const named = draw.chance(0.3) ? nodes : nodes.filter((node) => edges.some(([a]) => a === node));
  const stones = draw.some(nodes, 0.5).map((node) => `${node}:${draw.int(1, 2)}`);
  return [
    `edges=${edges.map(([a, b]) => `${a}>${b}`).join(',')}`,
    `k=${named.map((node) => `${node}:${draw.int(0, 2)}`).join(',')}`,
    `stones=${stones.length === 0 ? 'none' : stones.join(',')}`,
  ].join(' ');
};

/** Edges joined to a ground, loops and parallel ones among them. */
const hackenbush = (draw: Draw, size: number): string => {
  const roots = draw.chance(0.8) ? ['0'] : draw.pick([['5'], ['0', '5']]);
  const joined = [...roots];
  const edges = draw.many(draw.int(1, size === 1 ? 4 : 7), () => {
    const from = draw.pick(joined);
    const to = draw.chance(0.1) ? from : String(draw.int(0, 5));
    if (!joined.includes(to)) joined.push(to);
    return `${from}-${to}`;
  });
  return `${edges.join(' ')}${roots.join() === '0' ? '' : ` root=${roots.join(',')}`}`;
};

const geography = (draw: Draw, size: number): string => {
  const n = draw.int(1, size === 1 ? 4 : 7);
  const names = draw.shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'A', '1', '2', 'x10']).slice(0, n);
  const edges = forward(draw, n, draw.pick([0.2, 0.4, 0.7])).map(
    ([a, b]) => `${names[a - 1]}-${names[b - 1]}`,
  );
  const alone = names.filter((name) => !edges.some((edge) => edge.split('-').includes(name)));
  const at = draw.chance(0.5) ? draw.pick(names) : null;
  return at === null ? [...edges, ...alone].join(' ') : [...edges, `at=${at}`].join(' ');
};

const treewalk = (draw: Draw, size: number): string => {
  const n = draw.int(1, size === 1 ? 5 : 8);
  const parents = upTo(n).map((node) => (node === 1 || draw.chance(0.1) ? 0 : draw.int(1, node - 1)));
  const at = draw.chance(0.5) ? draw.int(1, n) : null;
  const gone = draw.chance(0.4) ? draw.some(upTo(n), 0.3).filter((node) => node !== at) : [];
  return [
    parents.join(' '),
    ...(at === null ? [] : [`at=${at}`]),
    ...(gone.length === 0 ? [] : [`gone=${gone.join(',')}`]),
  ].join(' ');
};

/** Generators of the games on graphs. */
export const graphs = { dag, addsub, hackenbush, geography, treewalk };
