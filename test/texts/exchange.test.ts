import { expect, test } from 'vitest';
import { readCatalogue } from '../../scripts/texts/catalogues.ts';
import { exportPo, readPo } from '../../scripts/texts/exchange.ts';
import { compareSources } from '../../scripts/texts/sources.ts';
import { traditional } from '../../scripts/texts/traditional.ts';
import { unusedKeys } from '../../scripts/texts/unused.ts';

const english = readCatalogue('en');
const chinese = readCatalogue('zh-CN');

test('the file of a translation service gives back every message that was put in', () => {
  const file = exportPo('zh-CN', english, chinese, new Set(['space']));
  const expected = new Map([...chinese.messages].map(([key, { text }]) => [key, text]));
  expected.delete('space');
  expect(new Map(readPo(file))).toEqual(expected);
});

const changed = (key: string, text: string) => ({
  ...english,
  messages: new Map([...english.messages].map(([k, of]) => [k, k === key ? { ...of, text } : of])),
});

test('a message whose English changed is older than it until the translation changes too', () => {
  const { sources, older } = compareSources(english, chinese, {});
  expect(older).toEqual([]);
  const later = compareSources(changed('comma', 'and'), chinese, sources);
  expect(later.older).toEqual(['comma']);
  // It stays so until somebody reviews it.
  expect(compareSources(changed('comma', 'and'), chinese, later.sources).older).toEqual(['comma']);
  const translated = {
    ...chinese,
    messages: new Map(
      [...chinese.messages].map(([k, of]) => [k, k === 'comma' ? { ...of, text: '和' } : of]),
    ),
  };
  expect(compareSources(changed('comma', 'and'), translated, later.sources).older).toEqual([]);
});

test('a key that no code names is found', () => {
  const keys = [...english.messages.keys()].filter((key) => !key.startsWith('-'));
  expect(unusedKeys([...keys, 'meadow-zebra', 'zebra-page'], english.refers)).toEqual([
    'meadow-zebra',
    'zebra-page',
  ]);
});

test('Traditional Chinese uses the words of Taiwan and keeps keys, arguments and what is typed', () => {
  expect(traditional('nim-name = “异或和”：{ $number } 个组合博弈，输入 nim 3 4 5')).toBe(
    'nim-name = 「互斥或和」：{ $number } 個組合賽局，輸入 nim 3 4 5',
  );
});

test('the code of an octal game is no program in Taiwan, and a line of a program is', () => {
  expect(traditional('octal-name = 八进制代码 0.77 的代码，3 个中的两行代码')).toBe(
    'octal-name = 八進位代碼 0.77 的代碼，3 個中的兩行程式碼',
  );
});

test.each([
  ['chomp-bite = 咬第 { $row } 行第 { $column } 列', 'chomp-bite = 咬第 { $row } 橫列第 { $column } 直行'],
  ['nim-reason = 二进制每一列都有偶数个 1', 'nim-reason = 二進位每一直行都有偶數個 1'],
  ['lesson-nim-mended = 奇数列上翻转任何一行都行', 'lesson-nim-mended = 奇數直行上翻轉任何一橫列都行'],
  ['kayles-rules = 木柱排成两行，列出各行', 'kayles-rules = 木柱排成兩行，列出各行'],
  ['wythoff-decides = 必败局面是一列数对', 'wythoff-decides = 必敗局面是一列數對'],
  ['bank-how = 表头可以把那一列叫作“局面”，每行一个', 'bank-how = 表頭可以把那一欄叫作「局面」，每行一個'],
])('a row and a column of the mainland are neither taken for the other in Taiwan: %s', (mainland, taiwan) => {
  expect(traditional(mainland)).toBe(taiwan);
});

test.each([
  ['page-bot-offline = 机器人不在线', 'page-bot-offline = 機器人不在線上'],
  ['progress = 学生（近四周），以后公布', 'progress = 學生（近四週），以後公布'],
  ['need = 没有“创建活动”权限', 'need = 沒有「建立活動」權限'],
  ['nothing = 没有可选的项目', 'nothing = 沒有可選的項目'],
  ['whole = 谁就赢下全局', 'whole = 誰就贏下全局'],
  ['edge = 边必须连接两个节点，用 + 连接', 'edge = 邊必須連接兩個節點，用 + 連接'],
  ['page-lost = 连接已断开；没有命令', 'page-lost = 連線已斷開；沒有指令'],
  ['or = 或在命令行用 --locale zh-CN', 'or = 或在命令列用 --locale zh-TW'],
  ['values = SG 函数，时区 Asia/Shanghai', 'values = SG 函數，時區 Asia/Taipei'],
])('the converter’s words that nobody in Taiwan would use here are replaced: %s', (mainland, taiwan) => {
  expect(traditional(mainland)).toBe(taiwan);
});
