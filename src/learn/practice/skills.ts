import type { Win } from '../../engine/core/game.ts';
import type { Lexicon } from '../../games/line.ts';
import { usualWin } from '../../games/usual.ts';
import { definitionIn } from '../../play/definitions.ts';
import { CUSTOM, isDefinition } from '../../play/model/own-names.ts';
import { lazily } from '../../texts/lazily.ts';
import type { Locale } from '../../texts/locale.ts';
import type { QuestionKind } from '../model/facts.ts';
import { formatGameWish, gameWish, isGameWish, readGameWish } from '../model/game-wish.ts';
import type { Question } from '../model/question.ts';
import { isNumbersAlone, JUDGED_KINDS } from '../questions/kinds/index.ts';
import { wishedWin } from '../questions/wished-win.ts';
import type { SkillWish } from './ports.ts';

/** Skills in the order of introduction: who wins, how to win, values; the simplest games first. */
export const CURRICULUM = [
  'outcome bash',
  'winning-move bash',
  'outcome nim',
  'nim-sum',
  'winning-move nim',
  'mex',
  'grundy subtraction',
  'which-part nim',
  'why nim',
  'outcome wythoff',
  'period',
  'zeckendorf',
  'winning-move fibonacci',
  'winning-move wythoff',
  'outcome staircase',
  'grundy kayles',
  'winning-move staircase',
  'outcome kayles',
  'grundy hackenbush',
  'winning-move coins',
  'winning-move chomp',
  'outcome moore',
  'winning-move moore',
  'all-winning-moves nim',
  'spot-error nim',
  'losing-positions wythoff',
  'value-table kayles',
  'justify-step subtraction',
  'proof-order nim',
] as const;

/** Fails to compile if an automatically judged kind of question is never introduced. */
type Introduced = (typeof CURRICULUM)[number] extends infer S
  ? S extends `${infer K} ${string}`
    ? K
    : S
  : never;
({}) satisfies Readonly<Record<Exclude<QuestionKind, Introduced | 'own-words'>, string>>;

/** Games from which kinds without a shown position take their numbers. */
export const NUMBER_GAMES: readonly string[] = [
  'nim',
  'bash',
  'subtraction',
  'kayles',
  'fibonacci',
  'lasker',
];

export interface SkillParts {
  readonly kind: QuestionKind;
  /** An id, a definition, or a `GameWish` without a win rule; null: no position is shown. */
  readonly game: string | null;
  readonly win: Win;
}

/** The parts of a skill's id (see `Question.skill`); null for anything else. */
export const skillParts = (skill: string): SkillParts | null => {
  const [word, ...about] = skill.split(' ');
  const kind = JUDGED_KINDS.find((one) => one === word);
  const misere = about.length > 1 && about.at(-1) === 'misere';
  const game = about.slice(0, misere ? -1 : undefined).join(' ');
  if (kind === undefined || !isGameWish(game)) return null;
  return { kind, game: game === '' ? null : game, win: misere ? 'misere' : 'normal' };
};

/** The id that `skillParts` reads: `kind`, `kind game` or `kind game misere`; without a game no win rule is told. */
export const skillId = ({ kind, game, win }: SkillParts): string =>
  [kind, ...(game === null ? [] : [game]), ...(game !== null && win === 'misere' ? ['misere'] : [])].join(
    ' ',
  );

/**
 * The skill that practice keeps for a question about `line`: a server's own game is named by its definition (`outcome
 * rule=1,2:0-2`), and a wish beyond a game by itself (`outcome nim + kayles`), since knowing one of them says nothing about
 * another.
 */
export const practisedSkill = ({ skill, line, wish }: Pick<Question, 'skill' | 'line' | 'wish'>): string => {
  const parts = skillParts(skill);
  if (parts !== null && parts.game !== null && wish !== undefined)
    return skillId({ ...parts, game: formatGameWish({ ...gameWish(wish), win: null }) });
  const definition = parts?.game === CUSTOM ? definitionIn(line) : null;
  return parts === null || definition === null ? skill : skillId({ ...parts, game: definition });
};

/** Any skill at all. */
export const ANY: SkillWish = { kind: null, game: null, win: 'normal' };

/** A wish for own games includes all that were met. */
const isOfGame = (game: string | null, wish: string): boolean =>
  game === wish || (wish === CUSTOM && game !== null && isDefinition(game));

