import type { Expected, MoveFault, Refusal, RefusalCode, RefusalFacts } from '../engine/core/refusal.ts';
import type { Compound } from '../engine/core/terms.ts';
import type { Ruling } from '../engine/explain/ruling.ts';
import type { Outcome, Step, StepKind, StepOf, TheoremUse } from '../engine/explain/step.ts';
import type { FactsOf, TheoremId } from '../engine/explain/theorem.ts';
import { type Grounds, grounds, type SectionsOf } from '../games/grounds.ts';
import type { LineWord } from '../games/line.ts';
import { type CoqTheorem, coqTheorem } from '../games/machine-checked.ts';
import type { GameId } from '../games/registry.ts';
import { gameWish } from '../learn/model/game-wish.ts';
import { isLastMove } from './answer.ts';
import type { Catalogue } from './catalogue.ts';
import type { Doc, Inline } from './doc.ts';
import type { Messages } from './keys.ts';
import type { LocaleId } from './languages.ts';
import { lazily } from './lazily.ts';
import type { MoveTexts } from './moves.ts';
import { plainInline } from './plain.ts';
import type { RulingText, RulingTexts } from './rulings.ts';
import type { ScreenTexts } from './screens.ts';
import type { Sections } from './sections.ts';
import { wordsIn } from './words.ts';

export { sayMove } from './moves.ts';
export type { LocaleId, MoveTexts };

/** What the reason of a first answer may use besides the facts of its theorem. */
export interface FirstReason extends Omit<StepOf<'reason'>, 'kind' | 'use'> {
  readonly locale: Locale;
}

/** The first step of a kind. */
export const stepOf = <K extends StepKind>(steps: readonly Step[], kind: K): StepOf<K> | undefined =>
  // A type predicate would make the compiler compare every pair of kinds, which takes the linter a minute.
  steps.find((step) => step.kind === kind) as StepOf<K> | undefined;

/** The texts of a theorem. Sentences address the player to move as *you*. */
export interface TheoremText<T extends TheoremId> {
  /** Its name, who found it, and when. */
  readonly name: string;
  /** The invariant, in one sentence. */
  decides(facts: FactsOf<T>): readonly Inline[];
  /** Why it works, told to the player to move (who wins at N, loses at P), in a few sentences. */
  works(facts: FactsOf<T>, outcome: Outcome): readonly Inline[];
  /**
   * Why the answer holds, in a few short sentences with these numbers; null where the theorem has no reason of its own. Not
   * called where the move ends the game, nor where only last moves are left under misère play.
   */
  reason?(facts: FactsOf<T>, reason: FirstReason): readonly Inline[] | null;
  /** Why a part of a sum has its value, in a short sentence. */
  worth?(facts: FactsOf<T>): string;
  /**
   * The proof, in paragraphs: from a losing position every move leads to a winning one; from a winning position some move
   * leads to a losing one; the end. Theorems with sections (`grounds`) have one text each, null where the section does not
   * apply.
   */
  proof(
    facts: FactsOf<T>,
  ): [SectionsOf<T>] extends [never]
    ? Paragraphs
    : { readonly [S in SectionsOf<T>]: { readonly title: string; readonly text: Paragraphs } | null };
}
export type Paragraphs = readonly (readonly Inline[])[];
/** A section of a proof, under its heading. */
export interface ProofSection {
  readonly grounds: Grounds;
  /** The Coq theorem that checks it; null where there is none. */
  readonly coq: CoqTheorem | null;
  readonly title: string;
  readonly text: Paragraphs;
}
export type TheoremTexts = { readonly [T in TheoremId]: TheoremText<T> };

/** The texts of one game in one language. */
export interface GameText {
  readonly name: string;
  /** Other names that a person may type, in lower case. */
  readonly aliases: readonly string[];
  /** One line that says what a move is, whatever the options. The rules of a position are in its ruling. */
  readonly summary: string;
  /** The rules card, in paragraphs; how to type a position and a move. */
  readonly rules: readonly string[];
}

