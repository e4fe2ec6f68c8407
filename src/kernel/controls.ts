import { shortId } from './custom-id.ts';
import type { Button, Row, SelectChoice } from './screen.ts';

/** `id`: a custom id (see `shortId`). */
export const button = (id: string, label: string, style: Button['style'] = 'plain'): Button => ({
  kind: 'button',
  id,
  label,
  style,
});

/** Makes the buttons of one handler. */
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

/** A select by itself in its row; none where there is nothing to choose. `most`: how many may be chosen; absent: one. */
export const selectRows = (
  id: string,
  placeholder: string,
  choices: readonly SelectChoice[],
  most?: number,
): readonly Row[] =>
  choices.length === 0
    ? []
    : [{ kind: 'select', id, placeholder, choices, ...(most === undefined ? {} : { most }) }];

/** One page of a list: `wanted`, counted from 0, or the nearest there is. An empty list has one empty page. */
export const pageOf = <T>(items: readonly T[], size: number, wanted: number) => {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = Math.min(Math.max(0, wanted), pages - 1);
  return { pages, at, shown: items.slice(at * size, (at + 1) * size) };
};

/** Buttons to the page before and to the next one, where there is one. */
export const pager = (
  at: number,
  pages: number,
  { previous, next }: { readonly previous: string; readonly next: string },
  turn: (to: number, label: string) => Button,
): readonly Button[] => [
  ...(at > 0 ? [turn(at - 1, previous)] : []),
  ...(at + 1 < pages ? [turn(at + 1, next)] : []),
];
