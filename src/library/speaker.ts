/** Phrases the engine's results in a language. A speaker knows the games whose texts it was given, and contains no others. */

import type { RefusalCode } from '../engine/core/refusal.ts';
import type { Spot } from '../engine/core/spot.ts';
import { explain } from '../engine/explain/explain.ts';
import { LEVELS } from '../engine/explain/step.ts';
import type { LineWord } from '../games/line.ts';
import { explainedTexts } from '../texts/answer.ts';
import { type Catalogue, openCatalogue } from '../texts/catalogue.ts';
import type { Doc } from '../texts/doc.ts';
import { sayExplained } from '../texts/explained.ts';
import type { LocaleId } from '../texts/languages.ts';
import { lazily } from '../texts/lazily.ts';
import {
  type GameEntry,
  gather,
  type Locale,
  sayMove,
  sayRefusal,
  sayRuling,
  texts,
} from '../texts/locale.ts';
import { plain } from '../texts/plain.ts';
import { expected, faults, refusals } from '../texts/refusals.ts';
import { replies } from '../texts/replies.ts';
import { rules, rulings } from '../texts/rulings.ts';
import { moves, steps } from '../texts/steps.ts';
import { theorems } from '../texts/theorems.ts';
import { words, writing } from '../texts/writing.ts';
import { oneOf } from './given.ts';
import { type HeldNames, heldAnalysis, heldMove, heldPosition } from './held.ts';
import type { Block, Explanation, Language, Level, Refusal, Speaker, Texts } from './types.ts';

/** Internal form of texts. */
export interface HeldTexts extends Texts {
  readonly messages: readonly string[];
  readonly entries?: (t: Catalogue) => Readonly<Record<string, GameEntry>>;
  readonly more?: (t: Catalogue) => Partial<Locale>;
}

/** Internal form of a language. */
export interface HeldLanguage extends Language {
  readonly language: LocaleId;
  readonly messages: readonly string[];
}

/** Internal form of a speaker. */
export interface HeldSpeaker extends Speaker {
  readonly locale: Locale;
}

/** Throws, for texts on pictures, questions or the bot’s screens that a speaker was not given. */
const absent = (what: string) => (): never => {
  throw new Error(`This speaker was given no texts for ${what}.`);
};

/** Shared texts of a section with those of the given games: everything that their positions need. */
const total = <S extends Exclude<keyof GameEntry, 'text'>>(
  shared: Partial<Locale[S]>,
  entries: Readonly<Record<string, GameEntry>>,
  section: S,
): Locale[S] => Object.assign({}, shared, gather(entries, section)) as Locale[S];

/** Locale for some games. Other texts throw when read. */
const localeWith = (t: Catalogue, id: LocaleId, given: readonly HeldTexts[]): Locale => {
  const own = lazily<{ entries: Readonly<Record<string, GameEntry>> }>({
    entries: () => Object.fromEntries(given.flatMap(({ entries }) => Object.entries(entries?.(t) ?? {}))),
  });
  const rest = lazily<Locale>({
    id: () => id,
    steps: () => total({ ...steps(t), ...replies(t) }, own.entries, 'steps'),
    theorems: () => total(theorems(t), own.entries, 'theorems'),
    moves: () => total(moves(t), own.entries, 'moves'),
    rulings: () => total(rulings(t), own.entries, 'rulings'),
    rules: () => rules(t),
    refusals: () => total(refusals(t), own.entries, 'refusals'),
    expected: () => total(expected(t), own.entries, 'expected'),
    faults: () => total(faults(t), own.entries, 'faults'),
    games: () => texts(own.entries) as Locale['games'],
    words: () => words(t),
    hint: () => (line) => t.text('try-line', { line }),
    writing: () => writing(t),
    explained: () => explainedTexts(t),
    shorten: () => (text, most) => t.shorten(text, most),
    pictures: absent('pictures'),
    quiz: absent('questions'),
    screens: absent('screens'),
    inquiries: absent('tables'),
    commands: absent('commands'),
    learn: absent('lessons'),
    classroom: absent('classes'),
    practice: absent('practice'),
    print: absent('paper'),
    daily: absent('daily puzzles'),
    storm: absent('storms'),
    race: absent('races'),
    arena: absent('arenas'),
    progress: absent('progress'),
    linkedRole: absent('linked roles'),
    bank: absent('banks'),
    terminal: absent('the terminal'),
    site: absent('the site'),
  });
  for (const { more } of given)
    for (const [part, value] of Object.entries(more?.(t) ?? {})) Object.defineProperty(rest, part, { value });
  return rest;
};

