/** The product's answer to a line against the referee's. */
import { answerJson } from '../../src/cli/answer.ts';
import { normaliseLine, winning } from './cases.ts';
import { options, readLine, writeLine } from './line.ts';
import { solver, TooLarge } from './solver.ts';

interface Answer {
  readonly error?: { readonly code: string; readonly message: string };
  readonly game: string;
  readonly position: string;
  readonly misere: boolean;
  readonly outcome: 'P' | 'N' | null;
  readonly grundy: string | null;
  readonly remoteness: string | null;
  readonly winning: {
    readonly count: string | null;
    readonly complete: boolean;
    readonly moves: readonly { readonly to: string }[];
  };
}

/** Games whose canonical form may order what the page does not: there a count may lie between two numbers. */
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

/** `judged`: compared, with what differs. `large`: beyond the referee's brute force. */
export type Comparison =
  | { readonly kind: 'judged'; readonly differences: readonly string[] }
  | { readonly kind: 'large' };

const say = (what: string, got: unknown, expected: unknown): string =>
  `${what} ${String(got)}, not ${String(expected)}`;

/** A judge with a memory of what it has solved; `most` positions a line at most. */
export const referee = (most = 6000) => {
  const { verdict, size, forget } = solver(most);
  return (text: string): Comparison => {
    if (size() > 200_000) forget();
    const asked = readLine(text);
    const win = asked.misere ? 'misere' : 'normal';
    try {
      verdict(asked);
    } catch (error) {
      if (error instanceof TooLarge) return { kind: 'large' };
      throw error;
    }
    const judged = verdict(asked);
    const { output } = answerJson({ text, level: 'verdict', locale: 'en', moves: 1000, bound: 1_000_000 });
    const answer = JSON.parse(output) as Answer;
    if (answer.error !== undefined)
      return { kind: 'judged', differences: [`refused: ${answer.error.code}: ${answer.error.message}`] };
    const differences: string[] = [];
    const expect = (what: string, got: unknown, expected: unknown): void => {
      if (got !== expected) differences.push(say(what, got, expected));
    };
    const alone = asked.components.length === 1;
    const name = alone ? asked.components[0]!.game : asked.how;
    expect('game', answer.game, name);
    expect('position', answer.position, alone ? asked.components[0]!.position : writeLine(asked));
    expect('misere', answer.misere, asked.misere);
    expect('outcome', answer.outcome, judged[win] ? 'N' : 'P');
    const valued = !asked.misere && asked.how === 'sum';
    expect('grundy', answer.grundy, valued ? String(judged.grundy) : null);
    if (answer.remoteness !== null) expect('remoteness', answer.remoteness, String(judged.remoteness[win]));

    const full = (to: string): string => (alone ? `${name} ${to}` : to);
    const won = winning(asked, verdict);
    const right = new Set(won.map(normaliseLine));
    const listed = new Set(answer.winning.moves.map(({ to }) => to));
    const got = new Set([...listed].map((to) => normaliseLine(full(to))));
    const wrong = [...got].filter((to) => !right.has(to));
    const missing = [...right].filter((to) => !got.has(to));
    if (wrong.length > 0) differences.push(`moves listed that do not win: ${wrong.slice(0, 5).join(' | ')}`);
    if (answer.winning.complete && missing.length > 0)
      differences.push(`winning moves not listed: ${missing.slice(0, 5).join(' | ')}`);
    if (!answer.winning.complete && won.length < 1000) differences.push('the list is not complete');
    const { count } = answer.winning;
    const decidable = !asked.components.some(({ game }) => UNORDERED.has(game));
    if (decidable) {
      const forms = new Set(won);
      const odd = [...listed].filter((to) => !forms.has(full(to).trim()));
      if (odd.length > 0)
        differences.push(`printed as ${odd.slice(0, 3).join(' | ')}, of ${won.slice(0, 3).join(' | ')}`);
    }
    const most = decidable ? won.length : options(asked).length;
    if (count !== null && (BigInt(count) < right.size || BigInt(count) > most))
      differences.push(say('count', count, decidable ? won.length : `${right.size} to ${most}`));
    if (count !== null && answer.winning.complete)
      expect('count of those listed', count, String(listed.size));
    return { kind: 'judged', differences };
  };
};
