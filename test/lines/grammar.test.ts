/** “What a person types”, sentence by sentence: lines and their canonical forms, and lines that are refused. */
import { describe, expect, test } from 'vitest';
import { answerJson } from '../../src/cli/answer.ts';
import { formatLine } from '../../src/games/line.ts';
import { parseLine } from '../../src/locale/index.ts';

const NINES = '9'.repeat(1000);

/** Sentence → typed and canonical; a line alone is canonical as it stands. */
const UNDERSTOOD: Readonly<
  Record<string, readonly (string | readonly [typed: string, canonical: string])[]>
> = {
  'GAME POSITION [name=value …] [misere]': [
    'wythoff 3 5',
    'bash 21 max=3',
    'nim 3 4 5 misere',
    'bash 21 max=3 misere',
    ['  nim   3\t4\n5  ', 'nim 3 4 5'],
    ['bash max=3 21', 'bash 21 max=3'],
    ['wythoff a=2 3 5', 'wythoff 3 5 a=2'],
  ],
  'A sum is typed with + between whole games': [
    'nim 3 5 + kayles 7 + wythoff 3 5',
    'nim 3 + nim 4 misere',
    'nim 3 + nim 3',
    ['nim 3 5  +  kayles 7', 'nim 3 5 + kayles 7'],
    'nim 3 5 + kayles 7 + hackenbush 0-1 1-2',
    'nim 2 + nim 1 + wythoff 0 2',
  ],
  '+ separates only between spaces': [
    'dynamic 100 f=2x+1',
    'dynamic 100 f=2x+1 + nim 3',
    'dynamic 60 f=x^2+1 limit=53',
    'dynamic 30 f=min(2x,10) limit=15',
  ],
  '/ starts a new row': [
    'grid 1 2 / 3 4',
    ['grid 1 2/3 4', 'grid 1 2 / 3 4'],
    ['grid 1 2 /3 4', 'grid 1 2 / 3 4'],
    'ed 3 5 / 2 2',
    'euclid 24 7 / 3 5',
    'division 12 6 / 5 8',
    'ed 3 5 / 2 2 + grid 1 / 1',
  ],
  'Spaces inside { } are allowed': [
    ['divisor { 2, 3 ,6 }', 'divisor {2,3,6}'],
    ['divisor {2, 3, 6} + nim 3', 'divisor {2,3,6} + nim 3'],
    ['divisor {6,3,2}', 'divisor {2,3,6}'],
  ],
  'Integers are decimal; 10^40 is accepted, to 1,000 digits, and printed in full': [
    ['nim 10^40', `nim 1${'0'.repeat(40)}`],
    ['nim 10^999 2^10', `nim 1${'0'.repeat(999)} 1024`],
    ['nim 007 0', 'nim 7 0'],
    [`nim ${NINES}`, `nim ${NINES}`],
    ['bash 10^3 max=10^2', 'bash 1000 max=100'],
    ['fibonacci 10^20', `fibonacci 1${'0'.repeat(20)}`],
    ['euclid 10^4 7', 'euclid 10000 7'],
  ],
  'Ids, option names and rule names are case-insensitive': [
    ['NIM 3 4', 'nim 3 4'],
    ['Bash 21 MAX=3 Misere', 'bash 21 max=3 misere'],
    ['EVERY nim 3 + nim 4', 'every nim 3 + nim 4'],
    ['coins HTTHH Rule=TURTLES', 'coins HTTHH rule=turtles'],
    ['ed 3 5 RULE=Both', 'ed 3 5 rule=both'],
    ['flip 2,3 rule=Product', 'flip 2,3 rule=product'],
    ['subtraction 10 S=Squares', 'subtraction 10 s=squares'],
    ['DawsonChess 9', 'dawsonchess 9'],
  ],
  'Names of nodes are case-sensitive': [
    'geography a-A A-b at=A',
    'hackenbush X-x X-y root=X',
    'dag a>A A>b at=A',
  ],
  'Every game of the catalogue as its section types it': [
    'nim 3 4 5',
    'bash 21 13 max=3',
    'subtraction 10 7 s=1,3,4',
    'subtraction 10 s=squares',
    'subtraction 10 s=fibonacci',
    'subtraction 10 s=divisors',
    'moore 3 4 5 k=2',
    'staircase 1 2 3',
    'grid 1 2 / 3 4',
    'restnim 5 3',
    'lasker 7 4',
    'octal 9 4 code=0.77',
    'octal 9 code=4.31',
    'kayles 9 4',
    'dawson 9',
    'dawsonchess 9',
    'treblecross 9',
    'officers 9',
    'grundy 20',
    'wythoff 3 5 a=2',
    'fibonacci 100',
    'fibonacci 100 limit=7',
    'dynamic 100 k=3',
    'dynamic 100 k=3 limit=9',
    'euclid 24 7',
    'ferguson 4 5',
    'box 5 3',
    'ed 3 5 rule=both',
    'funny 1 0 1 2',
    'addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1',
    'chomp 5 3 1',
    'coins HTTHH rule=turtles',
    'coins HTTHH rule=mock',
    'coins HTTHH rule=twins',
    'coins HTTHH rule=triplets',
    'coins HTTHH rule=ruler',
    'coins HTTHH rule=grunt',
    'coins HTTHH max=4',
    'coins HTTHH run=2',
    'flip 2,3 4,1',
    'dag 1>2 2>3 1>3 at=1,1,2',
    'hackenbush 0-1 1-2 1-3 2-3',
    'hackenbush 1-2 2-3 root=1',
    'hackenbush 0-1 5-1 root=0,5',
    'hackenbush 0-0 0-1 0-1',
    'geography a-b b-c c-d at=a',
    'geography a-b b-c c-d',
    'treewalk 0 1 1 2',
    'treewalk 0 1 1 2 at=3',
    'nimble 0 2 1 3',
    'every nim 3 + bash 5 max=3 + dag 1>2 at=1',
  ],
  'Forms that are understood and printed otherwise': [
    ['chomp 3x5', 'chomp 5 5 5'],
    ['chomp 5 3 0', 'chomp 5 3'],
    ['divisor 10', 'divisor {1,2,3,4,5,6,7,8,9,10}'],
    ['octal 9 code=.77', 'octal 9 code=0.77'],
    ['octal 9 code=0.7700', 'octal 9 code=0.77'],
    ['octal 9 code=4.3100', 'octal 9 code=4.31'],
    ['subtraction 10 s=4,3,1,3', 'subtraction 10 s=1,3,4'],
    ['geography a-b b-a a-b', 'geography a-b'],
  ],
  'Options print in the order of the page, wherever they were typed': [
    ['dynamic limit=9 k=3 100', 'dynamic 100 k=3 limit=9'],
    ['dynamic 100 limit=9 f=2x+1', 'dynamic 100 f=2x+1 limit=9'],
    ['addsub stones=1:1 k=1:1 edges=1>2', 'addsub edges=1>2 k=1:1 stones=1:1'],
    ['treewalk gone=1 at=3 0 1 1 2', 'treewalk 0 1 1 2 at=3 gone=1'],
  ],
  'Defaults are printed only where they were typed': [
    'wythoff 3 5',
    'wythoff 3 5 a=1',
    'ed 3 5',
    'ed 3 5 rule=split',
    'hackenbush 0-1',
    'hackenbush 0-1 root=0',
    'fibonacci 100 limit=99',
  ],
  'Two positions are the same iff their canonical lines are': [
    ['flip 4,1 2,3', 'flip 2,3 4,1'],
    ['fibonacci 5 limit=9', 'fibonacci 5 limit=5'],
    ['fibonacci 0 limit=3', 'fibonacci 0'],
    ['dynamic 9 f=1+2X', 'dynamic 9 f=2x+1'],
    ['addsub edges=1>2 k=1:1 stones=2:1,1:1', 'addsub edges=1>2 k=1:1 stones=1:1,2:1'],
    ['treewalk 0 1 1 gone=2,1', 'treewalk 0 1 1 gone=1,2'],
    ['geography a at=a', 'geography at=a'],
    'nim 3 4',
    'nim 4 3',
  ],
  'every, all, any come first and hold for the whole line': [
    'every nim 3 4 + nim 5',
    'all nim 3 + bash 5 max=3',
    'any wythoff 2 0 + wythoff 0 0',
    'any nim 3 + nim 4 misere',
    'every nim 3 4',
  ],
  'Options belong to their own component; each keeps its own limit': [
    'bash 5 max=3 + bash 5 max=2 + nim 3',
    'fibonacci 9 limit=2 + fibonacci 9 + dynamic 9 k=3 limit=4',
    ['bash max=2 4 + nim 3', 'bash 4 max=2 + nim 3'],
  ],
  'Aliases, English and Chinese': [
    ['尼姆 3 4 5', 'nim 3 4 5'],
    ['威佐夫 3 5', 'wythoff 3 5'],
    ['巴什 21 max=3', 'bash 21 max=3'],
    ['斐波那契 100', 'fibonacci 100'],
    ['欧几里得 24 7', 'euclid 24 7'],
    ['巧克力 3x5', 'chomp 5 5 5'],
    ['尼姆 3 + 威佐夫 3 5', 'nim 3 + wythoff 3 5'],
  ],
  'Full-width input is welcome': [
    ['ｎｉｍ　３　４　５', 'nim 3 4 5'],
    ['巴什 ２１ max＝３', 'bash 21 max=3'],
    ['subtraction 10 s=1、3、4', 'subtraction 10 s=1,3,4'],
    ['subtraction 10 s=1，3，4', 'subtraction 10 s=1,3,4'],
    ['nim 10²', 'nim 100'],
    ['nim 2³ 10²', 'nim 8 100'],
    ['dynamic 60 f=x²+1', 'dynamic 60 f=x^2+1'],
    ['dynamic 60 f=x³+2x', 'dynamic 60 f=x^3+2x'],
    ['chomp 3×5', 'chomp 5 5 5'],
    ['grid 1 2；3 4', 'grid 1 2 / 3 4'],
    ['grid 1 2 ／ 3 4', 'grid 1 2 / 3 4'],
    ['nim 3 ＋ nim 4', 'nim 3 + nim 4'],
    ['divisor ｛2，3，6｝', 'divisor {2,3,6}'],
    ['dag 1＞2 at＝1', 'dag 1>2 at=1'],
    ['coins ＨＴＴＨＨ rule＝turtles', 'coins HTTHH rule=turtles'],
    ['dynamic 30 f=min（2x，10）', 'dynamic 30 f=min(2x,10)'],
  ],
  'Heaps keep their places and empty ones print as 0': [
    'nim 2 6 0',
    'nim 0',
    'nim 0 0 0',
    'lasker 0 4',
    'restnim 1 0 3',
    'staircase 0 0 3',
    'kayles 0',
    'wythoff 0 0',
    'euclid 3 0',
    'fibonacci 0',
    'dynamic 0 k=3',
    'funny 0 0 0',
    'nimble 0',
  ],
  'What arises in play has a form too': [
    'hackenbush 0',
    'addsub edges=1>2 k=1:0 stones=none',
    'divisor {}',
    'flip none',
    'flip none rule=product',
    'geography b-c at=b',
    'geography at=a',
    'geography a-b c',
    'geography none',
    'dag 1>2 3 at=3',
    'treewalk 0 1 1 2 at=3 gone=1',
    'fibonacci 97 limit=6',
    'chomp 1',
    'coins TTT rule=ruler',
  ],
};

