import type { Win } from '../../engine/core/game.ts';
import type { Compound } from '../../engine/core/terms.ts';
import { type Lexicon, normalise } from '../../games/line.ts';
import { NO_NAMES, type OwnNames, ownName } from '../../play/model/own-names.ts';

/**
 * Games to ask about, as a line without positions: `nim misere`, `wythoff a=2`, `nim + kayles`, `every nim + wythoff`. `win`
 * null: unspecified, so the game's usual rule unless the caller wants one.
 */
export interface GameWish {
  readonly how: Compound;
  readonly components: readonly { readonly game: string; readonly options: readonly string[] }[];
  readonly win: Win | null;
}

const COMPOUNDS = ['every', 'all', 'any'] as const satisfies readonly Compound[];
const MISERE = 'misere';

/** Parses a text of `formatGameWish`; a game's id, or its name on a server, is one. */
export const gameWish = (text: string): GameWish => {
  const words = text.split(' ');
  const misere = words.length > 1 && words.at(-1) === MISERE;
  const how = words.length > 1 ? COMPOUNDS.find((one) => one === words[0]) : undefined;
  const components = words
    .slice(how === undefined ? 0 : 1, misere ? -1 : undefined)
    .join(' ')
    .split(' + ')
    .map((component) => {
      const [game = '', ...options] = component.split(' ');
      return { game, options };
    });
  return { how: how ?? 'sum', components, win: misere ? 'misere' : null };
};

export const formatGameWish = ({ how, components, win }: GameWish): string =>
  [
    ...(how === 'sum' ? [] : [how]),
    components.map(({ game, options }) => [game, ...options].join(' ')).join(' + '),
    ...(win === 'misere' ? [MISERE] : []),
  ].join(' ');

export const hasParameters = ({ components }: GameWish): boolean =>
  components.some(({ options }) => options.length > 0);

/** Whether a text has the form of `formatGameWish`, as far as that is decidable without the games; empty: no game. */
export const isGameWish = (text: string): boolean =>
  gameWish(text).components.every(({ options }) => options.every((option) => option.includes('=')));

/** Whether it says more than a game and a win rule. */
export const isMoreThanGame = (wish: GameWish): boolean => wish.components.length > 1 || hasParameters(wish);

/** Splits at commas that stand outside brackets; `take=1,3,4` stays whole. */
export const splitGames = (typed: string): readonly string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (const sign of normalise(typed.replace(/[;；]/g, ',')).toLowerCase()) {
    depth += '({['.includes(sign) ? 1 : ')}]'.includes(sign) ? -1 : 0;
    if (sign === ',' && depth <= 0) {
      pieces.push(piece);
      piece = '';
    } else piece += sign;
  }
  const whole: string[] = [];
  for (const next of [...pieces, piece].map((one) => one.trim())) {
    const last = whole.at(-1);
    if (last !== undefined && /^\d+$/.test(next) && /=[\d,]+$/.test(last))
      whole[whole.length - 1] += `,${next}`;
    else if (next !== '') whole.push(next);
  }
  return [...new Set(whole)];
};

/** Why a typed wish is invalid; `name`: an unknown game. */
export interface WishFault {
  readonly fault: 'name' | 'words';
  readonly token: string;
}

/** Reads a typed wish. `nameOf` resolves a name, or returns undefined. */
export const readGameWish = (
  typed: string,
  words: Lexicon['words'],
  nameOf: (name: string) => string | undefined,
): GameWish | WishFault => {
  // A name may have spaces.
  const alone = nameOf(typed);
  if (alone !== undefined) return { how: 'sum', components: [{ game: alone, options: [] }], win: null };
  const tokens = typed
    .replace(/\{[^{}]*\}/g, (set) => set.replace(/\s+/g, ''))
    .split(/\s+/)
    .flatMap((token) => (token.includes('=') ? [token] : token.replaceAll('+', ' + ').trim().split(/\s+/)));
  const misere = tokens.some((token) => words.get(token) === MISERE);
  const rest = tokens.filter((token) => words.get(token) !== MISERE);
  const first = words.get(rest[0] ?? '');
  const how = first === undefined || first === MISERE ? 'sum' : first;
  const pieces = (how === 'sum' ? rest : rest.slice(1)).join(' ').split(' + ');
  if (how !== 'sum' && pieces.length < 2) return { fault: 'words', token: typed };
  const components: { readonly game: string; readonly options: readonly string[] }[] = [];
  for (const piece of pieces) {
    const parts = piece.split(' ').filter((token) => token !== '');
    const named = parts.filter((token) => !token.includes('='));
    const name = named.join(' ');
    const game = nameOf(name) ?? (named.length > 1 ? undefined : nameOf(named[0] ?? ''));
    if (game === undefined) {
      const [head = '', ...more] = named;
      // A game and then a position.
      return nameOf(head) !== undefined && more.length > 0
        ? { fault: 'words', token: more.join(' ') }
        : { fault: name === '' ? 'words' : 'name', token: name === '' ? typed : name };
    }
    components.push({ game, options: parts.filter((token) => token.includes('=')) });
  }
  return { how, components, win: misere ? 'misere' : null };
};

/** The wish a position's canonical line belongs to, without parameters; a server's own games by their names. */
export const wishOfLine = (line: string, own: OwnNames = NO_NAMES): string => {
  const { how, components, win } = gameWish(line);
  return formatGameWish({
    how,
    components: line
      .split(' + ')
      .map((component, i) => ({ game: ownName(component, own) ?? components[i]?.game ?? '', options: [] })),
    win,
  });
};

/** Rules needed by a wish: its games, and their compound. */
export const rulesWithin = (wish: string): readonly string[] => {
  const { how, components } = gameWish(wish);
  const games = components.map(({ game }) => game);
  return how === 'sum' && games.length < 2 ? games : [...games, how];
};
