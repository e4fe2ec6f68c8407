/** What is said with the answer of "Mark the losing positions", held against brute force. */
import { expect, test } from 'vitest';
import type { Spot } from '../../../src/engine/core/spot.ts';
import { lettersOf } from '../../../src/learn/class/typed-answer.ts';
import { letterOf, type Question } from '../../../src/learn/model/question.ts';
import { explainAnswer, explainWrong, sayPrompt } from '../../../src/learn/questions/phrases.ts';
import { questionDoc } from '../../../src/learn/screens/question.ts';
import { locales } from '../../../src/texts/index.ts';
import { plain, plainInline } from '../../../src/texts/plain.ts';
import { brute } from '../../support/brute.ts';
import { lettersInTable } from '../../support/lettered-table.ts';
import { spotOf } from '../../support/positions.ts';
import { catalogue, faultOf, making } from '../../support/questions.ts';

const by = brute();

/** In these games neither the order of heaps matters nor empty ones. */
const sorted = ({ position }: Spot): string =>
  position
    .split(' ')
    .filter((heap) => heap !== '0')
    .toSorted()
    .join(' ');

interface Listed {
  readonly name: string;
  readonly spot: Spot;
  readonly isLost: boolean;
}

const listedIn = ({ choices, win }: Question): readonly Listed[] =>
  choices.map(({ says }) => {
    if (says.kind !== 'position') throw new Error(says.kind);
    const spot = spotOf(says.line);
    return { name: says.name, spot, isLost: !by.outcome(spot, win) };
  });

const saidOf = (question: Question): string => plain(explainAnswer(catalogue, question, locales.en));

const LINES = ['kayles 3 5', 'nim 2 3 5', 'dawson 12', 'grundy 11', 'nim 2 3 5 misere', 'wythoff 5 6 misere'];
const SHORT = ['kayles 5', 'wythoff 2 3', 'nim 2 3', 'dawson 7', 'nim 2 4 misere', 'kayles 5 misere'];
const asked = (lines: readonly string[]): readonly Question[] =>
  lines.flatMap((line) => ['a', 'b'].map((seed) => making.ask({ kind: 'losing-positions', line, seed })!));

test('of some positions: each N-position but the end has a move to the P-position that is named', () => {
  const questions = asked(LINES);
  expect(questions.filter(({ prompt }) => 'sampled' in prompt)).toEqual(questions);
  let elsewhere = 0;
  // Of Grundy’s game all are listed but those that differ in heaps without moves.
  for (const question of [...questions, ...asked(['grundy 8'])]) {
    const said = saidOf(question);
    expect(said).not.toContain('all P-positions');
    expect(said).toContain('From these, every move leads to an N-position.');
    const listed = listedIn(question);
    const moves = new Map(
      [...said.matchAll(/([^·:\n]+) → ([^·\n]+)/g)].map(([, from, to]) => [from!.trim(), to!.trim()]),
    );
    const won = listed.filter(({ spot, isLost }) => !isLost && !spot.isOver());
    expect([...moves.keys()], question.line).toEqual(won.map(({ name }) => name));
    for (const { name, spot } of won) {
      const left = [...by.options(spot).values()].find(({ position }) => position === moves.get(name));
      expect(left !== undefined && by.outcome(left, question.win), `${name} ${moves.get(name)}`).toBe(false);
      if (!listed.some((one) => one.isLost && sorted(one.spot) === sorted(left!))) elsewhere += 1;
    }
  }
  // What the sentence about complete lists would have denied.
  expect(elsewhere).toBeGreaterThan(0);
});

test('of all positions: no move joins two P-positions, and each N-position but the end has one to them', () => {
  const questions = asked(SHORT);
  for (const question of questions) {
    expect(question.prompt).not.toHaveProperty('sampled');
    expect(saidOf(question)).toContain('So these are the P-positions.');
    const listed = listedIn(question);
    const lost = new Set(listed.flatMap(({ spot, isLost }) => (isLost ? [sorted(spot)] : [])));
    for (const { spot, isLost } of listed) {
      const meets = [...by.options(spot).values()].some((to) => lost.has(sorted(to)));
      expect(meets, `${question.line}: ${spot.line}`).toBe(!isLost && !spot.isOver());
    }
  }
});

test('it says how many there are, also where some are listed', () => {
  for (const question of asked([...LINES, ...SHORT])) {
    const lost = listedIn(question).filter(({ isLost }) => isLost).length;
    for (const locale of Object.values(locales))
      expect(plainInline(sayPrompt(locale, question))).toMatch(new RegExp(`(?<!\\d)${lost}(?!\\d)`));
  }
});