/** Sentence → typed, the token that the refusal names, and its code where the sentence fixes one. */
const REFUSED: Readonly<Record<string, readonly (readonly [typed: string, token: string, code?: string])[]>> =
  {
    'Nothing, or not a game': [
      ['', '', 'empty-line'],
      ['   ', '', 'empty-line'],
      ['misere', '', 'empty-line'],
      ['nimm 3', 'nimm', 'unknown-game'],
      ['3 4 5', '3', 'unknown-game'],
      ['__proto__ 3', '__proto__', 'unknown-game'],
      ['nim', 'nim', 'missing-position'],
      ['wythoff a=2', 'wythoff', 'missing-position'],
    ],
    'Integers are decimal, not negative, to 1,000 digits': [
      ['nim -3', '-3', 'not-a-number'],
      ['nim 1.5', '1.5', 'not-a-number'],
      ['nim 1e9', '1e9', 'not-a-number'],
      ['nim 0x10', '0x10', 'not-a-number'],
      ['nim 3 four', 'four', 'not-a-number'],
      ['nim 3+4', '3+4', 'not-a-number'],
      ['nim 10^1000', '10^1000', 'too-many-digits'],
      ['nim 10^999999999', '10^999999999', 'too-many-digits'],
      [`nim ${NINES}9`, `${NINES}9`, 'too-many-digits'],
    ],
    'An option without a default is required': [
      ['bash 21', 'max', 'missing-option'],
      ['subtraction 10 7', 's', 'missing-option'],
      ['moore 3 4 5', 'k', 'missing-option'],
      ['octal 9', 'code', 'missing-option'],
      ['coins HTTHH', 'rule'],
      ['dynamic 100', 'k'],
    ],
    'One of k and f; one of rule, max and run': [
      ['dynamic 100 k=3 f=2x', 'k=3', 'options-exclude-each-other'],
      ['coins HTTHH rule=twins max=3', 'rule=twins', 'options-exclude-each-other'],
      ['coins HTTHH max=3 run=3', 'max=3', 'options-exclude-each-other'],
    ],
    'k, max and the members of s are ≥ 1': [
      ['bash 21 max=0', 'max=0', 'bad-option'],
      ['bash 21 max=-1', 'max=-1', 'bad-option'],
      ['bash 21 max=', 'max=', 'bad-option'],
      ['bash 21 max=three', 'max=three', 'bad-option'],
      ['moore 3 4 k=0', 'k=0', 'bad-option'],
      ['dynamic 100 k=0', 'k=0', 'bad-option'],
      ['subtraction 10 s=0,1', '0'],
      ['subtraction 10 s=', 's='],
      ['subtraction 10 s=primes', 'primes'],
    ],
    'An unknown or repeated option is an error': [
      ['nim 3 max=3', 'max=3', 'unknown-option'],
      ['bash 21 max=3 k=2', 'k=2', 'unknown-option'],
      ['bash 21 max=3 max=3', 'max=3', 'repeated-option'],
      ['bash 21 max=3 MAX=4', 'MAX=4', 'repeated-option'],
      ['bash 5 max=3 + nim 3 max=3', 'max=3', 'unknown-option'],
      ['nim 3 __proto__=1', '__proto__=1'],
    ],
    'misere stands once, last': [
      ['misere nim 3', 'misere', 'misere-not-last'],
      ['nim 3 misere 4', 'misere', 'misere-not-last'],
      ['nim 3 misere + nim 4', 'misere', 'misere-not-last'],
      ['nim 3 misere misere', 'misere', 'repeated-misere'],
    ],
    'every, all, any come first and do not nest': [
      ['nim 3 + every nim 4', 'every', 'compound-not-first'],
      ['every all nim 3', 'all', 'compound-not-first'],
      ['any nim 3 + all nim 4', 'all', 'compound-not-first'],
      ['every', 'every', 'compound-needs-components'],
      ['any misere', 'any', 'compound-needs-components'],
    ],
    '+ stands between whole games': [
      ['nim 3 +', '+', 'empty-component'],
      ['+ nim 3', '+', 'empty-component'],
      ['nim 3 + + nim 4', '+', 'empty-component'],
      ['nim 3 + 4', '4', 'unknown-game'],
    ],
    'Each game says what it does not take': [
      ['nim 3 / 4', '/', 'unexpected-row'],
      ['wythoff 3', '3', 'too-few-numbers'],
      ['wythoff 3 5 8', '8', 'too-many-numbers'],
      ['fibonacci 3 5', '5', 'too-many-numbers'],
      ['octal 9 code=1.77', 'code=1.77'],
      ['octal 9 code=0.8', 'code=0.8'],
      ['octal 9 code=kayles', 'code=kayles'],
      ['dynamic 100 f=x-1', 'f=x-1'],
      ['dynamic 100 f=0', 'f=0'],
      ['dynamic 100 f=sin(x)', 'f=sin(x)'],
      ['euclid 24', '24'],
      ['euclid 24 7 / 3', '3'],
      ['ferguson 0 3', '0'],
      ['box 0 3', '0'],
      ['ed 1 0', '0'],
      ['ed 3 5 rule=other', 'rule=other'],
      ['division 0', '0'],
      ['addsub edges=1>2,2>3 k=1:1 stones=1:1', '2'],
      ['addsub edges=1>2,2>1 k=1:1,2:1 stones=1:1', '1'],
      ['chomp 3 5', '5'],
      ['divisor {2,x}', 'x'],
      ['coins HXT rule=twins', 'HXT'],
      ['coins HTTHH rule=tortoise', 'rule=tortoise'],
      ['flip 2,3 2,3', '2,3'],
      ['flip 0,1', '0'],
      ['flip 2', '2'],
      ['dag 1>2 2>1 at=1', '1'],
      ['dag 1-2 at=1', '1-2'],
      ['hackenbush 0-1 2-3', '2-3'],
      ['geography a-a', 'a-a'],
      ['geography a>b', 'a>b'],
      ['treewalk 0 1 9', '9'],
      ['treewalk 2 1', '2'],
    ],
  };

