import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { Answer } from '../model/answer.ts';
import { indexOfLetter, type Question, type Said } from '../model/question.ts';

/** Typed tokens between commas, without repetition, in lower case after NFKC. */
export const tokensOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[,、;]/)
      .map((token) => token.trim())
      .filter((token) => token !== ''),
  ),
];

/** Letters of choices, “B” or “b)” or “a c” or “ACD”; null for anything else. */
export const lettersOf = (text: string, choices: number): readonly number[] | null => {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,、;().。]+/g, '');
  if (!/^[A-Z]{1,26}$/.test(letters)) return null;
  const indices = [...new Set([...letters].map(indexOfLetter))];
  return indices.every((index) => index < choices) ? indices : null;
};

/** P, N or D as people write them: “P”, “n-position”, “N 态”, 必败态. */
const OUTCOMES: readonly (readonly [LoopyOutcome, RegExp])[] = [
  ['P', /^(P([ -]?POSITION| ?态)?|必败态?)$/],
  ['N', /^(N([ -]?POSITION| ?态)?|必胜态?)$/],
  ['D', /^(D([ -]?POSITION| ?态)?|DRAW|和棋?|平局?)$/],
];

/** Whether `word`, in capitals, means exactly this answer. */
const says = (said: Said, word: string): boolean => {
  switch (said.kind) {
    case 'number':
      // Nimbers are written “*3”.
      return word.replace(/^\*\s*/, '').replace(/^0+(?=\d)/, '') === said.number;
    case 'outcome':
      return OUTCOMES.some(([outcome, form]) => outcome === said.outcome && form.test(word));
    case 'numbers': {
      const sum = word
        .split('+')
        .map((number) => number.trim())
        .toSorted();
      return sum.join('+') === said.numbers.toSorted().join('+');
    }
    case 'move':
      return said.move.move.toUpperCase() === word;
    case 'position':
      return said.name.toUpperCase() === word;
    case 'part':
    case 'reason':
    case 'statement':
    case 'order':
    case 'values':
    case 'text':
      return false;
  }
};

/** A typed answer: letters of choices, or the content of one that is a number, a sum, a move, P or N. */
export const answerTyped = ({ form, choices }: Question, text: string): Answer => {
  // A full stop may end a sentence in Chinese; no move has one.
  if (form === 'text') return { kind: 'typed', text };
  if (form !== 'one' && form !== 'several') return { kind: 'typed', text: text.replace(/。\s*$/, '') };
  const letters = lettersOf(text, choices.length);
  if (letters !== null) return { kind: 'chosen', choices: letters };
  const word = text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[.。]$/, '');
  const index = choices.findIndex((choice) => says(choice.says, word));
  return { kind: 'chosen', choices: index < 0 ? [] : [index] };
};
