import type { Scene } from '../engine/core/scene.ts';

/**
 * A run of text: plain, emphasised, or set as mathematics or notation; or somebody, by the id of their account, for the
 * surface to name. Plain strings are data, never markup.
 */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly person: string };

export type Align = 'left' | 'right';

/** A small rich text that every surface can render: Discord, browser, terminal, JSON. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'heading'; readonly text: string }
  /** The answer itself: the one line that a reader in a hurry takes away. */
  | { readonly kind: 'verdict'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  /** A table to be set in a fixed-width face, columns aligned. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[] | null;
      readonly rows: readonly (readonly string[])[];
      readonly align: readonly Align[];
      /** A remark beside a row, by its index. */
      readonly notes?: Readonly<Record<number, string>>;
    }
  /** A remark of less weight. */
  | { readonly kind: 'note'; readonly text: readonly Inline[] }
  /** A drawing in text; `brief` where the whole stands beside it already. */
  | { readonly kind: 'scene'; readonly scene: Scene; readonly brief?: boolean };

export type Doc = readonly Block[];

/** A paragraph of the given runs. */
export const p = (...text: readonly Inline[]): Block => ({ kind: 'paragraph', text });
export const strong = (text: string): Inline => ({ strong: text });
export const code = (text: string): Inline => ({ code: text });
export const person = (id: string): Inline => ({ person: id });
export const note = (...text: readonly Inline[]): Block => ({ kind: 'note', text });

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

/** A number of hundreds of digits, shortened in the middle with its length told; shorter text as it is. */
export const shorten = (digits: string, most = 40): string =>
  digits.length <= most ? digits : `${digits.slice(0, 12)}…${digits.slice(-12)}`;