describe.each(Object.entries(UNDERSTOOD))('%s', (_, lines) => {
  test.each(lines.map((line) => (typeof line === 'string' ? ([line, line] as const) : line)))(
    '%s',
    (typed, canonical) => {
      const parsed = parseLine(typed);
      expect(parsed.ok ? formatLine(parsed.value) : parsed.error).toBe(canonical);
      // What is printed can be typed again.
      const again = parseLine(canonical);
      expect(again.ok && formatLine(again.value)).toBe(canonical);
    },
  );
});

describe.each(Object.entries(REFUSED))('%s', (_, lines) => {
  const named = lines.map(([typed, token, code]) => ({ typed, token, code }));
  test.each(named)('$typed names $token', ({ typed, token, code }) => {
    const parsed = parseLine(typed);
    expect(parsed.ok ? formatLine(parsed.value) : 'refused').toBe('refused');
    if (parsed.ok) return;
    const { error } = parsed;
    if (code !== undefined) expect(error.code).toBe(code);
    expect(error.facts.token).toContain(token);
    // The line shown instead would work, and the command line says all three.
    expect(parseLine(error.example ?? '').ok).toBe(true);
    for (const locale of ['en', 'zh-CN'] as const) {
      const { ok, output } = answerJson({ text: typed, level: 'verdict', locale, moves: 1, bound: 1000 });
      const said = (JSON.parse(output) as { error: { code: string; message: string; hint: string } }).error;
      expect(ok).toBe(false);
      expect(said.code).toBe(error.code);
      expect(said.message).toContain(token.length > 100 ? token.slice(0, 10) : token);
      expect(said.hint).toContain(error.example);
    }
  });
});
