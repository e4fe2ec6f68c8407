import { pick, shuffled } from '../../../kernel/random.ts';
import type { Reason, Statement } from '../../model/facts.ts';
import type { Filler, Misconception } from '../../model/misconception.ts';
import {
  type Choice,
  claimed,
  type ReasonCounterexample,
  rightChoice,
  type Said,
  wrongChoice,
} from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { moveCount, reachedValues, rising } from '../misconceptions.ts';
import { type DecidedPosition, examine, isDecided, valuesOf } from '../solved-position.ts';
import { someOf } from './choices.ts';
import type { Aid, DecidedMaker, KindRecord } from './kind.ts';

/** Limits of a step whose reasons a student can check. */
const MAX_OPTIONS = 10;
const MAX_VALUES = 6;
const WRONG_REASONS = 3;

interface Justified {
  readonly step: Statement;
  readonly right: Reason;
  readonly wrong: readonly Choice[];
}

const say = (reason: Reason): Said => ({ kind: 'reason', reason });

const falsely = (reason: Reason, by: Misconception | Filler): Choice => wrongChoice(say(reason), by);

/** A true reason that does not imply the step: it also holds where the step fails. */
const idly = (
  reason: Reason,
  by: Misconception | Filler,
  counterexample: ReasonCounterexample | undefined,
): readonly Choice[] => {
  if (counterexample === undefined) return [];
  const choice = wrongChoice(say(reason), by, counterexample);
  return [by === 'distrusted' ? choice : claimed(choice)];
};

/** A move leads to a P-position: by all replies, or by the values left. */
const ofMove = (known: DecidedPosition, random: () => number): Justified | null => {
  const { options, position } = known;
  const winning = options.filter(({ outcome, spot }) => outcome === 'P' && !spot.isOver());
  if (winning.length === 0 || options.length < 2 || options.length > MAX_OPTIONS) return null;
  const chosen = pick(winning, random);
  const solved = options.flatMap((option) => {
    const after = option.spot.isOver() ? null : examine({ spot: option.spot, win: position.win });
    return after === null || typeof after === 'string' || !isDecided(after) ? [] : [{ option, after }];
  });
  const mine = solved.find(({ option }) => option === chosen)?.after;
  if (mine === undefined) return null;
  const losing = solved.flatMap(({ option, after }) => (option.outcome === 'N' ? [after] : []));
  const like = (fits: (after: DecidedPosition) => boolean): ReasonCounterexample | undefined => {
    const other = losing.find(fits);
    return other && { line: other.line, outcome: other.outcome };
  };
  const values = valuesOf(mine).filter((value) => value > 0n);
  const right: readonly Reason[] = [
    { kind: 'every-reply', to: 'N' },
    ...(values.length < 2 ? [] : [{ kind: 'left-sum' as const, values: values.map(String), sum: '0' }]),
  ];
  const count = moveCount(mine);
  const isFewest = solved.every(({ after }) => after === mine || after.options.length > mine.options.length);
  return {
    step: { kind: 'option-outcome', move: chosen.move, outcome: 'P' },
    right: pick(right, random),
    wrong: [
      falsely({ kind: 'every-reply', to: 'P' }, 'swapped'),
      falsely({ kind: 'no-reply' }, 'distrusted'),
      ...(count === null || isFewest || solved.length < options.length
        ? []
        : [falsely({ kind: 'fewest-replies' }, 'distrusted')]),
      ...idly(
        { kind: 'some-reply' },
        'one-move-enough',
        like((after) => after.options.some(({ outcome }) => outcome === 'N')),
      ),
      ...(count === null
        ? []
        : idly(
            { kind: 'replies', count, parity: count % 2 === 0 ? 'even' : 'odd' },
            'counted-moves',
            like((after) => after.options.length % 2 === count % 2),
          )),
    ],
  };
};

/** Other sets with the same smallest missing number. */
const otherSets = (values: readonly bigint[], mex: bigint): readonly (readonly bigint[])[] => [
  ...values.filter((value) => value > mex).map((value) => values.filter((one) => one !== value)),
  ...[mex + 1n, mex + 2n]
    .filter((more) => !values.includes(more))
    .map((more) => [...values, more].sort(rising)),
];

/** The Grundy value of the position: the smallest number that no move leads to. */
const ofValue = (known: DecidedPosition, aid: Aid): Justified | null => {
  const { value } = known;
  const values = reachedValues(known);
  if (value === null || values === null || values.length < 2 || values.length > MAX_VALUES) return null;
  const like = (fits: (reached: readonly bigint[], peer: DecidedPosition) => boolean) => {
    for (const peer of aid.peers()) {
      const reached = reachedValues(peer);
      if (peer.value === null || peer.value === value || reached === null || !fits(reached, peer)) continue;
      return { line: peer.line, outcome: peer.outcome, value: peer.value.toString() };
    }
    return undefined;
  };
  const told = value.toString();
  const count = moveCount(known);
  const largest = values.at(-1)!;
  const below = (reached: readonly bigint[]): boolean =>
    reached.filter((one) => one < value).length === Number(value);
  const set = (of: readonly bigint[]): Reason => ({ kind: 'mex-of', values: of.map(String), mex: told });
  return {
    step: { kind: 'value', value: told },
    right: set(values),
    wrong: [
      falsely(set(pick(otherSets(values, value), aid.random)), 'distrusted'),
      ...idly(
        { kind: 'none-equal', value: told },
        'distrusted',
        like((reached) => !reached.includes(value)),
      ),
      ...(value === 0n ? [] : idly({ kind: 'all-below', value: told }, 'distrusted', like(below))),
      ...(count !== Number(value)
        ? []
        : idly(
            { kind: 'move-count', count },
            'counted-moves',
            like((_, peer) => peer.options.length === count),
          )),
      ...(largest + 1n !== value
        ? []
        : idly(
            { kind: 'largest', value: largest.toString() },
            'largest-plus-one',
            like((reached) => reached.at(-1) === largest),
          )),
    ],
  };
};

/** A step of this position's proof: one reason implies it; the others are false, or hold where such a step fails. */
const make: DecidedMaker = (known, aid) => {
  const { random } = aid;
  const found = [ofMove(known, random), ofValue(known, aid)].filter(
    (one) => one !== null && one.wrong.length >= WRONG_REASONS,
  );
  if (found.length === 0) return null;
  const { step, right, wrong } = pick(found, random)!;
  const choices = shuffled([rightChoice(say(right)), ...someOf(wrong, random, WRONG_REASONS)], random);
  return {
    prompt: { kind: 'justify-step', step, win: known.position.win },
    form: 'one',
    choices,
    key: [say(right)],
    harder: 0.3,
  };
};

export const justifyStepKind: KindRecord = {
  make,
  outcomes: 'any',
  foreseen: addedDifficulty(0.3, 0.3),
};
