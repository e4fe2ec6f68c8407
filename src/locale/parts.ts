import type { PartLabel } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';

/** A part of a position as a table or a sentence names it. */
export const partLabel = (t: Catalogue, { component, part, kind }: PartLabel): string =>
  component !== null && part === null
    ? t.text('part-component', { component })
    : t.text('part-label', { component, part: part ?? 1, kind: t.text(`part-${kind}`) });
