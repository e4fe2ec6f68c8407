import type { Mark } from '../engine/core/scene.ts';

/** Colours by what they are for. Text is `ink` or `quiet` on `paper` and `plate`, `onFill` on the fills: contrast 4.5 and more. */
export interface Theme {
  readonly paper: string;
  /** A surface a little apart from the paper: squares, boxes, earth. */
  readonly plate: string;
  readonly ink: string;
  readonly quiet: string;
  /** For lines that structure the picture, such as grids and axes. */
  readonly line: string;
  /** The edge of every filled shape, which separates it from the paper where the fill does not. */
  readonly outline: string;
  readonly fills: Readonly<Record<Mark, string>>;
  /** Two fills that distinguish neighbours and have no other meaning; they also differ without colour. */
  readonly tints: readonly [string, string];
  /** The background of the columns of a table that matter. */
  readonly band: string;
  /** The same meanings as thin lines and signs on the paper. */
  readonly strokes: Readonly<Record<Mark, string>>;
  /** Lines of a chart, which differ in marker and dashes too; contrast with the paper of at least 3 : 1. */
  readonly series: readonly string[];
  readonly onFill: string;
}

/** Okabe and Ito's palette (Color Universal Design, 2008), by meaning; grey for `dead`. */
const FILLS: Theme['fills'] = {
  none: '#56b4e9',
  focus: '#e69f00',
  win: '#009e73',
  danger: '#d55e00',
  dead: '#999999',
  changed: '#cc79a7',
  gone: '#b9c2cd',
};

const TINTS: Theme['tints'] = ['#56b4e9', '#f0e442'];

/**
 * One background for both Discord's light and dark themes. With its luminance of a tenth, white text and black edges are both
 * visible.
 */
export const theme: Theme = {
  paper: '#4f5b69',
  plate: '#3b4450',
  band: '#7a4a1c',
  ink: '#ffffff',
  quiet: '#e4e9ef',
  line: '#a3afbd',
  outline: '#000000',
  fills: FILLS,
  tints: TINTS,
  strokes: {
    none: '#e4e9ef',
    focus: '#ffd34d',
    win: '#5fe0b7',
    danger: '#ffa05c',
    dead: '#a9b3bf',
    changed: '#ffb8dd',
    gone: '#ffb8dd',
  },
  series: ['#8fd0f7', '#ffa05c', '#5fe0b7', '#ffb8dd', '#f0e442', '#ffffff'],
  onFill: '#0b0c0d',
};

/** Dark on white, for paper. Without colours, strokes still differ by their dashes and signs. */
export const printTheme: Theme = {
  paper: '#ffffff',
  plate: '#eef1f5',
  band: '#fbe6cf',
  ink: '#111418',
  quiet: '#444c56',
  line: '#8a94a0',
  outline: '#22272e',
  fills: { ...FILLS, gone: '#e3e7ec', dead: '#c4c9cf' },
  tints: ['#9ad2f2', '#f7efa0'],
  strokes: {
    none: '#333b45',
    focus: '#8f5f00',
    win: '#00694c',
    danger: '#a94400',
    dead: '#6b737c',
    changed: '#8b2f66',
    gone: '#8b2f66',
  },
  series: ['#0b5f8f', '#a94400', '#00694c', '#8b2f66', '#6b5f00', '#111418'],
  onFill: '#0b0c0d',
};

/** Coins. */
export const GOLD = '#f2cc5b';

/** A sign for every meaning, so that none is shown by colour alone. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  none: '',
  focus: '◆',
  win: '✓',
  danger: '!',
  dead: '×',
  changed: '∗',
  gone: '–',
};

/** Dashes for every meaning of a line. */
export const DASHES: Readonly<Record<Mark, string>> = {
  none: '',
  focus: '',
  win: '',
  danger: '6 4',
  dead: '2 4',
  changed: '9 4 2 4',
  gone: '4 5',
};
