import type { Mark } from '../engine/core/scene.ts';

export type ThemeId = 'light' | 'dark';
export const themeIds: readonly ThemeId[] = ['light', 'dark'];

/** Colours by what they are for. Text is `ink` or `quiet` on `paper` and `plate`, `onFill` on the fills: contrast 4.5 and more. */
export interface Theme {
  readonly id: ThemeId;
  readonly paper: string;
  /** A surface a little apart from the paper: squares, boxes, earth. */
  readonly plate: string;
  readonly ink: string;
  readonly quiet: string;
  /** Lines that only order the picture. */
  readonly line: string;
  /** The edge of every filled shape; it holds shapes apart from the paper where their fill does not. */
  readonly outline: string;
  readonly fills: Readonly<Record<Mark, string>>;
  /** Two fills that tell neighbours apart and mean nothing else; far apart in grey. */
  readonly tints: readonly [string, string];
  /** Behind the columns of a table that matter. */
  readonly band: string;
  /** The same meanings as thin lines and signs on the paper. */
  readonly strokes: Readonly<Record<Mark, string>>;
  /** Lines of a chart, told apart by marks and dashes besides; 3 : 1 and more on the paper. */
  readonly series: readonly string[];
  readonly onFill: string;
}

/** Okabe and Ito's palette (Color Universal Design, 2008), by meaning; grey for what is dead. */
const FILLS: Theme['fills'] = {
  none: '#56b4e9',
  focus: '#e69f00',
  win: '#009e73',
  danger: '#d55e00',
  dead: '#999999',
  changed: '#cc79a7',
};

const TINTS: Theme['tints'] = ['#56b4e9', '#f0e442'];

export const themes: Readonly<Record<ThemeId, Theme>> = {
  light: {
    id: 'light',
    paper: '#ffffff',
    plate: '#eef0f3',
    band: '#ffd9bd',
    ink: '#17181b',
    quiet: '#50545c',
    line: '#b4b8bf',
    outline: '#17181b',
    fills: FILLS,
    tints: TINTS,
    strokes: {
      none: '#50545c',
      focus: '#8a5f00',
      win: '#00704f',
      danger: '#b34700',
      dead: '#73777f',
      changed: '#a33d74',
    },
    series: ['#0072b2', '#b34700', '#00704f', '#a33d74', '#8a5f00', '#17181b'],
    onFill: '#0b0c0d',
  },
  dark: {
    id: 'dark',
    paper: '#26282c',
    plate: '#3a3d43',
    band: '#6b3f1d',
    ink: '#f2f3f5',
    quiet: '#c0c4cb',
    line: '#63676f',
    outline: '#0b0c0d',
    fills: FILLS,
    tints: TINTS,
    strokes: {
      none: '#c0c4cb',
      focus: '#e69f00',
      win: '#2bc79a',
      danger: '#ff8a3d',
      dead: '#8f949c',
      changed: '#e39cc3',
    },
    series: ['#56b4e9', '#ff8a3d', '#2bc79a', '#e39cc3', '#f0e442', '#f2f3f5'],
    onFill: '#0b0c0d',
  },
};

/** A sign for every meaning, so that no meaning hangs on colour. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  none: '',
  focus: '◆',
  win: '✓',
  danger: '!',
  dead: '×',
  changed: '∗',
};

/** Dashes for every meaning of a line. */
export const DASHES: Readonly<Record<Mark, string>> = {
  none: '',
  focus: '',
  win: '',
  danger: '6 4',
  dead: '2 4',
  changed: '9 4 2 4',
};
