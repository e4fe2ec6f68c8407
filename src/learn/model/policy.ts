/** How an assignment is run, as data: code asks for a property of the policy instead of asking whether something is homework. */
export interface Policy {
  /** Who decides when a student goes on to the next question. */
  readonly pace: 'teacher' | 'clock' | 'student';
  readonly ends: 'after-last-question' | 'after-minutes' | 'on-date';
  /** Until when a student may change an answer. */
  readonly answersChange: 'until-question-closes' | 'until-end' | 'until-handed-in';
  /** When a student sees which answers are right. */
  readonly shows: 'after-question' | 'after-end' | 'after-handing-in';
  /**
   * Which positions a student gets: the same as everybody, or those of their seat from a pool, which grows with the class or
   * is made once.
   */
  readonly positions: 'shared' | 'growing-pool' | 'fixed-pool';
  /** Whether students join in a lobby first, which occupies its channel: no other quiz starts there meanwhile. */
  readonly lobby: boolean;
}

/** The modes a teacher chooses from. `automatic` is a live quiz that goes on by itself. */
export const QUIZ_MODES = ['live', 'automatic', 'exam', 'homework'] as const;
export type QuizMode = (typeof QUIZ_MODES)[number];

/** The modes in which all students answer the same question at once. */
export type LiveMode = Extract<QuizMode, 'live' | 'automatic'>;

export const POLICIES = {
  live: {
    pace: 'teacher',
    ends: 'after-last-question',
    answersChange: 'until-question-closes',
    shows: 'after-question',
    positions: 'shared',
    lobby: true,
  },
  automatic: {
    pace: 'clock',
    ends: 'after-last-question',
    answersChange: 'until-question-closes',
    shows: 'after-question',
    positions: 'shared',
    lobby: true,
  },
  exam: {
    pace: 'student',
    ends: 'after-minutes',
    answersChange: 'until-end',
    shows: 'after-end',
    positions: 'growing-pool',
    lobby: true,
  },
  homework: {
    pace: 'student',
    ends: 'on-date',
    answersChange: 'until-handed-in',
    shows: 'after-handing-in',
    positions: 'fixed-pool',
    lobby: false,
  },
} as const satisfies Readonly<Record<QuizMode, Policy>>;

interface Assigned {
  readonly settings: { readonly mode: QuizMode };
}

export const policyOf = ({ settings: { mode } }: Assigned): Policy => POLICIES[mode];

/** Whether each student has an attempt of their own and goes through it at their own pace. */
export const atOwnPace = (assigned: Assigned): boolean => policyOf(assigned).pace === 'student';
