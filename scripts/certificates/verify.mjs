/**
 * Checks certificates: who wins a position of an impartial game, its Grundy value, a winning move. One file, standard library only.
 * It imports nothing of Sprague: the rules of the games are written here once more, from their descriptions in docs/games.
 *
 *     node verify.mjs FILE…      each file is one certificate, or one certificate a line; without files: standard input
 *
 * It prints `valid` or `refused: reason` for each and exits with 1 if any is refused. docs/certificates.md says what it trusts.
 */
import { readFileSync } from 'node:fs';

class Refused extends Error {}
const refuse = (reason) => {
  throw new Refused(reason);
};
const need = (holds, reason) => holds || refuse(reason);

// Small tools

/** Steps that a certificate may take, and more for each of its characters: moves, items and characters that are gone through. */
const MAX_WORK = 5_000_000;
const WORK_PER_CHARACTER = 150;
/** Moves of one position that are listed at most. */
const MAX_MOVES = 300_000;
const MAX_NUMBER = 100_000;
const MAX_DIGITS = 1000;

let left = 0;
const spend = (steps) => need((left -= steps) >= 0, 'too much work');

const number = (text) => {
  need(/^\d+$/.test(text), `not a number: ${text}`);
  const n = Number(text);
  need(n <= MAX_NUMBER, `${text} is too large to go through its moves`);
  return n;
};
const positive = (text) => need(number(text) > 0, `not above 0: ${text}`) && number(text);
const range = (from, to) => spend(Math.max(0, to - from)) && Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
const words = (text) => text.split(' ').filter((word) => word !== '');
const numbers = (text) => words(text).map(number);
const rowsOf = (text) => text.split('/').map(numbers);
/** Two numbers, each `least` or more. */
const pairOf = (list, least = 0) => {
  need(list.length === 2 && list.every((n) => n >= least), 'two numbers');
  return list;
};
/** Numbers of any size: large ones stay text, to be looked up in a table but not moved from one by one. */
const sized = (n) => (n <= MAX_NUMBER ? Number(n) : n.toString());
const big = (text) => {
  need(typeof text === 'string' && /^\d+$/.test(text), `not a number: ${text}`);
  need(text.length <= MAX_DIGITS, 'too many digits');
  return BigInt(text);
};
const anySize = (word) => sized(big(word));
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const heapNumbers = (text) => words(text).map(anySize);
const isLarge = (n) => typeof n === 'string';
const bySize = (a, b) => (isLarge(a) || isLarge(b) ? compare(BigInt(a), BigInt(b)) : a - b);
const textOf = (item) => {
  const text = JSON.stringify(item);
  spend(text.length);
  return text;
};
/** In the order of their texts. */
const inOrder = (list) =>
  list
    .map((item) => [textOf(item), item])
    .sort(([a], [b]) => compare(a, b))
    .map(([, item]) => item);
const ascending = (list) => spend(list.length) && [...list].sort((a, b) => a - b);
const listable = (list) => list.every((n) => need(!isLarge(n), `${n} is too large to go through its moves`));
const put = (list, i, ...items) => spend(list.length) && [...list.slice(0, i), ...items, ...list.slice(i + 1)];
const unique = (list) => spend(list.length) && [...new Set(list)];
const different = (list) => need(unique(list.map(String)).length === list.length, 'the same twice') && list;
/** One after another, no more than a position may have moves. */
function* counted(all) {
  let count = 0;
  for (const one of all) yield spend(1) && need((count += 1) <= MAX_MOVES, 'too much work') && one;
}
/** Sets of so many items of a list. */
function* setsOf(list, size) {
  if (size === 0) yield [];
  else
    for (let i = 0; i + size <= list.length; i += 1)
      for (const rest of spend(list.length) && setsOf(list.slice(i + 1), size - 1)) yield [list[i], ...rest];
}
/** Sets of one to `most` items. */
function* subsets(list, most = list.length) {
  for (let size = 1; size <= Math.min(most, list.length); size += 1) yield* setsOf(list, size);
}
/** Every way to choose one of each list. */
function* choices(lists) {
  if (lists.some((list) => list.length === 0)) return;
  const at = lists.map(() => 0);
  for (let i = 0; i >= 0; ) {
    yield spend(lists.length) && lists.map((list, j) => list[at[j]]);
    for (i = lists.length - 1; i >= 0 && (at[i] += 1) === lists[i].length; i -= 1) at[i] = 0;
  }
}
/** Ways to write n as a sum of positive numbers, none above `most`. */
function* partitions(n, most = n) {
  if (n === 0) yield [];
  for (let part = 1; part <= Math.min(n, most); part += 1) for (const rest of partitions(n - part, part)) yield spend(1) && [part, ...rest];
}
/** Something is taken, and the rest is split at will. */
function* rests(n) {
  for (let left = 0; left < n; left += 1) yield* partitions(left);
}
const halves = (n) => range(1, Math.floor(n / 2) + 1).map((a) => [a, n - a]);
function* thirds(n) {
  for (let a = 1; 3 * a <= n; a += 1) for (let b = a; a + 2 * b <= n; b += 1) yield spend(1) && [n - a - b, b, a];
}
const splits = (n) => range(1, n).map((a) => [a, n - a]);

/** All that can be reached in a graph from one node. */
const reached = (edges, from) => {
  spend(edges.length);
  const next = new Map([[from, []]]);
  for (const [a, b] of edges) for (const end of [a, b]) if (!next.has(end)) next.set(end, []);
  for (const [a, b] of edges) next.get(a).push(b) && next.get(b).push(a);
  const seen = new Set([from]);
  for (const node of seen) for (const near of next.get(node)) seen.add(near);
  return seen;
};

// Games. Each reads the text of a position and gives its state, what moves make of a state, and a form in which equal
// states are the same. `parts`: the independent parts of a state, whose values it is the nim-sum of. `leads`: whether a move
// leads from one state to another, where that is told without going through all moves; undefined where it is not.
// `graph`: nodes and edges that a token walks along, never twice to one node, and where it is. `turned`: whether a strategy by
// symmetry is proved for the player who answers.

/**
 * Heaps, each with ways to replace it by other heaps. `may(taken, left)`: whether so many may be taken, with those heaps left; it is
 * asked of heaps above `listed`. `window`: how many values the proof of a period asks for (see `periodTable`).
 */
const heapGame = (ways, { dead = 0, may = () => false, listed = MAX_NUMBER, window = null } = {}) => ({
  parts: (heaps) => heaps.map((heap) => [heap]),
  normal: (heaps) => spend(heaps.length) && heaps.filter((heap) => isLarge(heap) || heap > dead).sort(bySize),
  *moves(heaps) {
    for (const [i, heap] of heaps.entries()) {
      need(!isLarge(heap), `${heap} is too large to go through its moves`);
      if (i === 0 || heaps[i - 1] !== heap) for (const left of ways(heap)) yield put(heaps, i, ...left);
    }
  },
  ways,
  window,
  leads(heaps, after) {
    if (!heaps.some((heap) => heap > listed)) return undefined;
    const [gone, left] = [difference(heaps, after), difference(after, heaps)];
    const taken = BigInt(gone[0] ?? 0) - left.reduce((total, heap) => total + BigInt(heap), 0n);
    return gone.length === 1 && taken >= 0n && Boolean(may(taken, left));
  },
});
const heaps = (ways, more) => (text, options) => {
  return { state: heapNumbers(text), ...heapGame(ways, more), law: '' };
};
/** A period of a subtraction game: a window as long as the largest number that may be taken comes again. */
const takeWindow = (most) => ({ from: 0, needed: (start) => start + most });
/** Guy and Smith: for n0 ≥ 1, g(n + p) = g(n) for n0 ≤ n < 2·n0 + p + t proves it for all n ≥ n0. */
const octalWindow = (most) => ({ from: 1, needed: (start, period) => 2 * start + period + most });
const taking = (members) => (n) => {
  const all = members(n);
  return spend(all.length) && all.filter((take) => take <= n).map((take) => [n - take]);
};

const octalDigits = (code) => {
  const typed = /^([04]?)\.([0-7]+)$/.exec(code) ?? refuse(`not an octal code: ${code}`);
  return [Number(typed[1] || '0'), ...[...typed[2]].map(Number)];
};
const octalWays = (digits) =>
  function* (n) {
    spend(digits.length);
    for (const [take, digit] of digits.entries()) {
      if (digit & 1 && n === take && take > 0) yield [];
      if (digit & 2 && n > take && take > 0) yield [n - take];
      if (digit & 4) yield* halves(n - take);
    }
  };
const octal = (code) => {
  const digits = octalDigits(code);
  while (digits.length > 1 && digits.at(-1) === 0) digits.pop();
  const may = (taken, left) =>
    taken < digits.length && (taken > 0 || left.length > 1) && left.length < 3 && (digits[Number(taken)] >> left.length) & 1;
  return { ...heapGame(octalWays(digits), { may, window: octalWindow(digits.length - 1) }), law: `octal ${digits.join('')}` };
};
const octalNamed = (code) => (text, options) => {
  return { state: heapNumbers(text), ...octal(code) };
};

const SETS = {
  squares: (n) => range(1, n + 1).filter((s) => Number.isInteger(Math.sqrt(s))),
  fibonacci: (n) => {
    const list = [1, 2];
    while (list.at(-1) <= n) list.push(list.at(-1) + list.at(-2));
    return list.filter((s) => s <= n);
  },
  divisors: (n) => range(1, n).filter((d) => n % d === 0),
};

/** The same of a number that is taken of a heap too large to go through all of them. */
/** The largest number whose square is at most n, by Newton's method. */
const rootOf = (n) => {
  let [root, next] = [n + 1n, (n + 2n) / 2n];
  while (next < root) [root, next] = [next, (next + n / next) / 2n];
  return root > n ? n : root;
};
const MAY = {
  squares: (taken, left) => left.length < 2 && taken > 0n && rootOf(taken) ** 2n === taken,
  fibonacci: (taken, left) => {
    let [a, b] = [1n, 2n];
    while (a < taken) [a, b] = [b, a + b];
    return left.length < 2 && a === taken;
  },
  divisors: (taken, left) => left.length === 1 && taken > 0n && BigInt(left[0]) % taken === 0n,
};

