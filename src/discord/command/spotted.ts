import { formatLine } from '../../games/line.ts';
import { replaceNames } from '../../play/definitions.ts';
import { lexicon, parseLine } from '../../texts/index.ts';

const MAX_LINE_CHARS = 1500;
/** Of a position inside other text. */
const MAX_RUN_WORDS = 24;
/** Per text: a hostile one costs a few hundredths of a second. */
const MAX_PARSE_TRIES = 4_000;

/** Punctuation and Markdown around a position that is not part of it. */
const BEFORE = /^[\s>*_~|#"'“‘「『《（(【[，,、。.:：;；!！?？—–-]+/u;
const AFTER = /[\s*_~|"'”’」』》）)】\],，、。.:：;；!！?？—–-]/u;
/** A character of a script without spaces: Chinese characters and kana. */
const JOINED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Text attached to a number without a space, as in 尼姆 3 4 5谁赢, and the boundary before the number. */
const TAIL = new RegExp(`${JOINED_LETTER.source}|\\p{P}`, 'u');
const BETWEEN_NAME_AND_NUMBER = new RegExp(`(?<=${JOINED_LETTER.source})(?=\\p{Nd})`, 'gu');
const NUMBER_END = /[\p{Nd})\]}]/u;

/** Names of games in scripts without spaces, which are searched for within a sentence. */
const JOINED = [...lexicon.games.keys()].filter((name) => JOINED_LETTER.test(name));

/** Index where the trailing run of `sign` characters starts. A pattern ending in `+$` would take quadratic time. */
const endOf = (letters: readonly string[], sign: RegExp): number => {
  let end = letters.length;
  while (end > 0 && sign.test(letters[end - 1]!)) end -= 1;
  return end;
};

const withoutEnd = (text: string): string => {
  const letters = [...text];
  return letters.slice(0, endOf(letters, AFTER)).join('');
};

/** Removes text attached to the last number or bracket. */
const withoutTail = (text: string): string => {
  const letters = [...text];
  const tail = endOf(letters, TAIL);
  for (let at = Math.max(tail, 1); at < letters.length; at += 1)
    if (NUMBER_END.test(letters[at - 1]!)) return letters.slice(0, at).join('');
  return text;
};

/** Possible readings of a run of words, the most literal first. */
const readings = (run: string): readonly string[] => {
  const bare = withoutEnd(run.replace(BEFORE, ''));
  const plain = withoutTail(bare);
  const spaced = plain
    .replace(/(?<=\p{Nd})\s*[,，、;；]\s*(?=\p{Nd})/gu, ' ')
    .replace(BETWEEN_NAME_AND_NUMBER, ' ');
  return [...new Set([run.trim(), bare, plain, spaced])].filter((text) => text !== '');
};

/** Indices where a position may start: at every word that is or starts with a game's name or a compound. */
const startsOf = (text: string, names: ReadonlyMap<string, string>): readonly number[] => {
  const starts = new Set<number>();
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const skipped = BEFORE.exec(word)?.[0].length ?? 0;
    const name = /^[\p{L}\p{N}'_-]+/u.exec(word.slice(skipped))?.[0].toLowerCase() ?? '';
    if (lexicon.games.has(name) || names.has(name) || lexicon.words.has(name)) starts.add(index + skipped);
  }
  for (const name of JOINED)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) starts.add(at);
  return [...starts].sort((a, b) => a - b);
};

/**
 * Positions that a text names, as canonical lines without duplicates, in order: whole lines, text in backticks, and runs of words
 * in a sentence, with or without spaces. At most `most`. `names`: the server's own games.
 */
export const linesIn = (
  text: string,
  names: ReadonlyMap<string, string>,
  most: number,
): readonly string[] => {
  const found = new Set<string>();
  let tries = 0;
  const read = (run: string): boolean => {
    for (const reading of readings(run)) {
      if (reading.length > MAX_LINE_CHARS || (tries += 1) > MAX_PARSE_TRIES) continue;
      const position = parseLine(replaceNames(reading, names, lexicon));
      if (!position.ok) continue;
      found.add(formatLine(position.value));
      return true;
    }
    return false;
  };
  for (const segment of text.split(/\n|`+/)) {
    if (found.size >= most || tries > MAX_PARSE_TRIES) break;
    if (segment.trim() === '' || read(segment)) continue;
    let from = 0;
    for (const start of startsOf(segment, names)) {
      if (start < from) continue;
      const words = [...segment.slice(start).matchAll(/\S+/gu)].slice(0, MAX_RUN_WORDS);
      for (let count = words.length; count > 0; count -= 1) {
        const last = words[count - 1]!;
        const end = last.index + last[0].length;
        if (!read(segment.slice(start, start + end))) continue;
        from = start + end;
        break;
      }
    }
  }
  return [...found].slice(0, most);
};
