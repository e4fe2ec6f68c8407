import type { Boxes } from '../ferguson/rules.ts';

/** Box to split: the fuller one, the first on a tie. */
export const fuller = ({ boxes }: Boxes): 0 | 1 => (boxes[0] >= boxes[1] ? 0 : 1);
