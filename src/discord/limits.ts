import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Act, controlOf } from './interaction.ts';

/** Per user, in ten seconds: more than anybody types. */
const COMPLETION_LIMIT = { points: 100, duration: 10 } as const;

/** Rate limits per user; normal use doesn't reach them. */
export interface CallLimits {
  /** Counts a costly command; returns the seconds to wait if it exceeds the limit, else null. */
  command(user: string): Promise<number | null>;
  /** Counts a completion; false if it exceeds the limit. */
  completion(user: string): Promise<boolean>;
}

/** Null if counted; otherwise the seconds until the next one is allowed. */
const take = async (limiter: RateLimiterMemory, user: string): Promise<number | null> => {
  try {
    await limiter.consume(user);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
};

/** `commandsPerMinute`: null for no limits. */
export const callLimits = (commandsPerMinute: number | null): CallLimits => {
  if (commandsPerMinute === null)
    return { command: () => Promise.resolve(null), completion: () => Promise.resolve(true) };
  const commands = new RateLimiterMemory({ points: commandsPerMinute, duration: 60 });
  const completions = new RateLimiterMemory(COMPLETION_LIMIT);
  return {
    command: (user) => take(commands, user),
    completion: async (user) => (await take(completions, user)) === null,
  };
};

/** Kinds of controls that compute a new answer: levels of an analysis, and reviews. */
const COSTLY_CONTROLS = new Set(['a', 'r']);
/** Kinds of controls whose proofs alone are costly: Storm and the daily puzzle. */
const PROOFS = new Set(['b', 'y']);

/** Verbs that start a game or a run of questions, by kind of control. */
const NEW_GAMES: Readonly<Record<string, readonly string[]>> = {
  b: ['again', 'race-new'],
  c: ['challenge'],
  g: ['show', 'play', 'here'],
  l: ['game'],
  m: ['rematch'],
  n: ['again'],
};
const GAME_COMMANDS = new Set(['play', 'storm', 'arena']);

/** Whether an interaction starts a game. Acts in running games do not count, nor does anything of a class. */
export const opensGame = (act: Act): boolean => {
  if (act.kind === 'command') return GAME_COMMANDS.has(act.name);
  const id = controlOf(act);
  return id !== null && NEW_GAMES[id.kind]?.includes(id.verb) === true;
};

/** Whether an interaction counts as a costly command. Moves, answers and help do not. */
export const costs = (act: Act): boolean => {
  if (act.kind === 'menu') return true;
  if (act.kind === 'command') return act.name !== 'help';
  const id = act.kind === 'component' ? controlOf(act) : null;
  return (
    id !== null &&
    (COSTLY_CONTROLS.has(id.kind) || (PROOFS.has(id.kind) && (id.verb === 'why' || id.verb === 'proof')))
  );
};