/** Whether a skill is one of those wished for. */
export const meets = (skill: string, wish: SkillWish): boolean => {
  if (wish.kind === null && wish.game === null) return true;
  const parts = skillParts(skill);
  if (parts === null) return false;
  return (
    (wish.kind === null || parts.kind === wish.kind) &&
    (wish.game === null || (isOfGame(parts.game, wish.game) && parts.win === wish.win))
  );
};

/** Names of kinds and games, beside their ids. */
export interface SkillNames {
  readonly kinds: ReadonlyMap<string, QuestionKind>;
  readonly games: ReadonlyMap<string, string>;
}

/** Normal form of names: lower case, one space between words. Keeps commas between numbers, as in sets. */
const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\s*[,、]\s*(?=\d)/g, ',')
    .replace(/(?<!\d),|,(?!\d)|[\s:·?，：？、]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The names in these languages, made on first use. */
export const skillNames = (locales: () => readonly Locale[], lexicon: Lexicon): SkillNames =>
  lazily<SkillNames>({
    kinds: () =>
      new Map([
        ...JUDGED_KINDS.map((kind) => [kind, kind] as const),
        ...locales().flatMap(({ quiz }) =>
          JUDGED_KINDS.map((kind) => [plainName(quiz.kinds[kind]), kind] as const),
        ),
      ]),
    games: () =>
      new Map([
        ...lexicon.games,
        ...locales().flatMap(({ games }) =>
          Object.entries(games).map(([id, { name }]) => [plainName(name), id] as const),
        ),
      ]),
  });

/** Meaning of a typed skill; `either`: a kind of question and a game share the name. */
export type ReadWish =
  | { readonly ok: true; readonly wish: SkillWish }
  | { readonly ok: false; readonly token: string }
  | { readonly ok: false; readonly either: readonly [SkillWish, SkillWish] };

/**
 * A typed skill: `outcome nim`, `winning-move nim misere`, a kind of question alone, a game alone, by ids or names in any
 * language. Without a win rule the game's usual one. Empty: any. Otherwise returns the token not understood; a word that is
 * both a kind and a game (`grundy`) is not guessed at.
 */
export const readWish = (text: string, names: SkillNames, words: Lexicon['words']): ReadWish => {
  const clean = plainName(text);
  if (clean === '') return { ok: true, wish: ANY };
  const [asKind, asGame] = [names.kinds.get(clean), names.games.get(clean)];
  if (asKind !== undefined && asGame !== undefined)
    return {
      ok: false,
      either: [
        { ...ANY, kind: asKind },
        { ...ANY, game: asGame, win: usualWin(asGame) },
      ],
    };
  const longer = (a: string, b: string): number => b.length - a.length;
  const kinds = [...names.kinds.keys()];
  const starts = kinds.filter((name) => clean === name || clean.startsWith(`${name} `)).sort(longer);
  const ends = kinds.filter((name) => clean.endsWith(` ${name}`)).sort(longer);
  // A game's name goes first where both fit, since it is the longer one. In Japanese the kind of question comes last.
  for (const [name, rest] of [
    ['', clean] as const,
    ...starts.map((name) => [name, clean.slice(name.length).trim()] as const),
    ...ends.map((name) => [name, clean.slice(0, -name.length).trim()] as const),
  ]) {
    const kind = names.kinds.get(name) ?? null;
    if (rest === '') return { ok: true, wish: { ...ANY, kind } };
    const cut = rest.lastIndexOf(' ');
    const misere = cut > 0 && words.get(rest.slice(cut + 1)) === 'misere';
    const game = names.games.get(rest) ?? (misere ? names.games.get(rest.slice(0, cut)) : undefined);
    if (game === undefined) {
      const whole = /[+=]/.test(rest) ? readGameWish(rest, words, (name) => names.games.get(name)) : null;
      if (whole === null || 'fault' in whole) continue;
      return {
        ok: true,
        wish: {
          kind,
          game: formatGameWish({ ...whole, win: null }),
          win: wishedWin(formatGameWish(whole)),
        },
      };
    }
    // Numbers alone need no game.
    if (kind !== null && isNumbersAlone(kind)) return { ok: true, wish: { ...ANY, kind } };
    return {
      ok: true,
      wish: { kind, game, win: misere && !names.games.has(rest) ? 'misere' : usualWin(game) },
    };
  }
  const [longest = ''] = starts;
  return { ok: false, token: clean.slice(longest.length).trim() || clean };
};
