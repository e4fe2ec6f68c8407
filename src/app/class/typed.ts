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
