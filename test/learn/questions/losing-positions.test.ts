/** What is said with the answer of "Mark the losing positions", held against brute force. */
import { expect, test } from 'vitest';
import type { Spot } from '../../../src/engine/core/spot.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { explainAnswer, explainWrong } from '../../../src/learn/questions/phrases.ts';
import { locales, parseLine } from '../../../src/texts/index.ts';
import { plain } from '../../../src/texts/plain.ts';
import { brute } from '../../support/brute.ts';
import { catalogue, making } from '../../support/questions.ts';

const by = brute();

const spotOf = (line: string): Spot => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(line);
  return position.value.spot;
};

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
    expect(question.prompt).toEqual({ kind: 'losing-positions', win: question.win });
    expect(saidOf(question)).toContain('So these are the P-positions.');
    const listed = listedIn(question);
    const lost = new Set(listed.flatMap(({ spot, isLost }) => (isLost ? [sorted(spot)] : [])));
    for (const { spot, isLost } of listed) {
      const meets = [...by.options(spot).values()].some((to) => lost.has(sorted(to)));
      expect(meets, `${question.line}: ${spot.line}`).toBe(!isLost && !spot.isOver());
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
