/** Reads a GIFT file as described in https://docs.moodle.org/en/GIFT_format. */
import type { PlatformQuestion } from '../../../src/learn/screens/question-files.ts';

/** Marks an escaped sign, so that the search for special signs skips it. */
const LITERAL = '\u{f0000}';

/** Text with its escaped signs marked. */
const marked = (text: string): string =>
  text.replace(/\\([\\#=~{}:n])/g, (_, sign: string) => `${LITERAL}${sign === 'n' ? '\n' : sign}`);

/** Index of the next special sign; -1: none. */
const find = (text: string, sign: string, from = 0): number => {
  const at = text.indexOf(sign, from);
  return at > 0 && text[at - 1] === LITERAL[1] ? find(text, sign, at + 1) : at;
};

const cut = (text: string, sign: string): readonly [string, string | null] => {
  const at = find(text, sign);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + sign.length)];
};

const bare = (text: string): string => text.replaceAll(LITERAL, '').trim();

/** The answers, each with its leading sign. */
const partsOf = (text: string): readonly string[] => {
  const starts = [...text].length === 0 ? [] : [find(text, '='), find(text, '~')].filter((at) => at >= 0);
  if (starts.length === 0) return [];
  const start = Math.min(...starts);
  const next = [find(text, '=', start + 1), find(text, '~', start + 1)].filter((at) => at >= 0);
  const end = next.length === 0 ? text.length : Math.min(...next);
  return [text.slice(start, end), ...partsOf(text.slice(end))];
};

const answerOf = (part: string): PlatformQuestion['answers'][number] => {
  const [said, feedback] = cut(part.slice(1), '#');
  const weight = /^%(-?\d+(?:\.\d+)?)%/.exec(said);
  const fraction = weight === null ? (part.startsWith('=') ? 100 : 0) : Number(weight[1]);
  return {
    text: bare(said.slice(weight?.[0].length ?? 0)),
    fraction,
    feedback: feedback === null ? '' : bare(feedback),
  };
};

const questionOf = (block: string): PlatformQuestion => {
  const lines = block.split('\n').filter((line) => !line.trim().startsWith('//'));
  const text = marked(lines.join('\n'));
  if (!text.startsWith('::')) throw new Error('no name');
  const [name, rest] = cut(text.slice(2), '::');
  const [asked, braced] = cut(rest ?? '', '{');
  const [inside, after] = cut(braced ?? '', '}');
  if (after === null || after.trim() !== '') throw new Error(`braces: ${block}`);
  if (!asked.startsWith('[plain]')) throw new Error('no format');
  const [answers, feedback] = cut(inside, '####');
  const numerical = answers.startsWith('#');
  const parts = partsOf(numerical ? answers.slice(1) : answers);
  const choice = parts.some((part) => part.startsWith('~'));
  // Without a tilde, an arrow means a matching question.
  if (!choice && inside.includes('->')) throw new Error('an arrow');
  const type = numerical ? 'numerical' : choice ? 'multichoice' : parts.length > 0 ? 'shortanswer' : 'essay';
  return {
    name: bare(name),
    text: bare(asked.slice('[plain]'.length)),
    type,
    single: choice && parts.some((part) => part.startsWith('=')),
    answers: parts.map(answerOf).map((answer) => {
      if (!numerical) return answer;
      const [value, tolerance] = answer.text.split(':');
      if (Number(tolerance) !== 0) throw new Error('a tolerance');
      return { ...answer, text: String(Number(value)) };
    }),
    feedback: feedback === null ? '' : bare(feedback),
  };
};

export const readGift = (file: string): readonly PlatformQuestion[] =>
  file
    .split(/\n[ \t]*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => questionOf(block.trim()));
