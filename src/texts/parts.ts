import type { Win } from '../engine/core/terms.ts';
import type { PartLabel, ShownMove } from '../engine/explain/step.ts';
import type { Catalogue, CountKey } from './catalogue.ts';
import { type Block, note } from './doc.ts';
import { type MoveWords, sayMove } from './moves.ts';

/** The name of a part of a position in a table or a sentence. */
export const partLabel = (t: Catalogue, { component, part, kind }: PartLabel): string =>
  component !== null && part === null
    ? t.text('part-component', { component })
    : t.text('part-label', { component, part: part ?? 1, kind: t.text(`part-${kind}`) });

/** A remark on how many are left out, or nothing where all are shown. */
export const leftOut = (t: Catalogue, remark: CountKey, count: number): readonly Block[] =>
  count > 0 ? [note(t.text(remark, { count }))] : [];

/** Runs of equal numbers, which are counted where a line is too long to show: “nim 1 [18× 2] 3”. */
const RUN = / (\d+)((?: \1){3,})(?= |$)/g;

/** A line with its runs of equal numbers counted. */
export const compressed = (line: string): string =>
  line.replace(RUN, (_, number: string, others: string) => ` [${others.split(' ').length}× ${number}]`);

/** A later position as a line that can be typed; under misère play with the word for it. */
export const lineTold = (t: Catalogue, line: string, win: Win, most: number): string =>
  `${t.shorten(line.length <= most ? line : compressed(line), most)}${win === 'misere' ? ' misere' : ''}`;

/** A move in more components is shown as typed. */
const MAX_TOLD_COMPONENTS = 4;
export const MAX_TYPED_MOVE_CHARS = 80;

/** A move in words. Moves in many components are shown as typed: the words would be unreadable, and hundreds of them slow. */
export const moveTold = (l: MoveWords & Pick<Catalogue, 'shorten'>, { phrase, move }: ShownMove): string =>
  phrase.kind === 'components' && phrase.moves.length > MAX_TOLD_COMPONENTS
    ? l.shorten(move, MAX_TYPED_MOVE_CHARS)
    : sayMove(l, phrase);
