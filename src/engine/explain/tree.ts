import type { Win } from '../core/game.ts';
import { recall } from '../core/maps.ts';
import type { Scene } from '../core/scene.ts';
import type { Spot } from '../core/spot.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Outcome, StepOf } from './step.ts';

/** Limits of a picture. */
const MAX_POSITIONS = 40;
const MAX_MOVES = 44;
const MAX_LABEL_CHARS = 11;
/** Fewest positions worth a picture. */
const MIN_POSITIONS = 3;

interface FoundPosition {
  readonly spot: Spot;
  readonly options: number[];
}

/** Every reachable position, merging those that differ only in order; null if there are too many. */
export const reachable = (root: Spot): readonly FoundPosition[] | null => {
  const index = new Map([[keyOf(root), 0]]);
  const found: FoundPosition[] = [{ spot: root, options: [] }];
  let moves = 0;
  for (const { spot, options } of found) {
    const seen = new Set<number>();
    for (const { to } of spot.options()) {
      const key = keyOf(to);
      let at = index.get(key);
      if (at === undefined) {
        at = found.length;
        if (at >= MAX_POSITIONS) return null;
        index.set(key, at);
        found.push({ spot: to, options: [] });
      }
      if (seen.has(at)) continue;
      seen.add(at);
      options.push(at);
      if ((moves += 1) > MAX_MOVES) return null;
    }
  }
  return found;
};

/** Position texts without the tokens that all share: the edges of a graph, the options of a rule. */
const shortened = (positions: readonly string[]): readonly string[] => {
  const split = positions.map((position) => position.split(' '));
  const isShared = (token: string): boolean =>
    /[=<>-]/.test(token) && split.every((tokens) => tokens.includes(token));
  const shared = new Set(split[0]!.filter(isShared));
  return split.map((tokens) => tokens.filter((token) => !shared.has(token)).join(' ') || '∅');
};

/**
 * All reachable positions, merging those that differ only in order, with the moves between them and their outcomes; null if there
 * are too many (over 40), or their texts are too long for a picture.
 */
export const gameTree = (spot: Spot, win: Win): StepOf<'game-tree'> | null => {
  // Repeating positions form no tree; the line of several components is too long for one.
  if (spot.isLoopy || spot.components.length > 1) return null;
  const found = reachable(spot);
  if (found === null || found.length < MIN_POSITIONS) return null;
  const labels = shortened(found.map((one) => one.spot.position));
  if (labels.some((label) => label.length > MAX_LABEL_CHARS)) return null;
  const outcomes = new Map<number, Outcome>();
  const outcomeOf = (i: number): Outcome =>
    recall(outcomes, i, () => {
      const { options } = found[i]!;
      const wins =
        options.length === 0 ? win === 'misere' : options.some((option) => outcomeOf(option) === 'P');
      return wins ? 'N' : 'P';
    });
  return {
    kind: 'game-tree',
    positions: found.map(({ options }, i) => ({ label: labels[i]!, outcome: outcomeOf(i), options })),
  };
};

/** Game tree as a graph in layers: the position itself in focus, P and N named and tinted, winning moves marked. */
export const treeScene = ({ positions }: StepOf<'game-tree'>): Scene => ({
  kind: 'graph',
  directed: true,
  layout: 'layers',
  nodes: positions.map(({ label, outcome }, i) => ({
    id: String(i),
    label: `${label} ${outcome}`,
    group: outcome === 'P' ? 1 : 0,
    ...(i === 0 ? { mark: 'focus' as const } : {}),
  })),
  edges: positions.flatMap(({ options }, i) =>
    options.map((to) => ({
      from: String(i),
      to: String(to),
      ...(positions[to]!.outcome === 'P' ? { mark: 'win' as const } : {}),
    })),
  ),
});
