import { ok } from '../../src/engine/core/result.ts';
import type { DrawnPng, Pictures } from '../../src/picture/pictures.ts';
import type { PictureRequest } from '../../src/picture/request.ts';
import { slowly } from './slowly.ts';

export const PNG = { bytes: new Uint8Array([1, 2, 3]), width: 800, height: 400 };
export const DRAWN: DrawnPng = ok(PNG);

/** Pictures answered by the test. */
export const picturesBy = (png: Pictures['png']): Pictures => ({
  png,
  warm: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

/** Immediate pictures, recorded in `asked`. */
export const picturesInto = (asked: PictureRequest[]): Pictures =>
  picturesBy((request) => {
    asked.push(request);
    return Promise.resolve(DRAWN);
  });

/** Pictures that wait until the test lets them through. */
export const gatedPictures = () => {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const gate = {
    /** How many drawings were requested, finished or not. */
    asked: 0,
    /** Finishes every drawing that waits. */
    release: (): void => {
      for (const finish of waiting.splice(0)) finish();
    },
    /** The same, and lets every later one through at once. */
    open: (): void => {
      isOpen = true;
      gate.release();
    },
    pictures: picturesBy((_, wait) =>
      slowly(
        new Promise((resolve) => {
          gate.asked += 1;
          if (isOpen) resolve(DRAWN);
          else waiting.push(() => resolve(DRAWN));
        }),
        wait,
      ),
    ),
  };
  return gate;
};
