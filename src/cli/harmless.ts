/** Characters that a terminal obeys, all but the ends of lines, of pages and tabs. */
const CONTROL = /(?![\n\f\t])\p{Cc}/gu;

/**
 * Text that repeats what was typed or read, for a terminal: control characters are shown as `\u001b`, which is also how JSON
 * writes them.
 */
export const harmless = (text: string): string =>
  text.replace(CONTROL, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
