/** Compares people's view of a bot of several processes with its store at the end. */
import { faultIn, type Model, type Operation } from './linearizable.ts';

/** A press on a board, whose button carried a revision. */
export interface Press {
  readonly match: string;
  readonly revision: number;
  /**
   * What the person saw: a move with its revision, or that the button was out of date. Null: no answer, or one that says
   * neither.
   */
  readonly saw:
    | { readonly kind: 'moved' | 'shown'; readonly revision: number }
    | { readonly kind: 'stale' }
    | null;
}

/** A match as stored: who made each revision from 1 on. */
export interface StoredMatch {
  readonly match: string;
  readonly moves: readonly { readonly revision: number; readonly by: 'player' | 'bot' }[];
  /** Its boards in the channel, with the revision each shows. */
  readonly boards: readonly { readonly revision: number }[];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Models a match as a number: a press on the current revision raises it by one, or by two where the bot answers. */
const matchModel = ({ moves }: StoredMatch): Model<number, Press> => {
  const isPlayers = (revision: number): boolean => moves[revision - 1]?.by === 'player';
  /** The revision after a move at `from`, including the bot's answer. */
  const after = (from: number): number | null => {
    if (!isPlayers(from + 1)) return null;
    let to = from + 1;
    while (moves[to]?.by === 'bot') to += 1;
    return to;
  };
  const start = (): number => {
    let at = 0;
    while (moves[at]?.by === 'bot') at += 1;
    return at;
  };
  return {
    first: start(),
    keyOf: String,
    after: (state, { revision, saw }, answered) => {
      const moved = state === revision ? after(state) : null;
      if (!answered || saw === null) return moved === null ? [state] : [state, moved];
      if (saw.kind === 'stale') return state === revision ? [] : [state];
      if (saw.kind === 'shown') return state === saw.revision ? [state] : [];
      return moved !== null && saw.revision === moved ? [moved] : [];
    },
  };
};

/** Faults of a match and the presses on it, in words. */
export const faultsOfMatch = (
  stored: StoredMatch,
  presses: readonly Operation<Press>[],
): readonly string[] => {
  const { match, moves, boards } = stored;
  const faults: string[] = [];
  if (moves.some(({ revision }, at) => revision !== at + 1))
    faults.push(`${match}: revisions with a gap or twice`);
  const tried = new Set(presses.map(({ did }) => did.revision));
  for (const { revision, by } of moves)
    if (by === 'player' && !tried.has(revision - 1))
      faults.push(`${match}: move ${revision} was made by nobody`);
  const last = moves.length;
  // A reader at the end sees everything.
  const end: Operation<Press> = {
    called: LAST,
    answered: LAST,
    did: { match, revision: -1, saw: { kind: 'shown', revision: last } },
  };
  const wrong = faultIn(matchModel(stored), [...presses, end]);
  if (wrong !== null) faults.push(`${match}: in no order: ${JSON.stringify(wrong)}`);
  if (boards.length !== 1) faults.push(`${match}: ${boards.length} boards`);
  else if (boards[0]!.revision !== last)
    faults.push(`${match}: the board shows ${boards[0]!.revision} of ${last}`);
  return faults;
};
