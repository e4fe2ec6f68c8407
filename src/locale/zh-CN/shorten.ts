import { shortener } from '../doc.ts';

/** 数百位的数：截去中间，并注明位数；较短的文字原样返回。 */
export const shorten = shortener((begin, end, digits) => `${begin}…${end}（${digits} 位）`);

/** 并列的几项：两项用“和”，更多的前面用顿号。 */
export const together = (parts: readonly string[]): string =>
  parts.length < 3 ? parts.join(' 和 ') : `${parts.slice(0, -1).join('、')} 和 ${parts.at(-1) ?? ''}`;
