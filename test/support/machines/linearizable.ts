/**
 * Whether a history of operations could have come about one after another, each at some moment between its call and its answer
 * (Wing and Gong 1993, with Lowe's memory of what was tried, 2017). One that was never answered may have happened at any later
 * moment, or not at all.
 */
export interface Operation<O> {
  readonly called: number;
  /** Null: nobody knows whether it happened. */
  readonly answered: number | null;
  readonly did: O;
}

export interface Model<S, O> {
  readonly first: S;
  /** Equal for equal states. */
  readonly keyOf: (state: S) => string;
  /** The states after an operation that gave what it gave; none: it cannot have given that. An unanswered one may give anything. */
  readonly after: (state: S, did: O, answered: boolean) => readonly S[];
}

/** Null: it could. Else the operations that can be put into no order with those before them: those called before any of them was answered. */
export const faultIn = <S, O>(
  { first, keyOf, after }: Model<S, O>,
  history: readonly Operation<O>[],
): readonly O[] | null => {
  const all = history.toSorted((a, b) => a.called - b.called);
  const answers = all.map(({ answered }) => answered ?? Number.POSITIVE_INFINITY);
  const mustHappen = all.flatMap(({ answered }, at) => (answered === null ? [] : [at]));
  const tried = new Set<string>();
  let furthest: readonly number[] = [];
  /** The open ends of the search: which operations are done, and what the state is then. */
  const open: { readonly done: ReadonlySet<number>; readonly state: S }[] = [
    { done: new Set(), state: first },
  ];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { done, state } = node;
    const waiting = [...all.keys()].filter((at) => !done.has(at));
    if (mustHappen.every((at) => done.has(at))) return null;
    // What was called after one of those left was answered comes after it.
    const firstAnswer = Math.min(...waiting.map((at) => answers[at]!));
    const next = waiting.filter((at) => all[at]!.called <= firstAnswer);
    if (done.size >= furthest.length) furthest = next;
    for (const at of next.toReversed())
      for (const then of after(state, all[at]!.did, all[at]!.answered !== null)) {
        const more = new Set(done).add(at);
        const key = `${[...more].sort((a, b) => a - b).join()} ${keyOf(then)}`;
        if (tried.has(key)) continue;
        tried.add(key);
        open.push({ done: more, state: then });
      }
  }
  return furthest.map((at) => all[at]!.did);
};
