import type { Spot } from '../../engine/core/spot.ts';
import { listSize, type Question, type QuestionDraft, type Structure } from '../model/question.ts';
import { isLeft, numbersIn, sceneKindOf } from './heaps.ts';
import { isNumbersAlone } from './kinds/index.ts';
import type { SolvedPosition } from './solved-position.ts';

type StructureCounts = Pick<Structure, 'heaps' | 'nodes' | 'bits'>;

const bitsOf = (number: bigint): number => (number === 0n ? 0 : number.toString(2).length);
const mostBits = (numbers: readonly string[]): number =>
  Math.max(0, ...numbers.map((number) => bitsOf(BigInt(number))));

/** Options about the position, not about the rules. */
const PLACES: ReadonlySet<string> = new Set(['at', 'stones', 'edges']);

const rulesIn = ({ line }: Spot): string =>
  line
    .split(' ')
    .filter((token) => token.includes('=') && !PLACES.has(token.split('=')[0]!))
    .join(' ');

/** Scenes whose numbers are not heaps. */
const HEAPLESS: ReadonlySet<string> = new Set(['row', 'set', 'board', 'graph']);

const countsOf = (spot: Spot): StructureCounts => {
  if (spot.compound !== null) {
    const all = spot.components.map(countsOf);
    return {
      heaps: all.reduce((sum, { heaps }) => sum + heaps, 0),
      nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
      bits: Math.max(0, ...all.map(({ bits }) => bits)),
    };
  }
  const { position } = spot;
  const scene = spot.scene();
  if (scene.kind === 'graph') {
    const tokens = /(?:^| )(?:at|stones)=(\S+)/.exec(position)?.[1]?.split(',').length ?? 0;
    return { heaps: tokens, nodes: scene.nodes.length, bits: bitsOf(BigInt(scene.edges.length)) };
  }
  const numbers = numbersIn(position);
  // A row of coins consists of letters.
  if (numbers.length === 0)
    return {
      heaps: position.split('H').length - 1,
      nodes: 0,
      bits: bitsOf(BigInt(position.split(' ')[0]!.length)),
    };
  return { heaps: numbers.filter(isLeft).length, nodes: 0, bits: mostBits(numbers) };
};

/** Whether a winning move ends the game or empties a heap. */
const takesEverything = ({ position: { spot }, options }: SolvedPosition): boolean => {
  const { heaps } = countsOf(spot);
  const hasHeaps = (spot.compound === null ? [spot] : spot.components).every(
    (one) => !HEAPLESS.has(sceneKindOf(one)),
  );
  return options.some(
    ({ outcome, spot: to }) => outcome === 'P' && (to.isOver() || (hasHeaps && countsOf(to).heaps < heaps)),
  );
};

/** Counts of a question about numbers alone. */
const promptCounts = ({ prompt, key }: QuestionDraft): StructureCounts => {
  const of = (numbers: readonly string[], heaps = numbers.length): StructureCounts => ({
    heaps,
    nodes: 0,
    bits: mostBits(numbers),
  });
  if (prompt.kind === 'mex' || prompt.kind === 'nim-sum') return of(prompt.numbers);
  if (prompt.kind === 'zeckendorf')
    return of([prompt.n], key[0]?.kind === 'numbers' ? key[0].numbers.length : 1);
  if (prompt.kind === 'period') return of(prompt.set.split(','));
  throw new Error(`${prompt.kind} shows its position`);
};

/** The structure of a question that was made about a position. */
export const structureOf = (draft: QuestionDraft, known: SolvedPosition): Structure => {
  const [key] = draft.key;
  const shown = !isNumbersAlone(draft.prompt.kind);
  return {
    // Tables of one size count as equal whatever may be taken: one game has too few heaps for a class.
    rules: shown && draft.prompt.kind !== 'value-table' ? rulesIn(known.position.spot) : '',
    ...(shown ? countsOf(known.position.spot) : promptCounts(draft)),
    outcome: shown ? known.outcome : null,
    key:
      key?.kind === 'number' && key.number === '0'
        ? 'zero'
        : key?.kind === 'move' && takesEverything(known)
          ? 'everything'
          : 'other',
    lucky: draft.lucky ?? [],
  };
};

/** Equal for questions of the same structure, all with or all without a giveaway. */
export const structureKey = (
  question: Pick<Question, 'structure' | 'prompt' | 'choices' | 'key' | 'tells'>,
): string => {
  const { structure: of, tells } = question;
  if (of === undefined) return '';
  const lucky = [...of.lucky].sort().join(',');
  const { rules, heaps, nodes, bits, outcome, key } = of;
  return [rules, heaps, nodes, bits, outcome ?? '', key, lucky, listSize(question), tells.length > 0].join(
    ' ',
  );
};
