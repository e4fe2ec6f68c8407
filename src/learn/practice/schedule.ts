import type { WhyNow } from '../model/practice.ts';
import { isDue, isFlawless, masteryOf, recallOf, type SkillCard } from './memory.ts';
import type { ReviewRow, SkillWish } from './ports.ts';
import { meets } from './skills.ts';

/** New skills that one session brings at most, where it is about no one skill. */
export const MAX_NEW_SKILLS = 3;
/** A skill that is known with less than this probability is shaky. */
const SHAKY_RECALL = 0.85;
/** The success rate that questions aim at: below it a skill is weak. */
const TARGET_RECALL = 0.8;

/** What was asked in the session so far. */
export interface Past {
  /** Skills in order. */
  readonly skills: readonly string[];
  /** How many of them were new then. */
  readonly fresh: number;
}

/**
 * Skills in the order in which they should be asked now: those that are due, the one that is known least first; then new ones
 * in their order, `MAX_NEW_SKILLS` a session; then the weakest. The one that was asked just now comes last, so that skills mix.
 * `fresh`: skills that could be met for the first time.
 */
export const queueOf = (
  cards: readonly SkillCard[],
  fresh: readonly string[],
  wish: SkillWish,
  past: Past,
  now: number,
): readonly string[] => {
  const known = cards.filter(({ skill }) => meets(skill, wish));
  const due = known
    .filter((card) => isDue(card, now))
    .sort((a, b) => recallOf(a, now) - recallOf(b, now) || a.memory.due - b.memory.due);
  const rest = known
    .filter((card) => !isDue(card, now))
    .sort((a, b) => masteryOf(a, now) - masteryOf(b, now) || a.memory.due - b.memory.due);
  const have = new Set(cards.map(({ skill }) => skill));
  const unmet = fresh.filter((skill) => !have.has(skill) && meets(skill, wish));
  const room = Math.max(0, MAX_NEW_SKILLS - past.fresh);
  const order = [
    ...due.map(({ skill }) => skill),
    ...unmet.slice(0, room),
    ...rest.map(({ skill }) => skill),
    ...unmet.slice(room),
  ];
  const last = past.skills.at(-1);
  return [...order.filter((skill) => skill !== last), ...order.filter((skill) => skill === last)];
};

/** Why this skill is asked now, from its card and the last row of its log. `named`: it was asked for by name. */
export const whyNow = (
  card: SkillCard | null,
  last: ReviewRow | null,
  named: boolean,
  now: number,
): WhyNow => {
  if (card === null) return { kind: 'new' };
  if (last !== null && !last.right)
    return { kind: 'missed', source: last.source, line: last.line, ago: Math.max(0, now - last.at) };
  const recall = recallOf(card, now);
  if (isDue(card, now)) return { kind: 'due', since: now - card.memory.due, recall: percent(recall) };
  if (recall < SHAKY_RECALL) return { kind: 'shaky', recall: percent(recall) };
  if (card.share < TARGET_RECALL)
    return isFlawless(card)
      ? { kind: 'young', reviews: card.reviews }
      : { kind: 'weak', share: percent(card.share) };
  return { kind: named ? 'chosen' : 'steady' };
};

/** A share as a whole percent. */
export const percent = (share: number): number => Math.round(100 * share);
