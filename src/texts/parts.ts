import type { Win } from '../engine/core/terms.ts';
import type { PartLabel } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';

/** A part of a position as a table or a sentence names it. */
export const partLabel = (t: Catalogue, { component, part, kind }: PartLabel): string =>
  component !== null && part === null
    ? t.text('part-component', { component })
    : t.text('part-label', { component, part: part ?? 1, kind: t.text(`part-${kind}`) });

/** A position later in the game, as a line that can be typed: under misère play with the word that says so. */
export const lineTold = (t: Catalogue, line: string, win: Win, most: number): string =>
  win === 'misere' ? `${t.shorten(line, most)} misere` : t.shorten(line, most);
