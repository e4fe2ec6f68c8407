import type { LostBody } from '../../engine/certificate/document.ts';

/** Numbers that still make a file to send. */
const MOST = 2_000;

/** The numbers whose binary columns decide. */
export const columnsBody = (heaps: readonly bigint[]): LostBody | null =>
  heaps.length > MOST ? null : { kind: 'columns', heaps: heaps.map(String) };
