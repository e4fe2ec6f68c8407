import { recall } from '../../engine/core/maps.ts';
import type { Spot } from '../../engine/core/spot.ts';

/** The numbers of a position, without those of its options (`s=1,3,4`). */
export const numbersIn = (position: string): readonly string[] =>
  position
    .split(' ')
    .filter((token) => !token.includes('='))
    .flatMap((token) => token.match(/\d+/g) ?? []);

/** Whether a heap is not empty. */
export const isLeft = (number: string): boolean => !/^0+$/.test(number);

const sceneKinds = new Map<string, ReturnType<Spot['scene']>['kind']>();
/** The kind of drawing of a game; the same for all its positions used here. */
export const sceneKindOf = (spot: Spot): ReturnType<Spot['scene']>['kind'] =>
  recall(sceneKinds, spot.game, () => spot.scene().kind);

/** The heaps as drawn, including empty ones; none in games drawn otherwise. */
const heapsIn = (spot: Spot): readonly string[] =>
  spot.compound !== null
    ? spot.components.flatMap(heapsIn)
    : sceneKindOf(spot) === 'heaps' || sceneKindOf(spot) === 'queen'
      ? numbersIn(spot.position)
      : [];

const MAX_PARTS = 12;

/** Whether there are parts, and no more than a reader can consider. */
export const isSum = (parts: readonly unknown[]): boolean => parts.length >= 2 && parts.length <= MAX_PARTS;

/** The visible summands, whatever the win rule; empty where there are none, or where positions may repeat. */
export const summandsOf = (spot: Spot): readonly Spot[] => {
  const parts = spot.isLoopy ? [] : spot.parts();
  return isSum(parts) ? parts.map((part) => part.spot) : [];
};

const partsIn = (spot: Spot): readonly Spot[] =>
  spot.compound === null ? spot.parts().map((part) => part.spot) : spot.components.flatMap(partsIn);

/** How many heaps are not empty, and how many parts are not over. */
export const leftIn = (spot: Spot): { readonly heaps: number; readonly parts: number } => ({
  heaps: heapsIn(spot).filter(isLeft).length,
  parts: partsIn(spot).filter((part) => !part.isOver()).length,
});

/** Whether a heap is empty, or one of several games over. */
export const hasFinished = (spot: Spot): boolean =>
  heapsIn(spot).some((heap) => !isLeft(heap)) ||
  (spot.compound !== null && spot.components.some((component) => component.isOver()));
