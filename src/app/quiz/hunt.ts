import type { Spot } from '../../engine/core/spot.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import type { Position } from '../../games/line.ts';
import { pick, seeded } from '../random.ts';
import { BALANCED } from './compose.ts';
import { foreseen } from './difficulty.ts';
import { shuffled } from './kinds/maker.ts';
import { type Known, LONGEST_UNSEEN, type Look, look } from './known.ts';
import { PLAIN } from './plain.ts';
import type { Catalogue, Positions } from './positions.ts';
import { offers, type Question } from './question.ts';
import { stepFrom } from './walk.ts';

/** How far “equally hard” may be off, on the scale of difficulties from about 1 to 5. */
export const EQUALLY = 0.5;

/** Kinds that need a position that is won. */
export const WON: ReadonlySet<Question['kind']> = new Set([
  'winning-move',
  'all-winning-moves',
  'which-part',
]);

/** How far a question is from a difficulty (1 to about 5), whichever of them is harder. */
export const off = (question: Question, difficulty: number): number =>
  Math.abs(question.difficulty - difficulty);

/** Makes a question of a position, or nothing where it does not suit. */
export type Make = (
  kind: Question['kind'],
  known: Known,
  seed: string,
  random: () => number,
  typed: boolean,
) => Question | null;

/*
 * Work is counted, not timed, so that the same is found on every machine. The unit is about what it takes to read a line
 * and to see that its position was there before.
 */
const COST = { read: 1, option: 0.2, asked: 1, known: 4, knownOption: 0.5, searched: 0.1 } as const;
/** Positions of the other outcome that wait to be looked at; a move away from one. */
const MOST_WAITING = 64;
const TURNED = 4;
const SIZES = [1, 2, 3, 4, 5] as const;

/** Of kinds that ask for either, P and N apart. */
export type Side = Outcome | 'any';

/** The outcomes that are looked for apart; one side alone for kinds that ask for neither. */
export const sidesOf = (kind: Question['kind']): readonly Side[] =>
  BALANCED.has(kind) ? ['P', 'N'] : ['any'];

/** Difficulties that are looked for. */
export interface Band {
  readonly least: number;
  readonly most: number;
  has(difficulty: number): boolean;
}

/** Those as hard as `difficulty`. */
export const bandAround = (difficulty: number): Band => ({
  least: difficulty - EQUALLY,
  most: difficulty + EQUALLY,
  has: (other) => Math.abs(other - difficulty) <= EQUALLY,
});

/** Far less than the tenths that difficulties are told in. */
const ROUNDING = 1e-6;

/** From `least` to `most`. */
export const bandBetween = (least: number, most: number): Band => ({
  least,
  most,
  has: (other) => other > least - ROUNDING && other < most + ROUNDING,
});

/** A search for questions like one, step by step. */
export interface Hunt {
  /** Its chance: what was drawn of it so far depends on what was found. */
  readonly random: () => number;
  /** Found so far: in the band, no two alike up to symmetry. */
  readonly found: Readonly<Record<Side, readonly Question[]>>;
  /** Looks at one position more for the sake of this side; gives the work it took, and whether something was found. */
  step(side: Side): { readonly work: number; readonly hit: boolean };
  /** Looks for other difficulties, too, from now on; what was made of these already is found at once. */
  widen(band: Band): void;
}

/** Where positions come from, and how much has come of it for how much work. */
interface Source {
  readonly draw: (side: Side) => Position | null;
  found: number;
  work: number;
}

/** A source by chance, those more often of which more has come for the same work. */
const choose = (sources: readonly Source[], random: () => number): Source => {
  const weights = sources.map(({ found, work }) => (found + 1) / (work + 200));
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return sources.find((_, i) => (at -= weights[i]!) < 0) ?? sources[0]!;
};

/** A position out of the band: how hard its question is foreseen to be. */
interface Unfit {
  readonly position: Position;
  readonly least: number;
  readonly most: number;
}
/** So many are kept for a wider band. */
const MOST_UNFIT = 5000;

