/**
 * The form of Chinese texts: full-width marks between Chinese characters, a space between Chinese and Latin, one form of
 * address, one term for each thing. Their meaning is not tested here.
 */
import { test } from 'vitest';
import { locales } from '../../src/texts/index.ts';
import { chineseFaults } from '../support/chinese.ts';
import { expectNone } from '../support/same.ts';
import { testWriting } from './writing.ts';

const HAN = '\\p{Script=Han}';

testWriting({
  language: 'zh-CN',
  script: HAN,
  // The page uses Discord's own wording in places, “正在思考…”.
  without: ['page.ftl'],
  // The notation of a move or a rule, with names for its parts: “堆号:个数”.
  notation: /“[\p{Script=Han}:,.=>]+”|rule=取法:剩法/gu,
  pieces: 1500,
  files: 40,
  marks: [
    ['a half-width mark between Chinese characters', new RegExp(`${HAN}[,;:!?.] ?${HAN}`, 'u')],
    ['a half-width bracket at a Chinese character', new RegExp(`${HAN}\\(|\\)${HAN}`, 'u')],
    ['straight quotes around Chinese', new RegExp(`["']${HAN}|${HAN}["']`, 'u')],
    ['a space beside a full-width mark', /[，。；：！？、（）“”] +\S|\S +[，。；：！？、（）“”]/u],
    ['a space between Chinese characters', new RegExp(`${HAN} +${HAN}`, 'u')],
    ['no space between Chinese and Latin', new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, 'u')],
    ['one mark after another', /[，。；：、][，。；：、]/u],
    ['three dots for an omission', new RegExp(`${HAN}…(?!…)|${HAN}\\.\\.\\.`, 'u')],
  ],
  terms: [
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
  ],
});

// What screens say is held against the same list, but a minute later.
test('names of theorems have no Latin words but those allowed', () => {
  const names = Object.values(locales['zh-CN'].theorems).map(({ name }) => name);
  expectNone(names.flatMap((name) => chineseFaults(name, /$^/g)));
});
