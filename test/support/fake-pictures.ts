import { ok } from '../../src/engine/core/result.ts';
import type { Drawn, Pictures } from '../../src/picture/pictures.ts';
import type { PictureRequest } from '../../src/picture/request.ts';

export const PNG = { bytes: new Uint8Array([1, 2, 3]), width: 800, height: 400 };
export const DRAWN: Drawn = ok(PNG);

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
