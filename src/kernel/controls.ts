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
