import type { Scene } from '../engine/core/scene.ts';

/**
 * A run of text: plain, emphasised, or set as mathematics or notation; or a person, a channel or a role, given by id so that
 * each surface can show the name. Plain strings are data, never markup.
 */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly person: string }
  | { readonly channel: string }
  /** A role of a server, by its id. */
  | { readonly role: string }
  /** A moment, in milliseconds since 1970: shown as the distance from now, or as date or time in the reader's time zone. */
  | { readonly moment: number; readonly date?: boolean; readonly clock?: boolean };

export type Align = 'left' | 'right';

/** A small rich text that every surface can render: Discord, browser, terminal, JSON. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly text: string }
  /** The answer itself: the one line that a reader in a hurry needs. */
  | { readonly kind: 'verdict'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  /** A table for a fixed-width font, with aligned columns. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
      readonly align: readonly Align[];
      /** A remark beside a row, by its index. */
      readonly notes?: Readonly<Record<number, string>>;
    }
  /** A less important remark; `reference` where it only says where something is found. */
  | { readonly kind: 'note'; readonly text: readonly Inline[]; readonly reference?: true }
  /** A drawing in text; `brief` where the full picture stands beside it already. */
  | { readonly kind: 'scene'; readonly scene: Scene; readonly brief?: boolean };

export type Doc = readonly Block[];

/** A paragraph of the given runs. */
export const p = (...text: readonly Inline[]): Block => ({ kind: 'paragraph', text });
/** One paragraph for each list of runs. */
export const ps = (paragraphs: readonly (readonly Inline[])[]): readonly Block[] =>
  paragraphs.map((text) => p(...text));
/** A list of the given items. */
export const list = (items: readonly (readonly Inline[])[]): Block => ({ kind: 'list', items });
/** A list under its heading; nothing where the list is empty. */
export const section = (heading: string, items: readonly (readonly Inline[])[]): Doc =>
  items.length === 0 ? [] : [{ kind: 'heading', text: heading }, list(items)];
/** The first items as they are, and one more that counts the rest. */
export const firstItems = <T>(
  all: readonly T[],
  most: number,
  itemOf: (one: T) => readonly Inline[],
  more: (count: number) => Inline,
): readonly (readonly Inline[])[] => [
  ...all.slice(0, most).map((one) => itemOf(one)),
  ...(all.length > most ? [[more(all.length - most)]] : []),
];
/** An emphasised run; a surface without emphasis shows it plain. */
export const strong = (text: string): Inline => ({ strong: text });
/** A run in a fixed-width font: lines, moves and numbers as typed. */
export const code = (text: string): Inline => ({ code: text });
/** A person, by the id of their account. */
export const person = (id: string): Inline => ({ person: id });
/** A role by its id. */
export const role = (id: string): Inline => ({ role: id });
/** A time as the distance from now, milliseconds since 1970. */
export const moment = (at: number): Inline => ({ moment: at });
/** A time as date and hour in the reader's time zone, milliseconds since 1970. */
export const date = (at: number): Inline => ({ moment: at, date: true });
/** A time as hour, minute and second in the reader's time zone: unlike a distance it stays true after the moment has passed. */
export const clock = (at: number): Inline => ({ moment: at, clock: true });
/** Items of a list: `comma` between them, `last` before the last one. */
export const joined = (items: readonly Inline[], comma: string, last = comma): readonly Inline[] =>
  items.flatMap((item, i) => (i === 0 ? [item] : [i + 1 < items.length ? comma : last, item]));
/** A less important paragraph. */
export const note = (...text: readonly Inline[]): Block => ({ kind: 'note', text });
/** A note that says where something is found. */
export const reference = (...text: readonly Inline[]): Block => ({ kind: 'note', text, reference: true });

/** A table; `align` defaults to left for the first column and right for the others. */
export const table = (
  rows: readonly (readonly string[])[],
  options: {
    head?: readonly string[];
    align?: readonly Align[];
    notes?: Readonly<Record<number, string>>;
  } = {},
): Block => ({
  kind: 'table',
  head: options.head ?? null,
  rows,
  align: options.align ?? (rows[0] ?? options.head ?? []).map((_, i) => (i === 0 ? 'left' : 'right')),
  ...(options.notes === undefined ? {} : { notes: options.notes }),
});

/** The ends of a text, `most` UTF-16 units of each, or one less where that would cut a character in two. */
const endsOf = (text: string, most: number): string =>
  `${text.slice(0, most)}…${text.slice(-most)}`.replace(/\p{Surrogate}/gu, '');

/** Cuts text in the middle, for a surface's lines and labels. For sentences use the locale's `shorten`, which adds the length. */
export const shorten = (text: string, most = 40): string => (text.length <= most ? text : endsOf(text, 12));

/** Digits kept at either end of a number that stands alone, and of one within a line. */
const END_DIGITS_ALONE = 12;
const END_DIGITS_WITHIN = 6;

/**
 * Cuts numbers with many digits in the middle and adds how many digits they have, in the words of `cutNumber`, so that 10^40
 * and 10^41 don't look alike. In a longer text the numbers are cut first, then the text.
 */
export const shortener =
  (cutNumber: (begin: string, end: string, digits: number) => string) =>
  (text: string, most = 40): string => {
    if (text.length <= most) return text;
    const cut = (digits: string, ends: number): string =>
      cutNumber(digits.slice(0, ends), digits.slice(-ends), digits.length);
    if (/^\d+$/.test(text)) return cut(text, END_DIGITS_ALONE);
    const said = text.replace(/\d{30,}/g, (digits) => cut(digits, END_DIGITS_WITHIN));
    if (said.length <= most) return said;
    // Cut after a whole word where possible, so that no number is read as another.
    const end = said.lastIndexOf(' ', most - 2);
    return end > most / 3 ? `${said.slice(0, end)} …` : endsOf(said, Math.floor(most / 2));
  };