/**
 * Looks for questions like one: the same kind, form and win rule, of the same game (numbers alone may come from any), none of
 * a symmetry in `avoid`. With `itself` the question is among what is found; lines in `hints` are looked at before others. Null
 * where its line is not understood.
 */
export type Hunting = (
  question: Question,
  seed: string,
  band: Band,
  avoid: ReadonlySet<string>,
  itself?: boolean,
  hints?: readonly string[],
) => Hunt | null;

/**
 * Searches over a catalogue: `positions` are where lines come from beside steps from those that are known, `make` asks
 * about them. The same question, seed, band and `avoid` give the same search.
 */
export const huntingOf =
  ({ parse }: Catalogue, positions: Positions, make: Make): Hunting =>
  (question, seed, first, avoid, itself = false, hints = []) => {
    const like = parse(question.line);
    if (!like.ok) return null;
    const { spot } = like.value;
    const { kind, form, shown, skill, win } = question;
    const random = seeded(`variants ${kind} ${seed}`);
    const sides = sidesOf(kind);
    let band = first;
    const seen = new Set([question.symmetry, ...avoid]);
    /** Positions that were looked at, by their symmetry. */
    const looked = new Set(shown ? seen : []);
    /** Of these, those that were too easy or too hard; questions that were. */
    const unfit = new Map<string, Unfit>();
    let beyond: { readonly one: Question; readonly side: Side }[] = [];
    const outcomes = new Map<string, Outcome | null>();
    const found: Record<Side, Question[]> = { P: [], N: [], any: [] };
    let work = 0;

    /** Lines from which a step is taken: of the question, and of what was found. */
    const lines = [spot.line];
    const near = (): string =>
      random() < 0.5 ? pick(lines, random) : pick(lines.slice(-Math.max(8, lines.length >> 3)), random);
    const waiting: Record<Side, Position[]> = { P: [], N: [], any: [] };
    /** Looked at for the sake of each side: which of them it is of is found then. */
    const queue = (position: Position): void => {
      for (const side of sides) waiting[side].push(position);
    };
    const drawn = (draw: Source['draw']): Source => ({ draw, found: 0, work: 0 });
    const read = (line: string): Position | null => {
      const position = parse(line);
      return position.ok ? { spot: position.value.spot, win } : null;
    };
    for (const line of hints) {
      const position = read(line);
      if (position !== null) queue(position);
    }
    const plain = shown ? undefined : PLAIN[kind];
    /** Small positions, each of which is looked at once for the sake of each side. */
    const unswept: Record<Side, Spot[]> = { P: [], N: [], any: [] };
    for (const side of sides) unswept[side] = [...shuffled(positions.smallOf(spot), random)];
    const endless: readonly Source[] = [
      drawn(() => read(stepFrom(near(), random, !shown))),
      ...SIZES.map((size) => drawn(() => ({ spot: positions.drawOf(spot, size, random), win }))),
      // Numbers alone may come from any game.
      ...(plain === undefined ? [] : [drawn(() => read(plain(random)))]),
    ];
    const sweeping = drawn((side) => ({ spot: unswept[side].pop()!, win }));
    const sources = [...endless, sweeping];

    const left = new Set(avoid);
    /** What is not to come again is as hard as the rest: others are a step away from it. */
    const stepOn = (symmetry: string, position: Position): void => {
      if (left.delete(symmetry)) lines.push(position.spot.line);
    };

    const put = (one: Question, side: Side): void => {
      found[side].push(one);
      const line = parse(one.line);
      if (line.ok) lines.push(line.value.spot.line);
    };

    const fits = (at: Look): boolean => {
      const sight = at.sight();
      if (typeof sight === 'string') return false;
      work += COST.option * sight.options.length;
      const [least, most] = foreseen(kind, sight);
      if (least <= band.most && most >= band.least) return true;
      if (unfit.size < MOST_UNFIT) unfit.set(at.symmetry, { position: at.position, least, most });
      return false;
    };
    /** Whether a theorem says at once who wins. */
    const isPlain = ({ position }: Look): boolean =>
      position.spot.claims(win).some(({ cost, gives }) => cost === 0 && gives !== 'remoteness');

    const wait = (side: Side, position: Position): void => {
      if (waiting[side].length < MOST_WAITING) waiting[side].push(position);
    };

    /** Whether the solver says so; a position that is not is kept for the other side, and so is what it leads to. */
    const is = (want: Outcome, at: Look, side: Side): boolean => {
      if (!outcomes.has(at.symmetry)) {
        work += COST.asked;
        const outcome = at.outcome();
        outcomes.set(at.symmetry, outcome);
        if (side !== 'any' && outcome !== null && outcome !== want) {
          wait(outcome, at.position);
          if (!isPlain(at)) turn(at, want);
        }
      }
      return outcomes.get(at.symmetry) === want;
    };

    const turn = (at: Look, want: Outcome): void => {
      const sight = at.sight();
      if (typeof sight === 'string') return;
      work += COST.knownOption * sight.options.length;
      const turned = sight.options.filter((option) => at.outcomeOf(option.spot) === want);
      for (const option of shuffled(turned, random).slice(0, TURNED)) wait(want, { spot: option.spot, win });
    };

    /** The question of a position that is P or N as it should be, where nothing speaks against it. */
    const questionAt = (at: Look, side: Side): Question | null => {
      work += COST.read;
      if (looked.has(at.symmetry)) {
        if (shown) stepOn(at.symmetry, at.position);
        return null;
      }
      const want: Outcome | null = WON.has(kind) ? 'N' : side === 'any' ? null : side;
      const known = outcomes.get(at.symmetry);
      if (want !== null && known !== undefined && known !== want) return null;
      // What is cheaper to ask comes first.
      const atOnce = isPlain(at);
      if (want !== null && atOnce && !is(want, at, side)) return null;
      if (!fits(at)) {
        looked.add(at.symmetry);
        return null;
      }
      if (want !== null && !atOnce && !is(want, at, side)) return null;
      looked.add(at.symmetry);
      const all = at.known();
      if (typeof all === 'string') return null;
      work += COST.known + COST.knownOption * all.options.length;
      const one = make(kind, all, seed, random, !offers(question));
      if (one === null) return null;
      if (!band.has(one.difficulty)) {
        if (one.form === form && one.skill === skill) beyond.push({ one, side });
        return null;
      }
      if (seen.has(one.symmetry)) {
        stepOn(one.symmetry, at.position);
        return null;
      }
      return one.form === form && one.skill === skill ? one : null;
    };

    if (itself && !avoid.has(question.symmetry)) {
      const side = sides.length === 1 ? 'any' : (look(like.value).outcome() ?? 'N');
      if (band.has(question.difficulty)) found[side].push(question);
      else beyond.push({ one: question, side });
    }

    return {
      random,
      found,
      step: (side) => {
        const before = work;
        const later = waiting[side].pop();
        const from = unswept[side].length > 0 ? sources : endless;
        const source = later === undefined ? choose(from, random) : null;
        const position = later ?? source!.draw(side);
        const at = position === null ? null : look(position, shown ? undefined : LONGEST_UNSEEN);
        const one = at === null ? null : questionAt(at, side);
        work += at === null ? COST.read : COST.searched * at.searched();
        if (one !== null) {
          seen.add(one.symmetry);
          put(one, side);
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
        const kept: typeof beyond = [];
        for (const made of beyond) {
          if (!band.has(made.one.difficulty)) kept.push(made);
          else if (made.one === question || !seen.has(made.one.symmetry)) {
            seen.add(made.one.symmetry);
            put(made.one, made.side);
          }
        }
        beyond = kept;
        for (const [symmetry, { position, least, most }] of unfit) {
          if (least > band.most || most < band.least) continue;
          unfit.delete(symmetry);
          looked.delete(symmetry);
          queue(position);
        }
      },
    };
  };
