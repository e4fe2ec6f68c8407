import type { DefineTexts } from '../define.ts';
import { code, p, strong } from '../doc.ts';

export const define: DefineTexts = {
  title: '本服务器自定义的游戏',
  none: '本服务器还没有自定义的游戏。',
  entry: (name, definition, by) => [
    strong(name),
    ' ',
    code(definition),
    ...(by === null ? [] : ['，由 ', by, ' 定义']),
  ],
  howTo: [
    p('用 ', code('name'), ' 和 ', code('definition'), ' 定义一个游戏：'),
    {
      kind: 'list',
      items: [
        [code('1,3,4'), '：从一堆中取 1、3 或 4 个'],
        [code('0.137'), '：八进制代码'],
        [code('1,2:0-2'), '：取 1 或 2 个，余下的至多分成两堆；详见 ', code('/help custom')],
        [code('a>b,b>c,a>c'), '：沿箭头移动棋子（也可以附上文件，每行一个箭头）'],
      ],
    },
    p(
      '之后就可以在这里用 ',
      code('/play 名称'),
      ' 和 ',
      code('/analyze 名称 9 4'),
      '；',
      code('/define remove:名称'),
      ' 会取消这个名称。',
    ),
  ],
  added: (name, who) => [who, ' 定义了一个游戏：', strong(name), '。'],
  removed: (name, who) => [who, ' 取消了名称“', strong(name), '”。'],
  keeps: '已经开始的对局不受影响：仍按开局时的定义进行。',
  by: {
    heaps: (definition) => ['若干堆石子，取法：', code(definition.replace(/^rule=/, '')), '。'],
    graph: (definition) => ['图上的棋子：', code(definition), '。'],
  },
  move: {
    heaps: [
      '每步按规则改变一堆，无法走者负。输入堆号和它变成的各堆：',
      code('1>2,3'),
      '；或用 ',
      code('1:2'),
      ' 表示从第 1 堆取 2 个。',
    ],
    graph: ['每步沿一个箭头移动一枚棋子，无法走者负。输入这个箭头：', code('a>b'), '。'],
  },
  tryIt: '试一试',
  moreInHelp: ['规则的写法：', code('/help custom'), '。'],
  faults: {
    'no-server': '游戏名称属于服务器：请在服务器的频道里使用 /define。',
    'no-name': '游戏需要一个名称。',
    'no-definition': (name) => `“${name}”是什么游戏？请输入定义，或附上文件。`,
    'bad-name': (token, most) =>
      `“${token}”不能作名称：只能用 1 到 ${most} 个文字、数字和连字符，至少一个文字，不能有空格。`,
    'name-reserved': (token) => `“${token}”已有别的含义：请换一个名称。`,
    'name-taken': (name, definition) => [
      '本服务器已有名为“',
      strong(name),
      '”的游戏：',
      code(definition),
      '。请先取消那个名称，或换一个名称。',
    ],
    'definition-too-long': (token, most) => `以“${token}…”开头的定义太长：最多 ${most} 个字符。`,
    'no-moves': (definition) => `“${definition}”没有任何可走的一步，局面大一些也没有。`,
    'too-many-names': (most) => `本服务器已有 ${most} 个自定义的游戏，不能再多了。`,
    'no-such-name': (token, known) =>
      `本服务器没有名为“${token}”的游戏。${known.length === 0 ? '' : `现有：${known.join('、')}。`}`,
    'not-its-maker': (name, who) => [
      '只有',
      ...(who === null ? [] : [' ', who, ' 和']),
      '能管理服务器的人可以取消名称“',
      strong(name),
      '”。',
    ],
    works: '可以这样写：',
  },
};
