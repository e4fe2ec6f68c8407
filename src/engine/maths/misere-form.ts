import { recall } from '../core/maps.ts';
import { spend } from '../core/work.ts';
import { mex } from './nimber.ts';

/** Behaviour of a position beside Nim heaps under misère play: Winning Ways, vol. 2, ch. 13. */
export type MisereKind = 'tame' | 'restive' | 'restless' | 'wild';

/**
 * Genus: the value under normal play, and as superscripts the misère values beside 0, 1, 2, … heaps of 2, of which the last two
 * repeat forever.
 */
export interface Genus<N = number> {
  readonly value: N;
  readonly misere: readonly N[];
}

/** `0^120`; numbers of two digits with commas, `10^(10,8,10)`. */
export const formatGenus = ({ value, misere }: Genus<number | bigint>): string =>
  `${value}^${misere.some((digit) => digit > 9) ? `(${misere.join(',')})` : misere.join('')}`;

/** Genus of a tame position of this value: that of a Nim heap, or (`isLarge`) of one beside 2 + 2. */
export const tameGenus = (value: bigint, isLarge: boolean): string => {
  const other = value ^ 2n;
  const misere = isLarge ? [value, other] : value === 0n ? [1n, 2n, 0n] : [0n, 3n, 1n];
  return formatGenus({ value, misere });
};

interface FormNode {
  /** Ascending. */
  readonly options: readonly number[];
  readonly genus: Genus;
  readonly kind: MisereKind;
  /** Size n if the form is a Nim heap, else null. */
  readonly heap: number | null;
}

/** Misère value number i of a genus. */
const misereAt = ({ misere }: Genus, i: number): number => {
  const last = misere.length - 1;
  return misere[i <= last ? i : last - ((i - last) % 2)]!;
};

/** Genus from those of the options: G + 2 + … + 2 has options in each summand (Conway 1976, ch. 12). */
const genusOf = (options: readonly Genus[]): Genus => {
  const value = mex(options.map((option) => option.value));
  const settled = Math.max(0, ...options.map(({ misere }) => misere.length));
  const misere: number[] = [];
  for (let i = 0; ; i += 1) {
    const before = misere[i - 1];
    const own = before === undefined ? [] : [before, before ^ 1];
    const isEnd = options.length === 0 && i === 0;
    misere.push(isEnd ? 1 : mex([...own, ...options.map((option) => misereAt(option, i))]));
    // From here on each value depends only on the one before it and on repeating values.
    if (i >= settled + 2 && misere[i] === misere[i - 2]) break;
  }
  while (misere.length > 2 && misere.at(-1) === misere.at(-3)) misere.pop();
  return { value, misere };
};

const isTamePair = (value: number, misere: number): boolean => value === misere || value + misere === 1;

const WORK_PER_OPTION = 0.1;
const WORK_PER_SUM = 2;

/**
 * Interned misère canonical forms: two positions are equal beside all others exactly if their forms are (J. H. Conway, On Numbers
 * and Games (1976), ch. 12). Form 0 is the empty position.
 */
export class MisereForms {
  readonly #forms: FormNode[] = [{ options: [], genus: genusOf([]), kind: 'tame', heap: 0 }];
  readonly #known = new Map<string, number>([['', 0]]);
  readonly #sums = new Map<string, number>();

  genus(form: number): Genus {
    return this.#forms[form]!.genus;
  }

  kind(form: number): MisereKind {
    return this.#forms[form]!.kind;
  }

  options(form: number): readonly number[] {
    return this.#forms[form]!.options;
  }

  isLost(form: number): boolean {
    return this.genus(form).misere[0] === 0;
  }

  /**
   * Form of a position with options of these forms. It equals the form H of an option's option if each option of H is among them,
   * and all the others can be answered by moving to H; if H is empty, the position must also be won.
   */
  of(forms: Iterable<number>): number {
    const options = [...new Set(forms)].sort((a, b) => a - b);
    const key = options.join();
    return recall(this.#known, key, () => this.#simpler(new Set(options)) ?? this.#add(options));
  }

  /** Form of a sum of two positions. */
  plus(a: number, b: number): number {
    if (a === 0 || b === 0) return a + b;
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    return recall(this.#sums, key, () => {
      spend(WORK_PER_SUM);
      return this.of([
        ...this.options(a).map((option) => this.plus(option, b)),
        ...this.options(b).map((option) => this.plus(a, option)),
      ]);
    });
  }

  #simpler(options: ReadonlySet<number>): number | null {
    const tried = new Set<number>();
    for (const option of options)
      for (const answer of this.options(option)) {
        if (tried.has(answer)) continue;
        tried.add(answer);
        spend(options.size * WORK_PER_OPTION);
        const kept = new Set(this.options(answer));
        if (![...kept].every((form) => options.has(form))) continue;
        const isAnswered = (form: number): boolean => kept.has(form) || this.options(form).includes(answer);
        if (![...options].every(isAnswered)) continue;
        if (kept.size > 0 || [...options].some((form) => this.isLost(form))) return answer;
      }
    return null;
  }

  #add(options: readonly number[]): number {
    const genus = genusOf(options.map((option) => this.genus(option)));
    const heaps = options.map((option) => this.#forms[option]!.heap);
    const heap = heaps.toSorted((a, b) => (a ?? 0) - (b ?? 0)).every((n, i) => n === i) ? heaps.length : null;
    this.#forms.push({ options, genus, kind: this.#kindOf(options, genus), heap });
    return this.#forms.length - 1;
  }

  /**
   * Tame: the genus is that of a Nim position, and each option is tame or can be answered by moving to a tame position of the
   * same values. Restive: not tame, with tame options and value 0 or 1 under normal play; restless: with such a value under
   * misère play.
   */
  #kindOf(options: readonly number[], { value, misere }: Genus): MisereKind {
    const isTame = (form: number): boolean => this.kind(form) === 'tame';
    const tame = options.filter(isTame);
    const pairOf = (form: number) => {
      const genus = this.genus(form);
      return [genus.value, genus.misere[0]!] as const;
    };
    const isAnswered = (form: number): boolean => {
      const answers = this.options(form).filter(isTame).map(pairOf);
      return answers.some(([v]) => v === value) && answers.some(([, m]) => m === misere[0]);
    };
    const pairs = tame.map(pairOf);
    const isMex = mex(pairs.map(([v]) => v)) === value && mex(pairs.map(([, m]) => m)) === misere[0];
    const others = options.filter((form) => !isTame(form));
    if (isTamePair(value, misere[0]!) && (others.length === 0 || (isMex && others.every(isAnswered))))
      return 'tame';
    if (others.length > 0) return 'wild';
    if (value <= 1) return 'restive';
    return misere[0]! <= 1 ? 'restless' : 'wild';
  }

  /**
   * Text of a form: `3` is a Nim heap; `2_+` has 2 as its only option; `{2_+,1}` lists its options, the later ones first. Null if
   * longer than `most` characters.
   */
  format(form: number, most: number): string | null {
    const said = new Map<number, string | null>();
    const say = (f: number): string | null => {
      const known = said.get(f);
      if (known !== undefined) return known;
      const { options, heap } = this.#forms[f]!;
      const parts = heap === null ? options.toReversed().map(say) : [];
      const text =
        heap !== null
          ? `${heap}`
          : parts.some((part) => part === null)
            ? null
            : parts.length === 1
              ? `${parts[0]}_+`
              : `{${parts.join(',')}}`;
      const kept = text !== null && text.length <= most ? text : null;
      said.set(f, kept);
      return kept;
    };
    return say(form);
  }
}
