import { type WhyFacts, type WhyKind } from '../learn/model/practice.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { unstopped } from './quiz.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A length of time in the largest unit that fits. */
const stretch = (t: Catalogue, ms: number): string => {
  if (ms < HOUR_MS) return t.text('practice-minutes', { count: Math.max(1, Math.round(ms / MINUTE_MS)) });
  if (ms < 2 * DAY_MS) return t.text('practice-hours', { count: Math.round(ms / HOUR_MS) });
  return t.text('practice-days', { count: Math.round(ms / DAY_MS) });
};

const why = (t: Catalogue): { readonly [K in WhyKind]: (facts: WhyFacts[K]) => readonly Inline[] } => {
  const long = (ms: number): string | null => (ms < MINUTE_MS ? null : stretch(t, ms));
  return {
    new: () => t.runs('practice-why-new'),
    due: ({ since, recall }) => t.runs('practice-why-due', { since: long(since), recall }),
    shaky: ({ recall }) => t.runs('practice-why-shaky', { recall }),
    missed: ({ source, line, ago }) => t.runs('practice-why-missed', { source, line, ago: long(ago) }),
    weak: ({ share }) => t.runs('practice-why-weak', { share }),
    young: ({ reviews }) => t.runs('practice-why-young', { reviews }),
    chosen: () => t.runs('practice-why-chosen'),
    steady: () => t.runs('practice-why-steady'),
    thrown: ({ move, line }) => t.runs('practice-why-thrown', { move, line }),
    like: ({ line }) => t.runs('practice-why-like', { line }),
  };
};

const summary = (t: Catalogue) => ({
  ...t.record('practice-summary', ['title', 'skills', 'rest']),
  score: (right: number, of: number) => t.runs('practice-summary-score', { right, of }),
  line: (number: number, right: boolean, skill: string, answer: string) =>
    t.runs('practice-summary-line', { number, right, skill, answer, clause: unstopped(t, answer) }),
});

const faults = (t: Catalogue) => ({
  ...t.record('practice-fault', ['title', 'which-skill', 'no-such-session', 'answered']),
  ...t.record('practice-fault', ['no-mistakes', 'not-yours']),
  'no-such-skill': (token: string) => t.text('practice-fault-no-such-skill', { token }),
  'no-questions': (skill: string) => t.text('practice-fault-no-questions', { skill }),
});

const stats = (t: Catalogue) => ({
  ...t.record('practice-stats', ['heading', 'games', 'none', 'explained', 'practise', 'chart']),
  dueNow: (count: number) => t.text('practice-stats-due-now', { count }),
  /** Mastery in percent. */
  row: (skill: string, mastery: number, due: string, reviews: number) =>
    t.runs('practice-stats-row', { skill, mastery, due, reviews }),
  more: (count: number) => t.text('practice-stats-more', { count }),
});

/** The texts of practice. */
export const practice = (t: Catalogue) => ({
  ...t.record('practice', ['right', 'wrong', 'told', 'next', 'finish', 'tell', 'again', 'mastery', 'goOn']),
  ...t.record('practice', ['whatIsDue']),
  command: {
    description: t.text('practice-command'),
    ...t.record('practice-command', ['skill', 'length']),
  },
  all: {
    ofKind: (kind: string) => t.text('practice-all-of-kind', { kind }),
    ofGame: (game: string) => t.text('practice-all-of-game', { game }),
  },
  title: (number: number, of: number) => t.text('practice-title', { number, of }),
  why: why(t),
  /** The student's answer, with the name of the misconception behind it where that is explained below. */
  yourAnswer: (answer: string, thought: string | null) =>
    t.runs('practice-your-answer', { answer, clause: unstopped(t, answer), thought }),
  /** The one misconception that leads to a wrong answer, and what is wrong with it. */
  thought: (name: string, wrong: string) => t.runs('practice-thought', { name, wrong }),
  summary: summary(t),
  /** When a skill is due again, `left` milliseconds from now; due at 0 and below. */
  due: (left: number) => t.text('practice-due', { left: left <= 0 ? null : stretch(t, left) }),
  /** Below a game: how many wins were given away; null: for each player their own. */
  these: (count: number | null) => t.text('practice-these', { count }),
  faults: faults(t),
  stats: stats(t),
});
