/** Advance widths of DejaVu Sans in thousandths of the size, from U+0020 to U+007E. */
const ASCII = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636,
  636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295,
  295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838,
  500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521,
  392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];
const OTHERS: Readonly<Record<string, number>> = { '·': 318, '–': 500, '‹': 400, '◆': 770, '▸': 502 };
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Characters set in Noto Sans SC: Chinese, its punctuation and full-width forms. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{20000}-\u{3fffd}]/u;
/** Domain: one character, as a string's iterator gives them. */
export const isWide = (char: string): boolean => WIDE.test(char);

/** A run of characters of one family. */
export interface FaceRun {
  readonly wide: boolean;
  readonly text: string;
}

export const faceRuns = (text: string): readonly FaceRun[] => {
  const runs: { wide: boolean; text: string }[] = [];
  for (const char of text) {
    const wide = isWide(char);
    const last = runs.at(-1);
    if (last?.wide === wide) last.text += char;
    else runs.push({ wide, text: char });
  }
  return runs;
};

const widthOf = (char: string): number => {
  const code = char.codePointAt(0)!;
  if (code >= 0x20 && code <= 0x7e) return ASCII[code - 0x20]!;
  if (SUPERSCRIPTS.includes(char)) return 401;
  if (/\p{Mark}/u.test(char)) return 0;
  return OTHERS[char] ?? 1000;
};

/** The most that bold widens a letter. */
const BOLD_FACTOR = 1.25;

/** The width of `text` in pixels at `size`: exact for ASCII, never too small for anything else. */
export const measure = (text: string, size: number, bold = false): number => {
  let sum = 0;
  for (const char of text) sum += widthOf(char);
  return (sum * size * (bold ? BOLD_FACTOR : 1)) / 1000;
};

/** `text` cut to `width` pixels; the last character then shows that it was cut. */
export const clip = (text: string, width: number, size: number): string => {
  if (measure(text, size) <= width) return text;
  let cut = '';
  for (const char of text) {
    if (measure(`${cut}${char}…`, size) > width) break;
    cut += char;
  }
  return `${cut}…`;
};

const raised = (exponent: number): string =>
  [...String(exponent)].map((d) => SUPERSCRIPTS[Number(d)]).join('');

/**
 * A number in at most `most` characters where possible: as it is, as a power of ten, or as its leading digits and a power of
 * ten with a sign that it was shortened. Other text is cut.
 */
export const brief = (value: string, most = 11): string => {
  if (value.length <= most) return value;
  if (!/^\d+$/.test(value)) return `${[...value].slice(0, most - 1).join('')}…`;
  const power = `10${raised(value.length - 1)}`;
  if (/^10+$/.test(value)) return power;
  const room = most - power.length - 2;
  const lead = room >= 3 ? `${value[0]}.${value.slice(1, Math.min(3, room - 1) + 1)}` : value[0]!;
  return `≈${lead}·${power}`;
};