/** The prefixes of the messages of games: those that have a summary. */
type GamePrefix = keyof Messages extends infer K ? (K extends `${infer P}-summary` ? P : never) : never;

/** The text of a game from its messages. */
export const gameText = (t: Catalogue, prefix: GamePrefix): GameText =>
  lazily<GameText>({
    name: () => t.text(`${prefix}-name`),
    aliases: () =>
      t
        .text(`${prefix}-aliases`)
        .split(', ')
        .filter((alias) => alias !== ''),
    summary: () => t.text(`${prefix}-summary`),
    rules: () => t.lines(`${prefix}-rules`),
  });

/** `locale` is the whole language, to name moves and theorems within a step. */
export type StepTexts = { readonly [K in StepKind]: (step: StepOf<K>, locale: Locale) => Doc };
export type RefusalTexts = {
  readonly [C in RefusalCode]: (facts: RefusalFacts[C], locale: Locale) => string;
};

/** One file for each game and language: its text, and its phrases for the kinds that it adds. */
export interface GameEntry {
  readonly text: GameText;
  readonly theorems?: Partial<TheoremTexts>;
  readonly steps?: Partial<StepTexts>;
  readonly moves?: Partial<MoveTexts>;
  readonly rulings?: Partial<RulingTexts>;
  readonly refusals?: Partial<RefusalTexts>;
  readonly expected?: Partial<Readonly<Record<Expected, string>>>;
  readonly faults?: Partial<Readonly<Record<MoveFault, string>>>;
}

/** All texts about mathematics and games in one language; the type demands every one. */
export interface Locale extends Sections {
  readonly id: LocaleId;
  readonly steps: StepTexts;
  readonly theorems: TheoremTexts;
  readonly moves: MoveTexts;
  readonly rulings: RulingTexts;
  readonly refusals: RefusalTexts;
  readonly expected: Readonly<Record<Expected, string>>;
  readonly faults: Readonly<Record<MoveFault, string>>;
  readonly games: Readonly<Record<GameId, GameText>>;
  /** Words that may begin or end a line, in lower case. */
  readonly words: Readonly<Record<LineWord, readonly string[]>>;
  /** “Try: …” before a line that works. */
  readonly hint: (line: string) => string;
  /** Cuts numbers with many digits in the middle and adds their length (see `Catalogue.shorten`). */
  readonly shorten: (text: string, most?: number) => string;
  readonly screens: ScreenTexts;
  /** The texts of the site's own pages. */
  readonly site: Pick<Catalogue, 'text'>;
}

type EntrySection = Exclude<keyof GameEntry, 'text'>;
type SectionOf<E, S extends EntrySection> = E extends { readonly [K in S]: infer T } ? T : never;
type Together<U> = [U] extends [never]
  ? Readonly<Record<never, never>>
  : (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void
    ? I
    : never;

/** Collects one section of all entries in a record. Its type has every key, so a missing text does not compile. */
export const gather = <E extends Readonly<Record<string, GameEntry>>, S extends EntrySection>(
  entries: E,
  section: S,
): Together<SectionOf<E[keyof E], S>> =>
  Object.assign({}, ...Object.values(entries).map((entry) => entry[section] ?? {})) as Together<
    SectionOf<E[keyof E], S>
  >;

/** The texts of the games. */
export const texts = <E extends Readonly<Record<string, GameEntry>>>(
  entries: E,
): { readonly [K in keyof E]: GameText } =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, entry.text])) as {
    readonly [K in keyof E]: GameText;
  };

/** The name of a game by id; an unknown id is returned as it is. */
export const gameNamed = (locale: Locale, id: string): string =>
  Object.hasOwn(locale.games, id) ? locale.games[id as GameId].name : id;

