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

/** A question as it was made, for its side. */
interface MadeQuestion {
  readonly question: Question;
  readonly side: Side;
}

const drawn = (draw: DrawSource['draw']): DrawSource => ({ draw, found: 0, work: 0 });

/** What a search stands on. */
interface SearchDeps {
  readonly parse: Catalogue['parse'];
  readonly positions: Positions;
  readonly make: Make;
}

/** A search around the position `like` of the question. */
class Search implements PositionSearch {
  readonly #deps: SearchDeps;
  readonly #question: Question;
  readonly #seed: string;
  readonly random: () => number;
  readonly #sides: readonly Side[];
  #band: Band;
  readonly #seen: Set<string>;
  /** Symmetries of the positions already inspected. */
  readonly #inspected: Set<string>;
  /** Positions outside the band, kept for `widen`, by symmetry. */
  readonly #outOfBand = new Map<string, OutOfBand>();
  /** Finished questions outside the band. */
  #questionsOutOfBand: MadeQuestion[] = [];
  readonly #outcomes = new Map<string, Outcome | null>();
  readonly found: Record<Side, Question[]> = { P: [], N: [], any: [] };
  #work = 0;
  /** Lines to mutate: of the question and of the questions found. */
  readonly #lines: string[];
  readonly #waiting: Record<Side, Position[]> = { P: [], N: [], any: [] };
  /** Small positions not yet inspected for each side. */
  readonly #unswept: Record<Side, Spot[]> = { P: [], N: [], any: [] };
  readonly #endless: readonly DrawSource[];
  readonly #sources: readonly DrawSource[];
  readonly #unvisitedAvoided: Set<string>;