/** A rule of one's own: clauses TAKES:LEAVES. */
const ownRule = (rule) => {
  const clauses = rule.split('|').map((clause) => {
    const [takes, leaves = '0,1'] = clause.split(':');
    return {
      takes: takes.split(',').map((take) => {
        const [, from, more, to] = /^(\d+)(?:(\+)|-(\d+))?$/.exec(take) ?? refuse(`rule ${rule}`);
        return [Number(from), more ? Number.POSITIVE_INFINITY : Number(to ?? from)];
      }),
      leaves: leaves.split(',').flatMap((leave) => {
        const [, from, kind, to] = /^([0-3])(?:(equal|unequal)|-([0-3]))?$/.exec(leave) ?? refuse(`rule ${rule}`);
        return range(Number(from), Number(to ?? from) + 1).map((parts) => ({ parts, kind }));
      }),
    };
  });
  const divided = (n, parts, kind) => {
    if (parts < 2) return (parts === 0) === (n === 0) ? [Array(parts).fill(n)] : [];
    if (kind === 'equal') return n > 0 && n % parts === 0 ? [Array(parts).fill(n / parts)] : [];
    return parts === 2 ? halves(n) : thirds(n);
  };
  return function* (n) {
    for (let take = 0; take <= n; take += 1)
      for (const { takes, leaves } of clauses)
        if (spend(takes.length + leaves.length) && takes.some(([from, to]) => take >= from && take <= to))
          for (const { parts, kind } of leaves)
            for (const left of take > 0 || parts > 1 ? divided(n - take, parts, kind) : [])
              if (kind !== 'unequal' || new Set(left).size === parts) yield left;
  };
};

/**
 * Pairs of numbers, each with ways to replace it by other pairs. `may(pair, left)`: whether a pair too large to list its ways may become
 * another one, none if that is dead.
 */
const pairGame = (ways, isDead, may = () => false) => ({
  leads(pairs, after) {
    if (!pairs.flat().some(isLarge)) return undefined;
    const [was, is] = [pairs, after].map((list) => list.map((pair) => JSON.stringify(pair)));
    const [gone, left] = [difference(was, is), difference(is, was)].map((list) => list.map((pair) => JSON.parse(pair).map(BigInt)));
    return gone.length === 1 && left.length < 2 && may(gone[0], left[0]);
  },
  parts: (pairs) => pairs.map((pair) => [pair]),
  normal: (pairs) =>
    inOrder(pairs.filter((pair) => !isDead(pair)).map((pair) => [...pair].sort(bySize))),
  *moves(pairs) {
    for (const [i, pair] of pairs.entries()) for (const left of ways(pair)) yield put(pairs, i, ...left);
  },
});
/** Two boxes, one of which is split while the other is emptied; `which`: those that may be split. */
const boxGame = (text, which) => ({
  state: pairOf(heapNumbers(text), 1),
  normal: (boxes) => [...boxes].sort(bySize),
  leads: (boxes, [a, b]) => (boxes.some(isLarge) ? which(boxes).some((box) => BigInt(box) === BigInt(a) + BigInt(b)) : undefined),
});
/** Items in groups: those that are linked, directly or through others, are in one. */
const linked = (items, areLinked) => {
  const groups = [];
  for (const item of items) {
    const near = groups.filter((group) => group.some((other) => spend(1) && areLinked(item, other)));
    for (const group of near) spend(groups.length + group.length) && groups.splice(groups.indexOf(group), 1);
    groups.push([item, ...near.flat()]);
  }
  return groups;
};
/** Connected parts of a graph, or of an order. */
const graphParts = ([nodes, list]) => {
  const parts = [];
  for (let left = nodes; left.length > 0; ) {
    const group = spend(nodes.length) && reached(list, left[0]);
    parts.push([nodes.filter((node) => group.has(node)), list.filter(([a]) => group.has(a))]);
    left = left.filter((node) => !group.has(node));
  }
  return parts;
};
const nodesOf = (word, mark) => {
  const nodes = word.split(mark);
  need(nodes.length < 3 && !nodes.includes(''), `not an edge: ${word}`);
  return nodes;
};
const edges = (text, mark) =>
  words(text)
    .filter((word) => word !== 'none')
    .map((word) => nodesOf(word, mark));

/** Whether arrows never lead round in a circle: nodes without arrows to them are taken away until none is left. */
const isAcyclic = (arcs) => {
  const [next, entering] = [new Map(), new Map()];
  spend(arcs.length);
  let left = 0;
  for (const [a, b] of arcs.filter(([, b]) => b !== undefined)) {
    left += 1;
    next.set(a, next.get(a) ?? []).get(a).push(b);
    entering.set(b, (entering.get(b) ?? 0) + 1);
  }
  const free = [...next.keys()].filter((a) => !entering.has(a));
  for (const a of free)
    for (const b of next.get(a) ?? []) {
      left -= 1;
      entering.set(b, entering.get(b) - 1);
      if (entering.get(b) === 0) free.push(b);
    }
  return left === 0;
};

/** Tokens on the nodes of a directed graph. */
const tokens = (arcs, at) => {
  const next = new Map();
  for (const [a, b] of arcs) if (b !== undefined) next.set(a, (next.get(a) ?? new Set()).add(b));
  const names = new Set(arcs.flat());
  for (const node of at) need(names.has(node), `no node ${node}`);
  return {
    state: at,
    parts: (list) => list.map((token) => [token]),
    loops: !isAcyclic(arcs),
    law: textOf(inOrder([...next].map(([a, bs]) => [a, [...bs].sort()]))),
    normal: (list) => spend(4 * list.length) && [...list].sort(),
    *moves(list) {
      for (const [i, node] of list.entries()) for (const to of next.get(node) ?? []) yield put(list, i, to);
    },
  };
};

/** So many places before place m. */
function* setsBelow(m, size) {
  if (size === 0) yield [];
  else for (let place = size; place < m; place += 1) for (const rest of setsBelow(place, size - 1)) yield spend(1) && [place, ...rest];
}
/** Sets of places with greatest place m that a coin rule turns. */
const turned = (rule) => {
  const [, named, most, size] = /^(?:(turtles|mock|twins|triplets|ruler|grunt)|(max|run)=([1-9]\d*))$/.exec(rule) ?? refuse(`rule ${rule}`);
  const sets = (most, least = 1) => (m) => counted(upTo(m, least, most));
  function* upTo(m, least, most) {
    for (let size = least; size <= Math.min(most, m); size += 1) for (const below of setsBelow(m, size - 1)) yield [m, ...below];
  }
  function* runsOf(m, most) {
    for (let k = 1; k <= Math.min(most, m); k += 1) yield range(m - k + 1, m + 1);
  }
  const runs = (most) => (m) => counted(runsOf(m, most));
  switch (named ?? most) {
    case 'turtles':
      return sets(2);
    case 'mock':
      return sets(3);
    case 'twins':
      return sets(2, 2);
    case 'triplets':
      return sets(3, 3);
    case 'max':
      return sets(Number(size));
    case 'ruler':
      return runs(Number.POSITIVE_INFINITY);
    case 'run':
      return runs(Number(size));
    default:
      return (m) => range(2, m).filter((a) => a < m + 1 - a).map((a) => [1, a, m + 1 - a, m]);
  }
};

