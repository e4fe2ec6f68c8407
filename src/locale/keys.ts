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
  // games/bash.ftl
  'bash-aliases': never;
  'bash-heap': 'number';
  'bash-misere-theorem': never;
  'bash-misere-works': 'modulus' | 'outcome';
  'bash-more': 'count';
  'bash-name': never;
  'bash-remainder': 'modulus';
  'bash-rules': never;
  'bash-ruling': 'max';
  'bash-size': never;
  'bash-summary': never;
  'bash-theorem': never;
  'bash-works': 'max' | 'modulus' | 'outcome';
  // games/box.ftl
  'box-aliases': never;
  'box-fault-not-the-fuller-box': never;
  'box-name': never;
  'box-rules': never;
  'box-ruling': never;
  'box-summary': never;
  'box-theorem': never;
  'box-works': 'leave' | 'number' | 'outcome';
  // games/division.ftl
  'division-aliases': never;
  'division-and': never;
  'division-change': 'from' | 'place' | 'to';
  'division-expected': never;
  'division-fault-no-such-place': never;
  'division-fault-no-such-row': never;
  'division-fault-not-a-proper-divisor': never;
  'division-head-count': never;
  'division-head-factors': never;
  'division-head-number': never;
  'division-more': 'count';
  'division-name': never;
  'division-no-factor': never;
  'division-proof': never;
  'division-replace': 'changes' | 'row';
  'division-rules': never;
  'division-ruling': never;
  'division-summary': never;
  'division-theorem': never;
  'division-works': 'outcome';
  // games/ed.ftl
  'ed-aliases': never;
  'ed-both-theorem': never;
  'ed-both-works': 'outcome' | 'value';
  'ed-expected-ed-rule': never;
  'ed-expected-pair-split': never;
  'ed-name': never;
  'ed-pair-split': 'from' | 'left' | 'pair' | 'right';
  'ed-rules': never;
  'ed-ruling': 'rule';
  'ed-split-theorem': never;
  'ed-split-works': 'even' | 'outcome';
  'ed-summary': never;
  // games/ferguson.ftl
  'ferguson-aliases': never;
  'ferguson-expected-box-split': never;
  'ferguson-fault-empty-part': never;
  'ferguson-fault-wrong-total': never;
  'ferguson-name': never;
  'ferguson-ones': 'ones';
  'ferguson-or': never;
  'ferguson-rules': never;
  'ferguson-ruling': never;
  'ferguson-split': 'left' | 'pair' | 'place' | 'right' | 'split';
  'ferguson-summary': never;
  'ferguson-theorem': never;
  'ferguson-value': 'first' | 'second';
  'ferguson-works': 'even' | 'outcome';
  'ferguson-worth': 'ones';
  // games/funny.ftl
  'funny-aliases': never;
  'funny-counts': 'odd';
  'funny-expected-three-places': never;
  'funny-fault-no-such-spot': never;
  'funny-fault-places-not-rising': never;
  'funny-from-left': never;
  'funny-head-distance': never;
  'funny-head-place': never;
  'funny-head-stones': never;
  'funny-head-value': never;
  'funny-more': 'count';
  'funny-name': never;
  'funny-nim-sum': never;
  'funny-rules': never;
  'funny-ruling': never;
  'funny-spread': 'first' | 'from' | 'same' | 'second';
  'funny-summary': never;
  'funny-theorem': never;
  'funny-works': 'outcome';
  // games/grid.ftl
  'grid-aliases': never;
  'grid-expected-cells-and-amount': never;
  'grid-fault-no-such-neighbour': never;
  'grid-move-cell': 'amount' | 'from' | 'to' | 'up';
  'grid-name': never;
  'grid-refusal-rows-differ': 'length' | 'row';
  'grid-refusal-too-many-rows': 'most';
  'grid-rules': never;
  'grid-ruling': never;
  'grid-summary': never;
  'grid-theorem': never;
  'grid-works': 'outcome';
  // games/lasker.ftl
  'lasker-aliases': never;
  'lasker-name': never;
  'lasker-rules': never;
  'lasker-ruling': never;
  'lasker-summary': never;
  'lasker-theorem': never;
  'lasker-works': 'outcome';
  // games/moore.ftl
  'moore-aliases': never;
  'moore-column': never;
  'moore-expected-heaps-and-amounts': never;
  'moore-fault-heap-twice': never;
  'moore-fault-too-many-heaps': never;
  'moore-heap': 'number';
  'moore-misere-theorem': never;
  'moore-misere-works': 'big' | 'k' | 'modulus' | 'outcome';
  'moore-more': 'count';
  'moore-name': never;
  'moore-remainder': 'modulus';
  'moore-rules': never;
  'moore-ruling': 'k';
  'moore-summary': never;
  'moore-take': 'amount' | 'from' | 'heap' | 'left';
  'moore-take-several': 'more' | 'takes';
  'moore-takes-and': never;
  'moore-theorem': never;
  'moore-wide': 'modulus' | 'odd' | 'width';
  'moore-works': 'k' | 'modulus' | 'outcome';
  // games/nim.ftl
  'nim-aliases': never;
  'nim-misere-theorem': never;
  'nim-misere-works': 'outcome' | 'stage';
  'nim-name': never;
  'nim-rules': never;
  'nim-ruling': never;
  'nim-summary': never;
  'nim-theorem': never;
  'nim-works': 'heaps' | 'outcome';
  // games/nimble.ftl
  'nimble-aliases': never;
  'nimble-expected-two-squares': never;
  'nimble-fault-no-coin-there': never;
  'nimble-fault-not-further-left': never;
  'nimble-name': never;
  'nimble-rules': never;
  'nimble-ruling': never;
  'nimble-slide': 'from' | 'to';
  'nimble-summary': never;
  'nimble-theorem': never;
  'nimble-works': 'outcome';
  // games/restnim.ftl
  'restnim-aliases': never;
  'restnim-expected-heap-amount-and-rest': never;
  'restnim-fault-empty-heap': never;
  'restnim-fault-rest-does-not-add-up': never;
  'restnim-name': never;
  'restnim-rules': never;
  'restnim-ruling': never;
  'restnim-summary': never;
  'restnim-theorem': never;
  'restnim-works': 'outcome';
  // games/staircase.ftl
  'staircase-aliases': never;
  'staircase-column': never;
  'staircase-copy': 'from' | 'shape' | 'to' | 'via';
  'staircase-counts': never;
  'staircase-fault-no-such-step': never;
  'staircase-more': 'count';
  'staircase-more-ways': 'count';
  'staircase-name': never;
  'staircase-place': 'column' | 'row' | 'shape' | 'step';
  'staircase-rules': never;
  'staircase-ruling': never;
  'staircase-step-down': 'amount' | 'below' | 'from' | 'part' | 'step';
  'staircase-summary': never;
  'staircase-theorem': never;
  'staircase-way': 'amount' | 'from' | 'other' | 'place' | 'sends' | 'shape' | 'sum' | 'to';
  'staircase-ways-or': 'shape';
  'staircase-works': 'outcome';
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
  // games/bash.ftl
  'bash-decides': 'modulus';
  'bash-division': 'heap' | 'modulus' | 'quotient' | 'remainder';
  'bash-misere-decides': 'big' | 'modulus';
  'bash-misere-proof': 'max' | 'modulus';
  'bash-proof': 'max' | 'modulus';
  // games/box.ftl
  'box-decides': never;
  'box-halving': 'halvings' | 'number' | 'odd' | 'value';
  'box-proof': never;
  // games/division.ftl
  'division-decides': 'factors';
  'division-together': 'total';
  // games/ed.ftl
  'ed-both-decides': 'pair' | 'value';
  'ed-both-proof': never;
  'ed-split-decides': never;
  'ed-split-proof': never;
  // games/ferguson.ftl
  'ferguson-decides': never;
  'ferguson-proof': never;
  // games/funny.ftl
  'funny-decides': never;
  'funny-proof': never;
  // games/grid.ftl
  'grid-decides': never;
  'grid-proof': never;
  // games/lasker.ftl
  'lasker-decides': never;
  'lasker-group': 'form' | 'heap' | 'quotient' | 'rest' | 'value';
  'lasker-proof': never;
  // games/moore.ftl
  'moore-decides': 'modulus';
  'moore-misere-decides': 'big' | 'modulus';
  'moore-misere-proof': 'k' | 'modulus';
  'moore-proof': 'k' | 'modulus';
  // games/nim.ftl
  'nim-decides': 'heaps';
  'nim-misere-decides': 'big';
  'nim-misere-proof': never;
  'nim-proof': never;
  // games/nimble.ftl
  'nimble-decides': never;
  'nimble-proof': never;
  // games/restnim.ftl
  'restnim-decides': never;
  'restnim-proof': never;
  // games/staircase.ftl
  'staircase-decides': never;
  'staircase-proof': never;
  'staircase-repairs': 'count' | 'shape' | 'ways';
  'staircase-sum': 'shape' | 'sum';
  // games/wythoff.ftl
  'wythoff-decides': never;
  'wythoff-pairs': 'a' | 'gap';
  'wythoff-reached': 'pairs';
}
