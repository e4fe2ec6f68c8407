/** What people did on a bot of several processes, as they saw it, held against what its store says in the end. */
import { faultIn, type Model, type Operation } from './linearizable.ts';

/** A press on a board: the button carried a revision. */
export interface Press {
  readonly match: string;
  readonly revision: number;
  /** What came of it: a move, and the revision that was shown then; or the button was too old. Null: no answer, or one that says neither. */
  readonly saw:
    | { readonly kind: 'moved' | 'shown'; readonly revision: number }
    | { readonly kind: 'stale' }
    | null;
}

/** A match as stored: for each revision from 1 on, who led to it. */
export interface StoredMatch {
  readonly match: string;
  readonly moves: readonly { readonly revision: number; readonly by: 'player' | 'bot' }[];
  /** Boards of it in its channel, and the revision that the last one shows. */
  readonly boards: readonly { readonly revision: number }[];
}

/** An answer in a quiz. */
export interface Answer {
  readonly quiz: string;
  readonly question: number;
  readonly user: string;
  readonly choice: number;
  readonly saw: 'taken' | 'closed' | null;
}

export interface StoredAnswer {
  readonly quiz: string;
  readonly question: number;
  readonly user: string;
  readonly choice: number;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** A match is a number that a press raises from the revision that its button says: by one, or by two where the bot answers. */
const matchModel = ({ moves }: StoredMatch): Model<number, Press> => {
  const isPlayers = (revision: number): boolean => moves[revision - 1]?.by === 'player';
  /** The revision after a move from `from`, with the bot's answer where there is one. */
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

const groupedBy = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
};

/** What is wrong with a match and the presses on it, in words. */
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
  // Whoever looks at the end sees all of it.
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

interface Given {
  readonly choice: number | null;
  readonly closed: boolean;
}

/** One student's answer to one question: it may be given anew until the question closes. */
const ANSWERS: Model<
  Given,
  { readonly choice: number | null; readonly saw: Answer['saw'] | 'read' | 'closing' }
> = {
  first: { choice: null, closed: false },
  keyOf: ({ choice, closed }) => `${choice} ${closed}`,
  after: (state, { choice, saw }) => {
    const given = { ...state, choice };
    switch (saw) {
      case 'closing':
        return [{ ...state, closed: true }];
      case 'read':
        return state.choice === choice ? [state] : [];
      case 'taken':
        return state.closed ? [] : [given];
      case 'closed':
        return state.closed ? [state] : [];
      case null:
        return state.closed ? [state] : [state, given];
    }
  },
};

/** What is wrong with the answers of a quiz; `closings`: when each question was closed, at the latest and at the earliest. */
export const faultsOfQuiz = (
  answers: readonly Operation<Answer>[],
  stored: readonly StoredAnswer[],
  closings: ReadonlyMap<number, { readonly from: number; readonly to: number }>,
): readonly string[] => {
  const keyOf = ({ quiz, question, user }: Omit<Answer, 'choice' | 'saw'>): string =>
    `${quiz} ${question} ${user}`;
  const kept = groupedBy(stored, keyOf);
  const given = groupedBy(answers, ({ did }) => keyOf(did));
  const faults: string[] = [];
  for (const [key, rows] of kept) {
    if (rows.length > 1) faults.push(`${key}: ${rows.length} answers are stored`);
    if (!given.has(key)) faults.push(`${key}: an answer is stored that nobody gave`);
  }
  for (const [key, all] of given) {
    const closing = closings.get(all[0]!.did.question);
    const history = [
      ...all.map(({ did: { choice, saw }, ...times }) => ({ ...times, did: { choice, saw } })),
      ...(closing === undefined
        ? []
        : [{ called: closing.from, answered: closing.to, did: { choice: null, saw: 'closing' as const } }]),
      {
        called: LAST,
        answered: LAST,
        did: { choice: kept.get(key)?.[0]?.choice ?? null, saw: 'read' as const },
      },
    ];
    const wrong = faultIn(ANSWERS, history);
    if (wrong !== null) faults.push(`${key}: in no order: ${JSON.stringify(wrong)}`);
  }
  return faults;
};
