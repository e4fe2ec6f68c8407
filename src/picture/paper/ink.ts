import type { SKRSContext2D } from '@napi-rs/canvas';
import { type FaceRun, faceRuns } from '../metrics.ts';

/** The family for Latin letters; wide characters use that of their language. */
export const LATIN_FACE = 'DejaVu Sans';

export interface Ink {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
}

/** Writes text that a reader of the file can select and search: one family for each run, no ligatures. */
export class Pen {
  readonly #context: SKRSContext2D;
  readonly #wideFace: string;

  constructor(context: SKRSContext2D, wideFace: string) {
    this.#context = context;
    this.#wideFace = wideFace;
    // A ligature would be a single character in copied text and in a search.
    context.textRendering = 'optimizeSpeed';
  }

  #use({ wide }: FaceRun, { size, bold }: Ink): void {
    const family = wide ? this.#wideFace : LATIN_FACE;
    this.#context.font = `${bold === true ? 'bold ' : ''}${size}px "${family}"`;
  }

  measure(text: string, ink: Ink): number {
    let sum = 0;
    for (const run of faceRuns(text)) {
      this.#use(run, ink);
      sum += this.#context.measureText(run.text).width;
    }
    return sum;
  }

  /** Writes at `x` on the baseline `y`. Returns where the text ends. */
  write(text: string, x: number, y: number, ink: Ink): number {
    this.#context.fillStyle = ink.fill;
    let at = x;
    for (const run of faceRuns(text)) {
      this.#use(run, ink);
      this.#context.fillText(run.text, at, y);
      at += this.#context.measureText(run.text).width;
    }
    return at;
  }
}
