import { grouped } from '../../engine/core/maps.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { button } from '../../kernel/controls.ts';
import { formatId, shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import {
  type Button,
  type ControlRow,
  clip,
  MAX_CHOICE_CHARS,
  MAX_LABEL_CHARS,
  type SelectChoice,
} from '../../kernel/screen.ts';
import { type Doc, note, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove } from '../../texts/locale.ts';
import { labelled, textWidth } from '../../texts/plain.ts';
import {
  byPlace,
  CHOICES_PER_SELECT,
  entriesOf,
  inOrder,
  type Keyed,
  MAX_MOVE_BUTTONS,
  type MoveEntry,
  type Reached,
  reachedOf,
} from './entries.ts';
import { cellsOf, cellsOfBoard, type Grid } from './grid.ts';

/**
 * Which moves a board's controls show: all, or those of an entry (see `entriesOf`). Boards of earlier versions name a part of the
 * position and a stretch of its moves.
 */
export type MoveFocus =
  | { readonly kind: 'whole' }
  | { readonly kind: 'entry'; readonly entry: number }
  /** The first of the two cells that make a move. */
  | { readonly kind: 'cell'; readonly cell: string }
  | { readonly kind: 'part'; readonly part: number | null; readonly from: number };
export const WHOLE: MoveFocus = { kind: 'whole' };

const BUTTONS_PER_ROW = 5;
/** Rows of move buttons that fit below a picture on a screen 720 pixels high; a board of buttons replaces the picture. */
const MAX_BUTTON_LINES = 4;
/** Approximate widths. */
const MESSAGE_WIDTH_PX = 580;
const LETTER_WIDTH_PX = 9;
const BUTTON_MARGIN_PX = 36;
/** Discord's limit for a message, nested ones included. */
const MAX_COMPONENTS = 40;
/** Discord's limit for a choice's value. */
const MAX_VALUE_CHARS = 100;
/** Of a move typed as an example, and of what it does. */
const MAX_EXAMPLE_CHARS = 80;
/** Every message leaves room for these. */
const MIN_MOVE_COMPONENTS = MAX_MOVE_BUTTONS + Math.ceil(MAX_MOVE_BUTTONS / BUTTONS_PER_ROW) + 4;

/** What the controls of moves belong to. */
export interface Pad {
  /** The handler of the controls: for a match, a puzzle from a game, or the daily puzzle. */
  readonly kind: 'm' | 'r' | 'y';
  readonly id: string;
  readonly revision: number;
  readonly focus: MoveFocus;
  /** How many other components the message has; `hasPicture`: one of them is a picture of the position. */
  readonly others?: number;
  readonly hasPicture?: boolean;
}

export interface MoveRows {
  readonly rows: readonly ControlRow[];
  /** Whether more moves are possible than the controls reach, which have to be typed. */
  readonly more: boolean;
  /** Whether the buttons are the board, so that it need not be drawn. */
  readonly isBoard: boolean;
}

/**
 * The focus named by a custom id or a choice: `e3`, `c2,1`; in earlier versions `1`, `1.25` or `.50`. Anything else is the
 * whole.
 */
export const parseFocus = (text: string): MoveFocus => {
  const entry = /^e(\d{1,3})$/.exec(text);
  if (entry !== null) return { kind: 'entry', entry: Number(entry[1]) };
  const cell = /^c(\d{1,2},\d{1,2})$/.exec(text);
  if (cell !== null) return { kind: 'cell', cell: cell[1]! };
  const old = /^(\d{1,4})?(?:\.(\d{1,5}))?$/.exec(text);
  if (old === null || text === '') return WHOLE;
  return { kind: 'part', part: old[1] === undefined ? null : Number(old[1]), from: Number(old[2] ?? 0) };
};

const entryFocus = (entry: number): string => `e${entry}`;

const idOf = ({ kind, id, revision }: Pad, verb: string, argument = ''): string =>
  shortId(kind, id, revision, verb, argument);

/** A move's button; null where the move is too long for an id. */
const moveButton = (pad: Pad, { option }: Keyed, label: string, typed = option.move): Button | null => {
  const id = formatId({ ...pad, verb: 'move', argument: typed });
  return id === null ? null : button(id, label, 'main');
};

/** A button that only shows something and cannot be clicked. */
const shownButton = (pad: Pad, name: string, label: string): Button => ({
  ...button(idOf(pad, 'none', name), label),
  disabled: true,
});

const focusButton = (pad: Pad, entry: number, label: string): Button =>
  button(idOf(pad, 'focus', entryFocus(entry)), label, 'main');

const backButton = (pad: Pad, locale: Locale): Button => button(idOf(pad, 'back'), locale.screens.board.back);

/** The number of components in rows, including the rows themselves. */
export const componentsOf = (rows: readonly ControlRow[]): number =>
  rows.reduce((sum, row) => sum + 1 + ('kind' in row ? 1 : row.length), 0);

const hasRoom = (
  rows: readonly ControlRow[],
  { others = MAX_COMPONENTS - MIN_MOVE_COMPONENTS }: Pad,
): boolean => componentsOf(rows) + others <= MAX_COMPONENTS;

/** The approximate number of lines that rows of buttons take, since rows wrap where labels are long. */
const linesOf = (rows: readonly (readonly Button[])[]): number =>
  rows.reduce((lines, row) => {
    const width = row.reduce(
      (sum, { label }) => sum + textWidth(label) * LETTER_WIDTH_PX + BUTTON_MARGIN_PX,
      0,
    );
    return lines + Math.ceil(width / MESSAGE_WIDTH_PX);
  }, 0);

const there = (buttons: readonly (Button | null)[]): readonly Button[] =>
  buttons.filter((button) => button !== null);

/**
 * A board on which a move is two cells: the first click chooses one, the second its neighbour. A cell with a single move plays
 * it.
 */
const pairedRows = (grid: Grid, moves: readonly Keyed[], pad: Pad, locale: Locale): readonly ControlRow[] => {
  const at = (cell: string): readonly Keyed[] =>
    moves.filter(({ key }) => key.cells?.includes(cell) === true);
  const chosen = pad.focus.kind === 'cell' && at(pad.focus.cell).length > 0 ? pad.focus.cell : null;
  const focus = (cell: string, label: string): Button =>
    button(idOf(pad, 'focus', `c${cell}`), label, 'main');
  const buttonOf = (cell: string, label: string): Button => {
    const own = at(cell);
    const [only, ...others] = chosen === null ? own : own.filter(({ key }) => key.cells!.includes(chosen));
    if (cell === chosen) return { ...shownButton(pad, cell, '◆'), style: 'good' };
    if (only === undefined) return shownButton(pad, cell, label);
    if (others.length > 0) return focus(cell, label);
    const typed = cell === only.key.cells![1] ? only.key.turned : only.option.move;
    return moveButton(pad, only, label, typed) ?? focus(cell, label);
  };
  const rows = grid.map((row) => row.map((cell) => buttonOf(cell.at, cell.label)));
  return chosen === null ? rows : [...rows, [backButton(pad, locale)]];
};

/**
 * The board as buttons: a cell plays its move, or opens its moves where there are several. Null where that would take too many
 * clicks.
 */
const boardRows = (
  grid: Grid,
  moves: readonly Keyed[],
  pad: Pad,
  locale: Locale,
): readonly ControlRow[] | null => {
  if (moves.length > 0 && moves.every(({ key }) => key.cells !== undefined))
    return pairedRows(grid, moves, pad, locale);
  const cells = grouped(moves, ({ key }) => key.cell);
  const isSingle = cells.size === moves.length;
  const entries = isSingle ? [] : entriesOf(moves);
  if (cells.has(undefined)) return null;
  if (!isSingle && (moves.length <= MAX_MOVE_BUTTONS || entries.length !== cells.size)) return null;
  return grid.map((row) =>
    row.map(({ at, label }): Button => {
      const [move, ...others] = cells.get(at) ?? [];
      if (move === undefined) return shownButton(pad, at, label);
      const play = others.length === 0 ? moveButton(pad, move, label) : null;
      return (
        play ??
        focusButton(
          pad,
          entries.findIndex((entry) => entry.moves.includes(move)),
          label,
        )
      );
    }),
  );
};

/** Whether all labels differ as far as they are shown. */
const areDistinct = (controls: readonly (Button | SelectChoice)[], most = MAX_LABEL_CHARS): boolean =>
  new Set(controls.map(({ label }) => clip(label, most))).size === controls.length;

/** Moves of one place, in rows that begin with its name. */
const rowsOfPlace = (moves: readonly Keyed[], pad: Pad): readonly (readonly Button[])[] =>
  chunksOf(
    there(
      inOrder(moves).map((move, i) => {
        const { place, within, first = within, alone, led } = move.key;
        if (!led) return moveButton(pad, move, alone);
        return moveButton(pad, move, i % BUTTONS_PER_ROW === 0 ? `${labelled(place)}${first}` : within);
      }),
    ),
    BUTTONS_PER_ROW,
  );

/** A row of buttons for each place; null where moves say themselves where they are made, or are too many. */
const placedRows = (moves: readonly Keyed[], pad: Pad): readonly (readonly Button[])[] | null => {
  if (moves.length > MAX_COMPONENTS) return null;
  const places = [...byPlace(moves).values()];
  if (moves.some(({ key }) => !key.led) || (places.length === moves.length && places.length > 1)) return null;
  return places.flatMap((own) => rowsOfPlace(own, pad));
};

/**
 * A button for each move; null where the message has no room for them, or where moves in several games would be labelled with
 * numbers only.
 */
const onePress = (moves: readonly Keyed[], pad: Pad, games: number): readonly ControlRow[] | null => {
  const placed = placedRows(moves, pad);
  if (placed !== null && hasRoom(placed, pad) && linesOf(placed) <= MAX_BUTTON_LINES) return placed;
  if (moves.length > MAX_MOVE_BUTTONS || (games > 1 && moves.length > BUTTONS_PER_ROW)) return null;
  const ordered = [...byPlace(moves).values()].flatMap(inOrder);
  const rows = chunksOf(there(ordered.map((move) => moveButton(pad, move, move.key.alone))), BUTTONS_PER_ROW);
  return areDistinct(rows.flat()) ? rows : null;
};

/**
 * The first of two clicks: buttons, or select menus where buttons would be too many or too long. Numbered where the names
 * don't distinguish them.
 */
const entryRows = (entries: readonly MoveEntry[], pad: Pad, locale: Locale): readonly ControlRow[] => {
  const named = entries.map(({ name }, i): SelectChoice => ({ label: name, value: entryFocus(i) }));
  const choices = areDistinct(named)
    ? named
    : named.map(({ label, value }, i) => ({ label: `${i + 1}) ${label}`, value }));
  const buttons = entries.map(({ moves }, i) => {
    const { label } = choices[i]!;
    const only = moves.length === 1 ? moveButton(pad, moves[0]!, label) : null;
    return only ?? focusButton(pad, i, label);
  });
  const rows = chunksOf(buttons, BUTTONS_PER_ROW);
  if (entries.length <= MAX_MOVE_BUTTONS && linesOf(rows) <= MAX_BUTTON_LINES) return rows;
  return chunksOf(choices, CHOICES_PER_SELECT).map((some, i) => ({
    kind: 'select',
    id: idOf(pad, 'focus', String(i)),
    placeholder: locale.screens.board.choosePart,
    choices: some,
  }));
};

/** The second of two clicks. */
const entryMoves = ({ moves }: MoveEntry, pad: Pad, locale: Locale): readonly ControlRow[] => {
  const back = backButton(pad, locale);
  const rows = moves.length <= MAX_MOVE_BUTTONS ? rowsOfPlace(moves, pad) : [];
  if (rows.length > 0 && areDistinct(rows.flat())) {
    const last = rows.at(-1) ?? [];
    return last.length < BUTTONS_PER_ROW ? [...rows.slice(0, -1), [...last, back]] : [...rows, [back]];
  }
  const choices = moves.flatMap(({ option }): readonly SelectChoice[] =>
    [...option.move].length <= MAX_VALUE_CHARS
      ? [{ label: sayMove(locale, option.phrase), value: option.move }]
      : [],
  );
  return [
    {
      kind: 'select',
      id: idOf(pad, 'pick'),
      placeholder: locale.screens.board.chooseMove,
      // Typed moves are no longer than the values of choices may be.
      choices: areDistinct(choices, MAX_CHOICE_CHARS)
        ? choices
        : choices.map(({ value }) => ({ label: value, value })),
    },
    [back],
  ];
};

/** One of several boards as buttons, where all moves of the entry are on it. */
const oneBoard = (
  spot: Spot,
  { moves }: MoveEntry,
  pad: Pad,
  locale: Locale,
): readonly ControlRow[] | null => {
  const board = moves[0]?.key.board;
  if (board === undefined || moves.some(({ key }) => key.board !== board)) return null;
  const grid = cellsOfBoard(spot.scene(), board);
  const rows = grid === null ? null : boardRows(grid, moves, pad, locale);
  return rows === null ? null : [...rows, [backButton(pad, locale)]];
};

/** The index of the entry that a focus names; -1: none. */
const entryOf = (focus: MoveFocus, spot: Spot, entries: readonly MoveEntry[]): number => {
  if (focus.kind === 'whole' || focus.kind === 'cell') return -1;
  if (focus.kind === 'entry') return focus.entry < entries.length ? focus.entry : -1;
  const part = focus.part === null ? undefined : spot.parts()[focus.part];
  let at = 0;
  for (const option of (part?.spot ?? spot).options()) {
    if (at < focus.from) at += 1;
    else {
      const { move } = part?.lift(option.move) ?? option;
      return entries.findIndex(({ moves }) => moves.some((one) => one.option.move === move));
    }
  }
  return -1;
};

const shown = ({ moves }: Reached, rows: readonly ControlRow[]): boolean =>
  rows
    .flatMap((row) => ('kind' in row ? [] : row))
    .filter((one) => one.kind === 'button' && one.disabled !== true).length >= moves.length;

/**
 * Controls for the moves of `spot`: the board itself where it has at most 5 × 5 cells; a button for each move where there are
 * few, in a row for each heap; else a click for the place and one for the move. The same for every game.
 */
export const moveRows = (spot: Spot, pad: Pad, locale: Locale): MoveRows => {
  const reached = reachedOf(spot, locale);
  const { moves, more } = reached;
  const grid = more ? null : cellsOf(spot.scene());
  const entries = entriesOf(moves);
  const entry = entries[entryOf(pad.focus, spot, entries)];
  const board = grid === null || entry !== undefined ? null : boardRows(grid, moves, pad, locale);
  // A board of buttons replaces the picture.
  const others = pad.others === undefined ? {} : { others: pad.others - (pad.hasPicture === true ? 1 : 0) };
  if (board !== null && hasRoom(board, { ...pad, ...others })) return { rows: board, more, isBoard: true };
  const few = more ? null : onePress(moves, pad, spot.components.length);
  if (few !== null) return { rows: few, more: !shown(reached, few), isBoard: false };
  const rows =
    entry === undefined
      ? entryRows(entries, pad, locale)
      : (oneBoard(spot, entry, pad, locale) ?? entryMoves(entry, pad, locale));
  return { rows, more, isBoard: false };
};

/** A legal move as an example of typing; null where there is none or it is long. */
const exampleOf = (spot: Spot): Option | null => {
  for (const option of spot.options()) return option.move.length <= MAX_EXAMPLE_CHARS ? option : null;
  return null;
};

/** The example as it is typed. */
export const exampleMove = (spot: Spot): string | null => exampleOf(spot)?.move ?? null;

/** How to type a move, with an example and what it does. */
export const howToType = (spot: Spot, locale: Locale): Doc => {
  const example = exampleOf(spot);
  if (example === null) return [];
  const said = shorten(sayMove(locale, example.phrase), MAX_EXAMPLE_CHARS);
  return [note(...locale.screens.board.howToType(example.move, said))];
};
