import type { Outcome } from '../../engine/explain/step.ts';
import type { Position } from '../../games/line.ts';
import { pick, seeded } from '../random.ts';
import { BALANCED } from './compose.ts';
import { foreseen } from './difficulty.ts';
import { shuffled } from './kinds/maker.ts';
import { type Known, type Look, look } from './known.ts';
import { PLAIN } from './plain.ts';
import type { Catalogue, Positions } from './positions.ts';
import type { Question } from './question.ts';
import { stepFrom } from './walk.ts';

/** How far “equally hard” may be off, on the scale of difficulties from about 1 to 5. */
export const EQUALLY = 0.5;

/** Kinds that need a position that is won. */
export const WON: ReadonlySet<Question['kind']> = new Set([
  'winning-move',
  'all-winning-moves',
  'which-part',
]);

export const isChosen = (form: Question['form']): boolean => form === 'one' || form === 'several';

export const off = (question: Question, difficulty: number): number =>
  Math.abs(question.difficulty - difficulty);

/** Makes a question of a position, or nothing where it does not suit. */
type Make = (
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
/** Work without anything new after which there is taken to be no more, and work for each that is wanted. */
const STALE = 10_000;
const EACH = 1500;
/** Found beyond what is wanted, of which the nearest in difficulty are taken. */
const SPARE = 1.25;
/** Positions of the other outcome that wait to be looked at; a move away from one. */
const MOST_WAITING = 64;
const TURNED = 4;
const SIZES = [1, 2, 3, 4, 5] as const;

type Side = Outcome | 'any';

/** Where positions come from, and how much has come of it for how much work. */
interface Source {
  readonly draw: () => Position | null;
  found: number;
  work: number;
}

/** A source by chance, those more often of which more has come for the same work. */
const choose = (sources: readonly Source[], random: () => number): Source => {
  const weights = sources.map(({ found, work }) => (found + 1) / (work + 200));
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return sources.find((_, i) => (at -= weights[i]!) < 0) ?? sources[0]!;
};

/** The shorter list spread evenly among the longer: of as many each, one of each in turn, the first of `a`. */
const spread = <T>(a: readonly T[], b: readonly T[]): readonly T[] => {
  const mixed: T[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    mixed.push(j === b.length || (i < a.length && i * b.length <= j * a.length) ? a[i++]! : b[j++]!);
  return mixed;
};

/** See `Making.more`. */
export const alikeOf =
  ({ parse }: Catalogue, positions: Positions, make: Make) =>
  (
    question: Question,
    seed: string,
    count: number,
    avoid: ReadonlySet<string> = new Set(),
  ): readonly Question[] => {
    const like = parse(question.line);
    if (!like.ok || count < 1) return [];
    const { spot } = like.value;
    const { kind, difficulty, form, shown, skill, win } = question;
    const random = seeded(`variants ${kind} ${seed}`);
    const balanced = BALANCED.has(kind);
    const seen = new Set([question.symmetry, ...avoid]);
    /** Positions that were looked at, by their symmetry. */
    const looked = new Set(shown ? seen : []);
    const outcomes = new Map<string, Outcome | null>();
    const found: Record<Side, Question[]> = { P: [], N: [], any: [] };
    const worked: Record<Side, number> = { P: 0, N: 0, any: 0 };
    const idle: Record<Side, number> = { P: 0, N: 0, any: 0 };
    let work = 0;

    /** Lines from which a step is taken: of the question, and of what was found. */
    const lines = [spot.line];
    const near = (): string =>
      random() < 0.5 ? pick(lines, random) : pick(lines.slice(-Math.max(8, lines.length >> 3)), random);
    const waiting: Record<Side, Position[]> = { P: [], N: [], any: [] };
    const drawn = (draw: () => Position | null): Source => ({ draw, found: 0, work: 0 });
    const read = (line: string): Position | null => {
      const position = parse(line);
      return position.ok ? { spot: position.value.spot, win } : null;
    };
    const plain = shown ? undefined : PLAIN[kind];
    const sources: readonly Source[] = [
      drawn(() => read(stepFrom(near(), random, !shown))),
      ...SIZES.map((size) => drawn(() => ({ spot: positions.drawOf(spot, size, random), win }))),
      // Numbers alone may come from any game.
      ...(plain === undefined ? [] : [drawn(() => read(plain(random)))]),
    ];

    const left = new Set(avoid);
    /** What is not to come again is as hard as the rest: others are a step away from it. */
    const stepOn = (symmetry: string, position: Position): void => {
      if (left.delete(symmetry)) lines.push(position.spot.line);
    };

    const fits = (at: Look): boolean => {
      const sight = at.sight();
      if (typeof sight === 'string') return false;
      work += COST.option * sight.options.length;
      const [least, most] = foreseen(kind, sight);
      return least <= difficulty + EQUALLY && most >= difficulty - EQUALLY;
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
      const one = make(kind, all, seed, random, !isChosen(form));
      if (one === null || off(one, difficulty) > EQUALLY) return null;
      if (seen.has(one.symmetry)) {
        stepOn(one.symmetry, at.position);
        return null;
      }
      return one.form === form && one.skill === skill ? one : null;
    };

    const sides: readonly Side[] = balanced ? ['P', 'N'] : ['any'];
    const total = Math.ceil(SPARE * count);
    const most = STALE + EACH * count;
    /** Nothing new for long, or much work altogether. */
    const isDry = (side: Side): boolean => idle[side] > STALE || worked[side] > most / sides.length;
    const wanted = (side: Side): number => {
      if (!balanced) return total;
      const other = side === 'P' ? 'N' : 'P';
      // What one of them has not, the other makes up for.
      return isDry(other) ? total - found[other].length : Math.ceil(total / 2);
    };
    for (;;) {
      const open = sides.filter((side) => found[side].length < wanted(side) && !isDry(side));
      const side = open.toSorted((a, b) => found[a].length - found[b].length)[0];
      if (side === undefined) break;
      const before = work;
      const later = waiting[side].pop();
      const source = later === undefined ? choose(sources, random) : null;
      const position = later ?? source!.draw();
      const at = position === null ? null : look(position);
      const one = at === null ? null : questionAt(at, side);
      work += at === null ? COST.read : COST.searched * at.searched();
      if (one !== null) {
        seen.add(one.symmetry);
        found[side].push(one);
        const line = parse(one.line);
        if (line.ok) lines.push(line.value.spot.line);
      }
      const spent = work - before;
      worked[side] += spent;
      idle[side] = one === null ? idle[side] + spent : 0;
      if (source !== null) {
        source.work += spent;
        source.found += one === null ? 0 : 1;
      }
    }

    const taken = (side: Side, upTo: number): readonly Question[] =>
      shuffled(
        found[side].toSorted((a, b) => off(a, difficulty) - off(b, difficulty)).slice(0, Math.max(0, upTo)),
        random,
      );
    if (!balanced) return taken('any', count);
    const half = Math.ceil(count / 2);
    const p = taken('P', Math.max(half, count - found.N.length));
    const n = taken('N', count - p.length);
    return random() < 0.5 ? spread(p, n) : spread(n, p);
  };
