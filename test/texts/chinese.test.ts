/**
 * How the Chinese texts are written: full-width marks between Chinese characters, a space between Chinese and Latin, one
 * form of address, one term for a thing. What a text says is not judged here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FluentParser, Visitor } from '@fluent/syntax';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { locales } from '../../src/texts/index.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'texts', 'zh-CN');
const HAN = '\\p{Script=Han}';

interface Piece {
  /** The file it stands in, and where. */
  readonly at: string;
  readonly text: string;
}

/** Words by which a line is found are typed without spaces. */
const isTyped = (key: string): boolean => key.endsWith('-aliases') || key.startsWith('word-');

/** The text of a message as it stands between placeables and marks. */
class Texts extends Visitor {
  readonly found: string[] = [];

  override visitTextElement(element: { readonly value: string }): void {
    this.found.push(...element.value.split(/<\/?(?:strong|code)>|\n/));
  }
}

/** Every piece of text of the catalogue; the page says some things as Discord does, “正在思考…”. */
const inCatalogue = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ftl') && name !== 'page.ftl')
  .flatMap((name): readonly Piece[] =>
    new FluentParser().parse(readFileSync(join(folder, name), 'utf8')).body.flatMap((entry) => {
      if ((entry.type !== 'Message' && entry.type !== 'Term') || isTyped(entry.id.name)) return [];
      const texts = new Texts();
      texts.visit(entry);
      return texts.found.map((text) => ({ at: `${name}:${entry.id.name}`, text }));
    }),
  );

const isTypedInCode = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent.parent) &&
  ts.isArrayLiteralExpression(node.parent) &&
  ['aliases', 'misere', 'every', 'all', 'any'].includes(node.parent.parent.name.getText());

/** Every piece of text that is code, as it stands between quotes and placeholders. */
const inCode = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Piece[] = [];
    const walk = (node: ts.Node): void => {
      if (
        ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateMiddleOrTemplateTail(node)
      ) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        if (!isTypedInCode(node))
          found.push({ at: `${relative(folder, path)}:${line + 1}`, text: node.text });
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    return found;
  });

const pieces = [...inCatalogue, ...inCode].filter(({ text }) => new RegExp(HAN, 'u').test(text));

/** How a move or a rule is typed, named by its parts: “堆号:个数”. These marks belong to the notation. */
const NOTATION = /“[\p{Script=Han}:,.=>]+”|rule=取法:剩法/gu;

/** Where a text has what it should not. */
const having = (fault: RegExp): readonly string[] =>
  pieces.flatMap(({ at, text: whole }) => {
    const text = whole.replace(NOTATION, (typed) => (typed.startsWith('“') ? '“”' : 'rule'));
    const found = fault.exec(text);
    return found === null ? [] : [`${at} ${text.slice(Math.max(0, found.index - 8), found.index + 12)}`];
  });

test('there are texts to look at, from every file of the locale', () => {
  expect(pieces.length).toBeGreaterThan(1500);
  expect(new Set(pieces.map(({ at }) => at.split(':')[0])).size).toBeGreaterThan(40);
});

describe('marks and spaces', () => {
  test.each([
    ['a half-width mark between Chinese characters', new RegExp(`${HAN}[,;:!?.] ?${HAN}`, 'u')],
    ['a half-width bracket at a Chinese character', new RegExp(`${HAN}\\(|\\)${HAN}`, 'u')],
    ['straight quotes around Chinese', new RegExp(`["']${HAN}|${HAN}["']`, 'u')],
    ['a space beside a full-width mark', /[，。；：！？、（）“”] +\S|\S +[，。；：！？、（）“”]/u],
    ['a space between Chinese characters', new RegExp(`${HAN} +${HAN}`, 'u')],
    ['no space between Chinese and Latin', new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, 'u')],
    ['one mark after another', /[，。；：、][，。；：、]/u],
    ['three dots for an omission', new RegExp(`${HAN}…(?!…)|${HAN}\\.\\.\\.`, 'u')],
  ])('%s', (_, fault) => {
    expect(having(fault)).toEqual([]);
  });
});

describe('one term for a thing', () => {
  test.each([
    ['你', /您/u],
    ['冒号原理，融合原理', /(?<!俗称)克朗原理|(?<!俗称|克朗原理、)费森原理/u],
    ['策略窃取', /策略偷取|策略盗取/u],
    ['八进制代码', /八进制编码|八进制码/u],
    ['尼姆堆，异或和', /Nim (?:堆|和|游戏)|阶梯 Nim|Moore Nim/u],
    ['正常规则', /普通规则|一般规则/u],
    ['必胜态，必败态', /必输|胜利态|失败态|必胜局势|必败局势/u],
    ['应对', /应着/u],
    ['枚 of a token', /个棋子/u],
    ['SG 值', /Grundy 值|格伦迪值|SG 数/u],
    ['Bouton', /布顿|鲍顿/u],
  ])('%s', (_, other) => {
    expect(having(other)).toEqual([]);
  });
});

/** Games keep the names of their inventors, and a code its letters; nothing else of a name is left in English. */
test('games, levels and kinds of questions have Chinese names', () => {
  const zh = locales['zh-CN'];
  const names = [
    ...Object.values(zh.games).map(({ name }) => name),
    ...Object.values(zh.screens.strengths).map(({ name }) => name),
    ...Object.values(zh.quiz.kinds),
    ...Object.values(zh.learn.lessons).map(({ title }) => title),
  ];
  expect(names.length).toBeGreaterThan(60);
  expect(
    names.filter((name) => !/\p{Script=Han}/u.test(name) && !['E&D（SDOI 2009）', 'mex'].includes(name)),
  ).toEqual([]);
});
