/** Which pieces make a move: those that one would touch on a table to make it. The rules are the same for all games. */
import { type Piece, pieceId } from '../engine/core/piece.ts';
import type { Scene } from '../engine/core/scene.ts';
import type { MoveFacts, MovePhrase } from '../engine/explain/phrase.ts';

/** Pieces to touch, stage by stage; those of one stage in any order. Several moves may begin with the same pieces. */
export interface Touch {
  /** Independent strands: a move in one of several games does not wait for the others. */
  readonly strands: readonly Strand[];
  /** What the move takes or changes, where that is more than the touched pieces. */
  readonly takes?: readonly Piece[];
  /** The move as typed, where it is not that of the phrase: the same move from the other end of a row. */
  readonly typed?: string;
}
type Strand = readonly (readonly Piece[])[];

/** The scenes in which a move is made. */
export interface MoveScenes {
  /** The scene of the component that the move is in. */
  readonly scene: Scene | undefined;
  /** The scene after the move. */
  readonly next: () => Scene | undefined;
  /** Whether some move takes from the middle of a heap; then every take is made by touching its first and its last piece. */
  readonly fromMiddle: boolean;
}

/** Pieces listed one by one as taken by a move, and pieces compared with those after it. */
const MAX_TAKEN_PIECES = 60n;
const MAX_COMPARED_PIECES = 200;
/** Of a drawn board, and of a drawn line of heaps. */
const MAX_SIDE_PIECES = 40;

const stage = (...pieces: readonly Piece[]): Touch => ({ strands: [[pieces]] });
const inTurn = (...pieces: readonly Piece[]): Touch => ({ strands: [pieces.map((piece) => [piece])] });

const stone = (heap: number, nth: bigint): Piece => ({ kind: 'stone', heap: `${heap}`, nth: `${nth}` });
const stones = (heap: number, first: bigint, last: bigint): readonly Piece[] =>
  last - first >= MAX_TAKEN_PIECES
    ? []
    : Array.from({ length: Number(last - first) + 1 }, (_, i) => stone(heap, first + BigInt(i)));
const square = (row: number, column: number, board = 0): Piece => ({ kind: 'square', board, row, column });
const place = (label: number | string): Piece => ({ kind: 'place', label: `${label}` });
const node = (id: string): Piece => ({ kind: 'node', id });

/** All stones from one on: touching a stone takes it and those behind it. */
const takeFrom = (heap: number, left: string, from: string, { fromMiddle }: MoveScenes): Touch => {
  const [first, last] = [BigInt(left) + 1n, BigInt(from)];
  const touched = stage(stone(heap, first), ...(fromMiddle ? [stone(heap, last)] : []));
  return { ...touched, takes: stones(heap, first, last) };
};

/** A queen is moved by touching the square that stands for the sizes of the remaining heaps. */
const queenTo = (at: readonly (string | number)[]): Touch => stage(square(Number(at[1]), Number(at[0])));

const take = (heap: number, left: string, from: string, seen: MoveScenes): readonly Touch[] => {
  const { scene } = seen;
  if (scene?.kind === 'queen') return [queenTo(scene.at.map((own, i) => (i === heap - 1 ? left : own)))];
  if (scene?.kind === 'row') return [stage(place(scene.squares[heap - 1]?.label ?? heap))];
  return [takeFrom(heap, left, from, seen)];
};

/** Stones taken from a heap, and cuts in what is left; `into` from left to right. */
const breakInto = (heap: number, amount: bigint, into: readonly bigint[], seen: MoveScenes): Touch => {
  const [first = 0n, ...rest] = into;
  const from = into.reduce((sum, part) => sum + part, amount);
  if (amount > 0n && rest.length === 0) return takeFrom(heap, `${first}`, `${from}`, seen);
  const cuts: Piece[] = [];
  let at = first + amount;
  for (const [i, part] of rest.entries()) {
    if (i > 0 || amount === 0n) cuts.push({ kind: 'cut', heap: `${heap}`, after: `${at}` });
    at += part;
  }
  if (amount === 0n) return stage(...cuts);
  const ends = [stone(heap, first + 1n), stone(heap, first + amount)];
  return { ...stage(...ends, ...cuts), takes: stones(heap, first + 1n, first + amount) };
};

const split = ({ heap, amount, into, turned }: MoveFacts['split'], seen: MoveScenes): readonly Touch[] => {
  const parts = into.map(BigInt);
  const own = breakInto(heap, BigInt(amount), parts, seen);
  if (parts.length < 2 || parts[0] === parts.at(-1)) return [own];
  const other = breakInto(heap, BigInt(amount), parts.toReversed(), seen);
  return [own, turned === undefined ? other : { ...other, typed: turned }];
};

