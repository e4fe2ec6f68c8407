import type { BankTexts } from '../bank.ts';
import { code, p, strong } from '../doc.ts';

export const bank: BankTexts = {
  title: '题库',
  none: '本服务器还没有自己的局面。',
  set: (name, count) => [strong(name), `：${count} 个局面`],
  howTo: [
    p('输入局面，用分号隔开；或附上每行一个局面的文本或 CSV 文件：'),
    p(code('/teach bank add set:第三周 positions:nim 3 4 5; wythoff 3 5')),
    p('每个局面都由求解器核对。', code('/teach quiz create bank:第三周'), ' 就用这些局面出题。'),
  ],
  reportTitle: (set) => `题库：${set}`,
  added: (added, refused, total) =>
    `加入 ${added} 个局面${refused === 0 ? '' : `，${refused} 行未采用`}。这一组现有 ${total} 个。`,
  tally: ({ P, N }, easiest, hardest) =>
    `其中 P 态 ${P} 个，N 态 ${N} 个；难度 ${easiest.toFixed(1)}${easiest === hardest ? '' : ` 至 ${hardest.toFixed(1)}`}（1 易，5 难）。`,
  unused: '未采用',
  used: '已加入',
  rest: (count) => `还有 ${count} 行，见文件`,
  file: '文件里有每一行，可以用表格软件打开。',
  cut: (most, count) => `只读了前 ${most} 行，还有 ${count} 行没有读。`,
  quiz: (command) => ['用它们出题：', command],
  contents: (count) => `${count} 个局面`,
  entry: (number, line, outcome, difficulty) => [
    `${number}) `,
    code(line),
    `：${outcome} 态，难度 ${difficulty.toFixed(1)}`,
  ],
  whole: '文件里有全部局面，可以原样再加入。',
  removed: (set, count) => `已从“${set}”取出 ${count} 个局面。`,
  undo: ['弄错了？把附件再加入一次：', code('/teach bank add')],
  columns: {
    row: '行',
    text: '原文',
    used: '采用',
    line: '局面',
    outcome: '胜负',
    difficulty: '难度',
    remark: '说明',
  },
  yes: '是',
  no: '否',
  faults: {
    'bad-set-name': (token, most) => `“${token}”不能作题组的名称：需要 1 至 ${most} 个字符。`,
    'no-positions': '没有局面：既没有输入，文件里也没有。',
    'text-too-long': (most) => `一次太多了：最多 ${most} 个字符。`,
    'no-such-set': (token, known) =>
      `没有名为“${token}”的题组。${known.length === 0 ? '' : `现有：${known.join('、')}。`}`,
    'no-such-number': (set, number) => `“${set}”里没有 ${number} 号局面。`,
    'too-many-sets': (most) => `本服务器已有 ${most} 组，不能再多。`,
    'set-full': (set, most) => `“${set}”会超过 ${most} 个局面。请另起一组。`,
    'not-utf8': '文件不是 UTF-8 编码的文本。在表格软件里请另存为“CSV UTF-8”；在编辑器里请把编码选为 UTF-8。',
    works: '这样可以：',
  },
  roster: {
    title: '名单',
    done: (named, refused) => `已写入 ${named} 个姓名${refused === 0 ? '' : `，${refused} 行未采用`}。`,
    row: (row, text, said) => [strong(`第 ${row} 行`), ' ', code(text), `：${said}`],
    fates: {
      'no-account': '没有账号：需要 <@1234…> 这样的提及，或账号的数字',
      'no-name': '没有姓名',
      'long-name': '姓名太长',
      repeated: '这个账号前面已经有了',
    },
    howTo: ['名单可以从文件读入：', code('/teach roster file'), '，CSV 文件，两列为账号和姓名。'],
    files: '文件可以在表格软件里修改后再读入。',
    nobody: '文件里没有姓名。每行需要一个账号和一个姓名。',
    cut: (most) => `只读了前 ${most} 行。`,
  },
  past: {
    none: '本服务器还没有举行过测验。',
    title: '全部成绩',
    done: (quizzes) =>
      `共 ${quizzes} 次测验，分三个文件：测验列表；每行一个答案；每行一名学生在一次测验中的成绩。`,
    more: (most) => `这是最近的 ${most} 次。`,
    entry: (date, questions, games) => `${date}：${questions} 题，${games}`,
  },
};
