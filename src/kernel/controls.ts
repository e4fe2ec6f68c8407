import { shortId } from './custom-id.ts';
import type { Button, ControlRow, SelectChoice } from './screen.ts';

/** `id`: a custom id (see `shortId`). */
export const button = (id: string, label: string, style: Button['style'] = 'plain'): Button => ({
  kind: 'button',
  id,
  label,
  style,
});

/** Factory for the buttons of one handler. */
export const buttonsOf =
  (kind: string) =>
  (
    id: string | number,
    revision: number,
    verb: string,
    label: string,
    style: Button['style'] = 'plain',
    argument = '',
  ): Button =>
    button(shortId(kind, String(id), revision, verb, argument), label, style);

/** Select in a row of its own; no row without choices. `most`: number that may be chosen (default one). */
export const selectRows = (
  id: string,
  placeholder: string,
  choices: readonly SelectChoice[],
  most?: number,
): readonly ControlRow[] =>
  choices.length === 0
    ? []
    : [{ kind: 'select', id, placeholder, choices, ...(most === undefined ? {} : { most }) }];

/** Page `wanted` of a list, counted from 0, or the nearest there is. An empty list has one empty page. */
export const pageOf = <T>(items: readonly T[], size: number, wanted: number) => {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = Math.min(Math.max(0, wanted), pages - 1);
  return { pages, at, shown: items.slice(at * size, (at + 1) * size) };
};

/** Buttons to the previous and the next page, if they exist. */
export const pager = (
  at: number,
  pages: number,
  { previous, next }: { readonly previous: string; readonly next: string },
  turn: (to: number, label: string) => Button,
): readonly Button[] => [
  ...(at > 0 ? [turn(at - 1, previous)] : []),
  ...(at + 1 < pages ? [turn(at + 1, next)] : []),
];
