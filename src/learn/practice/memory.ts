import { createEmptyCard, forgetting_curve, fsrs, Rating } from 'ts-fsrs';
import type { UserId } from '../../people/model/user.ts';
import { DAY_MS } from '../model/day.ts';

/** Weight of an older answer relative to the next one. */
const FADING_FACTOR = 0.8;

/** Initial difficulty of a skill, about 1 to 5. */
const FIRST_LEVEL = 1.5;
/** A right answer raises the level by this much; a wrong one lowers it by four times as much. */
const LEVEL_STEP_UP = 0.2;
const LEVEL_STEP_DOWN = 4 * LEVEL_STEP_UP;
const MIN_LEVEL = 0.5;
const MAX_LEVEL = 5.5;
/** Largest distance in difficulty at which a question still moves the level. */
const MAX_INFORMATIVE_GAP = 1;

/** No fuzz: the same log gives the same card, in every process. */
const scheduler = fsrs({ enable_fuzz: false });

/** State of a skill in the Free Spaced Repetition Scheduler (FSRS, J. Ye and others, 2022 on). Times in ms since 1970. */
export interface Memory {
  readonly due: number;
  /** Days after which the skill is still known with probability 0.9. */
  readonly stability: number;
  /** FSRS's own, 1 to 10: how slowly stability grows. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: number;
  readonly last: number;
}

/** A card per user and skill, computed from the log of reviews. */
export interface SkillCard {
  readonly user: UserId;
  /** See `Question.skill`. */
  readonly skill: string;
  readonly memory: Memory;
  /** Number of reviews. */
  readonly reviews: number;
  /** Share of right answers, 0 to 1, with recent ones weighted more. */
  readonly share: number;
  /** The difficulty of the next question, about 1 to 5. */
  readonly level: number;
}

/** A review's effect on a card. */
export interface Reviewed {
  readonly right: boolean;
  readonly at: number;
  /** Difficulty of the question; null where unknown. */
  readonly difficulty: number | null;
}

/** The level of a skill; a default for one never asked. */
export const levelOf = (card: SkillCard | null): number => card?.level ?? FIRST_LEVEL;

const remember = (memory: Memory | null, right: boolean, at: number): Memory => {
  const empty = createEmptyCard(at);
  const before =
    memory === null
      ? empty
      : {
          ...empty,
          due: memory.due,
          stability: memory.stability,
          difficulty: memory.difficulty,
          scheduled_days: memory.scheduledDays,
          learning_steps: memory.learningSteps,
          lapses: memory.lapses,
          state: memory.state,
          last_review: memory.last,
        };
  const { card } = scheduler.next(before, at, right ? Rating.Good : Rating.Again);
  return {
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    lapses: card.lapses,
    state: card.state,
    last: at,
  };
};

/** Sum of the weights of `reviews` answers and of one assumed wrong answer before them. */
const weights = (reviews: number): number => (1 - FADING_FACTOR ** (reviews + 1)) / (1 - FADING_FACTOR);

const shareAfter = (share: number, reviews: number, right: boolean): number =>
  (FADING_FACTOR * share * weights(reviews) + (right ? 1 : 0)) / weights(reviews + 1);

/** Whether no answer was wrong: the share is as high as so few answers allow. */
export const isFlawless = ({ share, reviews }: Pick<SkillCard, 'share' | 'reviews'>): boolean =>
  share > 1 - FADING_FACTOR ** reviews / weights(reviews) - 1e-9;

/**
 * The level after an answer: a weighted staircase (C. Kaernbach, “Simple adaptive testing with the weighted up-down method”,
 * 1991). Up by d when right and down by 4d when wrong balances where p·d = (1 − p)·4d, at a success rate p of 80 %.
 * Uninformative answers (right to a far too easy question, wrong to a far too hard one) change nothing.
 */
export const levelAfter = (level: number, { right, difficulty }: Reviewed): number => {
  if (
    difficulty === null ||
    (right ? difficulty < level - MAX_INFORMATIVE_GAP : difficulty > level + MAX_INFORMATIVE_GAP)
  )
    return level;
  const next = right ? level + LEVEL_STEP_UP : level - LEVEL_STEP_DOWN;
  return Math.round(100 * Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, next))) / 100;
};

/** The card after a review. A late review counts from the last one on: cards never go back in time. */
export const reviewed = (
  card: SkillCard | null,
  who: { readonly user: UserId; readonly skill: string },
  review: Reviewed,
): SkillCard => {
  const at = Math.max(review.at, card?.memory.last ?? review.at);
  const reviews = card?.reviews ?? 0;
  return {
    user: who.user,
    skill: who.skill,
    memory: remember(card?.memory ?? null, review.right, at),
    reviews: reviews + 1,
    share: shareAfter(card?.share ?? 0, reviews, review.right),
    level: levelAfter(levelOf(card), review),
  };
};

/** The probability, 0 to 1, that the skill is still known at `now`: FSRS's retrievability. */
export const recallOf = ({ memory }: SkillCard, now: number): number =>
  forgetting_curve(scheduler.parameters.w, Math.max(0, now - memory.last) / DAY_MS, memory.stability);

/** Mastery, 0 to 1: the share of right answers, times the probability that it is still known. */
export const masteryOf = (card: SkillCard, now: number): number => card.share * recallOf(card, now);

/** Whether its time has come. */
export const isDue = ({ memory }: SkillCard, now: number): boolean => memory.due <= now;
