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
  // docs.ftl
  'docs-aliases': 'aliases';
  'docs-answered-by': 'theorems';
  'docs-comma': never;
  'docs-example': 'line';
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
  // page.ftl
  'page-act-as': 'name';
  'page-acting-as': never;
  'page-app': never;
  'page-between': 'max' | 'min';
  'page-bot-offline': never;
  'page-cancel': never;
  'page-channels': never;
  'page-choose': never;
  'page-choose-count': 'max' | 'min' | 'same';
  'page-choose-file': never;
  'page-close': never;
  'page-comma': never;
  'page-commands': never;
  'page-confirm': never;
  'page-connecting': never;
  'page-copy-text': never;
  'page-direct': never;
  'page-dismiss': never;
  'page-download': never;
  'page-edited': never;
  'page-empty': 'channel';
  'page-empty-hint': never;
  'page-enlarge': never;
  'page-failed-error': never;
  'page-failed-no-answer': never;
  'page-failed-not-allowed': never;
  'page-failed-not-found': never;
  'page-failed-offline': never;
  'page-form-gone': never;
  'page-keys': never;
  'page-length': 'max' | 'min';
  'page-loading': never;
  'page-lost': never;
  'page-message': 'channel';
  'page-messages-in': 'channel';
  'page-missing': never;
  'page-more-for': 'name';
  'page-needs-more': 'endings' | 'text';
  'page-new-messages': never;
  'page-no': never;
  'page-no-actions': never;
  'page-no-command': 'text';
  'page-no-such': 'text';
  'page-not-choice': never;
  'page-not-number': never;
  'page-not-whole': never;
  'page-nothing': never;
  'page-older': 'shown';
  'page-only-you': never;
  'page-open-as': 'name';
  'page-open-channels': never;
  'page-open-thread': never;
  'page-optional': never;
  'page-options': never;
  'page-people': never;
  'page-picture': never;
  'page-remove-file': 'name';
  'page-required': never;
  'page-send': never;
  'page-skip': never;
  'page-spoiler': never;
  'page-submit': never;
  'page-suggestions': 'count';
  'page-takes-nothing': never;
  'page-theme-auto': never;
  'page-theme-dark': never;
  'page-theme-light': never;
  'page-thinking': 'name';
  'page-today': never;
  'page-too-large': never;
  'page-unread': never;
  'page-unsent': never;
  'page-used': 'command' | 'name';
  'page-yes': never;
  'page-yesterday': never;
  'page-you': never;
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
