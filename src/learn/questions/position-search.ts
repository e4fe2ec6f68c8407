import type { Spot } from '../../engine/core/spot.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { Position } from '../../games/line.ts';
import { pick, seeded, shuffled } from '../../kernel/random.ts';
import { offers, type Question } from '../model/question.ts';
import { hasFinished } from './heaps.ts';
import { isBalanced, KINDS } from './kinds/index.ts';
import { mutateLine } from './mutate-line.ts';
import type { GameCatalogue, Positions } from './positions.ts';
import { Inspection, MAX_HIDDEN_LINE_CHARS, type SolvedPosition } from './solved-position.ts';
import { structureKey } from './structure.ts';

/** Questions count as equally hard if their difficulties (about 1 to 5) differ by at most this. */
export const DIFFICULTY_TOLERANCE = 0.5;

/** Distance between the difficulty of a question and `difficulty`. */
export const difficultyGap = (question: Question, difficulty: number): number =>
  Math.abs(question.difficulty - difficulty);

/** Makes a question about a position, as large as `like`; null if the position does not suit the kind. */
export type Make = (
  kind: Question['kind'],
  position: SolvedPosition,
  seed: string,
  random: () => number,
  typed: boolean,
  like?: Question,
) => Question | null;

/*
 * Work is counted, not timed, so that every machine finds the same questions. One unit is about the cost of reading a line
 * and recognising its position as seen before.
 */
const WORK_PER = { read: 1, option: 0.2, outcome: 1, solved: 4, solvedOption: 0.5, searched: 0.1 } as const;
/** Positions queued because the search met a position with the other outcome a move before. */
const MAX_WAITING_POSITIONS = 64;
/** Options queued for the wanted outcome from one position that has the other. */
const MAX_QUEUED_OPTIONS = 4;
const POSITION_SIZES = [1, 2, 3, 4, 5] as const;

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
const DIFFICULTY_EPSILON = 1e-6;

/** Difficulties from `least` to `most`, both included. */
export const bandBetween = (least: number, most: number): Band => ({
  least,
  most,
  has: (other) => other > least - DIFFICULTY_EPSILON && other < most + DIFFICULTY_EPSILON,
});

/** A source of positions, with its yield and its cost so far. */
interface DrawSource {
  readonly draw: () => Position | null;
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
const MAX_OUT_OF_BAND_POSITIONS = 5000;

export interface SearchWish {
  /** The found questions share its kind, form, skill and win rule. */
  readonly question: Question;
  readonly seed: string;
  readonly band: Band;
  /** Symmetries of questions that must not be found. */
  readonly avoid: ReadonlySet<string>;
  /** Counts the question itself as found, if it is in the band. */
  readonly includeItself?: boolean;
  /** Finds only questions of the structure of `question`; else any with its outcome. */
  readonly sameStructure?: boolean;
  /** Lines to inspect before all others. */
  readonly hints?: readonly string[];
}

/** Starts a search; null if the line of the question cannot be parsed. Number questions may come from any game. */
export type StartSearch = (wish: SearchWish) => PositionSearch | null;

const drawn = (draw: DrawSource['draw']): DrawSource => ({ draw, found: 0, work: 0 });

/** The question, assigned to a wish with parameters. */
export const ofWish = (question: Question, wish: string | undefined): Question =>
  wish === undefined ? question : { ...question, wish };

/** Dependencies of a search. */
interface SearchDeps {
  readonly parse: GameCatalogue['parse'];
  readonly positions: Positions;
  readonly make: Make;
}

/** A search for questions similar to a given one, advanced step by step. */
export class PositionSearch {
  readonly #deps: SearchDeps;
  readonly #question: Question;
  readonly #seed: string;
  /** Its state depends on the results so far. */
  readonly #random: () => number;
  /** Outcome that the positions must have; null: either. */
  readonly #want: LoopyOutcome | null;
  readonly #structure: string | null;
  /** Whether empty heaps or finished games may be shown: only if the question has one, as typed by a teacher. */
  readonly #takesFinished: boolean;
  #band: Band;
  readonly #seen: Set<string>;
  /** Symmetries of the positions already inspected. */
  readonly #inspected: Set<string>;
  /** Positions outside the band, kept for `widen`, by symmetry. */
  readonly #outOfBand = new Map<string, OutOfBand>();
  /** Finished questions outside the band. */
  #questionsOutOfBand: Question[] = [];
  readonly #outcomes = new Map<string, LoopyOutcome | null>();
  readonly #found: Question[] = [];
  #work = 0;
  /** Lines to mutate: of the question and of the questions found. */
  readonly #lines: string[];
  /** Those of the preferred structure. */
  #preferred: { readonly structure: string; readonly lines: string[] } = { structure: '', lines: [] };
  readonly #waiting: Position[] = [];
  /** Small positions not yet inspected. */
  readonly #unswept: Spot[];
  readonly #endless: readonly DrawSource[];
  readonly #sources: readonly DrawSource[];
  readonly #unvisitedAvoided: Set<string>;

