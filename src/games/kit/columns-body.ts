import type { LostBody } from '../../engine/certificate/document.ts';

/** Most numbers in a certificate that still fits a file. */
const MAX_CERTIFIED_NUMBERS = 2_000;

/** Certificate by the binary columns of these numbers. */
export const columnsBody = (heaps: readonly bigint[]): LostBody | null =>
  heaps.length > MAX_CERTIFIED_NUMBERS ? null : { kind: 'columns', heaps: heaps.map(String) };
