// Made by `npm run texts` from the catalogues.

/** Messages without marks, by key: the names of what each is given. */
export interface Messages {
  // common.ftl
  'aside': never;
  'bracketed': 'text';
  'colon': never;
  'comma': never;
  'list-and': never;
  'list-or': never;
  'semicolon': never;
  'shortened': 'begin' | 'digits' | 'end';
  'space': never;
  'times-typed': never;
  'try-line': 'line';
  'word-all': never;
  'word-any': never;
  'word-every': never;
  'word-misere': never;
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
  // parts.ftl
  'part-branch': never;
  'part-cell': never;
  'part-coin': never;
  'part-component': 'component';
  'part-group': never;
  'part-heap': never;
  'part-label': 'component' | 'kind' | 'part';
  'part-node': never;
  'part-pair': never;
  'part-place': never;
  'part-row': never;
  'part-step': never;
  'part-token': never;
  // rulings.ftl
  'rules-background': 'help';
  'rules-button': never;
  'rules-cut': never;
  'rules-each-question': never;
  'rules-games': 'both' | 'more' | 'name' | 'numbers' | 'total';
  'rules-more': 'count';
  'rules-title': never;
  'rules-turn-all': never;
  'rules-turn-any': never;
  'rules-turn-every': never;
  'rules-turn-sum': never;
  'ruling-amount': 'numbers' | 'open';
  'ruling-breaking': 'clauses' | 'count';
  'ruling-clause': 'amount' | 'left' | 'nothing' | 'rest' | 'way';
  'ruling-clause-comma': never;
  'ruling-formula': 'count' | 'formula' | 'parts';
  'ruling-heap-count': 'count';
  'ruling-heaps': 'count' | 'sizes';
  'ruling-heaps-comma': never;
  'ruling-heaps-or': never;
  'ruling-later': 'upTo';
  'ruling-limited': 'growth' | 'upTo';
  'ruling-numbered': 'clause' | 'number';
  'ruling-span': 'from' | 'to';
  'ruling-times': 'times';
  'ruling-up-to': 'most';
}

/** Messages with marks. */
export interface RichMessages {
  // games/wythoff.ftl
  'wythoff-decides': never;
  'wythoff-pairs': 'a' | 'gap';
  'wythoff-reached': 'pairs';
}