/** Names of the games that the speaker knows, and the words around a line. */
const namesOf = (locale: Locale, known: readonly string[]): HeldNames => {
  const games = new Map<string, string>();
  const typed = new Map<string, LineWord>();
  for (const id of known) {
    const { name, aliases } = locale.games[id as keyof Locale['games']];
    for (const one of [...aliases, name.toLowerCase()])
      if (!/\s/.test(one) && !games.has(one)) games.set(one, id);
  }
  for (const [word, said] of Object.entries(locale.words))
    for (const name of said) typed.set(name.normalize('NFKC'), word as LineWord);
  return { language: locale.id, lexicon: { games, words: typed } };
};

/** Explanation from the pages of a document. They have no scenes, and no runs outside the public type. */
export const explanationOf = (pages: readonly Doc[]): Explanation => ({
  pages: pages as readonly (readonly Block[])[],
  text: pages.map((page) => plain(page)).join('\n\n'),
});

/** See `speaker` in `texts.ts`. */
export const speakerOf = (language: Language, ...given: readonly Texts[]): Speaker => {
  const { messages, language: id } = language as HeldLanguage;
  const foreign = given.find((one) => one.language !== id);
  if (foreign !== undefined) throw new RangeError(`The texts of ${foreign.of} are not in ${id}.`);
  const parts = given as readonly HeldTexts[];
  const t = openCatalogue(id, [...new Set([...messages, ...parts.flatMap((one) => one.messages)])]);
  const locale = localeWith(t, id, parts);
  const known = parts.filter(({ entries }) => entries !== undefined).map((one) => one.of);
  /** Games of one's own have their rule with them. */
  const knows = (spot: Spot): void => {
    const strange = spot.components.find(
      (component) => !known.includes(component.game) && component.ruling()?.kind !== 'typed',
    );
    if (strange !== undefined) throw new Error(`This speaker was given no texts for ${strange.game}.`);
  };
  const self: HeldSpeaker = {
    locale,
    names: namesOf(locale, known),
    explain: (analysis, level: Level = 'answer') => {
      const { found } = heldAnalysis(analysis);
      knows(found.spot);
      oneOf(LEVELS, 'level', level);
      return explanationOf(sayExplained(locale, { steps: explain(found, level), checked: false }, level));
    },
    move: (move) => {
      const { option } = heldMove(move);
      knows(option.to);
      return sayMove(locale, option.phrase);
    },
    rules: (position) => {
      const { spot } = heldPosition(position);
      knows(spot);
      const said = spot.components.flatMap((component) => {
        const ruling = component.ruling();
        return ruling === null ? [] : [sayRuling(locale, ruling).join(' ')];
      });
      return [...new Set(said)];
    },
    refusal: (refusal) => {
      const { code, facts, example } = refusal as Refusal & { readonly code: RefusalCode };
      const said = sayRefusal(locale, { code, facts } as Parameters<typeof sayRefusal>[1]);
      return example === undefined ? said : `${said} ${locale.hint(example)}`;
    },
  };
  return self;
};

/** Locale inside a speaker of the library. */
export const localeWithin = (given: Speaker): Locale => {
  if ('locale' in given) return (given as HeldSpeaker).locale;
  throw new TypeError('This is no speaker of the library.');
};
