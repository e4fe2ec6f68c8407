import type { Answer } from '../quiz/judge.ts';
import type { Question } from '../quiz/question.ts';

/** What was typed between commas, each once, in lower case after NFKC. */
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

/** Letters of choices, “B” or “a c” or “ACD”; null where the text is something else. */
export const lettersOf = (text: string, choices: number): readonly number[] | null => {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,、;]+/g, '');
  if (!/^[A-Z]{1,26}$/.test(letters)) return null;
  const indices = [...new Set([...letters].map((letter) => letter.charCodeAt(0) - 65))];
  return indices.every((index) => index < choices) ? indices : null;
};

/**
 * An answer as it was typed: of a question with choices their letters, or what one of them says where that is a number, P or N.
 */
export const answerTyped = ({ form, choices }: Question, text: string): Answer => {
  if (form !== 'one' && form !== 'several') return { kind: 'typed', text };
  const letters = lettersOf(text, choices.length);
  if (letters !== null) return { kind: 'chosen', choices: letters };
  const word = text.normalize('NFKC').trim().toUpperCase();
  const index = choices.findIndex(
    ({ says }) =>
      (says.kind === 'number' && says.number === word) || (says.kind === 'outcome' && says.outcome === word),
  );
  return { kind: 'chosen', choices: index < 0 ? [] : [index] };
};
