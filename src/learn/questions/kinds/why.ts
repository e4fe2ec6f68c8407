import { pick, shuffled } from '../../../kernel/random.ts';
import type { Parity, Reason } from '../../model/facts.ts';
import type { Misconception } from '../../model/misconception.ts';
import {
  type Choice,
  claimed,
  type ReasonCounterexample,
  rightChoice,
  type Said,
  wrongChoice,
} from '../../model/question.ts';
import { addedDifficulty } from '../difficulty.ts';
import { moveCount, sumOf } from '../misconceptions.ts';
import { type DecidedPosition, partsLeft, valuesOf } from '../solved-position.ts';
import { mistakes, someOf } from './choices.ts';
import type { Aid, DecidedMaker, KindRecord } from './kind.ts';
import { XOR_MISCONCEPTIONS } from './nim-sum.ts';

const parityOf = (count: number): Parity => (count % 2 === 0 ? 'even' : 'odd');

/** A true fact about a position that does not decide it. */
interface Symptom {
  readonly misconception: Misconception;
  /** The symptom in this position; null if it does not apply. */
  reason(known: DecidedPosition): Reason | null;
  /** Equal for positions that the same wrong rule treats alike. */
  sign(reason: Reason): string;
}

const parity = (reason: Reason): string => ('parity' in reason ? reason.parity : '');

const SYMPTOMS: readonly Symptom[] = [
  {
    misconception: 'parity',
    reason: (known) => {
      const values = valuesOf(known);
      if (values.length === 0) return null;
      const total = sumOf(values);
      return { kind: 'total', total: total.toString(), parity: parityOf(Number(total % 2n)) };
    },
    sign: parity,
  },
  {
    misconception: 'counted-moves',
    reason: (known) => {
      const count = moveCount(known);
      return count === null ? null : { kind: 'moves', count, parity: parityOf(count) };
    },
    sign: parity,
  },
  {
    misconception: 'counted-parts',
    reason: (known) => {
      const count = partsLeft(known).length;
      return count < 2 ? null : { kind: 'parts', count, parity: parityOf(count) };
    },
    sign: parity,
  },
  {
    misconception: 'one-move-enough',
    reason: ({ options, outcome }) => {
      const bad = outcome === 'P' ? options[0] : options.find((option) => option.outcome === 'N');
      return bad === undefined ? null : { kind: 'leads-to-n', move: bad.move };
    },
    sign: () => '',
  },
];

/** A small position with the same symptom but the other outcome. */
const counterexample = (
  known: DecidedPosition,
  symptom: Symptom,
  reason: Reason,
  aid: Aid,
): ReasonCounterexample | null => {
  for (const peer of aid.peers()) {
    if (peer.outcome === known.outcome) continue;
    const same = symptom.reason(peer);
    if (same !== null && symptom.sign(same) === symptom.sign(reason))
      return { line: peer.line, outcome: peer.outcome };
  }
  return null;
};

/** Reasons that are true and sufficient. */
const goodReasons = (known: DecidedPosition): readonly Reason[] => {
  const { options, outcome, value } = known;
  const values = valuesOf(known).filter((one) => one > 0n);
  const sum: readonly Reason[] =
    value === null || values.length < 2
      ? []
      : [{ kind: 'nim-sum', values: values.map(String), sum: value.toString() }];
  if (outcome === 'P') return [...sum, { kind: 'every-move', to: 'N' }];
  return [
    ...sum,
    ...options
      .filter((option) => option.outcome === 'P')
      .map(({ move }): Reason => ({ kind: 'leads-to-p', move })),
  ];
};

/** Reasons that are false in this position. */
const falseReasons = (known: DecidedPosition, random: () => number): readonly Choice[] => {
  const { options, outcome, value } = known;
  const lost = options.filter((option) => option.outcome === 'N');
  const wrong: Choice[] = [];
  if (lost.length > 0) {
    const every: Reason = { kind: 'every-move', to: 'P' };
    wrong.push(wrongChoice({ kind: 'reason', reason: every }, outcome === 'N' ? 'all-for-one' : 'swapped'));
    if (outcome === 'N') {
      const { move } = pick(lost, random);
      wrong.push(wrongChoice({ kind: 'reason', reason: { kind: 'leads-to-p', move } }, 'swapped'));
    }
  }
  if (outcome === 'N')
    wrong.push(wrongChoice({ kind: 'reason', reason: { kind: 'every-move', to: 'N' } }, 'swapped'));
  const values = valuesOf(known).filter((one) => one > 0n);
  if (value === null || values.length < 2) return wrong;
  const numbers = values.map(String);
  const sums = mistakes(
    XOR_MISCONCEPTIONS,
    values,
    (sum): Said => ({ kind: 'reason', reason: { kind: 'nim-sum', values: numbers, sum: sum.toString() } }),
    (sum) => sum === value,
  );
  // Only wrong sums that still imply the right outcome.
  wrong.push(
    ...sums.filter(
      ({ says }) =>
        says.kind === 'reason' &&
        says.reason.kind === 'nim-sum' &&
        (says.reason.sum === '0') === (outcome === 'P'),
    ),
  );
  return wrong;
};

/** Why a position is P or N: one reason proves it; the others are false, or true without deciding the outcome. */
const make: DecidedMaker = (known, aid) => {
  const { random } = aid;
  if (known.options.length < 2) return null;
  const right = rightChoice({ kind: 'reason', reason: pick(goodReasons(known), random) });
  const idle = SYMPTOMS.flatMap((symptom): readonly Choice[] => {
    // “Some move leads to an N-position” is offered as a reason for losing only.
    if (symptom.misconception === 'one-move-enough' && known.outcome === 'N') return [];
    const reason = symptom.reason(known);
    const counter = reason === null ? null : counterexample(known, symptom, reason, aid);
    return reason === null || counter === null
      ? []
      : [claimed(wrongChoice({ kind: 'reason', reason }, symptom.misconception, counter))];
  });
  const wrong = someOf(shuffled([...falseReasons(known, random), ...idle], random), random);
  if (wrong.length < 2) return null;
  const choices = shuffled([right, ...wrong], random);
  return {
    prompt: { kind: 'why', outcome: known.outcome, win: known.position.win },
    form: 'one',
    choices,
    key: [right.says],
    harder: 0.3,
  };
};

export const whyKind: KindRecord = {
  make,
  outcomes: 'balanced',
  foreseen: addedDifficulty(0.3, 0.3),
};