  /** `like`: the position of the question. */
  constructor(
    deps: SearchDeps,
    { question, seed, band, avoid, includeItself = false, sameStructure = false, hints = [] }: SearchWish,
    like: Position,
  ) {
    const { spot } = like;
    const { kind, shown, win, structure } = question;
    const outcome = structure?.outcome ?? null;
    this.#deps = deps;
    this.#question = question;
    this.#seed = seed;
    this.#random = seeded(`variants ${kind} ${seed}`);
    this.#want = KINDS[kind].outcomes === 'winning' ? 'N' : isBalanced(kind) ? outcome : null;
    this.#structure = sameStructure ? structureKey(question) : null;
    this.#takesFinished = !shown || hasFinished(spot);
    this.#band = band;
    this.#seen = new Set([question.symmetry, ...avoid]);
    this.#inspected = new Set(shown ? this.#seen : []);
    this.#lines = [spot.line];
    for (const line of hints) {
      const position = this.#read(line);
      if (position !== null) this.#waiting.push(position);
    }
    this.#unswept =
      question.wish === undefined ? [...shuffled(deps.positions.smallOf(spot), this.#random)] : [];
    const numberLine = shown ? undefined : KINDS[kind].drawLine;
    this.#endless = [
      drawn(() => this.#read(mutateLine(this.#lineToMutate(), this.#random, !shown))),
      ...POSITION_SIZES.map((size) =>
        drawn(() => ({ spot: deps.positions.drawOf(spot, size, this.#random, question.wish), win })),
      ),
      // Number questions may use any game.
      ...(numberLine === undefined ? [] : [drawn(() => this.#read(numberLine(this.#random)))]),
    ];
    this.#sources = [...this.#endless, drawn(() => ({ spot: this.#unswept.pop()!, win }))];
    this.#unvisitedAvoided = new Set(avoid);
    if (!includeItself || avoid.has(question.symmetry)) return;
    if (band.has(question.difficulty)) this.#found.push(question);
    else this.#questionsOutOfBand.push(question);
  }

  /** Questions found so far: in the band, no two equal up to symmetry. */
  get found(): readonly Question[] {
    return this.#found;
  }

  /** Inspects one more position. Returns the work spent and the question found. */
  step(): { readonly work: number; readonly hit: Question | null } {
    const before = this.#work;
    const later = this.#waiting.pop();
    const from = this.#unswept.length > 0 ? this.#sources : this.#endless;
    const source = later === undefined ? chooseSource(from, this.#random) : null;
    const position = later ?? source!.draw();
    const at =
      position === null
        ? null
        : new Inspection(position, this.#question.shown ? undefined : MAX_HIDDEN_LINE_CHARS);
    const one = at === null ? null : this.#questionAt(at);
    this.#work += at === null ? WORK_PER.read : WORK_PER.searched * at.searched;
    if (one !== null) {
      this.#seen.add(one.symmetry);
      this.#addFound(one);
    }
    const spent = this.#work - before;
    if (source !== null) {
      source.work += spent;
      source.found += one === null ? 0 : 1;
    }
    return { work: spent, hit: one };
  }

  /** Changes the band; questions made earlier that now fit are found at once. */
  widen(wider: Band): void {
    this.#band = wider;
    const kept: Question[] = [];
    for (const made of this.#questionsOutOfBand) {
      if (!this.#band.has(made.difficulty)) kept.push(made);
      else if (made === this.#question || !this.#seen.has(made.symmetry)) {
        this.#seen.add(made.symmetry);
        this.#addFound(made);
      }
    }
    this.#questionsOutOfBand = kept;
    for (const [symmetry, { position, least, most }] of this.#outOfBand) {
      if (least > this.#band.most || most < this.#band.least) continue;
      this.#outOfBand.delete(symmetry);
      this.#inspected.delete(symmetry);
      this.#waiting.push(position);
    }
  }

  /** Prefers variations of the questions found with this structure. */
  prefer(structure: string): void {
    if (structure === this.#preferred.structure) return;
    const lines = this.#found.flatMap((one) => (structureKey(one) === structure ? [one.line] : []));
    this.#preferred = { structure, lines: lines.flatMap((line) => this.#read(line)?.spot.line ?? []) };
  }

  /** A line to mutate: of the preferred structure, any, or one of the latest eighth. */
  #lineToMutate(): string {
    const { lines } = this.#preferred;
    if (lines.length > 0 && this.#random() < 0.6) return pick(lines, this.#random);
    return this.#random() < 0.5
      ? pick(this.#lines, this.#random)
      : pick(this.#lines.slice(-Math.max(8, this.#lines.length >> 3)), this.#random);
  }

  #read(line: string): Position | null {
    const position = this.#deps.parse(line);
    return position.ok ? { spot: position.value.spot, win: this.#question.win } : null;
  }

  /** An avoided position has about the right difficulty: mutate its line, too. */
  #mutateAvoided(symmetry: string, position: Position): void {
    if (this.#unvisitedAvoided.delete(symmetry)) this.#lines.push(position.spot.line);
  }

  #addFound(question: Question): void {
    this.#found.push(question);
    const line = this.#read(question.line)?.spot.line;
    if (line === undefined) return;
    this.#lines.push(line);
    if (structureKey(question) === this.#preferred.structure) this.#preferred.lines.push(line);
  }

  /** Whether the question may be in the band; keeps the position for `widen` if not. */
  #mayFitBand(at: Inspection): boolean {
    const preview = at.preview();
    if (typeof preview === 'string') return false;
    this.#work += WORK_PER.option * preview.options.length;
    const [least, most] = KINDS[this.#question.kind].foreseen(preview);
    if (least <= this.#band.most && most >= this.#band.least) return true;
    if (this.#outOfBand.size < MAX_OUT_OF_BAND_POSITIONS)
      this.#outOfBand.set(at.symmetry, { position: at.position, least, most });
    return false;
  }

  /** Whether a theorem gives the outcome without search. */
  #isCheap({ position }: Inspection): boolean {
    return position.spot
      .claims(this.#question.win)
      .some(({ cost, gives, afterSearch }) => cost === 0 && gives !== 'remoteness' && !afterSearch);
  }

  /** Whether the position has the wanted outcome; if not, some of its options that have it are queued. */
  #hasOutcome(want: LoopyOutcome, at: Inspection): boolean {
    if (!this.#outcomes.has(at.symmetry)) {
      this.#work += WORK_PER.outcome;
      const outcome = at.outcome();
      this.#outcomes.set(at.symmetry, outcome);
      if (isBalanced(this.#question.kind) && outcome !== null && outcome !== want && !this.#isCheap(at))
        this.#queueOptions(at, want);
    }
    return this.#outcomes.get(at.symmetry) === want;
  }

  #queueOptions(at: Inspection, want: LoopyOutcome): void {
    const preview = at.preview();
    if (typeof preview === 'string') return;
    this.#work += WORK_PER.solvedOption * preview.options.length;
    const wanted = preview.options.filter((option) => at.outcomeOf(option.spot) === want);
    for (const option of shuffled(wanted, this.#random).slice(0, MAX_QUEUED_OPTIONS))
      if (this.#waiting.length < MAX_WAITING_POSITIONS)
        this.#waiting.push({ spot: option.spot, win: this.#question.win });
  }

  /** The question about a position, if it is new, has the wanted outcome and fits the band. Cheap checks come first. */
  #questionAt(at: Inspection): Question | null {
    this.#work += WORK_PER.read;
    if (this.#inspected.has(at.symmetry)) {
      if (this.#question.shown) this.#mutateAvoided(at.symmetry, at.position);
      return null;
    }
    if (!this.#takesFinished && hasFinished(at.position.spot)) return null;
    const want = this.#want;
    const outcome = this.#outcomes.get(at.symmetry);
    if (want !== null && outcome !== undefined && outcome !== want) return null;
    const cheap = this.#isCheap(at);
    if (want !== null && cheap && !this.#hasOutcome(want, at)) return null;
    if (!this.#mayFitBand(at)) {
      this.#inspected.add(at.symmetry);
      return null;
    }
    if (want !== null && !cheap && !this.#hasOutcome(want, at)) return null;
    this.#inspected.add(at.symmetry);
    const solved = at.solved();
    if (typeof solved === 'string') return null;
    this.#work += WORK_PER.solved + WORK_PER.solvedOption * solved.options.length;
    const made = this.#deps.make(
      this.#question.kind,
      solved,
      this.#seed,
      this.#random,
      !offers(this.#question),
      this.#question,
    );
    if (made === null || made.form !== this.#question.form || made.skill !== this.#question.skill)
      return null;
    const one = ofWish(made, this.#question.wish);
    if (this.#structure !== null && structureKey(one) !== this.#structure) return null;
    if (!this.#band.has(one.difficulty)) {
      this.#questionsOutOfBand.push(one);
      return null;
    }
    if (this.#seen.has(one.symmetry)) {
      this.#mutateAvoided(one.symmetry, at.position);
      return null;
    }
    return one;
  }
}

/** Searches over a catalogue. The same wish gives the same search. */
export const searchOver =
  ({ parse }: GameCatalogue, positions: Positions, make: Make): StartSearch =>
  (wish) => {
    const like = parse(wish.question.line);
    if (!like.ok) return null;
    const question = withStructure(wish.question, like.value, make);
    return new PositionSearch({ parse, positions, make }, { ...wish, question }, like.value);
  };

/** The question with its structure, which older versions did not store. */
const withStructure = (question: Question, position: Position, make: Make): Question => {
  if (question.structure !== undefined) return question;
  const known = new Inspection(position, MAX_HIDDEN_LINE_CHARS).solved();
  if (typeof known === 'string') return question;
  const random = seeded(question.seed);
  const structure = make(question.kind, known, question.seed, random, !offers(question))?.structure;
  return structure === undefined ? question : { ...question, structure };
};
