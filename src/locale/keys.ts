// Made by `npm run texts` from the catalogues.

/** Messages without marks, by key: the names of what each is given. */
export interface Messages {
  // common.ftl
  'shortened': 'begin' | 'digits' | 'end';
  // games/wythoff.ftl
  'wythoff-aliases': never;
  'wythoff-certified': 'above' | 'alpha' | 'below' | 'n' | 'small' | 'squareAbove' | 'squareBelow';
  'wythoff-formula': 'a' | 'alpha' | 'gap';
  'wythoff-formula-title': never;
  'wythoff-losing-pairs': 'gap' | 'isPair' | 'large' | 'list' | 'n' | 'small';
  'wythoff-name': never;
  'wythoff-pair': 'large' | 'n' | 'small';
  'wythoff-pair-comma': never;
  'wythoff-pair-or': never;
  'wythoff-rules': never;
  'wythoff-ruling': 'a';
  'wythoff-summary': never;
  'wythoff-take-both': 'first' | 'left1' | 'left2' | 'same' | 'second';
  'wythoff-theorem': never;
  'wythoff-works': 'a' | 'outcome';
}

/** Messages with marks. */
export interface RichMessages {
  // games/wythoff.ftl
  'wythoff-decides': never;
  'wythoff-pairs': 'a' | 'gap';
  'wythoff-reached': 'pairs';
}