const fromRow = (
  { row, touched, left, turned }: MoveFacts['from-row'],
  { scene }: MoveScenes,
): readonly Touch[] => {
  const heap = row ?? 1;
  const size = BigInt((scene?.kind === 'heaps' ? scene.heaps[heap - 1]?.value : undefined) ?? '0');
  const [first, last] = touched.map(BigInt) as [bigint, bigint];
  const [before, after] = left.map(BigInt) as [bigint, bigint];
  const own = {
    ...stage(stone(heap, first), stone(heap, last)),
    takes: stones(heap, before + 1n, size - after),
  };
  if (size - last + 1n === first && before === after) return [own];
  const [firstThere, lastThere] = [size + 1n - last, size + 1n - first];
  return [
    own,
    {
      ...stage(stone(heap, firstThere), stone(heap, lastThere)),
      takes: stones(heap, after + 1n, size - before),
      typed: turned,
    },
  ];
};

const splitBox = ({ pair, place: side, into }: MoveFacts['box-split']): readonly Touch[] =>
  into.map((part) =>
    stage({
      kind: 'boxed',
      pair: pair ?? 1,
      side: side === 1 ? 1 : 2,
      nth: `${BigInt(part) + 1n}`,
    }),
  );

const splitPair = ({ pair, into }: MoveFacts['pair-split']): readonly Touch[] =>
  into.map((stays) =>
    stage(
      ...stays.map(
        (part, i): Piece => ({
          kind: 'boxed',
          pair: pair ?? 1,
          side: i === 0 ? 1 : 2,
          nth: `${BigInt(part) + 1n}`,
        }),
      ),
    ),
  );

const cutBlock = ({ pair, times, small, from }: MoveFacts['subtract-multiple']): Touch => {
  const nth = small === '0' ? 1n : BigInt(from) / BigInt(small) - BigInt(times) + 1n;
  return stage({ kind: 'block', pair: pair ?? 1, nth: `${nth}` });
};

/** Coins in a row, or from the first to the last of a run. */
const turn = ({ places, run }: MoveFacts['turn']): Touch => {
  const touched = run ? [places[0]!, places.at(-1)!] : places;
  return { ...stage(...touched.map(place)), takes: run ? runOf(places).map(place) : places.map(place) };
};
const runOf = (places: readonly number[]): readonly number[] =>
  Array.from({ length: places.at(-1)! - places[0]! + 1 }, (_, i) => places[0]! + i);

/** “1,3,4”, or the ends of “2-5”. */
const placesIn = (text: string): readonly number[] =>
  text
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number);

/** The pieces of a scene that are gone after a move. */
const gone = ({ scene, next }: MoveScenes): readonly Piece[] => {
  const before = scene === undefined ? [] : standing(scene);
  const after = before.length > MAX_COMPARED_PIECES ? undefined : next();
  if (after === undefined) return [];
  const left = new Set(standing(after).map(pieceId));
  return before.filter((piece) => !left.has(pieceId(piece)));
};

/** The pieces that a move of another piece can remove. */
const standing = (scene: Scene): readonly Piece[] => {
  switch (scene.kind) {
    case 'bar':
      return scene.rows.length > MAX_SIDE_PIECES
        ? []
        : scene.rows.flatMap((length, y) =>
            Array.from({ length: Math.min(length, MAX_SIDE_PIECES) }, (_, x) => square(y + 1, x + 1)),
          );
    case 'set':
      return scene.numbers.map((number) => ({ kind: 'number', number }));
    case 'graph':
      return [
        ...scene.nodes.map(({ id }) => node(id)),
        ...scene.edges.map(({ from, to }): Piece => ({ kind: 'edge', from, to })),
      ];
    case 'heaps':
    case 'stairs':
    case 'queen':
    case 'grid':
    case 'row':
    case 'board':
    case 'squares':
    case 'rectangle':
    case 'boxes':
    case 'ruler':
    case 'components':
      return [];
  }
};

const taking = (touch: Touch, seen: MoveScenes): Touch => ({ ...touch, takes: gone(seen) });

type Touches = {
  readonly [K in keyof MoveFacts]: (facts: MoveFacts[K], seen: MoveScenes) => readonly Touch[];
};