/** A `GameWish` in words: “Nim, misère”, “every Nim + Kayles”. */
export const sayWish = (locale: Locale, text: string): string => {
  const { how, components, win } = gameWish(text);
  const { words, rules } = locale;
  const named = components.map(({ game, options }) =>
    [
      Object.hasOwn(rules.several, game) ? rules.several[game as Compound] : gameNamed(locale, game),
      ...options,
    ].join(' '),
  );
  return [
    ...(how === 'sum' ? [] : [words[how][0] ?? how]),
    named.join(' + '),
    ...(win === 'misere' ? [words.misere.at(-1) ?? win] : []),
  ].join(' ');
};

/** The text of a theorem, with the facts of the step that uses it. */
export const sayTheorem = (locale: Locale, use: TheoremUse) => {
  const text = locale.theorems[use.theorem] as AnyTheoremText;
  const facts = use.facts as FactsOf<TheoremId>;
  return {
    name: text.name,
    decides: text.decides(facts),
    works: (outcome: Outcome) => text.works(facts, outcome),
    proof: () => sectionsOf(use.theorem, text.name, text.proof(facts)),
  };
};

/** The texts of any theorem: the type of the table guarantees that facts and sections fit. */
interface AnyTheoremText extends Omit<TheoremText<TheoremId>, 'proof'> {
  proof(facts: FactsOf<TheoremId>): Paragraphs | Readonly<Record<string, Section | null>>;
}
type Section = Omit<ProofSection, 'grounds' | 'coq'>;

/** The sections of a proof with their references, in the order of the table. */
const sectionsOf = (
  theorem: TheoremId,
  name: string,
  said: Paragraphs | Readonly<Record<string, Section | null>>,
): readonly ProofSection[] => {
  const known: Grounds | Readonly<Record<string, Grounds>> = grounds[theorem];
  if (typeof known === 'string')
    return [{ grounds: known, coq: coqTheorem(theorem, null), title: name, text: said as Paragraphs }];
  const sections = said as Readonly<Record<string, Section | null>>;
  return Object.entries(known).flatMap(([key, of]) => {
    const section = sections[key];
    return section === null || section === undefined
      ? []
      : [{ grounds: of, coq: coqTheorem(theorem, key), ...section }];
  });
};

/** Why the parts of a sum have their values, where one theorem gives them all. */
export const sayWorth = ({ via, here, locale }: FirstReason): string | null => {
  const values = stepOf(here, 'part-values');
  if (via === null || values?.rows.some((row) => row.via !== via.theorem)) return null;
  return (locale.theorems[via.theorem] as AnyTheoremText).worth?.(via.facts) ?? null;
};

/** The reason of a first answer within a number of words: the theorem's own, else the general one. */
export const sayReason = (
  locale: Locale,
  step: StepOf<'reason'>,
  most = Number.POSITIVE_INFINITY,
): readonly Inline[] => {
  const text = locale.theorems[step.use.theorem] as AnyTheoremText;
  const reason: FirstReason = { ...step, locale };
  const own = step.ends || isLastMove(step) ? [] : [reason, { ...reason, via: null }];
  for (const each of own) {
    const said = text.reason?.(step.use.facts, each) ?? null;
    if (said !== null && wordsIn(plainInline(said)) <= most) return said;
  }
  return locale.explained.reason(reason);
};

/** A step in words. */
export const sayStep = (locale: Locale, step: Step): Doc =>
  (locale.steps[step.kind] as (step: Step, locale: Locale) => Doc)(step, locale);

/** An explanation in words. */
export const sayAll = (locale: Locale, steps: readonly Step[]): Doc =>
  steps.flatMap((step) => sayStep(locale, step));

/** The rules for a move in a position, in words. */
export const sayRuling = (locale: Locale, ruling: Ruling): RulingText =>
  (locale.rulings[ruling.kind] as (facts: Ruling) => RulingText)(ruling);

/** A refusal in words, without an example line. */
export const sayRefusal = (locale: Locale, refusal: Refusal): string =>
  (locale.refusals[refusal.code] as (facts: Refusal['facts'], locale: Locale) => string)(
    refusal.facts,
    locale,
  );
