import type { Args } from '../engine/core/args.ts';
import type { Game as Inside, Rules } from '../engine/core/game.ts';
import { notAMove, ok, refuse } from '../engine/core/result.ts';
import { seal } from '../engine/core/seal.ts';
import { WORDS } from './reading.ts';
import type { Game } from './types.ts';

/** User-defined game: its rules, and the notation of its positions. */
export interface OwnGame<P> {
  /**
   * Name in lines: up to 30 lower-case letters, digits and hyphens, starting with a letter; not `sum`, `every`, `all`, `any` or
   * `misere`.
   */
  readonly id: string;
  /** Valid position, as `parse` reads it. */
  readonly example: string;
  /** Legal moves, in one sentence. */
  readonly rule: string;
  /** Parses a position; null for any other text. Must not throw. Spaces in the text are single. */
  parse(text: string): P | null;
  /** Text of a position: `parse(format(at))` is `at`, and equal texts mean equal positions. */
  format(at: P): string;
  /**
   * Every legal move: its text (no two alike) and where it leads. Every play must end; a player without a move loses, and wins
   * under misère play.
   */
  moves(at: P): Iterable<readonly [move: string, to: P]>;
}

type Step<P> = readonly [move: string, to: P];

const rulesOf = <P>(own: OwnGame<P>): Rules<P, Step<P>> => ({
  moves: (at) => own.moves(at),
  play: (_, [, to]) => ok(to),
});

/**
 * Opens a user-defined game: it is read, searched, explained, summed and played like any other. It has no theorems, so positions
 * beyond the bound have no answer.
 *
 * @throws RangeError - for an id that is invalid in lines, and for an example that `parse` refuses or `format` changes.
 *
 * @example
 * ```js
 * import { analyse, defineGame, reader } from 'sprague/engine';
 *
 * const countdown = defineGame({
 *   id: 'countdown',
 *   example: '10',
 *   rule: 'Subtract 1 or 2.',
 *   parse: (text) => (/^\d+$/.test(text) ? Number(text) : null),
 *   format: String,
 *   moves: (n) => [1, 2].filter((k) => k <= n).map((k) => [`-${k}`, n - k]),
 * });
 * console.log(analyse(reader([countdown])('countdown 9').value).outcome);
 * //> P
 * ```
 */
export const defineGame = <P>(own: OwnGame<P>): Game => {
  if (!/^[a-z][a-z0-9-]{0,29}$/.test(own.id) || ['sum', ...WORDS].includes(own.id))
    throw new RangeError(`No name for a game: ${own.id}`);
  const first = own.parse(own.example);
  if (first === null || own.format(first) !== own.example)
    throw new RangeError(`The example is not read, or written otherwise: ${own.example}`);
  const textOf = ({ rows }: Args): string => rows.map((row) => row.join(' ')).join(' / ');
  const inside: Inside<P, Step<P>> = {
    id: own.id,
    example: `${own.id} ${own.example}`,
    rules: rulesOf(own),
    position: {
      parse: (args) => {
        const text = textOf(args);
        const at = own.parse(text);
        return at === null ? refuse('missing-position', { token: text === '' ? own.id : text }) : ok(at);
      },
      format: (at) => own.format(at),
    },
    move: {
      parse: (text, at) => {
        const typed = text.trim().replace(/\s+/g, ' ');
        for (const step of own.moves(at)) if (step[0] === typed) return ok(step);
        return notAMove(typed, 'typed-move');
      },
      format: ([move]) => move,
    },
    theories: [],
    describe: (_, [move]) => ({ kind: 'typed', move }),
    ruling: () => ({ kind: 'typed', rule: own.rule }),
    scene: (at) => ({ kind: 'set', numbers: [own.format(at)] }),
    small: () => [first],
    deal: () => first,
  };
  return seal(inside);
};
