/** Compares the product's answer to a line with the referee's. */
import { answerJson } from '../../src/cli/answer.ts';
import { normaliseLine, winning } from './cases.ts';
import { type Asked, options, readLine, writeLine } from './line.ts';
import { solver, TooLarge } from './solver.ts';
import { valuer } from './values.ts';

interface Answer {
  readonly error?: { readonly code: string; readonly message: string };
  readonly game: string;
  readonly position: string;
  readonly misere: boolean;
  readonly outcome: 'P' | 'N' | null;
  readonly grundy: string | null;
  readonly grundyReason?: string;
  readonly remoteness: string | null;
  readonly winning: {
    readonly count: string | null;
    readonly complete: boolean;
    readonly moves: readonly { readonly to: string }[];
  };
}

/** Games whose canonical form may sort more than the page requires: there a count may be between two numbers. */
const UNORDERED = new Set([
  'euclid',
  'ferguson',
  'box',
  'ed',
  'dag',
  'addsub',
  'hackenbush',
  'flip',
  'divisor',
]);

/** `judged`: compared, with the differences. `large`: too large for the referee's brute force. */
export type Comparison =
  | { readonly kind: 'judged'; readonly differences: readonly string[] }
  | { readonly kind: 'large' };

const say = (what: string, got: unknown, expected: unknown): string =>
  `${what} ${String(got)}, not ${String(expected)}`;

/** What the referee found: the winner, value and length where known, and where winning moves lead. */
interface Found {
  readonly wins: boolean;
  readonly grundy: number | null;
  /** Null: not known, so not compared. */
  readonly remoteness: number | null;
  readonly won: readonly string[];
}

/** The differences between the product's answer and what the referee found. */
const differencesOf = (text: string, asked: Asked, found: Found, bound: number): readonly string[] => {
  const { output } = answerJson({ text, level: 'answer', locale: 'en', moves: 1000, bound });
  const answer = JSON.parse(output) as Answer;
  if (answer.error !== undefined) return [`refused: ${answer.error.code}: ${answer.error.message}`];
  const differences: string[] = [];
  const expect = (what: string, got: unknown, expected: unknown): void => {
    if (got !== expected) differences.push(say(what, got, expected));
  };
  const alone = asked.components.length === 1;
  const name = alone ? asked.components[0]!.game : asked.how;
  expect('game', answer.game, name);
  expect('position', answer.position, alone ? asked.components[0]!.position : writeLine(asked));
  expect('misere', answer.misere, asked.misere);
  expect('outcome', answer.outcome, found.wins ? 'N' : 'P');
  expect('grundy', answer.grundy, found.grundy === null ? null : String(found.grundy));
  if ((answer.grundy === null) !== (answer.grundyReason !== undefined))
    differences.push('a reason beside a value, or neither');
  if (answer.remoteness !== null && found.remoteness !== null)
    expect('remoteness', answer.remoteness, String(found.remoteness));

  const { won } = found;
  const full = (to: string): string => (alone ? `${name} ${to}`.trim() : to);
  const right = new Set(won.map(normaliseLine));
  const listed = new Set(answer.winning.moves.map(({ to }) => full(to)));
  const got = new Set([...listed].map(normaliseLine));
  const { count, complete } = answer.winning;
  const wrong = [...got].filter((to) => !right.has(to));
  const missing = complete ? [...right].filter((to) => !got.has(to)) : [];
  if (wrong.length > 0) differences.push(`moves listed that do not win: ${wrong.slice(0, 5).join(' | ')}`);
  if (missing.length > 0) differences.push(`winning moves not listed: ${missing.slice(0, 5).join(' | ')}`);
  if (!complete && won.length < 1000) differences.push('the list is not complete');
  const decidable = !asked.components.some(({ game }) => UNORDERED.has(game));
  if (decidable) {
    const forms = new Set(won);
    const odd = [...listed].filter((to) => !forms.has(to));
    if (odd.length > 0)
      differences.push(`printed as ${odd.slice(0, 3).join(' | ')}, of ${won.slice(0, 3).join(' | ')}`);
  }
  const most = decidable ? won.length : options(asked).length;
  if (count !== null && (BigInt(count) < (decidable ? won.length : right.size) || BigInt(count) > most))
    differences.push(say('count', count, decidable ? won.length : `${right.size} to ${most}`));
  if (count !== null && complete) expect('count of those listed', count, String(listed.size));
  return differences;
};

/** A judge by brute force with a memo; at most `most` positions for each line. */
export const referee = (most = 6000): ((text: string) => Comparison) => {
  const { verdict, size, forget } = solver(most);
  return (text) => {
    if (size() > 200_000) forget();
    const asked = readLine(text);
    const win = asked.misere ? 'misere' : 'normal';
    try {
      const judged = verdict(asked);
      const found = {
        wins: judged[win],
        grundy: asked.misere || asked.how !== 'sum' ? null : judged.grundy,
        remoteness: judged.remoteness[win],
        won: winning(asked, verdict),
      };
      return { kind: 'judged', differences: differencesOf(text, asked, found, 1_000_000) };
    } catch (error) {
      if (error instanceof TooLarge) return { kind: 'large' };
      throw error;
    }
  };
};

/** A judge of sums under normal play by the values of their parts, for heaps too large to search. */
export const valueReferee = (): ((text: string) => Comparison) => {
  const { value } = valuer();
  return (text) => {
    const asked = readLine(text);
    const grundy = value(asked);
    const won = new Set(
      options(asked)
        .filter((to) => value(to) === 0)
        .map(writeLine),
    );
    const found = { wins: grundy !== 0, grundy, remoteness: null, won: [...won] };
    // The values come from a theorem; the search for the length of play is not compared and may give up early.
    return { kind: 'judged', differences: differencesOf(text, asked, found, 50_000) };
  };
};