/** The bound on the next take after a take of x. */
const growth = (text) => {
  spend(text.length);
  const inner = /^min\((.*)\)$/.exec(text);
  if (inner !== null) {
    const parts = [''];
    let depth = 0;
    for (const c of inner[1]) {
      depth += c === '(' ? 1 : c === ')' ? -1 : 0;
      if (c === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += c;
    }
    const fs = parts.map(growth);
    return (x) => fs.map((f) => f(x)).reduce((a, b) => (a < b ? a : b));
  }
  const terms = text.split('+').map((term) => {
    const [, factor, x, power] = /^(\d*)\*?(x?)(?:\^(\d+))?$/.exec(term) ?? refuse(`f=${text}`);
    need(factor !== '' || x !== '', `f=${text}`);
    return [big(factor || '1'), x === '' ? 0n : big(power ?? '1')];
  });
  return (x) => {
    // A number counts by its digits, a power by those that it has.
    const digits = x.toString().length;
    return terms.map(([c, e]) => spend(1 + digits * Number(e)) && c * x ** e).reduce((a, b) => a + b);
  };
};
/** One heap with a limit on the next take. */
const limited = (f, text, limit) => {
  const n = anySize(text.trim());
  const normal = ([left, least]) => [left, sized([left, least].map(BigInt).reduce((a, b) => (a < b ? a : b)))];
  return {
    state: [n, limit === undefined ? sized(BigInt(n || 1) - 1n) : anySize(limit)],
    normal,
    f,
    leads([left, least], [after, next]) {
      const x = BigInt(left) - BigInt(after);
      return x > 0n && x <= BigInt(least) && normal([after, f(x)])[1] === next;
    },
    *moves([left, least]) {
      need(!isLarge(left), `${left} is too large to go through its moves`);
      for (let x = 1; x <= least; x += 1) yield [left - x, f(BigInt(x))];
    },
  };
};

/** Connected parts of a set of cells, those of one cell left out, each in the least of its eight positions. */
const regions = (cells) => {
  const left = new Map(cells.map((cell) => [cell.join(), cell]));
  const found = [];
  while (left.size > 0) {
    const [first] = left.values();
    left.delete(first.join());
    const region = [first];
    for (const [r, c] of region)
      for (const near of [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]])
        if (left.delete(near.join())) region.push(near);
    if (region.length > 1) found.push(upright(region));
  }
  return inOrder(found);
};
const TURNS = [
  ([r, c]) => [r, c], ([r, c]) => [r, -c], ([r, c]) => [-r, c], ([r, c]) => [-r, -c],
  ([r, c]) => [c, r], ([r, c]) => [c, -r], ([r, c]) => [-c, r], ([r, c]) => [-c, -r],
];
const upright = (cells) =>
  inOrder(TURNS.map((turn) => {
    const moved = cells.map(turn);
    const [top, edge] = [0, 1].map((axis) => Math.min(...moved.map((cell) => cell[axis])));
    return moved.map(([r, c]) => [r - top, c - edge]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  }))[0];
/** The greatest row and column of a region, from 0; how far a cell lies from its image by a half turn. */
const rim = (cells) => spend(cells.length) && [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis])));
const fromMiddle = ([down, right]) => ([r, c]) => Math.abs(down - 2 * r) + Math.abs(right - 2 * c);
const boardCells = (text) => {
  const size = /^(\d+)x(\d+)$/.exec(text);
  if (size !== null) spend(9 * number(size[1]) * number(size[2]));
  const rows = size === null ? text.split('/') : range(0, number(size[1])).map(() => '.'.repeat(number(size[2])));
  need(text === '0' || rows.every((row) => /^[.#]*$/.test(row)), 'not a board');
  return text === '0' ? [] : rows.flatMap((row, r) => [...row].flatMap((c, k) => (c === '.' ? [[r, k]] : [])));
};

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const SQUARES = [
  '012345678', '210543876', '678345012', '876543210', '036147258', '258147036', '630741852', '852741630',
].map((order) => [...order].map(Number));
const isDead = (board) => LINES.some((line) => line.every((i) => board[i] === 'X'));

/** Vertices and edges of an undirected graph, as [vertices, edges] in order. */
const graphOf = (text) => {
  const list = edges(text, '-');
  const joined = list.filter((edge) => edge.length > 1).map((edge) => [...edge].sort());
  for (const [a, b] of joined) need(a !== b, `a loop at ${a}`);
  return [unique(list.flat()).sort(), unique(joined.map((edge) => edge.join('-'))).sort().map((edge) => edge.split('-'))];
};
const without = ([nodes, list], gone) => spend(nodes.length + list.length) && [
  nodes.filter((node) => !gone.has(node)),
  list.filter(([a, b]) => !gone.has(a) && !gone.has(b)),
];

/** Two rows, or two columns, by their lengths; nothing of other bars. */
const twoRows = (bar) =>
  bar.length < 3 ? [bar[0], bar[1] ?? 0] : bar[0] < 3 ? [bar.length, bar.filter((row) => row === 2).length] : [];
const keyOfShape = (rows) => rows.map((row) => row.length).join();
/** A number whose divisors are tried one by one. */
const divisible = (word) => {
  const n = Number(anySize(word));
  need(n > 0 && n <= 1e12, 'numbers from 1 to 10^12');
  return n;
};
const divisors = (n) => {
  spend(Math.sqrt(n) / 10);
  const low = [];
  for (let d = 1; d * d <= n; d += 1) if (n % d === 0) low.push(d);
  return unique([...low, ...low.map((d) => n / d)]);
};

const GAMES = {
  nim: heaps((n) => range(0, n).map((left) => [left]), { may: (taken, left) => taken > 0 && left.length < 2 }),
  bash: (text, options) => {
    const max = positive(options.max);
    const may = (taken, left) => taken > 0 && taken <= max && left.length < 2;
    const law = { may, window: takeWindow(max) };
    return { state: heapNumbers(text), ...heapGame(taking(() => range(1, max + 1)), law), law: `take 1-${max}` };
  },
  subtraction: (text, options) => {
    const law = `take ${options.s}`;
    if (Object.hasOwn(SETS, options.s))
      return { state: heapNumbers(text), ...heapGame(taking(SETS[options.s]), { may: MAY[options.s] }), law };
    const members = options.s.split(',').map(number);
    need(!members.includes(0), 's=0');
    const may = (taken, left) => members.includes(Number(taken)) && left.length < 2;
    const more = { may, window: takeWindow(Math.max(...members)) };
    return { state: heapNumbers(text), ...heapGame(taking(() => members), more), law };
  },
  moore: (text, options) => {
    const k = positive(options.k);
    return {
      state: heapNumbers(text),
      law: `${k}`,
      columns: (list) => [list, BigInt(k + 1)],
      ...(k === 1 ? { parts: (list) => list.map((heap) => [heap]) } : {}),
      normal: (list) => list.filter((heap) => heap !== 0).sort(bySize),
      leads(list, after) {
        const [gone, left] = [difference(list, after), difference(after, list)].map((some) => some.map(BigInt).reverse());
        return gone.length > 0 && gone.length <= k && left.length <= gone.length && left.every((heap, i) => heap < gone[i]);
      },
      *moves(list) {
        listable(list);
        for (const set of subsets(range(0, list.length), k))
          for (const chosen of choices(set.map((i) => range(0, list[i]))))
            yield spend(list.length * set.length) && list.map((heap, i) => (set.includes(i) ? chosen[set.indexOf(i)] : heap));
      },
    };
  },
  staircase: (text) => ({
    state: heapNumbers(text),
    normal: (steps) => steps,
    columns: (steps) => [steps.filter((_, i) => i % 2 === 0), 2n],
    leads(steps, after) {
      if (!steps.some(isLarge)) return undefined;
      const less = steps.map((stones, i) => BigInt(stones) - BigInt(after[i] ?? 0));
      const i = less.findLastIndex((change) => change !== 0n);
      return steps.length === after.length && less[i] > 0n && less.every((change, j) => change === (j === i ? less[i] : j === i - 1 ? -less[i] : 0n));
    },
    *moves(steps) {
      listable(steps);
      for (const [i, stones] of steps.entries())
        for (let t = 1; t <= stones; t += 1)
          yield spend(steps.length) && steps.map((s, j) => (j === i ? s - t : j === i - 1 ? s + t : s));
    },
  }),
  grid: (text) => ({
    state: text.split('/').map(heapNumbers).map((row, i, [first]) => need(row.length === first.length, 'rows of one length') && row),
    normal: (rows) => rows,
    // The cells from which stones come to the first cell by an odd number of steps.
    columns: (rows) => [rows.flatMap((row, i) => row.filter((_, j) => (i + j) % 2 === 1)), 2n],
    leads(rows, after) {
      if (!rows.flat().some(isLarge)) return undefined;
      const less = rows.flatMap((row, i) => row.map((stones, j) => [BigInt(stones) - BigInt(after[i]?.[j] ?? 0), i, j])).filter(([t]) => t !== 0n);
      const [[put, a, b], [take, i, j]] = less.length === 2 ? less : [[0n], [0n]];
      return take > 0n && put === -take && i - a + j - b === 1 && keyOfShape(rows) === keyOfShape(after);
    },
    *moves(rows) {
      listable(rows.flat().slice(1));
      for (const [i, row] of rows.entries())
        for (const [j, stones] of row.entries())
          for (const [a, b] of [[i - 1, j], [i, j - 1]])
            if (a >= 0 && b >= 0)
              for (let t = 1; t <= stones; t += 1)
                yield rows.map((list, r) =>
                  spend(list.length) && list.map((s, c) => (r === i && c === j ? s - t : r === a && c === b ? s + t : s)),
                );
    },
  }),
  restnim: heaps(rests, { may: (taken) => taken > 0n, listed: 30 }),
  lasker: heaps((n) => [...range(0, n).map((left) => [left]), ...halves(n)], {
    may: (taken, left) => (taken > 0n ? left.length < 2 : left.length === 2),
  }),
  octal: (text, options) => {
    return { state: heapNumbers(text), ...octal(options.code) };
  },
  kayles: octalNamed('0.77'),
  dawson: octalNamed('0.07'),
  dawsonchess: octalNamed('0.137'),
  treblecross: octalNamed('0.007'),
  officers: octalNamed('0.6'),
  // Heaps of 1 and 2 are dead, and are not seen beside what is left.
  grundy: heaps((n) => halves(n).filter(([a, b]) => a !== b), {
    dead: 2,
    may: (taken, left) => (left.length === 1 ? taken === 1n || taken === 2n : taken === 0n && left.length === 2 && left[0] !== left[1]),
  }),
  mark: heaps((n) => (n === 0 ? [] : [[n - 1], [Math.floor(n / 2)]]), {
    may: (taken, { length, 0: left = 0 }) => length < 2 && (taken === 1n || taken === BigInt(left) || taken === BigInt(left) + 1n),
  }),
  wythoff: (text, options) => {
    const a = anySize(options.a ?? '1');
    return {
      state: pairOf(heapNumbers(text)),
      law: `${a}`,
      normal: (pair) => [...pair].sort(bySize),
      leads: (from, to) =>
        [to, [...to].reverse()].some((pair) => {
          const [t, u] = pair.map((left, i) => BigInt(from[i]) - BigInt(left));
          const apart = t > u ? t - u : u - t;
          return t >= 0n && u >= 0n && t + u > 0n && (t === 0n || u === 0n || apart < BigInt(a));
        }),
      *moves([x, y]) {
        need(!isLarge(y), `${y} is too large to go through its moves`);
        for (let u = 1; u <= y; u += 1) yield [x, y - u];
        for (let t = 1; t <= x; t += 1) {
          yield [x - t, y];
          for (let u = Math.max(1, t - a + 1); u <= y && u - t < a; u += 1) yield [x - t, y - u];
        }
      },
    };
  },
  fibonacci: (text, options) => {
    return limited((x) => 2n * x, text, options.limit);
  },
  dynamic: (text, options) => {
    need((options.k === undefined) !== (options.f === undefined), 'k or f');
    const f = growth(options.f ?? `${options.k}x`);
    return { ...limited(f, text, options.limit), law: options.f ?? `${options.k}x` };
  },
  euclid: (text) => ({
    state: text.split('/').map((row) => pairOf(heapNumbers(row))),
    ...pairGame(
      ([x, y]) =>
        listable([x, y]) && [[x, y], [y, x]].flatMap(([large, small]) =>
          small === 0 ? [] : range(1, Math.floor(large / small) + 1).map((m) => [[large - m * small, small]]),
        ),
      ([x, y]) => x === 0 || y === 0,
      ([small, large], left = [0n, small]) => {
        const rest = left[0] === small ? left[1] : left[0];
        return left.includes(small) && rest < large && (large - rest) % small === 0n;
      },
    ),
  }),
  ferguson: (text) => ({
    ...boxGame(text, (boxes) => boxes),
    *moves(boxes) {
      for (const box of listable(boxes) && boxes) yield* splits(box);
    },
  }),
  box: (text) => ({
    ...boxGame(text, (boxes) => boxes.slice(1)),
    *moves(boxes) {
      if (listable(boxes)) yield* splits(Math.max(...boxes));
    },
  }),
  ed: (text, options) => {
    const both = options.rule === 'both';
    need(both || options.rule === undefined || options.rule === 'split', 'rule');
    const ways = both
      ? function* ([x, y]) {
          listable([x, y]);
          for (const [[a, b], [c, d]] of choices([splits(x), splits(y)])) yield [[a, c], [b, d]];
        }
      : ([x, y]) => listable([x, y]) && [...splits(x), ...splits(y)].map((pair) => [pair]);
    const may = (pair, [a, b] = [1n, 1n]) => !both && pair.includes(a + b);
    const dead = both ? ([x, y]) => x === 1 || y === 1 : ([x, y]) => x === 1 && y === 1;
    const state = text.split('/').map((row) => pairOf(heapNumbers(row), 1));
    return { state, ...pairGame(ways, dead, may), law: both ? 'both' : '' };
  },
  division: (text) => ({
    state: text.split('/').map((row) => words(row).map(divisible)),
    parts: (rows) => rows.map((row) => [row]),
    normal: (rows) =>
      inOrder(
        rows
          .map((row) => ascending(row.filter((n) => n > 1)))
          .filter((row) => row.length > 0),
      ),
    *moves(rows) {
      for (const [i, row] of rows.entries())
        for (const chosen of choices(row.map(divisors)))
          if (chosen.join() !== row.join()) yield put(rows, i, chosen);
    },
  }),
  funny: (text) => ({
    state: numbers(text),
    // Stones on the last place are dead, and so are empty places at the left.
    normal: (stones) => {
      const list = put(stones, stones.length - 1, 0);
      const first = list.findIndex((count) => count !== 0);
      return list.slice(first);
    },
    *moves(stones) {
      for (const [i, count] of stones.entries())
        if (count > 0)
          for (let j = i + 1; j < stones.length; j += 1)
            for (let k = j; k < stones.length; k += 1)
              yield spend(stones.length) && stones.map((s, at) => s - (at === i) + (at === j) + (at === k));
    },
  }),
  addsub: (text, options) => {
    need(text.trim() === '', 'options only');
    const arcs = options.edges.split(',').map((arc) => nodesOf(arc, '>'));
    need(isAcyclic(arcs), 'a cycle');
    const next = (v) => spend(arcs.length) && unique(arcs.filter(([a, b]) => a === v && b !== undefined).map(([, b]) => b)).sort();
    const k = Object.fromEntries((options.k ?? '').split(',').map((pair) => pair.split(':')));
    const stones = options.stones === 'none' ? [] : options.stones.split(',').map((pair) => pair.split(':'));
    function* multisets(list, size) {
      if (size === 0) yield [];
      else
        for (const [i, item] of list.entries())
          for (const rest of multisets(list.slice(i), size - 1)) yield spend(list.length) && [item, ...rest];
    }
    return {
      state: stones.flatMap(([node, count]) => spend(9 * number(count)) && range(0, number(count)).map(() => node)),
      parts: (list) => list.map((stone) => [stone]),
      law: textOf([arcs.map((arc) => arc.join('>')).sort(), inOrder(Object.entries(k))]),
      normal: (list) => spend(4 * list.length) && [...list].sort(),
      *moves(list) {
        for (const [i, node] of list.entries())
          if (list[i - 1] !== node && next(node).length > 0)
            for (const more of multisets(next(node), number(k[node]))) yield put(list, i, ...more);
      },
    };
  },
  chomp: (text) => ({
    state: numbers(text).map((row, i, all) => need(row > 0 && row <= (all[i - 1] ?? row), 'rows that never grow') && row),
    normal: (rows) => {
      const bar = rows.filter((row) => row > 0).sort((a, b) => b - a);
      const turnedOver = range(0, bar[0] ?? 0).map((c) => spend(bar.length) && bar.filter((row) => row > c).length);
      return inOrder([bar, turnedOver])[0];
    },
    *moves(bar) {
      for (const [r, length] of bar.entries())
        for (let c = 0; c < length; c += 1)
          if (r + c > 0) yield spend(bar.length) && bar.map((row, i) => (i < r ? row : Math.min(row, c)));
    },
    leads(bar, after) {
      const [[a, b], [c, d]] = [twoRows(bar), twoRows(after)];
      return !(a >= 200) || c === undefined ? undefined : (a === c && d < b) || (c < a && d === Math.min(b, c));
    },
    // One row and one column of equal length: a bite of the one is answered by the same bite of the other.
    turned: (bar) => bar.length === (bar[0] ?? 0) && bar.slice(1).every((row) => row === 1),
  }),
  divisor: (text) => {
    const set = /^\{([\d,]*)\}$/.exec(text.trim()) ?? refuse('not a set');
    return {
      state: different(set[1] === '' ? [] : set[1].split(',').map(number).map((n) => need(n > 0, 'divisors of 0') && n)),
      parts: (list) => linked(list, (a, b) => a % b === 0 || b % a === 0),
      normal: (list) => ascending(unique(list)),
      *moves(list) {
        for (const n of list) yield spend(list.length) && list.filter((d) => n % d !== 0);
      },
    };
  },
  coins: (text, options) => {
    need(Object.keys(options).length === 1, 'one rule');
    const rule = options.rule ?? Object.entries(options).map(([name, value]) => `${name}=${value}`)[0];
    const sets = turned(rule);
    need(/^[HT]+$/.test(text), 'heads and tails');
    return {
      state: [...text],
      law: rule,
      normal: (coins) => coins.slice(0, coins.lastIndexOf('H') + 1),
      leads(coins, after) {
        const changed = range(0, Math.max(coins.length, after.length)).filter((i) => (coins[i] === 'H') !== (after[i] === 'H'));
        const last = changed.at(-1);
        return coins[last] === 'H' && [...sets(last + 1)].some((set) => ascending(set).join() === changed.map((i) => i + 1).join());
      },
      *moves(coins) {
        for (const [i, side] of coins.entries())
          if (side === 'H')
            for (const set of sets(i + 1))
              yield spend(coins.length * set.length) && coins.map((c, j) => (set.includes(j + 1) ? (c === 'H' ? 'T' : 'H') : c));
      },
    };
  },
  flip: (text, options) => {
    const law = options.rule ?? 'line';
    const [across, down, more] = law === 'line' ? [] : (law === 'product' ? 'twins*twins' : law).split('*').map(turned);
    need(law === 'line' || (down !== undefined && more === undefined), 'a rule for each way');
    const below = (n) => range(1, n);
    function* products([x, y]) {
      for (const xs of across(x)) for (const ys of down(y)) yield spend(xs.length * ys.length) && xs.flatMap((a) => ys.map((b) => [a, b]));
    }
    const turns =
      law === 'line' ? ([x, y]) => [...below(y).map((b) => [[x, y], [x, b]]), ...below(x).map((a) => [[x, y], [a, y]])] : products;
    return {
      state: different(words(text).filter((word) => word !== 'none').map((word) => pairOf(word.split(',').map(number), 1))),
      law,
      leads(heads, after) {
        if (across === undefined) return undefined;
        const [was, is] = [heads, after].map((list) => list.map((head) => head.join()));
        const changed = [...difference(was, is), ...difference(is, was)].map((head) => head.split(',').map(Number));
        const [xs, ys] = [0, 1].map((axis) => ascending(unique(changed.map((head) => head[axis]))));
        if (changed.length === 0 || changed.length !== xs.length * ys.length) return false;
        const allows = (sets, set) => [...sets(set.at(-1))].some((one) => ascending(one).join() === set.join());
        return was.includes(`${xs.at(-1)},${ys.at(-1)}`) && allows(across, xs) && allows(down, ys);
      },
      normal: inOrder,
      *moves(heads) {
        for (const head of heads)
          for (const turn of turns(head)) {
            const up = spend(heads.length) && new Map(heads.map((place) => [place.join(), place]));
            for (const place of turn) if (!up.delete(place.join())) up.set(place.join(), place);
            yield [...up.values()];
          }
      },
    };
  },
  dag: (text, options) => {
    need(isAcyclic(edges(text, '>')), 'a cycle');
    return tokens(edges(text, '>'), options.at.split(','));
  },
  digraph: (text, options) => {
    return tokens(edges(text, '>'), options.at.split(','));
  },
  hackenbush: (text, options) => {
    const ground = new Set((options.root ?? '0').split(','));
    const held = (list) => {
      const reached = new Set(['']);
      for (let more = true; more; ) {
        more = false;
        spend(list.length);
        for (const [a, b] of list)
          if (reached.has(a) !== reached.has(b)) more = Boolean(reached.add(a).add(b));
      }
      return list.filter(([a]) => reached.has(a));
    };
    const state = edges(text, '-').filter((edge) => edge.length > 1).map((edge) => edge.map((v) => (ground.has(v) ? '' : v)));
    need(held(state).length === state.length, 'an edge in the air');
    return {
      state,
      // The ground holds everything apart.
      parts: (list) => linked(list, (a, b) => a.some((end) => end !== '' && b.includes(end))),
      normal: (list) => inOrder(list.map((edge) => [...edge].sort())),
      *moves(list) {
        for (const i of list.keys()) yield held(put(list, i));
      },
    };
  },
  geography: (text, options) => {
    const [nodes, list] = graphOf(text);
    const at = options.at ?? null;
    // What the token cannot reach does not matter.
    const normal = ([from, vertices, all]) => {
      if (from === null) return [null, vertices, all];
      const near = reached(all, from);
      return [from, [], all.filter(([a]) => near.has(a))];
    };
    return {
      state: [at, nodes, list],
      normal,
      graph: ([from, vertices, all]) => ({ at: from, nodes: from === null ? vertices : unique([from, ...all.flat()]), edges: all }),
      leads([from, vertices, all], to) {
        if (from === null ? !vertices.includes(to[0]) : !all.some((edge) => edge.includes(from) && edge.includes(to[0]) && from !== to[0]))
          return false;
        return textOf(normal([to[0], [], all.filter((edge) => !edge.includes(from))])) === textOf(to);
      },
      *moves([from, vertices, all]) {
        if (from === null) for (const to of vertices) yield [to, [], all];
        else
          for (const [a, b] of all)
            if (a === from || b === from)
              yield spend(all.length) && [a === from ? b : a, [], all.filter(([c, d]) => c !== from && d !== from)];
      },
    };
  },
  treewalk: (text, options) => {
    const parents = numbers(text);
    const lines = parents.map((parent) => {
      const above = [];
      for (let v = parent; v !== 0; v = parents[v - 1]) spend(1) && need(above.push(v) <= parents.length, 'parents go round in a circle');
      return above;
    });
    const at = options.at === undefined ? 0 : positive(options.at);
    const gone = different((options.gone ?? '').split(',').filter(Boolean).map(positive));
    need(!gone.includes(at) && [at, ...gone].every((v) => v <= parents.length), 'no such node');
    return {
      state: [at, gone],
      law: parents.join(),
      normal: ([at, gone]) => [at, ascending(gone)],
      graph([at, gone]) {
        const away = new Set(gone);
        const nodes = range(1, parents.length + 1).filter((v) => !away.has(v));
        const edges = nodes.flatMap((v) => lines[v - 1].filter((u) => !away.has(u)).map((u) => [`${u}`, `${v}`]));
        return { at: at === 0 ? null : `${at}`, nodes: nodes.map(String), edges };
      },
      *moves([at, gone]) {
        for (let v = 1; v <= parents.length; v += 1)
          if (spend(gone.length + lines[v - 1].length) && !gone.includes(v))
            if (at === 0) yield [v, gone];
            else if (lines[v - 1].includes(at) || lines[at - 1].includes(v)) yield [v, [...gone, at]];
      },
    };
  },
  nimble: (text) => ({
    state: numbers(text),
    parts: (coins) =>
      coins.flatMap((count, i) => (i === 0 ? [] : range(0, count).map(() => put(range(0, i).fill(0), i, 1)))),
    normal: (coins) => {
      const list = put(coins, 0, 0);
      while (list.length > 1 && list.at(-1) === 0) list.pop();
      return list;
    },
    *moves(coins) {
      for (const [i, count] of coins.entries())
        if (count > 0)
          for (let j = 0; j < i; j += 1) yield spend(coins.length) && coins.map((c, at) => c - (at === i) + (at === j));
    },
  }),
  silver: (text) => ({
    state: heapNumbers(text).map((square, i, all) => (i === 0 || bySize(square, all[i - 1]) > 0 ? square : refuse('coins in order'))),
    normal: (coins) => coins,
    // The free squares left of every second coin, from the last one on.
    columns: (coins) => [coins.map((square, i) => BigInt(square) - BigInt(coins[i - 1] ?? -1) - 1n).filter((_, i) => (coins.length - i) % 2 === 1), 2n],
    leads(coins, after) {
      if (!coins.some(isLarge)) return undefined;
      const moved = coins.flatMap((square, i) => (square === after[i] ? [] : [i]));
      return coins.length === after.length && moved.length === 1 && bySize(after[moved[0]], coins[moved[0]]) < 0;
    },
    *moves(coins) {
      listable(coins);
      for (const [i, square] of coins.entries())
        for (let to = i === 0 ? 0 : coins[i - 1] + 1; to < square; to += 1) yield put(coins, i, to);
    },
  }),
  endnim: (text) => ({
    state: heapNumbers(text),
    leads(row, after) {
      if (!row.some(isLarge)) return undefined;
      // A heap at an end is smaller or gone, and the rest of the row is as it was.
      return [row, [...row].reverse()].some(([first, ...rest]) =>
        [after, [...after].reverse()].some((list) => {
          const left = list.length === row.length ? list[0] : 0;
          const kept = list.slice(list.length === row.length ? 1 : 0);
          return bySize(left, first) < 0 && kept.join() === rest.join();
        }),
      );
    },
    normal: (row) => {
      const list = row.filter((heap) => heap !== 0);
      return inOrder([list, [...list].reverse()])[0];
    },
    *moves(row) {
      listable(row);
      for (const i of unique([0, row.length - 1]))
        for (let left = 0; left < (row[i] ?? 0); left += 1) yield put(row, i, left);
    },
  }),
  nodekayles: (text) => ({
    state: graphOf(text),
    parts: graphParts,
    normal: (graph) => graph,
    *moves(graph) {
      for (const node of graph[0])
        yield without(graph, new Set([node, ...graph[1].filter((edge) => edge.includes(node)).flat()]));
    },
  }),
  arckayles: (text) => ({
    state: graphOf(text),
    parts: graphParts,
    normal: ([, list]) => [unique(list.flat()).sort(), list],
    *moves(graph) {
      for (const edge of graph[1]) yield without(graph, new Set(edge));
    },
  }),
  poset: (text) => {
    const list = edges(text, '<');
    let pairs = unique(list.filter((pair) => pair.length > 1).map((pair) => pair.join('<'))).map((pair) => pair.split('<'));
    for (let before = -1; before !== pairs.length; ) {
      before = spend(pairs.length ** 2) && pairs.length;
      const longer = pairs.flatMap(([a, b]) => pairs.filter(([c]) => c === b).map(([, d]) => `${a}<${d}`));
      pairs = unique([...pairs.map((pair) => pair.join('<')), ...longer]).map((pair) => pair.split('<'));
    }
    for (const [a, b] of pairs) need(a !== b, 'a cycle');
    return {
      state: [unique(list.flat()).sort(), inOrder(pairs)],
      parts: graphParts,
      normal: (order) => order,
      *moves(order) {
        for (const item of order[0])
          yield without(order, new Set([item, ...order[1].filter(([a]) => a === item).map(([, b]) => b)]));
      },
    };
  },
  cram: (text) => ({
    state: regions(boardCells(text.trim())),
    parts: (list) => list.map((region) => [region]),
    normal: (list) => list,
    // A half turn leaves the region as it is, and no cell lies on its image or beside it: so no domino meets its image.
    turned: ([cells]) => {
      const has = new Set(cells.map((cell) => cell.join()));
      const [down, right] = rim(cells);
      return cells.every(([r, c]) => has.has(`${down - r},${right - c}`) && fromMiddle([down, right])([r, c]) > 1);
    },
    *moves(list) {
      for (const [i, cells] of list.entries()) {
        const has = new Set(cells.map((cell) => cell.join()));
        // From the middle: what leaves a symmetric region is found soon.
        const distance = fromMiddle(rim(cells));
        for (const [r, c] of [...cells].sort((a, b) => distance(a) - distance(b)))
          for (const [a, b] of [[r, c + 1], [r + 1, c]])
            if (has.has(`${a},${b}`)) {
              const left = spend(cells.length) && cells.filter(([x, y]) => !(x === r && y === c) && !(x === a && y === b));
              yield inOrder([...put(list, i), ...regions(left)]);
            }
      }
    },
  }),
  notakto: (text) => {
    const body = text.trim();
    const boards = /^\d+$/.test(body)
      ? range(0, number(body)).map(() => '.........')
      : body.split('|').map((board) => board.trim().replaceAll('/', ''));
    for (const board of boards) need(/^[X.]{9}$/.test(board), 'not a board');
    return {
      state: boards,
      parts: (list) => list.map((board) => [board]),
      normal: (list) =>
        spend(50 * list.length) && list
          .filter((board) => !isDead(board))
          .map((board) => SQUARES.map((order) => order.map((i) => board[i]).join('')).sort()[0])
          .sort(),
      *moves(list) {
        for (const [i, board] of list.entries())
          for (const [j, square] of [...board].entries())
            if (square === '.') yield put(list, i, `${board.slice(0, j)}X${board.slice(j + 1)}`);
      },
    };
  },
  candy: (text) => ({
    state: numbers(text),
    normal: (list) => list.filter((heap) => heap > 0).sort((a, b) => b - a),
    *moves(list) {
      if (list.length > 0) yield list.slice(1);
      if (list.length > 0) yield list.map((heap) => heap - 1);
    },
  }),
  custom: (text, options) => {
    if (options.edges !== undefined) {
      const arcs = options.edges.split(',').map((arc) => nodesOf(arc, '>'));
      need(isAcyclic(arcs), 'a cycle');
      return tokens(arcs, words(text));
    }
    return { state: heapNumbers(text), ...heapGame(ownRule(options.rule)), law: options.rule };
  },
};

// Lines: games joined by `+`, played one at a time, in every, all or any of them.

/** The options of games that have some. */
const OPTIONS = {
  bash: ['max'], subtraction: ['s'], moore: ['k'], octal: ['code'], wythoff: ['a'], fibonacci: ['limit'], dynamic: ['k', 'f', 'limit'],
  ed: ['rule'], addsub: ['edges', 'k', 'stones'], coins: ['rule', 'max', 'run'], flip: ['rule'], dag: ['at'], digraph: ['at'],
  hackenbush: ['root'], geography: ['at'], treewalk: ['at', 'gone'], custom: ['rule', 'edges'],
};
const component = (text) => {
  const [game, ...rest] = words(text);
  need(Object.hasOwn(GAMES, game ?? ''), `unknown game ${game}`);
  const options = {};
  const body = rest.filter((word) => {
    const option = /^([a-z]+)=(.*)$/.exec(word);
    if (option === null) return true;
    const [, name, value] = option;
    need(OPTIONS[game]?.includes(name) && options[name] === undefined, `option ${name}`);
    options[name] = value;
  });
  const read = GAMES[game](body.join(' '), options);
  const family = read.law?.startsWith('octal') ? '' : game;
  return { game, ...read, state: read.normal(read.state), name: `${family} ${read.law ?? ''}` };
};
const readLine = (line) => {
  need(typeof line === 'string', 'a line is text');
  const misere = line.endsWith(' misere');
  const text = misere ? line.slice(0, -' misere'.length) : line;
  const how = /^(every|all|any) /.exec(text)?.[1] ?? 'sum';
  const parts = (how === 'sum' ? text : text.slice(how.length + 1)).split(' + ').map(component);
  return { misere, how, parts };
};
const keyOf = ({ how, parts }) => textOf([how, ...parts.map(({ name, state }) => [name, state])]);
const movesOf = (part) => {
  const found = new Map();
  for (const raw of counted(part.moves(part.state))) {
    const state = part.normal(raw);
    found.set(textOf(state), { ...part, state });
  }
  return [...found.values()];
};
/** Everything that one move makes of a line, by key. */
const optionsOf = ({ how, parts }) => {
  const each = parts.map(movesOf);
  const alive = range(0, parts.length).filter((i) => each[i].length > 0);
  const touched =
    how === 'sum'
      ? alive.map((i) => [i])
      : how === 'any'
        ? subsets(alive)
        : how === 'every' || alive.length === parts.length
          ? [alive].filter((set) => set.length > 0)
          : [];
  function* chosen() {
    for (const set of touched) for (const items of choices(set.map((i) => each[i]))) yield new Map(set.map((i, at) => [i, items[at]]));
  }
  const found = new Map();
  for (const moved of counted(chosen())) {
    const to = { how, parts: parts.map((part, i) => moved.get(i) ?? part) };
    found.set(keyOf(to), to);
  }
  return found;
};

const partKey = ({ name, state }) => textOf([name, state]);

/** What is in the first list more often than in the second. */
const difference = (list, other) => {
  const rest = new Map();
  for (const item of other) rest.set(item, (rest.get(item) ?? 0) + 1);
  return list.filter((item) => {
    const left = rest.get(item) ?? 0;
    rest.set(item, left - 1);
    return left <= 0;
  });
};
/** Whether a move leads from one position of a game to another. */
const isMoveIn = (from, after) => {
  if (from.name !== after.name) return false;
  const told = from.leads?.(from.state, after.state);
  if (told !== undefined) return told;
  const key = textOf(after.state);
  for (const state of counted(from.moves(from.state))) if (textOf(from.normal(state)) === key) return true;
  return false;
};
/** Whether one move leads from a line to another. */
const isMove = (line, to) => {
  need(line.how === to.how && line.parts.length === to.parts.length && !to.misere, 'another kind of line');
  const changed = range(0, line.parts.length).filter((i) => partKey(line.parts[i]) !== partKey(to.parts[i]));
  if (changed.length > 0 && (line.how === 'any' || (line.how === 'sum' && changed.length === 1)))
    return changed.every((i) => isMoveIn(line.parts[i], to.parts[i]));
  return optionsOf(line).has(keyOf(to));
};

// Kinds of certificates

/** Every move from a position of the set is answered by a move back into it, and play ends: so each of them is lost. */
const losingSet = ({ claim, positions }, line) => {
  need(claim.grundy === undefined, 'a losing set proves no value');
  need(Array.isArray(positions), 'no positions');
  const lines = positions.map(({ at }) => readLine(at));
  for (const { how, parts, misere } of lines) {
    need(!misere && how === line.how, 'another kind of line');
    need(!parts.some((part) => part.loops), 'play need not end');
  }
  const keys = lines.map(keyOf);
  need(!line.parts.some((part) => part.loops), 'play need not end');
  if (claim.outcome === 'P') need(keys[0] === keyOf(line), 'the set does not begin with the position');
  else if (claim.outcome !== 'N') refuse('no draw without loops');
  else if (claim.to === null) need(line.misere && optionsOf(line).size === 0, 'the game is not over');
  else {
    const to = readLine(claim.to);
    need(isMove(line, to), 'the winning move is not legal');
    need(keys[0] === keyOf(to), 'the set does not begin where the winning move leads');
  }
  for (const [i, { answers }] of positions.entries()) {
    const options = optionsOf(lines[i]);
    const answered = new Set();
    need(!line.misere || options.size > 0, `${positions[i].at} is won: there is no move`);
    for (const [to, answer] of answers) {
      const after = readLine(to);
      const replies = optionsOf(after);
      need(options.has(keyOf(after)), `${to} is no move from ${positions[i].at}`);
      answered.add(keyOf(after));
      if (answer === null) need(line.misere && replies.size === 0, `no answer to ${to}`);
      else need(replies.has(keys[answer]), `${to} is not answered by a move to position ${answer}`);
    }
    need(options.size === answered.size, `a move from ${positions[i].at} is not answered`);
  }
};

// What theories of games say of whole positions, written from their sources: values, and under misère play what is small.

const xor = (list) => list.reduce((a, b) => a ^ b, 0n);
const [odd, even] = [(n) => (n & 1n) === 1n, (n) => (n & 1n) === 0n];
/** The factors 2 of a number above 0. */
const twos = (n) => (odd(n) ? 0 : spend(1) && 1 + twos(n >> 1n));
/** The product of nimbers below 2^bits (Conway): F = 2^(bits/2) has F·F = F + F/2. */
const nimTimes = (a, b, bits = 64n) => {
  spend(1);
  if (a < 2n || b < 2n) return a * b;
  const half = bits / 2n;
  const [x, y, z, w] = [a >> half, a & ((1n << half) - 1n), b >> half, b & ((1n << half) - 1n)];
  const low = nimTimes(y, w, half);
  return ((nimTimes(x ^ y, z ^ w, half) ^ low) << half) ^ low ^ nimTimes(nimTimes(x, z, half), 1n << (half - 1n), half);
};
/** Mark (Fraenkel 2011): 0 after an odd number of zeros in binary; else one move leads to 0, and the value is 1 or 2 by the other. */
const isMarkZero = (n) => n === 0n || twos(n) % 2 === 1;
const markValue = (n) => (spend(10) && isMarkZero(n) ? 0n : markValue(isMarkZero(n - 1n) ? n >> 1n : n - 1n) === 1n ? 2n : 1n);
const heads = new Map();
/** Values of single heads on the places 0, 1, …: the mex over the sets that a rule allows. */
const headValues = (law, last) => {
  const values = heads.get(law) ?? heads.set(law, [0]).get(law);
  const sets = turned(law);
  while (values.length <= last) values.push(mex(new Set([...sets(values.length)].map((set) => spend(set.length) && set.reduce((sum, place) => sum ^ (values[place] ?? 0), 0)))));
  return values;
};
const headValue = (law, place) => BigInt(headValues(law, place)[place]);
const headsIn = (coins) => coins.flatMap((side, i) => (side === 'H' ? [i + 1] : []));
/** A pair for Ferguson: the ones at the end of (x − 1) | (y − 1). */
const endOnes = (x, y) => BigInt(twos(((x - 1n) | (y - 1n)) + 1n));
/** Euclid's algorithm, from its end: with a quotient k above a pair of value v. */
const euclidValue = (small, large) => {
  if (small === 0n) return 0n;
  spend(10);
  const [k, v] = [large / small, euclidValue(large % small, small)];
  return v === 0n || k - 1n >= v ? k : k - 1n;
};
const primesIn = (n) => {
  spend(Math.sqrt(n) / 10);
  let count = 0n;
  for (let d = 2; n > 1; d = d * d > n ? n : d + 1) for (; n % d === 0; n /= d) count += 1n;
  return count;
};
/** One stone by its distance from the last place: the mex of two stones nearer to it. */
const stoneValues = (length) => {
  const values = [];
  while (values.length < length) spend(values.length ** 2 / 2) && values.push(mex(new Set(values.flatMap((a, i) => values.slice(0, i + 1).map((b) => a ^ b)))));
  return values.map(BigInt);
};
/** Hackenbush: edges on cycles are loops at one point, each worth 1 (fusion); what stands on another edge is worth 1 more (colon). */
const bushValue = (list) => {
  const isBridge = list.map(([a, b], i) => !reached(put(list, i), a).has(b));
  const cyclic = list.filter((_, i) => !isBridge[i]);
  const value = (point, from) => {
    const fused = spend(list.length) && reached(cyclic, point);
    let total = BigInt(cyclic.filter(([a]) => fused.has(a)).length % 2);
    for (const [i, [a, b]] of list.entries())
      if (isBridge[i] && i !== from && fused.has(a) !== fused.has(b)) total ^= 1n + value(fused.has(a) ? b : a, i);
    return total;
  };
  return value('', -1);
};
const FORMULAS = {
  restnim: ({ state }) => xor(state.map(BigInt)),
  lasker: ({ state }) => xor(state.map(BigInt).map((n) => (n % 4n === 3n ? n + 1n : n % 4n === 0n ? n - 1n : n))),
  mark: ({ state }) => xor(state.map((n) => markValue(BigInt(n)))),
  ed: ({ state, law }) =>
    xor(state.map((pair) => pair.map(BigInt)).map(([x, y]) => (law === 'both' ? (x < y ? x : y) - 1n : endOnes(x, y)))),
  ferguson: ({ state: [x, y] }) => endOnes(BigInt(x), BigInt(y)),
  box: ({ state: [, n] }) => (((BigInt(n) + 1n) >> BigInt(twos(BigInt(n) + 1n))) - 1n) / 2n,
  euclid: ({ state }) => xor(state.map((pair) => euclidValue(...pair.map(BigInt)))),
  division: ({ state }) => xor(state.map((row) => row.map(primesIn).reduce((a, b) => a + b))),
  nimble: ({ state }) => xor(state.map((count, i) => (count % 2 === 1 ? BigInt(i) : 0n))),
  funny: ({ state }) => xor(stoneValues(state.length).reverse().filter((_, i) => state[i] % 2 === 1)),
  coins: ({ state, law }) => xor(headsIn(state).map((place) => headValue(law, place))),
  flip: ({ state, law }) => {
    const below = state.map((head) => head.map((n) => BigInt(n - 1)));
    if (law === 'line') return xor(below.flat());
    if (law === 'product') return xor(below.map(([x, y]) => nimTimes(x, y)));
    const [across, down] = law.split('*');
    return xor(state.map(([x, y]) => nimTimes(headValue(across, x), headValue(down, y))));
  },
  hackenbush: ({ state }) => bushValue(state),
  ...Object.fromEntries(['grid', 'staircase', 'silver'].map((game) => [game, ({ state, columns }) => xor(columns(state)[0].map(BigInt))])),
};

/** Two heads or none on each two places from `first` on. */
const isPaired = (coins, first) =>
  range(0, coins.length).every((i) => i + 1 < first || (i + 1 - first) % 2 !== 0 || (coins[i] === 'H') === (coins[i + 1] === 'H')) &&
  (coins.length < first || (coins.length + 1 - first) % 2 === 0 || coins.at(-1) !== 'H');
/** Rows of coins that are small, and rules of which that is not known. */
const isSmallRow = ({ state, law }) => {
  const [name, size] = law.split('=');
  const most = Number(size);
  if (size !== undefined && most === 1) return true;
  if (name === 'turtles' || law === 'max=2') return isPaired(state, 2);
  if (name === 'twins') return isPaired(state, 3);
  if (name === 'mock' || name === 'triplets' || law === 'max=3') return FORMULAS.coins({ state, law }) < 2n;
  if (name === 'ruler' || (name === 'run' && (most % 2 === 0 || most >= state.length))) return headsIn(state).every((place) => place % 2 === 1);
  return need(name === 'max' && most >= state.length, `under misère play nothing is known of ${law}`) && state.length < 2;
};
/** Which positions are small in games where misère play is like Nim's; null: where all parts are worth 0 or 1. */
const SMALL = {
  ...Object.fromEntries(['nim', 'bash', 'restnim', 'lasker', 'nimble', 'division', 'box'].map((game) => [game, null])),
  subtraction: null,
  ...Object.fromEntries(['grid', 'staircase', 'silver'].map((game) => [game, ({ state, columns }) => columns(state)[0].every((n) => BigInt(n) < 2n)])),
  euclid: ({ state }) => state.every(([x, y]) => x === y),
  funny: ({ state }) => state.length < 3,
  coins: isSmallRow,
  flip({ state, law }) {
    need(law === 'line', 'under misère play one line at a time');
    const squares = state.map((head) => head.map((n) => (n - 1) >> 1).join()).filter((square) => square !== '0,0');
    return squares.every((square) => spend(squares.length) && squares.filter((other) => other === square).length % 2 === 0);
  },
};

/** End-Nim (Albert, Nowakowski 2001): the first heap must be the one number that the rest of the row asks for. */
const isLostRow = (row, misere) => {
  if (row.length < 2) return row.length === 0 ? !misere : misere && row[0] === 1n;
  // For each stretch: the heap to its left that makes it lost, and the one to its right.
  const beside = ([left, right], y) =>
    y === 0n ? left : y === right ? 0n : y < right ? (y < left ? y : y + 1n) : y <= left ? y - 1n : y;
  const inner = row.slice(1, -1);
  let ends = range(0, inner.length + 1).map(() => (misere ? [1n, 1n] : [0n, 0n]));
  for (let length = 1; length <= inner.length && spend(4 * inner.length); length += 1)
    ends = range(0, inner.length - length + 1).map((i) => [beside(ends[i], inner[i + length - 1]), beside([...ends[i + 1]].reverse(), inner[i])]);
  return beside(ends[0], row.at(-1)) === row[0];
};
/** Lost positions of games alone. */
const LOST = {
  endnim: ({ state, misere }) => isLostRow(state.map(BigInt), misere),
  // Two rows: one cell more in the first one.
  chomp({ state, misere }) {
    const [long, short] = twoRows(state);
    return !misere && long === short + 1;
  },
};

const isValue = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 31;
const mex = (values) => {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
};
const partsOf = (part) =>
  (part.parts?.(part.state) ?? [part.state]).map((state) => ({ ...part, state: part.normal(state) }));

/** That what is known of heaps 0, 1, 2, … goes on with that period. */
const provePeriod = ({ window, name }, values, preperiod, period) => {
  need(window !== null, `no theorem proves a period of ${name}`);
  need(Number.isInteger(period) && period > 0 && Number.isInteger(preperiod) && preperiod >= window.from, 'period');
  const needed = window.needed(preperiod, period);
  need(needed + period <= values.length, 'the table ends before its period is proved');
  for (let n = preperiod; n < needed; n += 1)
    need(values[n + period] === values[n], `heaps ${n} and ${n + period} differ`);
};
const heapIn = (values, preperiod, period, heap) => {
  if (heap < values.length) return values[heap];
  need(period !== null, `heap ${heap} is not in the table`);
  const start = BigInt(preperiod);
  return values[Number(start + ((BigInt(heap) - start) % BigInt(period)))];
};

/** Values of single heaps 0, 1, 2, … of one game, each the mex of its options, and a period that the window proves. */
const periodTable = ({ of, values, preperiod, period }) => {
  const game = component(of);
  need(typeof game.ways === 'function', `${of} is not a game of heaps`);
  need(values.every(isValue), 'values');
  for (const [n, value] of values.entries())
    need(
      value === mex(new Set([...counted(game.ways(n))].map((left) => left.reduce((a, heap) => a ^ values[heap], 0)))),
      `the value of heap ${n} of ${of} is not the mex of its options`,
    );
  if (period !== null) provePeriod(game, values, preperiod, period);
  return { name: game.name, valueOf: (heap) => heapIn(values, preperiod, period, heap) };
};

/** The values of the positions of tables; rows are held against each other afterwards. */
const valuation = (tables) => {
  const rows = new Map();
  const byLaw = new Map();
  const formulas = new Set();
  const positions = [];
  for (const table of tables)
    if (table.by === 'period') {
      const { name, valueOf } = periodTable(table);
      byLaw.set(name, valueOf);
    } else if (table.by === 'formula') {
      need(Object.hasOwn(FORMULAS, table.of), `no formula for ${table.of}`);
      formulas.add(table.of);
    } else if (table.by === 'size') {
      need(component(table.of).game === 'nim', 'only in Nim is a heap worth its size');
      byLaw.set(component(table.of).name, (heap) => BigInt(heap));
    } else {
      need(table.by === 'rows', 'unknown table');
      for (const [line, value] of table.rows) {
        const { how, misere, parts } = readLine(line);
        need(how === 'sum' && !misere && parts.length === 1 && !parts[0].loops && isValue(value), `row ${line}`);
        need((rows.get(partKey(parts[0])) ?? value) === value, `two values of ${line}`);
        rows.set(partKey(parts[0]), value);
        positions.push({ line, value, part: parts[0] });
      }
    }
  const ofPart = (part) => {
    const known = rows.get(partKey(part));
    if (known !== undefined) return BigInt(known);
    if (formulas.has(part.game)) return FORMULAS[part.game](part);
    const law = byLaw.get(part.name);
    return partsOf(part).reduce((total, single) => {
      const value = rows.get(partKey(single)) ?? law?.(single.state[0]);
      need(value !== undefined || movesOf(single).length === 0, `no table has ${partKey(single)}`);
      return total ^ BigInt(value ?? 0);
    }, 0n);
  };
  for (const { line, value, part } of positions)
    need(
      mex(new Set(movesOf(part).map((to) => Number(ofPart(to))))) === value,
      `the value of ${line} is not the mex of its options`,
    );
  return ({ how, parts }) => {
    need(how === 'sum' && !parts.some((part) => part.loops), 'values are added in sums of games that end');
    return parts.map(ofPart).reduce((a, b) => a ^ b, 0n);
  };
};

/** The position that is shown to be lost: the line itself, or what the winning move leaves. */
const lostOf = ({ claim }, line) => {
  need(claim.grundy === undefined, 'it proves no value');
  need(!line.parts.some((part) => part.loops), 'play need not end');
  if (claim.outcome === 'P') return line;
  need(claim.outcome === 'N', 'no draw without loops');
  const to = readLine(claim.to);
  need(isMove(line, to), 'the winning move is not legal');
  return { ...to, misere: line.misere };
};
/** The same of one game alone; of one of these games, where they are named. */
const lostAlone = (document, line, ...games) => {
  const { how, parts, misere } = lostOf(document, line);
  need(how === 'sum' && parts.length === 1, 'one game alone');
  need(games.length === 0 || games.includes(parts[0].game), `not a proof for ${parts[0].game}`);
  return { ...parts[0], misere };
};

/**
 * Wythoff's game by integers. It is lost from ⌊nα⌋ and ⌊nα⌋ + a·n, where α is the positive root of z² + (a − 2)z − a, that is from x and
 * x + a·n with q(x) ≤ 0 < q(x + 1), q(z) = z² + (a − 2)·n·z − a·n². Under misère play with a ≥ 2 it is lost from x = ⌊nα + 1/α⌋ and x + m,
 * m = a·n + 1: by a/α = α + a − 2 that is q(ax − a + 2) ≤ 0 < q(a(x + 1) − a + 2) with m in place of n.
 */
const pair = (document, line) => {
  const { state, law, misere } = lostAlone(document, line, 'wythoff');
  const [[x, y], a, n] = [state.map(BigInt), BigInt(law), big(document.n)];
  need(a > 0n, 'a is positive');
  if (misere && a === 1n && n < 2n) return need(`${x} ${y}` === (n === 0n ? '0 1' : '2 2'), 'not the first pairs of misère play');
  const shifted = misere && a > 1n;
  const m = shifted ? a * n + 1n : n;
  const q = (z) => z * z + (a - 2n) * m * z - a * m * m;
  const z = (small) => (shifted ? a * small - a + 2n : small);
  need(y - x === (shifted ? m : a * n), `the difference is not that of pair ${n}`);
  need(q(z(x)) <= 0n && q(z(x + 1n)) > 0n, `${x} is not the smaller number of pair ${n}`);
};

/**
 * Numbers of which a move changes at least one and at most k, where every smaller number is within reach and a number that grew can be
 * brought back: lost where each binary column of them has a multiple of k + 1 ones (Bouton; Moore). Under misère play while one is 2 or
 * more; of ones a number one above such a multiple is lost.
 */
const columns = (document, line) => {
  const part = lostAlone(document, line);
  need(part.columns !== undefined, `not a proof for ${part.game}`);
  const [list, modulus] = part.columns(part.state);
  const numbers = list.map(BigInt);
  need(document.heaps.length === numbers.length && document.heaps.every((heap, i) => big(heap) === numbers[i]), 'not the numbers that count');
  const isOnes = part.misere && numbers.every((n) => n < 2n);
  for (let bit = 0n; bit === 0n || numbers.some((n) => n >> bit > 0n); bit += 1n) {
    spend(2 * numbers.length);
    const ones = numbers.reduce((count, n) => count + ((n >> bit) & 1n), 0n);
    need(ones % modulus === (isOnes ? 1n : 0n), `${ones} ones in column ${bit}`);
  }
};

/**
 * Euclid's game, by the quotients of Euclid's algorithm. With a quotient above 1 the player to move wins: they take all of it if that leaves
 * a lost pair, and all but one otherwise, so that the other player must make that move. With 1 there is no choice.
 */
const quotients = (document, line) => {
  const { state, misere } = lostAlone(document, line, 'euclid');
  need(state.length < 2, 'one pair');
  let [small, large] = (state[0] ?? [0, 0]).map(BigInt);
  let isLost = !misere;
  const found = [];
  for (; small > 0n; [small, large] = [large % small, small]) found.push(large / small);
  need(document.quotients.length === found.length && document.quotients.every((k, i) => big(k) === found[i]), 'not the quotients');
  for (const k of found.reverse()) isLost = k === 1n && !isLost;
  need(isLost, 'the pair is won');
};

/** One pile: lost where the smallest part of its greedy sum of losing starts is more than may be taken. */
const decomposition = (document, line) => {
  const { state, f, misere } = lostAlone(document, line, 'fibonacci', 'dynamic');
  let [n, most] = state.map(BigInt);
  // Under misère play nobody takes the last stone while there is another move: that is normal play without it.
  if (misere) need(most > 0n, 'the game is over') && (n -= 1n);
  const starts = [1n];
  for (let p = 0; starts.at(-1) < n; starts.push(starts.at(-1) + starts[p])) {
    while (f(starts[p]) < starts.at(-1)) need((p += 1) < starts.length, `after ${starts.at(-1)} there is no losing start`);
  }
  const parts = [];
  for (let i = starts.length - 1, left = n; i >= 0; i -= 1)
    for (; left >= starts[i]; left -= starts[i]) parts.push(starts[i].toString());
  need(parts.join() === document.parts.join(), 'not the greedy sum of losing starts');
  need(n === 0n || big(parts.at(-1)) > most, 'the smallest part may be taken');
};

/**
 * A token that never comes twice to a node. A matching that leaves its node alone is maximum, since without the nodes of the barrier so
 * many pieces with an odd number of nodes are left. So whoever answers along it never lacks a partner: a node without one that the
 * other player comes to would make a longer matching. Before the token is placed every node needs a partner.
 */
const matching = (document, line) => {
  const part = lostAlone(document, line);
  need(part.graph !== undefined && !part.misere, 'normal play with a token on a graph');
  const { at, nodes, edges } = part.graph(part.state);
  const mate = new Map();
  const [joined, known] = [new Set(edges.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`])), new Set(nodes)];
  for (const [a, b] of document.pairs) {
    need(joined.has(`${a}-${b}`), `${a} and ${b} are not joined`);
    for (const [one, other] of [[a, b], [b, a]]) need(known.has(one) && !mate.has(one), `${one} has two partners`) && mate.set(one, other);
  }
  const alone = nodes.filter((node) => !mate.has(node));
  need(at === null ? alone.length === 0 : !mate.has(at), at === null ? 'a node has no partner' : 'the token stands on a node with a partner');
  const barrier = new Set(document.barrier);
  for (const node of barrier) need(known.has(node), `no node ${node}`);
  const left = edges.filter((edge) => !edge.some((node) => barrier.has(node)));
  const next = new Map(nodes.map((node) => [node, []]));
  for (const [a, b] of left) next.get(a).push(b) && next.get(b).push(a);
  const seen = new Set(barrier);
  let odd = 0;
  for (const node of nodes) {
    if (seen.has(node)) continue;
    const piece = new Set([node]);
    for (const one of piece) for (const near of next.get(one)) piece.add(near);
    for (const one of piece) seen.add(one);
    odd += piece.size % 2;
  }
  need(odd - barrier.size === alone.length, `${odd} odd pieces, ${barrier.size} nodes in the barrier, ${alone.length} alone`);
};

/** Twins cancel, and parts that a half turn or a reflection leaves as they are; the rest is worth 0 by tables. */
const symmetry = (document, line) => {
  const { how, parts, misere } = lostOf(document, line);
  need(how === 'sum' && !misere, 'symmetry decides sums under normal play');
  const alone = new Map();
  for (const part of parts.flatMap(partsOf))
    if (!part.turned?.(part.state) && !alone.delete(partKey(part))) alone.set(partKey(part), part);
  const value = valuation(document.tables)({ how, parts: [...alone.values()] });
  need(value === 0n, `parts without a twin are worth ${value} together`);
};

/** The pieces of sums: the element of each by its key, and what its moves leave as lists of elements. */
const piecesOf = ({ of }, part, isElement) => {
  if (of.by === 'rows') {
    const rows = of.rows.map(([text, element]) => {
      const { how, misere, parts } = readLine(text);
      need(how === 'sum' && !misere && parts.length === 1 && parts[0].name === part.name && isElement(element), `row ${text}`);
      return [partKey(parts[0]), { element, at: parts[0] }];
    });
    const known = new Map(rows);
    need(known.size === rows.length, 'a position twice');
    const ofParts = (one) => partsOf(one).map((piece) => known.get(partKey(piece))?.element ?? refuse(`no row has ${partKey(piece)}`));
    return { ofParts, pieces: rows.map(([, { element, at }]) => ({ element, left: movesOf(at).map(ofParts) })) };
  }
  need(of.by === 'period' && typeof part.ways === 'function' && of.elements.every(isElement), 'elements of heaps');
  const { elements, preperiod, period } = of;
  if (period !== null) provePeriod(part, elements, preperiod, period);
  const pieces = elements.map((element, n) => ({ element, left: [...counted(part.ways(n))].map((left) => left.map((heap) => elements[heap])) }));
  return { ofParts: ({ state }) => state.map((heap) => heapIn(elements, preperiod, period, heap)), pieces };
};

/**
 * A misère quotient: a commutative multiplication of elements such that every sum of pieces is lost exactly where the product of its
 * pieces is one of `lost`. By induction on the moves that are left it is enough that (1) no move leads from a lost product to another one:
 * asked of each piece beside each element; and (2) from a product that is not lost some move leads to a lost one, if there is a move at all.
 * For (2) a sum is taken with its element and the elements beside which one of its moves wins. Both change with one more piece in a way that
 * depends on them alone, so all sums are met after finitely many; of two with one element, that with fewer wins is enough.
 */
const quotient = (document, line) => {
  const part = lostAlone(document, line);
  need(part.misere && part.loops !== true, 'a quotient decides misère play');
  const { product } = document;
  const all = range(0, product.length);
  const isElement = (element) => Number.isInteger(element) && element >= 0 && element < product.length;
  const lost = all.map((i) => document.lost.includes(i));
  const { ofParts, pieces } = piecesOf(document, part, isElement);
  for (const a of all) {
    need(spend(all.length) && product[a].length === all.length && product[a].every(isElement), 'the table is not square');
    need(product[0][a] === a, 'element 0 changes others');
    for (const b of all) need(product[a][b] === product[b][a], `${a}·${b} is not ${b}·${a}`);
  }
  for (const g of new Set(pieces.map(({ element }) => element)))
    for (const a of all)
      for (const b of all) need(spend(1) && product[product[a][g]][b] === product[a][product[g][b]], `(${a}·${g})·${b} is not ${a}·(${g}·${b})`);
  need(!lost[0], 'what is over is won under misère play');
  const times = (list) => list.reduce((a, b) => product[a][b], 0);
  const kinds = new Map();
  const isNew = (list, { element, wins }) => {
    const known = list.get(element) ?? [];
    spend(known.length);
    if (known.some((other) => all.every((z) => !other.wins[z] || wins[z]))) return false;
    return Boolean(list.set(element, [...known, { element, wins }]));
  };
  for (const { element, left } of pieces) {
    need(left.length > 0 || element === 0, 'a piece without moves has an element of its own');
    const to = unique(left.map(times));
    const wins = all.map((z) => to.some((other) => lost[product[other][z]]));
    for (const z of all) need(!(lost[product[element][z]] && wins[z]), `beside ${z} a move leads from a lost product to another`);
    if (to.length > 0) isNew(kinds, { element, wins });
  }
  const single = [...kinds.values()].flat();
  const sums = new Map();
  const queue = single.filter((kind) => isNew(sums, kind));
  for (const { element, wins } of queue) {
    need(lost[element] || wins[0], `a sum with the element ${element} has no winning move`);
    for (const other of single) {
      spend(all.length);
      const more = all.map((z) => wins[product[other.element][z]] || other.wins[product[element][z]]);
      const sum = { element: product[element][other.element], wins: more };
      if (isNew(sums, sum)) queue.push(sum);
    }
  }
  need(lost[times(partsOf(part).flatMap(ofParts))], 'the product of the pieces is not lost');
};

/**
 * Misère play of games like Nim: lost is what is small and worth 1, or large and worth 0; a sum is large if one of its parts is. (What is
 * over is small; other small positions have small options; large ones have small options of both values or none.)
 */
const isLostTame = ({ parts }, valueOf) => {
  const isSmall = (part) => {
    need(Object.hasOwn(SMALL, part.game) && part.law !== 'take divisors', `under misère play values don't decide ${part.game}`);
    return SMALL[part.game]?.(part) ?? partsOf(part).every((one) => valueOf({ how: 'sum', parts: [one] }) < 2n);
  };
  // Each part is asked: a large one doesn't excuse another for which the theory fails.
  const smalls = parts.map(isSmall);
  return valueOf({ how: 'sum', parts }) === (smalls.every(Boolean) ? 1n : 0n);
};

/** Grundy values from tables: the nim-sum of the parts says who wins, and a winning move leaves 0. */
const values = (document, line) => {
  const { claim, tables } = document;
  const valueOf = valuation(tables);
  if (line.misere) return need(line.how === 'sum' && isLostTame(lostOf(document, line), valueOf), 'not lost by its values');
  const value = valueOf(line);
  need(claim.outcome === (value === 0n ? 'P' : 'N'), `the nim-sum is ${value}`);
  need(claim.grundy === value.toString(), `the value is ${value}, not ${claim.grundy}`);
  if (claim.outcome === 'N') {
    const to = readLine(claim.to);
    need(isMove(line, to), 'the winning move is not legal');
    need(valueOf(to) === 0n, 'the move does not leave a nim-sum of 0');
  }
};

/**
 * Labels of all positions that can be reached, play without an end allowed. A won one has a move to a lost one of a smaller
 * counter, a lost one only moves to won ones of smaller counters; from a drawn one no move leads to a lost one, and some move to a
 * drawn one. So the winner's counter runs out, and whoever keeps to drawn positions never loses.
 */
const labels = ({ claim, positions }, line) => {
  need(claim.grundy === undefined, 'labels prove no value');
  const known = new Map();
  for (const [at, label, counter] of positions) {
    const position = readLine(at);
    need(position.how === line.how && !position.misere, 'another kind of line');
    need(['P', 'N', 'D'].includes(label) && (label === 'D' ? counter === null : isValue(counter)), `label of ${at}`);
    need(!known.has(keyOf(position)), `${at} is listed twice`);
    known.set(keyOf(position), { at, label, counter, position });
  }
  for (const { at, label, counter, position } of known.values()) {
    const to = [...optionsOf(position).keys()].map((key) => known.get(key) ?? refuse(`a move from ${at} is not labelled`));
    const earlier = (one) => one.label !== 'D' && one.counter < counter;
    if (to.length === 0) need(label === (line.misere ? 'N' : 'P'), `${at} is over`);
    else if (label === 'N') need(to.some((one) => one.label === 'P' && earlier(one)), `${at} is not won`);
    else if (label === 'P') need(to.every((one) => one.label === 'N' && earlier(one)), `${at} is not lost`);
    else need(to.every((one) => one.label !== 'P') && to.some((one) => one.label === 'D'), `${at} is not drawn`);
  }
  need(known.get(keyOf(line))?.label === claim.outcome, 'the position has another label');
  if (claim.to === null) need(claim.outcome !== 'N' || optionsOf(line).size === 0, 'no winning move');
  else {
    const to = readLine(claim.to);
    need(claim.outcome === 'N' && known.get(keyOf(to))?.label === 'P', 'the move does not win');
    need(optionsOf(line).has(keyOf(to)), 'the winning move is not legal');
  }
};

/** What a theory says of a position alone. */
const formula = (document, line) => {
  const part = lostAlone(document, line);
  need(Object.hasOwn(LOST, part.game) && LOST[part.game](part), 'not lost by a formula');
};

/**
 * Any number of games is moved in: lost where each of them is, since a move leaves some won, and an answer in all of those restores it.
 * Under misère play so it is while two or more are not over; one alone is played by itself.
 */
const components = (document, line) => {
  const { how, parts, misere } = lostOf(document, line);
  const going = parts.filter((part) => !misere || movesOf(part).length > 0);
  const alone = misere && going.length === 1;
  need(how === 'any' && going.length > 0 && document.proofs.length === going.length, 'not a proof for each game');
  for (const [i, proof] of document.proofs.entries()) {
    need(Object.hasOwn(KINDS, proof.kind), `unknown kind ${proof.kind}`);
    const claim = { outcome: 'P', to: null, ...(proof.kind === 'values' && !alone ? { grundy: '0' } : {}) };
    KINDS[proof.kind]({ ...proof, claim }, { how: 'sum', misere: alone, parts: [going[i]] });
  }
};

const KINDS = { 'losing-set': losingSet, values, labels, pair, decomposition, matching, symmetry, quotient, columns, quotients, formula, components };

const verify = (text) => {
  left = MAX_WORK + WORK_PER_CHARACTER * text.length;
  const document = JSON.parse(text);
  need(document?.certificate === 1, 'not a certificate of version 1');
  const { kind, claim, rule } = document;
  need(Object.hasOwn(KINDS, kind), `unknown kind ${kind}`);
  need(['P', 'N', 'D'].includes(claim.outcome), 'no outcome');
  need(claim.outcome === 'N' || claim.to === null, 'no move wins');
  const line = readLine(document.line);
  need(rule === (line.misere ? 'misere' : 'normal'), 'the line has another win rule');
  KINDS[kind](document, line);
};

/** The certificates of a file. Editors and shells of some systems put a mark of its encoding before them. */
const textsOf = (file) => {
  const bytes = readFileSync(file);
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.length > 1 && rows[0].endsWith('}') && rows[1].startsWith('{') ? rows : [text];
};
/** A document without the parts that it needs is refused like any other that proves nothing, and so is a file that is not there. */
const told = (act) => {
  try {
    return act();
  } catch (error) {
    process.exitCode = 1;
    console.log(`refused: ${error.message}`);
    return [];
  }
};
const files = process.argv.slice(2);
for (const file of files.length > 0 ? files : [0])
  for (const text of told(() => textsOf(file)))
    told(() => {
      verify(text);
      console.log('valid');
    });
