import type { Win } from '../core/game.ts';
import type { Labelled, Scene } from '../core/scene.ts';
import type { Spot } from '../core/spot.ts';
import type { Step } from './step.ts';

/** More parts than these changing at once are no pointer. */
const FEW = 2;

/** The items that differ from those of `next`, marked; where there are more or fewer, what lies between the equal ends. */
const pointed = (items: readonly Labelled[], next: readonly Labelled[]): readonly Labelled[] => {
  const same = (i: number, j: number): boolean => items[i]?.value === next[j]?.value;
  const changed = new Set<number>();
  if (items.length === next.length) {
    for (let i = 0; i < items.length; i += 1) if (!same(i, i)) changed.add(i);
  } else {
    const most = Math.min(items.length, next.length);
    let head = 0;
    while (head < most && same(head, head)) head += 1;
    let tail = 0;
    while (tail < most - head && same(items.length - 1 - tail, next.length - 1 - tail)) tail += 1;
    for (let i = head; i < items.length - tail; i += 1) changed.add(i);
    if (changed.size > FEW) changed.clear();
  }
  return items.map((item, i) =>
    changed.has(i) && (item.mark ?? 'none') === 'none' ? { ...item, mark: 'win' } : item,
  );
};

/** `scene` with the parts marked that are otherwise in `next`: heaps, steps, cells, squares, coins. */
const pointing = (scene: Scene, next: Scene): Scene => {
  if (scene.kind === 'heaps' && next.kind === 'heaps')
    return { ...scene, heaps: pointed(scene.heaps, next.heaps) };
  if (scene.kind === 'stairs' && next.kind === 'stairs')
    return { ...scene, steps: pointed(scene.steps, next.steps) };
  if (scene.kind === 'row' && next.kind === 'row')
    return { ...scene, squares: pointed(scene.squares, next.squares) };
  if (scene.kind === 'grid' && next.kind === 'grid' && scene.rows.length === next.rows.length)
    return { ...scene, rows: scene.rows.map((row, i) => pointed(row, next.rows[i]!)) };
  if (scene.kind === 'components' && next.kind === 'components')
    return { ...scene, scenes: scene.scenes.map((part, i) => pointing(part, next.scenes[i] ?? part)) };
  return scene;
};

/**
 * What to draw beside an explanation: the position with what decides drawn in, and the parts marked that the winning move
 * of the verdict changes. Where the steps argue nothing (verdict alone, table), the plain scene.
 */
export const explainedScene = (spot: Spot, win: Win, steps: readonly Step[]): Scene => {
  if (!steps.some((step) => step.kind === 'decides')) return spot.scene();
  const scene = spot.explained(win);
  const verdict = steps.find((step) => step.kind === 'verdict');
  const best = verdict?.best ?? null;
  const played = best === null ? null : spot.play(best.move);
  return played?.ok === true ? pointing(scene, played.value.to.scene()) : scene;
};
