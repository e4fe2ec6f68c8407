import { code, p, strong } from '../doc.ts';
import type { ScreenTexts } from '../screens.ts';
import { bank } from './bank.ts';
import { practiceTopic } from './practice.ts';

/** /help 的内容。 */
export const help: ScreenTexts['help'] = {
  title: '帮助',
  choose: '选择一个主题……',
  chooseGame: '选择一个游戏看规则……',
  typed: '怎样输入',
  tryIt: '试一试',
  unknown: (token) => `没有叫“${token}”的主题或游戏。请在下面选择，或试试 /help topic:nim。`,
  topics: {
    start: {
      name: '入门',
      text: [
        p('我能陪你玩公平组合游戏，并证明谁必胜。'),
        {
          kind: 'list',
          items: [
            [code('/play nim 3 4 5'), '：和我下一局尼姆'],
            [code('/analyze wythoff 3 5'), '：谁赢、所有必胜的走法、为什么'],
            [code('/learn'), '：简短的课程，每课最后有一局能赢的棋'],
            [code('/practice'), '：练习该复习的内容'],
            [code('/games'), '：你进行中的对局，还能把棋盘放到这里'],
            [code('/class'), '：参加测验，看成绩，做作业'],
            [code('/teach'), '：老师用：测验、考试、作业'],
            [code('/settings'), '：你的语言'],
          ],
        },
        p(code('/play'), ' 只写游戏名也可以：由我出一个局面。'),
      ],
    },
    lines: {
      name: '怎样写局面',
      text: [
        p('一行由游戏名和局面组成：', code('nim 3 4 5'), '、', code('bash 21 max=3'), '。'),
        p('几个游戏同时进行，每次走其中一个：', code('nim 3 5 + wythoff 3 5'), '。'),
        p('末尾加 ', code('misere'), ' 或 ', code('反常'), ' 表示无法走者胜。', code('10^40'), ' 也是数。'),
      ],
    },
    moves: {
      name: '怎样走一步',
      text: [
        p('点按钮、从列表中选，或点“输入走法”。'),
        p(
          '石子堆游戏中 ',
          code('1:2'),
          ' 表示从第 1 堆取 2 个。几个游戏同时进行时，',
          code('#1 1:2'),
          ' 表示走第 1 个游戏。',
        ),
        p('不合规则的一步什么也不会改变：我会告诉你哪些可以走。'),
      ],
    },
    words: {
      name: 'P 态、N 态等术语',
      text: [
        {
          kind: 'list',
          items: [
            [strong('P 态'), '：上一个走的人胜，轮到谁走谁输（先手必败）'],
            [strong('N 态'), '：下一个走的人胜，轮到谁走谁赢（先手必胜）'],
            [strong('SG 值'), '：一个局面相当于多大的尼姆堆；0 即 P 态'],
            [strong('异或和'), '：二进制不进位加法（XOR）'],
            [strong('mex'), '：集合中没有出现的最小非负整数'],
            [strong('反常规则（misère）'), '：无法走者胜'],
          ],
        },
      ],
    },
    levels: {
      name: '难度',
      text: [
        p('入门经常出错，普通偶尔，进阶很少，完美从不。'),
        p('陪练会特意给你留下能赢的局面；终局时告诉你保住了几次。'),
        p('提示分四步：能不能赢、在哪里、各个数值、走法。'),
      ],
    },
    bank: {
      name: '题库',
      text: [
        ...bank.howTo,
        p(
          '文件是 UTF-8 编码的文本或 CSV；表头可以把那一列叫作',
          code('局面'),
          '或',
          code('题目'),
          '。每一行都有答复：证明过的 P 态或 N 态，或未采用的原因。',
        ),
        p('只有本服务器的老师能看到题组。'),
      ],
    },
    practice: practiceTopic,
    commands: {
      name: '命令',
      text: [
        {
          kind: 'list',
          items: [
            [code('/play'), '：和我或别人下一局'],
            [code('/analyze'), '：一个局面谁赢，为什么'],
            [code('/table'), '：游戏的 P/N 图或 SG 值表，以及其中的规律'],
            [code('/claim'), '：检验你对游戏的猜想'],
            [code('/learn'), '：短课程，每课最后赢一局'],
            [code('/practice'), '：练到期的技能，难度随你而变'],
            [code('/games'), '：你进行中的对局，还能把棋盘放到这里'],
            [code('/review'), '：复盘，把失误当作题目来做'],
            [code('/stats'), '：掌握度、战绩、等级分和排行榜'],
            [code('/define'), '：给本服务器自定义一个游戏'],
            [code('/class'), '：参加课堂测验，做作业，看成绩'],
            [code('/teach'), '：老师用，有测验、考试、作业、题库、成绩、名单'],
            [code('/settings'), '：语言和水平'],
            [code('/privacy'), '：取走或删除你的数据'],
            [code('/help'), '：本帮助'],
          ],
        },
      ],
    },
  },
};
