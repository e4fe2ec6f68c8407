import { answerJson } from '../../src/cli/answer.ts';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { parseLine } from '../../src/texts/index.ts';
import { type Brute, brute } from './brute.ts';
import type { Drawn } from './lines.ts';

interface Answer {
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string };
  readonly outcome?: string | null;
  readonly grundy?: string | null;
  readonly remoteness?: string | null;
  readonly winning?: {
    readonly count: string | null;
    readonly complete: boolean;
    readonly moves: readonly { readonly to: string }[];
  };
}

/** Reachable positions, counted up to `most`, for brute force. */
const reachable = (spot: Spot, most: number): number => {
  const seen = new Set([spot.line]);
  const queue = [spot];
  for (const at of queue)
    for (const option of at.options()) {
      if (seen.has(option.to.line)) continue;
      seen.add(option.to.line);
      if (seen.size > most) return seen.size;
      queue.push(option.to);
    }
  return seen.size;
};

/**
 * The error in the answer to a drawn line, or null: a crash, a wrong outcome, value, count or list, a refusal without its
 * token or without a working line. Each judge keeps one brute force per game.
 */
export const judge = () => {
  const memories = new Map<string, Brute>();
  let since = 0;
  return ({ line, legal }: Drawn): string | null => {
    if ((since += 1) % 500 === 0) memories.clear();
    const { output } = answerJson({
      text: line,
      level: 'answer',
      locale: 'en',
      moves: 1000,
      bound: 100_000,
    });
    const answer = JSON.parse(output) as Answer;
    if (answer.error !== undefined) {
      if (legal !== null) return `refused: ${answer.error.message}`;
      return refusalFault(line, answer.error);
    }
    const position = legal ?? understood(line);
    if (position === null || reachable(position.spot, 3000) > 3000) return null;
    const by = memories.get(position.spot.game) ?? brute();
    memories.set(position.spot.game, by);
    return answerFault(answer, position.spot, position.win, by);
  };
};

const understood = (line: string): { spot: Spot; win: Win } | null => {
  const position = parseLine(line);
  return position.ok ? position.value : null;
};

const refusalFault = (
  line: string,
  error: { code: string; message: string; hint: string },
): string | null => {
  if (error.code === 'internal') return `crashed: ${error.message}`;
  const parsed = parseLine(line);
  if (parsed.ok) return 'refused once, understood once';
  const { facts, example } = parsed.error;
  if (example === undefined || !parseLine(example).ok) return `no line that works: ${example}`;
  if (!error.hint.includes(example)) return 'the hint does not show the line';
  const token = facts.token.length > 60 ? facts.token.slice(0, 30) : facts.token;
  return error.message.includes(token) ? null : `the message does not name ${token}: ${error.message}`;
};

const answerFault = (answer: Answer, spot: Spot, win: Win, by: Brute): string | null => {
  // Values of positions that may repeat: test/games/digraph.test.ts.
  const ruled = spot.isLoopy ? by.ruled(spot, win) : null;
  const outcome = ruled?.outcome ?? (by.outcome(spot, win) ? 'N' : 'P');
  if (answer.outcome !== outcome) return `outcome ${answer.outcome}, not ${outcome}`;
  if (ruled === null && answer.grundy !== null && answer.grundy !== String(by.grundy(spot)))
    return `grundy ${answer.grundy}, not ${by.grundy(spot)}`;
  const left = (): number | null => (ruled === null ? by.remoteness(spot, win) : ruled.left);
  if (answer.remoteness !== null && answer.remoteness !== String(left()))
    return `remoteness ${answer.remoteness}, not ${left()}`;
  const right = new Set(
    [...by.options(spot).values()]
      .filter((option) => (spot.isLoopy ? by.ruled(option, win).outcome === 'P' : !by.outcome(option, win)))
      .map((option) => option.position),
  );
  const listed = new Set(answer.winning!.moves.map(({ to }) => to));
  if (answer.winning!.count !== null && answer.winning!.count !== String(right.size))
    return `count ${answer.winning!.count}, not ${right.size}`;
  if ([...listed].some((to) => !right.has(to))) return 'a move listed does not win';
  if (answer.winning!.complete && listed.size !== right.size)
    return `${listed.size} of ${right.size} winning moves`;
  return null;
};
