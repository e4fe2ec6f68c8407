import type { PartKind } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import type { Scene } from '../../engine/core/scene.ts';
import type { MoveFacts, MovePhrase } from '../../engine/explain/phrase.ts';
import { shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';

/** The labels of a move. */
export interface MoveKey {
  /** Its place, such as “heap 1”: pressed first where a move takes two presses. Empty: nothing to choose. */
  readonly place: string;
  /** The move beside the name of its place. */
  readonly within: string;
  /** The move alone. */
  readonly alone: string;
  /** Whether it is clearer beside the name of its place, in a row with the others there. */
  readonly led: boolean;
  /** The cell of the board that stands for it (see `cellsOf`). */
  readonly cell?: string;
  /** The number of the board that its cell is on, where there are several. */
  readonly board?: number;
  /** The two cells that stand for it together, one pressed after the other. */
  readonly cells?: readonly [string, string];
  /** The same move typed from its second cell: each button of a message needs an id of its own. */
  readonly turned?: string;
  /** The same as `within` where it is the first of its row: “pin 2”, and “3” beside it. */
  readonly first?: string;
  /** Where it stands among the moves of its row of pieces: by how many, then by the first. */
  readonly order?: number;
}

/** What a key is made with. */
interface Context {
  readonly locale: Locale;
  /** Of the component that is played in. */
  readonly scene: Scene | undefined;
  /** Names of places that were said: a thousand moves have a few. */
  readonly names: Map<string, string>;
}

/** A name of a place, said once. */
const nameIn = ({ names }: Context, id: string, say: () => string): string => recall(names, id, say);

const MAX_NUMBER_DIGITS = 12;
const n = (digits: string): string => shorten(digits, MAX_NUMBER_DIGITS);
/** “−3”: a bare number behind a heap's could be read as its size. */
const less = (amount: string): string => `−${n(amount)}`;

/** On a button; Discord allows 80. */
const MAX_MOVE_CHARS = 72;
/** Moves of a label's beginning, and of its end, that fill it. */
const MAX_END_MOVES = 4;

/** A move that stands in a row with others, behind the name of their place. */
const led = (place: string, within: string, short = place): MoveKey => ({
  place,
  within,
  alone: place === '' ? within : `${labelled(short)}${within}`,
  led: place !== '',
});

/** A move that says of itself where it is made. */
const whole = (place: string, within: string, alone: string): MoveKey => ({
  place,
  within,
  alone,
  led: false,
});

const part = (context: Context, kind: PartKind, number: number | null): string =>
  number === null
    ? ''
    : nameIn(context, `${kind} ${number}`, () =>
        context.locale.pictures.drawn.part({ component: null, part: number, kind, line: '' }),
      );

const isRow = ({ scene }: Context): boolean => scene?.kind === 'heaps' && scene.row === true;

const inHeap = (context: Context, heap: number, within: string): MoveKey =>
  led(part(context, isRow(context) ? 'row' : 'heap', heap), within, String(heap));

/** “3”, or “3–4”. */
const range = (first: string, last: string): string => (first === last ? n(first) : `${n(first)}–${n(last)}`);

/** More than any row has that is shown as buttons. */
const MAX_ROW_PIECES = 10_000;

const splitKey = (facts: MoveFacts['split'], context: Context): MoveKey => {
  const { heap, amount, into } = facts;
  const parts = into.map(n).join('+');
  if (amount === '0') return inHeap(context, heap, parts);
  return inHeap(context, heap, into.length < 2 ? less(amount) : `${less(amount)} → ${parts}`);
};

type Keys = { readonly [K in keyof MoveFacts]: (facts: MoveFacts[K], context: Context) => MoveKey };

/** One for each kind of move, total by type. */
const keys: Keys = {
  take: ({ heap, amount }, context) => inHeap(context, heap, less(amount)),
  'take-single': ({ amount }) => led('', less(amount)),
  typed: ({ move }) => led('', shorten(move, MAX_MOVE_CHARS)),
  split: splitKey,
  'from-row': ({ piece, row, first, last }, context) => {
    const pieces = range(first, last);
    const order = Number(BigInt(last) - BigInt(first)) * MAX_ROW_PIECES + Number(first);
    const said = context.locale.screens.board.pieces(piece, pieces, first === last);
    if (row === null) return { ...led('', said), order };
    return { ...led(part(context, 'row', row), pieces, String(row)), first: said, order };
  },
  'take-both': ({ amounts }, { locale }) => {
    const [one, other] = amounts.map(less) as [string, string];
    return led(locale.screens.board.bothHeaps, one === other ? one : `${one}, ${other}`, '1+2');
  },
  'take-several': ({ takes, more }) => {
    const rest = more === 0 ? '' : ' …';
    return whole(
      `${takes.map(({ heap }) => heap).join('+')}${rest}`,
      `${takes.map(({ amount }) => less(amount)).join(', ')}${rest}`,
      shorten(
        `${takes.map(({ heap, amount }) => `${heap}: ${less(amount)}`).join(', ')}${rest}`,
        MAX_MOVE_CHARS,
      ),
    );
  },
  'step-down': ({ step, amount }, context) =>
    led(part(context, 'step', step), `↓ ${n(amount)}`, String(step)),
  'move-cell': ({ amount, from, to }) => ({
    ...led(`(${from.join(', ')})`, `${from[0] === to[0] ? '←' : '↑'} ${n(amount)}`),
    cell: from.join(),
  }),
  'box-split': ({ pair, split, into }, context) => {
    const parts = into.map(n).join('+');
    const place = `${part(context, 'pair', pair)} ${n(split)} →`.trim();
    return whole(place, parts, `${pair === null ? '' : labelled(String(pair))}${n(split)}→${parts}`);
  },
  'pair-split': ({ pair, into }, context) => {
    const pairs = into.map((one) => one.map(n).join(',')).join(' / ');
    return led(part(context, 'pair', pair), pairs, String(pair));
  },
  'subtract-multiple': ({ pair, times, small }, context) =>
    led(
      part(context, 'pair', pair),
      times === '1' ? less(small) : `${less(times)} × ${n(small)}`,
      String(pair),
    ),
  divide: ({ row, changes }, context) => {
    const becomes = new Map(changes.map(({ place, to }) => [place, n(to)]));
    const { scene } = context;
    const columns = scene?.kind === 'grid' ? (scene.rows[(row ?? 1) - 1]?.length ?? 0) : 0;
    const width = Math.max(columns, ...becomes.keys());
    // The row as it is afterwards, a dot for what stays.
    const after = Array.from({ length: width }, (_, i) => becomes.get(i + 1) ?? '·').join(' ');
    return led(part(context, 'row', row), shorten(after, MAX_MOVE_CHARS), String(row));
  },
  spread: ({ i, j, k }, context) => whole(part(context, 'place', i), `→ ${j}, ${k}`, `${i} → ${j}, ${k}`),
  'spread-stone': ({ from, to }) => {
    const goal = `→ ${shorten(to.join(', '), MAX_MOVE_CHARS)}`;
    return whole(from, goal, `${from} ${goal}`);
  },
  bite: ({ row, column }, context) => ({
    ...whole(part(context, 'row', row), String(column), `${row}, ${column}`),
    cell: `${row},${column}`,
  }),
  erase: ({ number }) => led('', n(number)),
  turn: ({ places, run }, context) => {
    const last = places.at(-1) ?? 1;
    const said = run && places.length > 2 ? `${places[0]}–${last}` : places.join('+');
    return whole(part(context, 'coin', last), said, said);
  },
  'turn-places': ({ head: [x, y], others }) => {
    const head = `${n(x)},${n(y)}`;
    const said = others.map((other) => other.map(n).join(',')).join('+');
    const alone = said === '' ? head : `${head}+${said}`;
    return { ...whole(`(${n(x)}, ${n(y)})`, alone, alone), cell: `${y},${x}` };
  },
  'turn-crossings': ({ columns, rows }) => led('', shorten(`${columns} × ${rows}`, MAX_MOVE_CHARS)),
  'move-token': ({ from, to }) => whole(from, `→ ${to}`, `${from} → ${to}`),
  'cut-edge': ({ from, to }) => led('', `${from}–${to}`),
  'choose-start': ({ node }) => led('', node),
  walk: ({ to }) => led('', `→ ${to}`),
  slide: ({ from, to }, context) => whole(part(context, 'place', from), `→ ${to}`, `${from} → ${to}`),
  'take-element': ({ element }) => led('', element),
  'choose-vertex': ({ node }) => led('', node),
  'choose-edge': ({ from, to }) => led('', `${from}–${to}`),
  'put-x': ({ board, row, column }, context) => ({
    ...led(part(context, 'board', board), `${row},${column}`, `#${board}`),
    cell: `${row},${column}`,
    ...(board === null ? {} : { board }),
  }),
  'lay-domino': ({ squares: [first, second] }) => ({
    ...whole(`(${first.join(', ')})`, `${first.join()}–${second.join()}`, `${first.join()}–${second.join()}`),
    cells: [first.join(), second.join()],
    turned: `${second.join()}-${first.join()}`,
  }),
  push: ({ from, to }) => whole(n(from), `→ ${n(to)}`, `${n(from)} → ${n(to)}`),
  'take-largest': (_, { locale }) => led('', locale.screens.board.largest),
  'take-each': (_, { locale }) => led('', locale.screens.board.oneEach),
  component: ({ component, move }, context) => {
    const own = keyOf(move, componentOf(context, component));
    const { within, first, order } = own;
    const name = (): string => context.locale.screens.board.component(component);
    return {
      place:
        own.place === '' ? nameIn(context, `component ${component}`, name) : `${component} · ${own.place}`,
      within,
      alone: `${component} · ${own.alone}`,
      led: own.led || own.place === '',
      ...(first === undefined ? {} : { first }),
      ...(order === undefined ? {} : { order }),
    };
  },
  components: ({ moves }, context) => {
    // The middle of a long label is left out, so only the moves at its ends are put into words.
    const ends =
      moves.length > 2 * MAX_END_MOVES
        ? [...moves.slice(0, MAX_END_MOVES), ...moves.slice(-MAX_END_MOVES)]
        : moves;
    const each = ends.map(
      ({ component, move }) => `${component} · ${keyOf(move, componentOf(context, component)).alone}`,
    );
    return led('', shorten(each.join(' & '), MAX_MOVE_CHARS));
  },
};

const componentOf = (context: Context, component: number): Context => ({
  ...context,
  scene: context.scene?.kind === 'components' ? context.scene.scenes[component - 1] : undefined,
});

/** A move as it stands on a button of a board that shows `scene`. */
export const keyOf = (phrase: MovePhrase, context: Context): MoveKey =>
  (keys[phrase.kind] as (facts: MovePhrase, context: Context) => MoveKey)(phrase, context);
