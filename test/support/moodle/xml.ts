/** Reads a file of questions as described in https://docs.moodle.org/en/Moodle_XML_format. */
import type { PlatformQuestion } from '../../../src/learn/screens/question-files.ts';

interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string => {
  if (/[<>"]|&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text}`);
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('no character of XML');
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name]!);
};

/** Parses well-formed elements, attributes and text; refuses anything else. */
const parse = (file: string): Element => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  if (!file.startsWith(head)) throw new Error('the declaration is not first');
  let at = head.length;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const sticky = new RegExp(pattern, 'uy');
    sticky.lastIndex = at;
    const found = sticky.exec(file);
    if (found !== null) at = sticky.lastIndex;
    return found;
  };
  const element = (): Element => {
    const open = take(/<(\w+)((?: \w+="[^"<]*")*)(\/?)>/);
    if (open === null) throw new Error(`no element at ${file.slice(at, at + 40)}`);
    const [, tag, given, closed] = open as unknown as [string, string, string, string];
    const attributes = Object.fromEntries(
      [...given.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, decoded(value!)]),
    );
    const children: Element[] = [];
    let text = '';
    while (closed === '' && take(new RegExp(`</${tag}>`)) === null) {
      const run = take(/[^<]+/);
      if (run === null) children.push(element());
      else text += decoded(run[0]);
    }
    return { tag, attributes, children, text };
  };
  take(/\s*/);
  const root = element();
  take(/\s*/);
  if (at !== file.length) throw new Error('something after the end');
  return root;
};

const child = ({ children }: Element, tag: string): Element | undefined =>
  children.find((one) => one.tag === tag);

const textOf = (element: Element | undefined): string => {
  const text = element === undefined ? undefined : child(element, 'text');
  if (text === undefined) throw new Error('no text');
  return text.text.trim();
};

const plainOf = (element: Element | undefined): string => {
  if (element?.attributes['format'] !== 'plain_text') throw new Error('no plain text');
  return textOf(element);
};

export const readMoodleXml = (file: string): readonly PlatformQuestion[] => {
  const quiz = parse(file);
  if (quiz.tag !== 'quiz') throw new Error('no quiz');
  return quiz.children.map((question): PlatformQuestion => {
    const type = question.attributes['type'] as PlatformQuestion['type'];
    return {
      name: textOf(child(question, 'name')),
      text: plainOf(child(question, 'questiontext')),
      type,
      single: type === 'multichoice' && child(question, 'single')?.text === 'true',
      answers: question.children
        .filter(({ tag }) => tag === 'answer')
        .map((answer) => {
          if (type === 'numerical' && child(answer, 'tolerance')?.text !== '0')
            throw new Error('a tolerance');
          return {
            text: plainOf(answer),
            fraction: Number(answer.attributes['fraction']),
            feedback: plainOf(child(answer, 'feedback')),
          };
        }),
      feedback: plainOf(child(question, 'generalfeedback')),
    };
  });
};
