/** What is proved, cited or computed: only a proof has that heading, and a citation names its source, in every language. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import type { TheoremUse } from '../../src/engine/explain/step.ts';
import { type Grounds, grounds } from '../../src/games/grounds.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayStep, sayTheorem } from '../../src/texts/locale.ts';
import { plainInline } from '../../src/texts/plain.ts';
import { ask } from '../support/ask.ts';

/** Pairwise incomparable elements, too many for a search. */
const MANY = Array.from({ length: 40 }, (_, i) => `x${i}`);

/** A product of two chains with 64 elements without its least one: too many sets for a search. */
const SQUARE = MANY.slice(0, 8).flatMap((_, i) =>
  MANY.slice(0, 8).flatMap((__, j) => [
    ...(i + j === 0 || i === 7 ? [] : [`c${i}${j}<c${i + 1}${j}`]),
    ...(i + j === 0 || j === 7 ? [] : [`c${i}${j}<c${i}${j + 1}`]),
  ]),
);

/** Positions in which every section of every theorem with sections applies, and one of each compound. */
const LINES = [
  ...gameIds.flatMap((id) => [registry[id].example, `${registry[id].example} misere`]),
  'kayles 10^40',
  'wythoff 10 11 a=2 + nim 3 misere',
  'octal 10^40 code=0.75 misere',
  'mark 12 misere',
  'nodekayles a-b a-c a-d b-e',
  'arckayles a-b b-c',
  'arckayles a-b b-c c-a c-d',
  'cram 1x5',
  'cram 4x4',
  'cram 3x3',
  'cram 30x40',
  'poset a<b a<c b<d',
  `poset ${SQUARE.join(' ')}`,
  `poset ${MANY.map((name) => `bottom<${name} ${name}<top`).join(' ')}`,
  `poset ${MANY.map((name) => `${name}<top`).join(' ')} misere`,
  'poset a<b a<c misere',
  'wythoff 10^20 10^21 a=3',
  'flip 4,3 rule=product',
  'flip 4,3 rule=ruler*mock',
  'chomp 3x5',
  'chomp 30x30',
  'chomp 40x60',
  'chomp 40x60 misere',
  'divisor 60',
  'divisor 60 misere',
  'divisor {2,3,6}',
  'fibonacci 20 misere',
  'dynamic 58 f=min(2x,10) limit=46',
  'subtraction 12 s=divisors',
  'custom 9 rule=1+|0:3',
  'ed 3 5 rule=both',
  'chomp 5 1 1',
  'chomp 5 3',
  'divisor 90',
  'dag 1>2 2>3 1>3 at=1 misere',
  'wythoff 300 200 + nim 3 + nim 3',
  'wythoff 300 200 + wythoff 300 200',
  'digraph 1>1 1>2 at=1 + nim 1',
  'nim 3 + bash 5 max=3',
  'every nim 3 + bash 5 max=3',
  'all nim 3 + bash 5 max=3',
  'any nim 3 + bash 5 max=3',
  'every nim 3 + bash 5 max=3 misere',
  'all nim 3 + bash 5 max=3 misere',
  'any nim 3 + bash 5 max=3 misere',
];

const uses: readonly TheoremUse[] = LINES.flatMap((line) =>
  explain(ask(line, 100, 20_000), 'proof').flatMap((step) => (step.kind === 'proof' ? [step] : [])),
);

const HEADINGS: Readonly<Record<string, Readonly<Record<Grounds, RegExp>>>> = {
  en: { proved: /^Proof — /, cited: /^Theorem, cited — /, computed: /^Computation — / },
  'zh-CN': { proved: /^证明——/, cited: /^引用——/, computed: /^计算——/ },
  ja: { proved: /^証明 — /, cited: /^定理（引用） — /, computed: /^計算 — / },
};

describe.each(WRITTEN.map((language) => locales[language]))('$id', (locale) => {
  test('a heading says proof where the text is one, and nowhere else', () => {
    for (const use of uses) {
      const sections = sayTheorem(locale, use).proof();
      const headings = sayStep(locale, { kind: 'proof', ...use }).flatMap((block) =>
        block.kind === 'heading' ? [block.text] : [],
      );
      expect(headings).toHaveLength(sections.length);
      for (const [i, section] of sections.entries()) {
        expect(headings[i]).toMatch(HEADINGS[locale.id]![section.grounds]);
        expect(section.text.length, headings[i]).toBeGreaterThan(0);
      }
    }
  });

  test('a section says machine-checked where Coq has its theorem, and nowhere else', () => {
    let checked = 0;
    for (const use of uses) {
      const named = sayStep(locale, { kind: 'proof', ...use }).flatMap((block) =>
        block.kind === 'note' ? [plainInline(block.text)] : [],
      );
      const known = sayTheorem(locale, use)
        .proof()
        .flatMap(({ coq }) => (coq === null ? [] : [coq]));
      expect(named).toHaveLength(known.length);
      for (const [i, { file, theorem }] of known.entries()) {
        expect(named[i]).toContain(`proofs/${file}`);
        expect(named[i]).toContain(theorem);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  test('what is cited names its source: a work with its year, or the place in it', () => {
    const cited = uses.flatMap((use) =>
      sayTheorem(locale, use)
        .proof()
        .filter((section) => section.grounds === 'cited'),
    );
    expect(new Set(cited.map(({ title }) => title)).size).toBeGreaterThan(3);
    for (const { title } of cited) expect(title).toMatch(/\d{4}|Winning Ways/);
  });
});

test('every section of the table arises in these positions, in the same order in every language', () => {
  const seen = new Set<string>();
  for (const use of uses) {
    const said = WRITTEN.map((language) => locales[language]).map((locale) =>
      sayTheorem(locale, use).proof(),
    );
    expect(new Set(said.map((sections) => sections.map((section) => section.grounds).join())).size).toBe(1);
    const known: Grounds | Readonly<Record<string, Grounds>> = grounds[use.theorem];
    if (typeof known === 'string') seen.add(use.theorem);
    else if (said[0]!.length === Object.keys(known).length) seen.add(use.theorem);
  }
  expect(Object.keys(grounds).filter((theorem) => !seen.has(theorem))).toEqual([]);
});
