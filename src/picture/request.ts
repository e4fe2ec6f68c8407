import type { Scene } from '../engine/core/scene.ts';
import type { StepOf } from '../engine/explain/step.ts';
import type { LocaleId } from '../texts/locale.ts';
import type { Chart } from './charts/chart.ts';
import type { ReviewScene } from './review.ts';
import type { TableScene } from './table.ts';

interface LocaleWish {
  readonly locale: LocaleId;
}

/** What to draw, as plain data that can cross to a worker thread. */
export type PictureRequest =
  | (LocaleWish & {
      readonly kind: 'scene';
      readonly scene: Scene;
      /** A line below the picture, such as the position as typed. */
      readonly under?: string;
    })
  /** A position that is played by touch, as SVG. */
  | (LocaleWish & { readonly kind: 'touch'; readonly scene: Scene })
  | (LocaleWish & { readonly kind: 'table'; readonly table: TableScene; readonly under?: string })
  /** A whole game as an animation of its positions, in order. */
  | (LocaleWish & { readonly kind: 'replay'; readonly scenes: readonly Scene[] })
  | (LocaleWish & { readonly kind: 'review'; readonly review: ReviewScene })
  | (LocaleWish & { readonly kind: 'chart'; readonly chart: Chart })
  | (LocaleWish & { readonly kind: 'xor'; readonly step: StepOf<'xor-table'> });

/** A PNG, the GIF of a replay, or the SVG of a position that is played by touch; its size in pixels. */
export interface Png {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}
