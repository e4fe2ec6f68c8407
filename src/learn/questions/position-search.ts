import type { Spot } from '../../engine/core/spot.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import type { Position } from '../../games/line.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { offers, type Question } from '../model/question.ts';
import { shuffled } from './kinds/choices.ts';
import { isBalanced, KINDS } from './kinds/index.ts';
import { mutateLine } from './mutate-line.ts';
import type { Catalogue, Positions } from './positions.ts';
import { type Inspection, inspect, MAX_HIDDEN_LINE_CHARS, type SolvedPosition } from './solved-position.ts';

/** Questions count as equally hard if their difficulties (about 1 to 5) differ by at most this. */
export const DIFFICULTY_TOLERANCE = 0.5;

/** Distance between the difficulty of a question and `difficulty`. */
export const difficultyGap = (question: Question, difficulty: number): number =>
  Math.abs(question.difficulty - difficulty);

/** Makes a question about a position; null if the position does not suit the kind. */
export type Make = (
  kind: Question['kind'],
  position: SolvedPosition,
  seed: string,
  random: () => number,
  typed: boolean,
) => Question | null;

/*
 * Work is counted, not timed, so that every machine finds the same questions. One unit is about the cost of reading a line
 * and recognising its position as seen before.
 */
const COST = { read: 1, option: 0.2, outcome: 1, solved: 4, solvedOption: 0.5, searched: 0.1 } as const;
/** Positions queued per outcome because the search met them while it wanted the other outcome. */
const MAX_WAITING = 64;
/** Options queued for the wanted outcome from one position that has the other. */
const MAX_QUEUED_OPTIONS = 4;
const SIZES = [1, 2, 3, 4, 5] as const;

/** Group of questions that is searched for separately: by outcome for balanced kinds, else all together. */
export type Side = Outcome | 'any';

/** P and N for balanced kinds; a single side for the others. */
export const sidesOf = (kind: Question['kind']): readonly Side[] => (isBalanced(kind) ? ['P', 'N'] : ['any']);

/** Range of difficulties. */
export interface Band {
  readonly least: number;
  readonly most: number;
  has(difficulty: number): boolean;
}

/** Difficulties that count as equally hard as `difficulty`. */
export const bandAround = (difficulty: number): Band => ({
  least: difficulty - DIFFICULTY_TOLERANCE,
  most: difficulty + DIFFICULTY_TOLERANCE,
  has: (other) => Math.abs(other - difficulty) <= DIFFICULTY_TOLERANCE,
});

/** Absorbs floating-point error; difficulties themselves are multiples of 0.1. */
const EPSILON = 1e-6;

/** Difficulties from `least` to `most`, both included. */
export const bandBetween = (least: number, most: number): Band => ({
  least,
  most,
  has: (other) => other > least - EPSILON && other < most + EPSILON,
});

/** A search for questions similar to a given one, advanced step by step. */
export interface PositionSearch {
  /** Random source of this search; its state depends on the results so far. */
  readonly random: () => number;
  /** Questions found so far: in the band, no two equal up to symmetry. */
  readonly found: Readonly<Record<Side, readonly Question[]>>;
  /** Inspects one more position for this side. Returns the work spent and whether it found a question. */
  step(side: Side): { readonly work: number; readonly hit: boolean };
  /** Changes the band; questions made earlier that now fit are found at once. */
  widen(band: Band): void;
}

/** A source of positions, with its yield and its cost so far. */
interface DrawSource {
  readonly draw: (side: Side) => Position | null;
  found: number;
  work: number;
}

/** Draws a source at random, weighted by questions found per work. */
const chooseSource = (sources: readonly DrawSource[], random: () => number): DrawSource => {
  const weights = sources.map(({ found, work }) => (found + 1) / (work + 200));
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return sources.find((_, i) => (at -= weights[i]!) < 0) ?? sources[0]!;
};

/** A position whose question is expected to be outside the band. */
interface OutOfBand {
  readonly position: Position;
  readonly least: number;
  readonly most: number;
}
/** Limit of the positions kept for `widen`. */
const MAX_OUT_OF_BAND = 5000;

export interface SearchWish {
  /** The found questions share its kind, form, skill and win rule. */
  readonly question: Question;
  readonly seed: string;
  readonly band: Band;
  /** Symmetries of questions that must not be found. */
  readonly avoid: ReadonlySet<string>;
  /** Counts the question itself as found, if it is in the band. */
  readonly includeItself?: boolean;
  /** Lines to inspect before all others. */
  readonly hints?: readonly string[];
}