  constructor(
    deps: SearchDeps,
    { question, seed, band, avoid, includeItself = false, hints = [] }: SearchWish,
    like: Position,
  ) {
    const { spot } = like;
    const { kind, shown, win } = question;
    this.#deps = deps;
    this.#question = question;
    this.#seed = seed;
    this.random = seeded(`variants ${kind} ${seed}`);
    this.#sides = sidesOf(kind);
    this.#band = band;
    this.#seen = new Set([question.symmetry, ...avoid]);
    this.#inspected = new Set(shown ? this.#seen : []);
    this.#lines = [spot.line];
    for (const line of hints) {
      const position = this.#read(line);
      if (position !== null) this.#queue(position);
    }
    for (const side of this.#sides)
      this.#unswept[side] = [...shuffled(deps.positions.smallOf(spot), this.random)];
    const numberLine = shown ? null : KINDS[kind].drawLine;
    this.#endless = [
      drawn(() => this.#read(mutateLine(this.#lineToMutate(), this.random, !shown))),
      ...SIZES.map((size) => drawn(() => ({ spot: deps.positions.drawOf(spot, size, this.random), win }))),
      // Number questions may come from any game.
      ...(numberLine === null ? [] : [drawn(() => this.#read(numberLine(this.random)))]),
    ];
    this.#sources = [...this.#endless, drawn((side) => ({ spot: this.#unswept[side].pop()!, win }))];
    this.#unvisitedAvoided = new Set(avoid);
    if (!includeItself || avoid.has(question.symmetry)) return;
    const side = this.#sides.length === 1 ? 'any' : (inspect(like).outcome() ?? 'N');
    if (band.has(question.difficulty)) this.found[side].push(question);
    else this.#questionsOutOfBand.push({ question, side });
  }

  step(side: Side): { work: number; hit: boolean } {
    const before = this.#work;
    const later = this.#waiting[side].pop();
    const from = this.#unswept[side].length > 0 ? this.#sources : this.#endless;
    const source = later === undefined ? chooseSource(from, this.random) : null;
    const position = later ?? source!.draw(side);
    const at =
      position === null ? null : inspect(position, this.#question.shown ? undefined : MAX_HIDDEN_LINE_CHARS);
    const one = at === null ? null : this.#questionAt(at, side);
    this.#work += at === null ? COST.read : COST.searched * at.searched();
    if (one !== null) {
      this.#seen.add(one.symmetry);
      this.#addFound(one, side);
    }
    const spent = this.#work - before;
    if (source !== null) {
      source.work += spent;
      source.found += one === null ? 0 : 1;
    }
    return { work: spent, hit: one !== null };
  }

  widen(wider: Band): void {
    this.#band = wider;
    const kept: MadeQuestion[] = [];
    for (const made of this.#questionsOutOfBand) {
      if (!this.#band.has(made.question.difficulty)) kept.push(made);
      else if (made.question === this.#question || !this.#seen.has(made.question.symmetry)) {
        this.#seen.add(made.question.symmetry);
        this.#addFound(made.question, made.side);
      }
    }
    this.#questionsOutOfBand = kept;
    for (const [symmetry, { position, least, most }] of this.#outOfBand) {
      if (least > this.#band.most || most < this.#band.least) continue;
      this.#outOfBand.delete(symmetry);
      this.#inspected.delete(symmetry);
      this.#queue(position);
    }
  }

  /** A line to mutate: any of them, or one of the latest eighth. */
  #lineToMutate(): string {
    return this.random() < 0.5
      ? pick(this.#lines, this.random)
      : pick(this.#lines.slice(-Math.max(8, this.#lines.length >> 3)), this.random);
  }

  /** Queued for both outcomes; which one applies is known only after solving. */
  #queue(position: Position): void {
    for (const side of this.#sides) this.#waiting[side].push(position);
  }

  #read(line: string): Position | null {
    const position = this.#deps.parse(line);
    return position.ok ? { spot: position.value.spot, win: this.#question.win } : null;
  }

  /** An avoided position has about the right difficulty: mutate its line, too. */
  #mutateAvoided(symmetry: string, position: Position): void {
    if (this.#unvisitedAvoided.delete(symmetry)) this.#lines.push(position.spot.line);
  }

  #addFound(question: Question, side: Side): void {
    this.found[side].push(question);
    const line = this.#deps.parse(question.line);
    if (line.ok) this.#lines.push(line.value.spot.line);
  }

  /** Whether the question may be in the band; keeps the position for `widen` if not. */
  #mayFitBand(at: Inspection): boolean {
    const preview = at.preview();
    if (typeof preview === 'string') return false;
    this.#work += COST.option * preview.options.length;
    const [least, most] = KINDS[this.#question.kind].foreseen(preview);
    if (least <= this.#band.most && most >= this.#band.least) return true;
    if (this.#outOfBand.size < MAX_OUT_OF_BAND)
      this.#outOfBand.set(at.symmetry, { position: at.position, least, most });
    return false;
  }

  /** Whether a theorem gives the outcome without search. */
  #isCheap({ position }: Inspection): boolean {
    return position.spot
      .claims(this.#question.win)
      .some(({ cost, gives }) => cost === 0 && gives !== 'remoteness');
  }

  #queueFor(side: Side, position: Position): void {
    if (this.#waiting[side].length < MAX_WAITING) this.#waiting[side].push(position);
  }

  /** Whether the position has the wanted outcome. If not, it is queued for its own outcome and some options for the wanted one. */
  #hasOutcome(want: Outcome, at: Inspection, side: Side): boolean {
    if (!this.#outcomes.has(at.symmetry)) {
      this.#work += COST.outcome;
      const outcome = at.outcome();
      this.#outcomes.set(at.symmetry, outcome);
      if (side !== 'any' && outcome !== null && outcome !== want) {
        this.#queueFor(outcome, at.position);
        if (!this.#isCheap(at)) this.#queueOptions(at, want);
      }
    }
    return this.#outcomes.get(at.symmetry) === want;
  }

  #queueOptions(at: Inspection, want: Outcome): void {
    const preview = at.preview();
    if (typeof preview === 'string') return;
    this.#work += COST.solvedOption * preview.options.length;
    const wanted = preview.options.filter((option) => at.outcomeOf(option.spot) === want);
    for (const option of shuffled(wanted, this.random).slice(0, MAX_QUEUED_OPTIONS))
      this.#queueFor(want, { spot: option.spot, win: this.#question.win });
  }

  /** The question about a position, if it is new, has the side's outcome and fits the band. Cheap checks come first. */
  #questionAt(at: Inspection, side: Side): Question | null {
    this.#work += COST.read;
    if (this.#inspected.has(at.symmetry)) {
      if (this.#question.shown) this.#mutateAvoided(at.symmetry, at.position);
      return null;
    }
    const want: Outcome | null =
      KINDS[this.#question.kind].outcomes === 'winning' ? 'N' : side === 'any' ? null : side;
    const outcome = this.#outcomes.get(at.symmetry);
    if (want !== null && outcome !== undefined && outcome !== want) return null;
    const cheap = this.#isCheap(at);
    if (want !== null && cheap && !this.#hasOutcome(want, at, side)) return null;
    if (!this.#mayFitBand(at)) {
      this.#inspected.add(at.symmetry);
      return null;
    }
    if (want !== null && !cheap && !this.#hasOutcome(want, at, side)) return null;
    this.#inspected.add(at.symmetry);
    const solved = at.solved();
    if (typeof solved === 'string') return null;
    this.#work += COST.solved + COST.solvedOption * solved.options.length;
    const one = this.#deps.make(
      this.#question.kind,
      solved,
      this.#seed,
      this.random,
      !offers(this.#question),
    );
    if (one === null) return null;
    if (!this.#band.has(one.difficulty)) {
      if (one.form === this.#question.form && one.skill === this.#question.skill)
        this.#questionsOutOfBand.push({ question: one, side });
      return null;
    }
    if (this.#seen.has(one.symmetry)) {
      this.#mutateAvoided(one.symmetry, at.position);
      return null;
    }
    return one.form === this.#question.form && one.skill === this.#question.skill ? one : null;
  }
}

/** Searches over a catalogue. The same wish gives the same search. */
export const searchOver =
  ({ parse }: Catalogue, positions: Positions, make: Make): StartSearch =>
  (wish) => {
    const like = parse(wish.question.line);
    return like.ok ? new Search({ parse, positions, make }, wish, like.value) : null;
  };
