import type { Win } from '../engine/core/terms.ts';
import type { PartLabel, ShownMove } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import { type Block, note } from './doc.ts';
import { type MoveWords, sayMove } from './moves.ts';

/** A part of a position as a table or a sentence names it. */
export const partLabel = (t: Catalogue, { component, part, kind }: PartLabel): string =>
  component !== null && part === null
    ? t.text('part-component', { component })
    : t.text('part-label', { component, part: part ?? 1, kind: t.text(`part-${kind}`) });

/** A remark on how many are left out; none where none are. */
export const leftOut = (
  t: Catalogue,
  of: 'components' | 'parts' | 'pairs' | 'values' | 'xor',
  count: number,
): readonly Block[] => (count > 0 ? [note(t.text(`step-${of}-left-out`, { count }))] : []);

/** Equal numbers in a row that are counted where a line is too long to show: “nim 1 [18× 2] 3”. */
const RUN = / (\d+)((?: \1){3,})(?= |$)/g;

/** A line with its runs of equal numbers counted. */
export const compressed = (line: string): string =>
  line.replace(RUN, (_, number: string, others: string) => ` [${others.split(' ').length}× ${number}]`);

/** A position later in the game, as a line that can be typed: under misère play with the word that says so. */
export const lineTold = (t: Catalogue, line: string, win: Win, most: number): string =>
  `${t.shorten(line.length <= most ? line : compressed(line), most)}${win === 'misere' ? ' misere' : ''}`;

/** Components that a move is told of; of more, it is shown as it is typed. */
const TOLD_COMPONENTS = 4;
/** Characters of a typed move. */
const TYPED_MOVE = 80;

/** A move in words. Forty moves at once are no words to read, and to say hundreds of such moves keeps everybody waiting. */
export const moveTold = (l: MoveWords & Pick<Catalogue, 'shorten'>, { phrase, move }: ShownMove): string =>
  phrase.kind === 'components' && phrase.moves.length > TOLD_COMPONENTS
    ? l.shorten(move, TYPED_MOVE)
    : sayMove(l, phrase);