/** One function for each kind of move. A move for which it returns no touch is chosen from a list. */
const touches: Touches = {
  take: ({ heap, left, from }, seen) => take(heap, left, from, seen),
  'take-single': ({ left, from }, seen) => take(1, left, from, seen),
  typed: () => [],
  split,
  'from-row': fromRow,
  'take-both': ({ left }, seen) => {
    if (seen.scene?.kind === 'queen') return [queenTo(left)];
    return [stage(...left.map((rest, i) => stone(i + 1, BigInt(rest) + 1n)))];
  },
  'take-several': ({ takes, more }) =>
    more > 0
      ? []
      : [
          {
            ...stage(...takes.map(({ heap, left }) => stone(heap, BigInt(left) + 1n))),
            takes: takes.flatMap(({ heap, left, from }) => stones(heap, BigInt(left) + 1n, BigInt(from))),
          },
        ],
  'step-down': ({ step, amount, from }, seen) => [
    takeFrom(step, `${BigInt(from) - BigInt(amount)}`, from, seen),
  ],
  'move-cell': ({ from, to }) => [inTurn(square(...from), square(...to))],
  'box-split': splitBox,
  'pair-split': splitPair,
  'subtract-multiple': (facts) => [cutBlock(facts)],
  divide: ({ row, changes }) => [stage(...changes.map(({ place: column }) => square(row ?? 1, column)))],
  spread: ({ i, j, k }) => [{ strands: [[[place(i)], [place(j), place(k)]]] }],
  'spread-stone': ({ from, to }) => [
    { strands: [to.length === 0 ? [[node(from)]] : [[node(from)], to.map(node)]] },
  ],
  bite: ({ row, column }, seen) => [taking(stage(square(row, column)), seen)],
  erase: ({ number }, seen) => [taking(stage({ kind: 'number', number }), seen)],
  turn: (facts) => [turn(facts)],
  'turn-places': ({ head, others }) => [
    stage(...[head, ...others].map(([x, y]) => square(Number(y), Number(x)))),
  ],
  'turn-crossings': ({ columns, rows }) => [
    stage(...placesIn(rows).flatMap((y) => placesIn(columns).map((x) => square(y, x)))),
  ],
  'move-token': ({ from, to }) => [inTurn(node(from), node(to))],
  'cut-edge': ({ from, to }, seen) => [taking(stage({ kind: 'edge', from, to }), seen)],
  'choose-start': ({ node: id }) => [stage(node(id))],
  walk: ({ to }) => [stage(node(to))],
  slide: ({ from, to }) => [inTurn(place(from), place(to))],
  'take-element': ({ element }, seen) => [taking(stage(node(element)), seen)],
  'choose-vertex': ({ node: id }, seen) => [taking(stage(node(id)), seen)],
  'choose-edge': ({ from, to }, seen) => [taking(stage({ kind: 'edge', from, to }), seen)],
  'put-x': ({ board, row, column }) => [stage(square(row, column, board ?? 0))],
  'lay-domino': ({ squares }) => [stage(...squares.map(([row, column]) => square(row, column)))],
  push: ({ from, to }) => [inTurn(place(from), place(to))],
  'take-largest': () => [stage(place(1))],
  'take-each': ({ heaps }) =>
    Array.from({ length: Math.min(heaps, MAX_SIDE_PIECES) }, (_, i) => ({
      ...stage(place(i + 1)),
      takes: Array.from({ length: Math.min(heaps, MAX_SIDE_PIECES) }, (_each, k) => place(k + 1)),
    })),
  component: ({ component, move }, seen) => inComponent(component, move, seen),
  components: ({ moves }, seen) => {
    const each = moves.map(({ component, move }) => inComponent(component, move, seen)[0]);
    if (each.some((touch) => touch === undefined)) return [];
    return [
      {
        strands: each.flatMap((touch) => touch!.strands),
        takes: each.flatMap((touch) => touch!.takes ?? []),
      },
    ];
  },
};

const inComponent = (component: number, move: MovePhrase, seen: MoveScenes): readonly Touch[] => {
  const partOf = (whole: Scene | undefined): Scene | undefined =>
    whole?.kind === 'components' ? whole.scenes[component - 1] : undefined;
  const of = (piece: Piece): Piece => ({ kind: 'of', component, piece });
  return touchesOf(move, { ...seen, scene: partOf(seen.scene), next: () => partOf(seen.next()) }).map(
    ({ strands, takes, typed }) => ({
      strands: strands.map((strand) => strand.map((pieces) => pieces.map(of))),
      ...(takes === undefined ? {} : { takes: takes.map(of) }),
      ...(typed === undefined ? {} : { typed: `#${component} ${typed}` }),
    }),
  );
};

/** Every way to touch a move. */
export const touchesOf = (phrase: MovePhrase, seen: MoveScenes): readonly Touch[] =>
  (touches[phrase.kind] as (facts: MovePhrase, seen: MoveScenes) => readonly Touch[])(phrase, seen);

/** Whether a move takes from the middle of a heap. */
export const isFromMiddle = (phrase: MovePhrase): boolean => {
  if (phrase.kind === 'component') return isFromMiddle(phrase.move);
  if (phrase.kind === 'components') return phrase.moves.some(({ move }) => isFromMiddle(move));
  return phrase.kind === 'split' && phrase.amount !== '0' && phrase.into.length > 1;
};
