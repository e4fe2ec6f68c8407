import { shortener } from '../doc.ts';

/** A number of hundreds of digits, cut in the middle with its length told; shorter text as it is. */
export const shorten = shortener((begin, end, digits) => `${begin}…${end} (${digits} digits)`);
