import { isWide } from '../metrics.ts';

/** A stretch of text in one style. */
export interface Stretch<S> {
  readonly text: string;
  readonly style: S;
}

/** Characters that may not begin a line, and those that may not end one (the common part of JIS X 4051 and CLREQ). */
const NOT_FIRST = /^[，。、；：？！）」』】》〉’”…—·,.;:?!)\]}%～ー々]/u;
const NOT_LAST = /[（「『【《〈‘“([{]$/u;

/** The pieces between which a line may be broken: words with the space after them, and single wide characters. */
const pieces = (text: string): readonly string[] => {
  const all: string[] = [];
  for (const char of text) {
    const last = all.at(-1);
    const lastChar = last?.at(-1);
    const joins =
      last !== undefined &&
      (char === ' ' ||
        NOT_FIRST.test(char) ||
        NOT_LAST.test(last) ||
        (!isWide(char) && lastChar !== ' ' && !isWide(lastChar ?? '')));
    if (joins) all[all.length - 1] = last + char;
    else all.push(char);
  }
  return all;
};

/** A piece wider than a line, cut into pieces that fit. */
const cut = (piece: string, width: number, measure: (text: string) => number): readonly string[] => {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const char of piece) {
    if (part !== '' && measure(part + char) > width) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return part === '' ? parts : [...parts, part];
};

/** Text as lines of at most `width`; a line feed always ends a line. */
export const breakLines = <S>(
  text: readonly Stretch<S>[],
  width: number,
  measure: (text: string, style: S) => number,
): readonly (readonly Stretch<S>[])[] => {
  const lines: Stretch<S>[][] = [[]];
  let used = 0;
  const add = (piece: string, style: S): void => {
    const wide = measure(piece.trimEnd(), style);
    if (used > 0 && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    const line = lines.at(-1)!;
    const shown = used === 0 && line.length === 0 ? piece.trimStart() : piece;
    const last = line.at(-1);
    if (last?.style === style) line[line.length - 1] = { text: last.text + shown, style };
    else if (shown !== '') line.push({ text: shown, style });
    used += measure(shown, style);
  };
  for (const { text: run, style } of text)
    for (const [i, paragraph] of run.split('\n').entries()) {
      if (i > 0) {
        lines.push([]);
        used = 0;
      }
      for (const piece of pieces(paragraph))
        for (const part of cut(piece, width, (one) => measure(one, style))) add(part, style);
    }
  return lines;
};
