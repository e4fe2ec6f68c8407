import { masteryOf, reviewed, type SkillCard } from './memory.ts';
import type { ReviewRow, SkillCourse } from './ports.ts';

/** Points between the first review and now, beside those of the reviews. */
const EVEN_POINTS = 24;
/** Most points of one course; longer ones skip reviews. */
const MAX_COURSE_POINTS = 96;

/**
 * Mastery of a skill over time, from its log: the card is recomputed review by review, and between reviews mastery falls along
 * the forgetting curve. `rows`: of one skill and user, in order.
 */
export const coursesOf = (skill: string, rows: readonly ReviewRow[], now: number): SkillCourse => {
  const [first] = rows;
  if (first === undefined) return { skill, points: [] };
  const step = (now - first.at) / EVEN_POINTS;
  const between = Array.from({ length: EVEN_POINTS }, (_, i) => first.at + (i + 1) * step);
  const points: { at: number; mastery: number }[] = [];
  let card: SkillCard | null = null;
  let next = 0;
  for (const row of rows) {
    while (card !== null && next < between.length && between[next]! < row.at) {
      const at = between[next]!;
      points.push({ at, mastery: masteryOf(card, at) });
      next += 1;
    }
    card = reviewed(card, row, row);
    points.push({ at: row.at, mastery: masteryOf(card, row.at) });
  }
  for (const at of between.slice(next)) if (card !== null) points.push({ at, mastery: masteryOf(card, at) });
  const every = Math.ceil(points.length / MAX_COURSE_POINTS);
  return { skill, points: points.filter((_, i) => i % every === 0 || i === points.length - 1) };
};
