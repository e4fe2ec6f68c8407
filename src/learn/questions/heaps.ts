import type { Spot } from '../../engine/core/spot.ts';

/** The numbers of a position, without those of its options (`s=1,3,4`). */
export const numbersIn = (position: string): readonly string[] =>
  position
    .split(' ')
    .filter((token) => !token.includes('='))
    .flatMap((token) => token.match(/\d+/g) ?? []);

/** Whether something is left of a heap. */
export const isLeft = (number: string): boolean => !/^0+$/.test(number);

const sceneKinds = new Map<string, ReturnType<Spot['scene']>['kind']>();
/** How a game is drawn, by its id: in all that is asked here it is the same for all of its positions. */
export const sceneKindOf = (spot: Spot): ReturnType<Spot['scene']>['kind'] => {
  const kind = sceneKinds.get(spot.game) ?? spot.scene().kind;
  sceneKinds.set(spot.game, kind);
  return kind;
};

/** The heaps that a reader sees as such, empty ones too; none in games that are drawn otherwise. */
const heapsIn = (spot: Spot): readonly string[] =>
  spot.compound !== null
    ? spot.components.flatMap(heapsIn)
    : sceneKindOf(spot) === 'heaps' || sceneKindOf(spot) === 'queen'
      ? numbersIn(spot.position)
      : [];

const MAX_PARTS = 12;

/** Whether something falls into parts, but not into more than a reader looks at. */
export const isSum = (parts: readonly unknown[]): boolean => parts.length >= 2 && parts.length <= MAX_PARTS;

/** The summands that a reader sees, whatever the win rule; empty where there are none, or where positions may come again. */
export const summandsOf = (spot: Spot): readonly Spot[] => {
  const parts = spot.isLoopy ? [] : spot.parts();
  return isSum(parts) ? parts.map((part) => part.spot) : [];
};

const partsIn = (spot: Spot): readonly Spot[] =>
  spot.compound === null ? spot.parts().map((part) => part.spot) : spot.components.flatMap(partsIn);

/** How much is left: heaps that are not empty, and parts that are not over. */
export const leftIn = (spot: Spot): { readonly heaps: number; readonly parts: number } => ({
  heaps: heapsIn(spot).filter(isLeft).length,
  parts: partsIn(spot).filter((part) => !part.isOver()).length,
});

/** Whether a heap is empty, or one of several games over. */
export const hasFinished = (spot: Spot): boolean =>
  heapsIn(spot).some((heap) => !isLeft(heap)) ||
  (spot.compound !== null && spot.components.some((component) => component.isOver()));