test('two small heaps stand in a table, first heap down and second across: letters, then P and N', () => {
  let tables = 0;
  for (const question of asked([...LINES, ...SHORT])) {
    const listed = listedIn(question);
    const said = [plain(questionDoc(question, locales.en, true)), saidOf(question)];
    if (!/^(nim|wythoff) [0-7] [0-7]( misere)?$/.test(question.line)) {
      expect(said.join('')).not.toContain('1↓2→');
      continue;
    }
    tables += 1;
    const [letters, outcomes] = said.map((text) => {
      const [head = '', , ...rows] = text
        .slice(text.indexOf('1↓2→'))
        .split('\n')
        .map((line) => line.trim().split(/ +/));
      const cells = rows.filter((row) => row.length === head.length && /^\d$/.test(row[0]!));
      return new Map<string, string | undefined>(
        cells.flatMap(([first, ...row]) => row.map((cell, i) => [`${first} ${head[i + 1]}`, cell] as const)),
      );
    });
    const at = new Map(listed.map((one, i) => [one.name, { ...one, letter: letterOf(i) }]));
    for (const name of letters!.keys()) {
      expect(letters!.get(name), name).toBe(at.get(name)?.letter ?? '·');
      expect(outcomes!.get(name), name).toBe(at.has(name) ? (at.get(name)!.isLost ? 'P' : 'N') : '·');
    }
    for (const { name } of listed) expect(letters!.has(name)).toBe(true);
  }
  expect(tables).toBeGreaterThan(4);
});

test('one small heap stands in rows of ten: letters, then P and N; what is like it does, too', () => {
  for (const line of [
    'subtraction 12 s={1,3,4}',
    'subtraction 24 s=2,5,6',
    'mark 17',
    'subtraction 9 s=1,2 misere',
  ]) {
    const [question] = asked([line]);
    const letters = new Map(lettersInTable(plain(questionDoc(question!, locales.en, true))));
    const outcomes = saidOf(question!)
      .split('\n')
      .filter((row) => /^ *[12]?0(?: +[PN·])+$/.test(row));
    for (const [i, { name, isLost }] of listedIn(question!).entries()) {
      expect(letters.get(letterOf(i)), line).toBe(name);
      const cells = outcomes[Math.floor(Number(name) / 10)]!.trim().split(/ +/);
      expect(cells[1 + (Number(name) % 10)], `${line}: ${name}`).toBe(isLost ? 'P' : 'N');
    }
    expect(letters.size).toBe(question!.choices.length);
    // N and P in a cell would be an outcome.
    expect(letters.has('N') || letters.has('P'), line).toBe(false);
    const all = [...letters.keys()];
    const sizes = (indices: readonly number[]) => indices.map((i) => listedIn(question!)[i]!.name);
    expect(sizes(lettersOf(all.join(' '), all.length)!)).toEqual([...letters.values()]);
    expect(lettersOf('P', all.length)).toBeNull();
    for (const more of making.more(question!, 'row', 3)) expect(more.prompt).toMatchObject({ table: true });
  }
  // Larger heaps would be mostly empty rows.
  const [large] = asked(['subtraction 40 s={1,3,4}']);
  expect(large!.prompt).not.toHaveProperty('table');
});

test('like a question that lists all positions, others list as many of theirs, and as many lost ones', () => {
  for (const line of ['nim 2 5', 'wythoff 1 5', 'kayles 5 1']) {
    const [first] = asked([line]);
    expect(first!.prompt).not.toHaveProperty('sampled');
    const others = making.more(first!, 'like', 6);
    expect(others.length, line).toBeGreaterThan(2);
    for (const one of others) {
      expect([one.choices.length, one.key.length]).toEqual([first!.choices.length, first!.key.length]);
      expect(faultOf(one)).toBeNull();
    }
  }
});

test('the end of misère play is no P-position, though no move leads from it', () => {
  const question = making.ask({ kind: 'losing-positions', line: 'nim 2 4 misere', seed: 'a' })!;
  const end = question.choices.find(({ says }) => says.kind === 'position' && spotOf(says.line).isOver())!;
  const said = plain(explainWrong(catalogue, question, [...question.key, end.says], null, locales.en));
  expect(said).toContain('N-position');
  expect(said).not.toContain('has a move');
});
