import { shortener } from '../doc.ts';

/** 数百位的数：截去中间，并注明位数；较短的文字原样返回。 */
export const shorten = shortener((digits) => `（${digits} 位）`);
