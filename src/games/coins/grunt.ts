import { mex } from '../../engine/maths/nimber.ts';

/**
 * Values of grunt on places 1 … `length`: a head on place n is a heap of n − 1 in Grundy's game, since turning places 1, a, n + 1
 * − a and n leaves heads that are the heaps 0, a − 1 and n − a (two unequal parts of n − 1, none empty).
 */
export const grundyGameValues = (length: number): readonly number[] => {
  const values: number[] = [];
  for (let heap = 0; heap < length; heap += 1) {
    const options: number[] = [];
    for (let part = 1; part < heap - part; part += 1) options.push(values[part]! ^ values[heap - part]!);
    values.push(mex(options));
  }
  return values;
};
