import type { PartKind } from '../../engine/core/game.ts';
import type { PartLabel } from '../../engine/explain/step.ts';

/** What the parts of a position are called. */
export const PART: Readonly<Record<PartKind, string>> = {
  heap: 'heap',
  step: 'step',
  cell: 'cell',
  row: 'row',
  pair: 'pair',
  place: 'place',
  coin: 'coin',
  token: 'token',
  branch: 'branch',
  node: 'node',
  group: 'group',
};

/** A part as a table or a sentence names it. */
export const label = (part: PartLabel): string =>
  part.component === null
    ? `${PART[part.kind]} ${part.part ?? 1}`
    : part.part === null
      ? `game ${part.component}`
      : `game ${part.component}, ${PART[part.kind]} ${part.part}`;
