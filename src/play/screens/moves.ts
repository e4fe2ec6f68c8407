import type { Option, Spot } from '../../engine/core/spot.ts';
import { formatId, shortId } from '../../kernel/custom-id.ts';
import type { Button, Choice, Row } from '../../kernel/screen.ts';
import { type Doc, note, shorten } from '../../texts/doc.ts';
import { type Locale, sayMove } from '../../texts/locale.ts';

/** Which part of a board's moves its controls show: all, one part's, or a stretch of those. */
export interface Focus {
  /** Index into `spot.parts()`; null: the whole position. */
  readonly part: number | null;
  /** Index of the first move shown; null: not chosen. */
  readonly from: number | null;
}
export const WHOLE: Focus = { part: null, from: null };

const MOST_BUTTONS = 10;
const PER_ROW = 5;
const PER_SELECT = 25;
/** Moves that can be reached by two selects. */
const REACH = PER_SELECT * PER_SELECT;

export interface MoveRows {
  readonly rows: readonly Row[];
  /** True where more moves are possible than the controls reach: they have to be typed. */
  readonly more: boolean;
}

/** At most `most` items, and whether there were more. */
const first = <T>(
  items: Iterable<T>,
  most: number,
): { readonly items: readonly T[]; readonly more: boolean } => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) return { items: taken, more: true };
    taken.push(item);
  }
  return { items: taken, more: false };
};

/** How a focus is written in a custom id: `1`, `1.25`, `.50`; the whole is empty. */
export const formatFocus = ({ part, from }: Focus): string =>
  `${part ?? ''}${from === null ? '' : `.${from}`}`;

/** A focus as `formatFocus` writes it; anything else is the whole, since custom ids come from outside. */
export const parseFocus = (text: string): Focus => {
  const match = /^(\d{1,4})?(?:\.(\d{1,5}))?$/.exec(text);
  if (match === null) return WHOLE;
  return {
    part: match[1] === undefined ? null : Number(match[1]),
    from: match[2] === undefined ? null : Number(match[2]),
  };
};

/**
 * Controls for the moves of `spot`: buttons where they are few; else a select of its parts, then one of the part's moves; where
 * those are more than 25, a select of stretches of 25 before it. The same for every game: parts are a fact of the rules.
 * `kind`: the handler that serves them.
 */
export const moveRows = (
  spot: Spot,
  match: string,
  revision: number,
  focus: Focus,
  locale: Locale,
  kind = 'm',
): MoveRows => {
  const words = locale.screens;
  const label = (option: Option): string => sayMove(locale, option.phrase);
  const id = (verb: string, argument = ''): string => shortId(kind, match, revision, verb, argument);

  if (focus.part === null && focus.from === null) {
    const few = first(spot.options(), MOST_BUTTONS);
    if (!few.more) {
      const buttons = few.items.map((option) => moveButton(option, kind, match, revision, label(option)));
      const shown = buttons.filter((button) => button !== null);
      return { rows: rowsOf(shown), more: shown.length < buttons.length };
    }
    const parts = spot.parts();
    if (parts.length > 1) {
      const alive = parts.flatMap((part, i) => (part.spot.isOver() ? [] : [{ part, i }]));
      const choices = alive.slice(0, PER_SELECT).map(
        ({ part, i }): Choice => ({
          label: words.part(
            { component: part.component, part: part.part, kind: part.kind, line: part.spot.line },
            shorten(part.spot.position),
          ),
          value: formatFocus({ part: i, from: null }),
        }),
      );
      return {
        rows: [{ kind: 'select', id: id('focus'), placeholder: words.board.choosePart, choices }],
        more: alive.length > PER_SELECT,
      };
    }
  }

  const part = focus.part === null ? undefined : spot.parts()[focus.part];
  const own = first(part === undefined ? spot.options() : part.spot.options(), REACH);
  const back: readonly Row[] =
    focus.part === null && focus.from === null
      ? []
      : [[{ kind: 'button', id: id('back'), label: words.board.back, style: 'plain' }]];
  const whole = (option: Option): Option => (part === undefined ? option : part.lift(option.move));
  if (own.items.length > PER_SELECT && focus.from === null) {
    const choices: Choice[] = [];
    for (let from = 0; from < own.items.length; from += PER_SELECT)
      choices.push({
        label: words.board.range(
          from + 1,
          Math.min(from + PER_SELECT, own.items.length),
          label(whole(own.items[from]!)),
        ),
        value: formatFocus({ part: focus.part, from }),
      });
    return {
      rows: [{ kind: 'select', id: id('focus'), placeholder: words.board.chooseRange, choices }, ...back],
      more: own.more,
    };
  }
  const from = focus.from ?? 0;
  const stretch = own.items.slice(from, from + PER_SELECT).map(whole);
  const choices = stretch.flatMap((option): readonly Choice[] =>
    [...option.move].length <= 100 ? [{ label: label(option), value: option.move }] : [],
  );
  return {
    rows: [
      { kind: 'select', id: id('pick'), placeholder: words.board.chooseMove, choices: distinct(choices) },
      ...back,
    ],
    more: own.more || choices.length < stretch.length,
  };
};

/** Choices of a select need different values. */
const distinct = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((choice) => [choice.value, choice])).values(),
];

const moveButton = (
  option: Option,
  kind: string,
  match: string,
  revision: number,
  label: string,
): Button | null => {
  const id = formatId({ kind, id: match, revision, verb: 'move', argument: option.move });
  return id === null ? null : { kind: 'button', id, label, style: 'main' };
};

const rowsOf = (buttons: readonly Button[]): readonly Row[] => {
  const rows: Row[] = [];
  for (let i = 0; i < buttons.length; i += PER_ROW) rows.push(buttons.slice(i, i + PER_ROW));
  return rows;
};

/** A legal move as an example of how to type one; null where there is none or it is long. */
const exampleOf = (spot: Spot): Option | null => {
  for (const option of spot.options()) return option.move.length <= 80 ? option : null;
  return null;
};

/** The same as it is typed. */
export const exampleMove = (spot: Spot): string | null => exampleOf(spot)?.move ?? null;

/** How a move is typed, by an example that says what it does. */
export const howToType = (spot: Spot, locale: Locale): Doc => {
  const example = exampleOf(spot);
  if (example === null) return [];
  const said = shorten(sayMove(locale, example.phrase), 80);
  return [note(...locale.screens.board.howToType(example.move, said))];
};
