import { pick, shuffled } from '../../kernel/random.ts';

const MAX_CHANGES = 3;
const NUMBER = /^\d{1,6}$/;
/** A row of letters, such as coins. */
const SIGNS = /^[A-Z]{2,}$/;
const PIECE = /\d{1,6}|[a-z]{1,40}/gi;
const NUMBERS = /\d{1,6}/g;
/** Whether a token is grammar: the game's id, `+` or `/`. */
const isFixed = (token: string): boolean => /^[a-z]+\d*$/.test(token) || token === '+' || token === '/';
const isOption = (token: string): boolean => token.includes('=');

/** Changes a number by up to about a third, or by one or two; a positive number rarely becomes 0. */
const mutateNumber = (text: string, random: () => number): string => {
  const number = Number(text);
  const reach = random() < 0.5 ? 2 : Math.max(2, Math.round(number / 3));
  const other = number - reach + Math.floor(random() * (2 * reach + 1));
  return `${Math.max(number > 0 && random() < 0.8 ? 1 : 0, other)}`;
};

/** Replaces, inserts or removes one letter of a row. */
const mutateLetters = (signs: string, random: () => number): string => {
  const at = Math.floor(random() * signs.length);
  const sign = pick(Array.from(new Set(`${signs}HT`)), random);
  return signs.slice(0, at) + pick([sign, sign + signs[at]!, ''], random) + signs.slice(at + 1);
};

/** Changes one piece of a token (an edge, a list of numbers), or copies a piece from another token. */
const mutateToken = (token: string, others: readonly string[], random: () => number): string => {
  if (NUMBER.test(token)) return mutateNumber(token, random);
  if (SIGNS.test(token)) return mutateLetters(token, random);
  const start = isOption(token) ? token.indexOf('=') + 1 : 0;
  // Letters in an edge are names of nodes.
  const piecesAre = /[->]/.test(token) ? PIECE : NUMBERS;
  const pieces = [...token.slice(start).matchAll(piecesAre)];
  if (pieces.length === 0) return token;
  const { 0: piece, index } = pick(pieces, random);
  const from = start + index;
  const elsewhere = others.flatMap((other) => other.match(piecesAre) ?? []);
  const isNumber = /^\d/.test(piece);
  const list = isNumber && token.includes(',');
  const way = random();
  const put =
    list && way < 0.2
      ? `${piece},${mutateNumber(piece, random)}`
      : isNumber && way < 0.7
        ? mutateNumber(piece, random)
        : pick(elsewhere.length > 0 ? elsewhere : [piece], random);
  const end = from + piece.length;
  if (list && way > 0.85)
    return (token.slice(0, from) + token.slice(end).replace(/^,/, '')).replace(/,$/, '');
  return token.slice(0, from) + put + token.slice(end);
};

/**
 * Changes some numbers, edges or letters of a line, or adds or removes one. Games, components and rows stay the same; the
 * line's options change only if `options` is set. The result need not be a valid line: parse it to find out.
 */
export const mutateLine = (line: string, random: () => number, options = false): string => {
  const tokens = line.split(' ');
  const free = (): readonly number[] =>
    tokens.flatMap((token, i) => (isFixed(token) || (!options && isOption(token)) ? [] : [i]));
  const plain = (): readonly string[] => tokens.filter((token) => !isFixed(token) && !isOption(token));
  const way = random();
  if (way < 0.2) {
    for (const i of free()) if (NUMBER.test(tokens[i]!)) tokens[i] = mutateNumber(tokens[i]!, random);
    return tokens.join(' ');
  }
  for (let changes = 1 + Math.floor(random() * MAX_CHANGES); changes > 0; changes -= 1) {
    const at = shuffled(free(), random)[0];
    if (at === undefined) break;
    const token = tokens[at]!;
    const kind = isOption(token) ? 1 : random();
    if (kind < 0.15) tokens.splice(at, 0, mutateToken(token, plain(), random));
    else if (kind < 0.3 && plain().length > 1) tokens.splice(at, 1);
    else tokens[at] = mutateToken(token, plain(), random);
  }
  return tokens.join(' ');
};
