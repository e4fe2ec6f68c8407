import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { parseId } from '../kernel/custom-id.ts';
import type { Act } from './interaction.ts';

/** Completions of one user in ten seconds: more than anybody types. */
const COMPLETIONS = { points: 100, duration: 10 } as const;

/** What each user may ask for; nobody meets these limits by hand. */
export interface CallLimits {
  /** Counts a command that costs work; gives the seconds to wait where it is one too many, else null. */
  command(user: string): Promise<number | null>;
  /** Counts a completion; false: it is one too many. */
  completion(user: string): Promise<boolean>;
}

/** Null where it was counted; otherwise the seconds until another one will be. */
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
  const completions = new RateLimiterMemory(COMPLETIONS);
  return {
    command: (user) => take(commands, user),
    completion: async (user) => (await take(completions, user)) === null,
  };
};

/** Controls that make an answer anew: levels of an analysis, and reviews; of others, a proof alone. */
const COSTLY_CONTROLS = new Set(['a', 'r']);
/** Storm and the daily puzzle. */
const PROOFS = new Set(['b', 'y']);

/** What begins a game, or a run of questions, by kind of control. */
const NEW_GAMES: Readonly<Record<string, readonly string[]>> = {
  b: ['again', 'race-new'],
  c: ['challenge'],
  g: ['show', 'play', 'here'],
  l: ['game'],
  m: ['rematch'],
  n: ['again'],
};
const GAME_COMMANDS = new Set(['play', 'storm', 'arena']);

/** Whether an interaction begins a game. What goes on in those that have begun does not, nor does anything of a class. */
export const opensGame = (act: Act): boolean => {
  if (act.kind === 'command') return GAME_COMMANDS.has(act.name);
  const id = act.kind === 'component' || act.kind === 'modal' ? parseId(act.customId) : null;
  return id !== null && NEW_GAMES[id.kind]?.includes(id.verb) === true;
};

/** Whether an interaction counts among the commands that cost work. Moves, answers and help do not. */
export const costs = (act: Act): boolean => {
  if (act.kind === 'menu') return true;
  if (act.kind === 'command') return act.name !== 'help';
  const id = act.kind === 'component' ? parseId(act.customId) : null;
  return (
    id !== null &&
    (COSTLY_CONTROLS.has(id.kind) || (PROOFS.has(id.kind) && (id.verb === 'why' || id.verb === 'proof')))
  );
};
