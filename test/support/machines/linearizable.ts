/**
 * Whether a history of operations is linearizable: each took effect at one moment between its call and its answer (Wing and
 * Gong 1993, with Lowe's memoisation, 2017). An unanswered one may take effect at any later moment, or never.
 */
export interface Operation<O> {
  readonly called: number;
  /** Null: unknown whether it took effect. */
  readonly answered: number | null;
  readonly did: O;
}

export interface Model<S, O> {
  readonly first: S;
  /** Equal for equal states. */
  readonly keyOf: (state: S) => string;
  /** The states after an operation with its answer; none: impossible. An unanswered one may have any effect. */
  readonly after: (state: S, did: O, answered: boolean) => readonly S[];
}

/**
 * Null: linearizable. Else the operations that fit no order with those before them: those called before any of them was
 * answered.
 */
export const faultIn = <S, O>(
  { first, keyOf, after }: Model<S, O>,
  history: readonly Operation<O>[],
): readonly O[] | null => {
  const all = history.toSorted((a, b) => a.called - b.called);
  const answers = all.map(({ answered }) => answered ?? Number.POSITIVE_INFINITY);
  const mustHappen = all.flatMap(({ answered }, at) => (answered === null ? [] : [at]));
  const tried = new Set<string>();
  let furthest: readonly number[] = [];
  /** Frontier of the search: operations done, and the state then. */
  const open: { readonly done: ReadonlySet<number>; readonly state: S }[] = [
    { done: new Set(), state: first },
  ];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { done, state } = node;
    const waiting = [...all.keys()].filter((at) => !done.has(at));
    if (mustHappen.every((at) => done.has(at))) return null;
    // An operation called after the first remaining answer comes later.
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
