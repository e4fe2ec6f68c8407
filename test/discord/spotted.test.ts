/** Positions in a sentence, in Markdown, in code, in either language. */
import { expect, test } from 'vitest';
import { linesIn } from '../../src/discord/command/spotted.ts';

const OWN = new Map([['tea', 'take=1,3']]);
const read = (text: string, most = 26): readonly string[] => linesIn(text, new Map(), most);

test.each<[string, readonly string[]]>([
  ['nim 3 4 5', ['nim 3 4 5']],
  ['hello all', []],
  ['', []],
  ['what about nim 3 4 5, is it won?', ['nim 3 4 5']],
  ['I think (nim 3 4 5) is lost.', ['nim 3 4 5']],
  ['**nim 3 4 5**', ['nim 3 4 5']],
  ['> wythoff 4 7', ['wythoff 4 7']],
  ['# nim 1 2', ['nim 1 2']],
  ['- nim 1 2\n- nim 3 4\n1. nim 5', ['nim 1 2', 'nim 3 4', 'nim 5']],
  ['nim 3,4,5', ['nim 3 4 5']],
  ['nim 3, 4, 5!', ['nim 3 4 5']],
  ['NIM 3 4 5 misère?', ['nim 3 4 5 misere']],
  ['nim 3 4 5 or rather wythoff 3 5?', ['nim 3 4 5', 'wythoff 3 5']],
  ['nim 3 5 + wythoff 3 5 of course', ['nim 3 5 + wythoff 3 5']],
  ['look:\n```\nnim 3 4 5\nwythoff 3 5\n```\nand `kayles 7`!', ['nim 3 4 5', 'wythoff 3 5', 'kayles 7']],
  ['```txt\nbash 21 max=3\n```', ['bash 21 max=3']],
  ['nim 1 2\nnim 1 2', ['nim 1 2']],
  ['你觉得尼姆 3 4 5 谁赢？', ['nim 3 4 5']],
  ['尼姆 3 4 5谁赢？', ['nim 3 4 5']],
  ['威佐夫 3 5 还是 尼姆 1 2 3？', ['wythoff 3 5', 'nim 1 2 3']],
  ['尼姆３、４、５，怎么走', ['nim 3 4 5']],
  ['ニム 3 4 5はどちらが勝ちますか？', ['nim 3 4 5']],
  ['ワイトホフ 3 5 と ニム３、４、５では？', ['wythoff 3 5', 'nim 3 4 5']],
  ['このケイルズ9 4が解けません。', ['kayles 9 4']],
  ['nim is a game, and so is chomp; I have 3 4 5 apples', []],
  ["nim 3 4'; drop table matches; --", ['nim 3 4']],
])('%j holds %j', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test('games of the server are found by their names', () => {
  expect(linesIn('shall we play tea 7, Ben?', OWN, 26)).toHaveLength(1);
  expect(read('shall we play tea 7, Ben?')).toEqual([]);
});

test('no more than are wanted', () => {
  expect(read(Array.from({ length: 40 }, (_, i) => `nim ${i + 1}`).join('\n'), 26)).toHaveLength(26);
});

test('a hostile text is read to a bound: what comes after it is left', () => {
  expect(read(`${'nim x '.repeat(4_000)}\nnim 3 4 5`)).toEqual([]);
});
