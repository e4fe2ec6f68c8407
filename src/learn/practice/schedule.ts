import { percent } from '../../texts/percent.ts';
import type { WhyNow } from '../model/practice.ts';
import { isDue, isFlawless, masteryOf, recallOf, type SkillCard } from './memory.ts';
import type { ReviewRow, SkillWish } from './ports.ts';
import { meets } from './skills.ts';

/** Most new skills of one session, unless it is about one skill. */
export const MAX_NEW_SKILLS = 3;
/** Recall probability below which a skill is shaky. */
const SHAKY_RECALL = 0.85;
/** Target success rate: below it a skill is weak. */
const TARGET_RECALL = 0.8;

/** The questions of the session so far. */
export interface Past {
  /** Skills in order. */
  readonly skills: readonly string[];
  /** Number of them that were new then. */
  readonly fresh: number;
}

/**
 * Skills in the order to ask now: due ones, the least known first; then new ones in order, `MAX_NEW_SKILLS` a session; then
 * the weakest. The last one asked comes last, so that skills mix. `fresh`: skills that may be introduced, of which those met
 * before are left out.
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

/** Why this skill is asked now, from its card and last log row. `named`: requested by name. */
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