/** Starts a search; null if the line of the question cannot be parsed. Number questions may come from any game. */
export type StartSearch = (wish: SearchWish) => PositionSearch | null;

/** Searches over a catalogue. The same wish gives the same search. */
export const searchOver =
  ({ parse }: Catalogue, positions: Positions, make: Make): StartSearch =>
  ({ question, seed, band: firstBand, avoid, includeItself = false, hints = [] }) => {
    const like = parse(question.line);
    if (!like.ok) return null;
    const { spot } = like.value;
    const { kind, form, shown, skill, win } = question;
    const random = seeded(`variants ${kind} ${seed}`);
    const sides = sidesOf(kind);
    let band = firstBand;
    const seen = new Set([question.symmetry, ...avoid]);
    /** Symmetries of the positions already inspected. */
    const inspected = new Set(shown ? seen : []);
    /** Positions outside the band, kept for `widen`, by symmetry. */
    const outOfBand = new Map<string, OutOfBand>();
    /** Finished questions outside the band. */
    let questionsOutOfBand: { readonly question: Question; readonly side: Side }[] = [];
    const outcomes = new Map<string, Outcome | null>();
    const found: Record<Side, Question[]> = { P: [], N: [], any: [] };
    let work = 0;

    /** Lines to mutate: of the question and of the questions found. */
    const lines = [spot.line];
    /** A line to mutate: any of them, or one of the latest eighth. */
    const lineToMutate = (): string =>
      random() < 0.5 ? pick(lines, random) : pick(lines.slice(-Math.max(8, lines.length >> 3)), random);
    const waiting: Record<Side, Position[]> = { P: [], N: [], any: [] };
    /** Queued for both outcomes; which one applies is known only after solving. */
    const queue = (position: Position): void => {
      for (const side of sides) waiting[side].push(position);
    };
    const drawn = (draw: DrawSource['draw']): DrawSource => ({ draw, found: 0, work: 0 });
    const read = (line: string): Position | null => {
      const position = parse(line);
      return position.ok ? { spot: position.value.spot, win } : null;
    };
    for (const line of hints) {
      const position = read(line);
      if (position !== null) queue(position);
    }
    const numberLine = shown ? null : KINDS[kind].drawLine;
    /** Small positions not yet inspected for each side. */
    const unswept: Record<Side, Spot[]> = { P: [], N: [], any: [] };
    for (const side of sides) unswept[side] = [...shuffled(positions.smallOf(spot), random)];
    const endless: readonly DrawSource[] = [
      drawn(() => read(mutateLine(lineToMutate(), random, !shown))),
      ...SIZES.map((size) => drawn(() => ({ spot: positions.drawOf(spot, size, random), win }))),
      // Number questions may come from any game.
      ...(numberLine === null ? [] : [drawn(() => read(numberLine(random)))]),
    ];
    const sweeping = drawn((side) => ({ spot: unswept[side].pop()!, win }));
    const sources = [...endless, sweeping];

    const unvisitedAvoided = new Set(avoid);
    /** An avoided position has about the right difficulty: mutate its line, too. */
    const mutateAvoided = (symmetry: string, position: Position): void => {
      if (unvisitedAvoided.delete(symmetry)) lines.push(position.spot.line);
    };

    const addFound = (question: Question, side: Side): void => {
      found[side].push(question);
      const line = parse(question.line);
      if (line.ok) lines.push(line.value.spot.line);
    };

    /** Whether the question may be in the band; keeps the position for `widen` if not. */
    const mayFitBand = (at: Inspection): boolean => {
      const preview = at.preview();
      if (typeof preview === 'string') return false;
      work += COST.option * preview.options.length;
      const [least, most] = KINDS[kind].foreseen(preview);
      if (least <= band.most && most >= band.least) return true;
      if (outOfBand.size < MAX_OUT_OF_BAND)
        outOfBand.set(at.symmetry, { position: at.position, least, most });
      return false;
    };
    /** Whether a theorem gives the outcome without search. */
    const isCheap = ({ position }: Inspection): boolean =>
      position.spot.claims(win).some(({ cost, gives }) => cost === 0 && gives !== 'remoteness');

    const queueFor = (side: Side, position: Position): void => {
      if (waiting[side].length < MAX_WAITING) waiting[side].push(position);
    };

    /** Whether the position has the wanted outcome. If not, it is queued for its own outcome and some options for the wanted one. */
    const hasOutcome = (want: Outcome, at: Inspection, side: Side): boolean => {
      if (!outcomes.has(at.symmetry)) {
        work += COST.outcome;
        const outcome = at.outcome();
        outcomes.set(at.symmetry, outcome);
        if (side !== 'any' && outcome !== null && outcome !== want) {
          queueFor(outcome, at.position);
          if (!isCheap(at)) queueOptions(at, want);
        }
      }
      return outcomes.get(at.symmetry) === want;
    };

    const queueOptions = (at: Inspection, want: Outcome): void => {
      const preview = at.preview();
      if (typeof preview === 'string') return;
      work += COST.solvedOption * preview.options.length;
      const wanted = preview.options.filter((option) => at.outcomeOf(option.spot) === want);
      for (const option of shuffled(wanted, random).slice(0, MAX_QUEUED_OPTIONS))
        queueFor(want, { spot: option.spot, win });
    };

    /** The question about a position, if it is new, has the side's outcome and fits the band. Cheap checks come first. */
    const questionAt = (at: Inspection, side: Side): Question | null => {
      work += COST.read;
      if (inspected.has(at.symmetry)) {
        if (shown) mutateAvoided(at.symmetry, at.position);
        return null;
      }
      const want: Outcome | null = KINDS[kind].outcomes === 'winning' ? 'N' : side === 'any' ? null : side;
      const outcome = outcomes.get(at.symmetry);
      if (want !== null && outcome !== undefined && outcome !== want) return null;
      const cheap = isCheap(at);
      if (want !== null && cheap && !hasOutcome(want, at, side)) return null;
      if (!mayFitBand(at)) {
        inspected.add(at.symmetry);
        return null;
      }
      if (want !== null && !cheap && !hasOutcome(want, at, side)) return null;
      inspected.add(at.symmetry);
      const solved = at.solved();
      if (typeof solved === 'string') return null;
      work += COST.solved + COST.solvedOption * solved.options.length;
      const one = make(kind, solved, seed, random, !offers(question));
      if (one === null) return null;
      if (!band.has(one.difficulty)) {
        if (one.form === form && one.skill === skill) questionsOutOfBand.push({ question: one, side });
        return null;
      }
      if (seen.has(one.symmetry)) {
        mutateAvoided(one.symmetry, at.position);
        return null;
      }
      return one.form === form && one.skill === skill ? one : null;
    };

    if (includeItself && !avoid.has(question.symmetry)) {
      const side = sides.length === 1 ? 'any' : (inspect(like.value).outcome() ?? 'N');
      if (band.has(question.difficulty)) found[side].push(question);
      else questionsOutOfBand.push({ question, side });
    }

    return {
      random,
      found,
      step: (side) => {
        const before = work;
        const later = waiting[side].pop();
        const from = unswept[side].length > 0 ? sources : endless;
        const source = later === undefined ? chooseSource(from, random) : null;
        const position = later ?? source!.draw(side);
        const at = position === null ? null : inspect(position, shown ? undefined : MAX_HIDDEN_LINE_CHARS);
        const one = at === null ? null : questionAt(at, side);
        work += at === null ? COST.read : COST.searched * at.searched();
        if (one !== null) {
          seen.add(one.symmetry);
          addFound(one, side);
        }
        const spent = work - before;
        if (source !== null) {
          source.work += spent;
          source.found += one === null ? 0 : 1;
        }
        return { work: spent, hit: one !== null };
      },
      widen: (wider) => {
        band = wider;
        const kept: typeof questionsOutOfBand = [];
        for (const made of questionsOutOfBand) {
          if (!band.has(made.question.difficulty)) kept.push(made);
          else if (made.question === question || !seen.has(made.question.symmetry)) {
            seen.add(made.question.symmetry);
            addFound(made.question, made.side);
          }
        }
        questionsOutOfBand = kept;
        for (const [symmetry, { position, least, most }] of outOfBand) {
          if (least > band.most || most < band.least) continue;
          outOfBand.delete(symmetry);
          inspected.delete(symmetry);
          queue(position);
        }
      },
    };
  };
