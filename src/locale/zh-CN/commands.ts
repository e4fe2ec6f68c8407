import type { CommandTexts } from '../commands.ts';

export const commands: CommandTexts = {
  play: {
    description: '和我或和别人下一局',
    options: {
      line: '游戏，或游戏加局面：nim 3 4 5',
      opponent: '和谁下（留空则和我下）',
      anybody: '空位，谁先来谁下',
      level: '我下得有多强',
      first: '谁先走',
      misere: '无法走者胜（反常规则）',
      size: '由我出题时局面的大小，1 到 5',
      clock: '每步的时间',
      place: '棋盘放在哪里',
    },
  },
  analyze: {
    description: '一个局面谁赢、所有必胜的走法、为什么',
    options: {
      line: '游戏和局面：wythoff 3 5',
      explain: '讲解的详细程度',
      share: '直接显示给频道里所有人',
      file: '文本文件：很长的一行的其余部分，或者每行一条边的图',
    },
  },
  games: { description: '您进行中的对局，等您走的在前', options: {} },
  review: {
    description: '复盘：哪一步保住了胜势，哪一步丢掉了',
    options: { match: '最近的第几局；1 是最近一局' },
  },
  stats: {
    description: '您的战绩和等级分，以及本服务器的排行榜',
    options: { user: '谁的战绩（留空为您自己）' },
  },
  privacy: { description: '我保存了您的哪些数据：取走副本，或者删除', options: {} },
  define: {
    description: '给本服务器自定义一个游戏；不填选项则列出已有的',
    options: {
      name: '名称：文字、数字、连字符',
      definition: '1,3,4（可取的数）、0.137（八进制编码）、1,2:0-2（规则）、a>b,b>c（箭头）',
      file: '写有定义的文本文件：每行一个箭头',
      remove: '要取消的名称',
    },
  },
  table: {
    description: '游戏的 P/N 图或 SG 值表，以及其中的规律',
    options: {
      game: '游戏及其选项：wythoff、bash max=3、chomp 3xn、nim a b 5',
      size: '数从 0 到多少',
      show: '显示胜负还是 SG 值',
      share: '直接展示给频道',
    },
  },
  claim: {
    description: '检验您对游戏的猜想：给出反例，或成立到哪里',
    options: {
      claim: 'wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0',
      size: '检验的局面中数的上限',
      share: '直接展示给频道',
    },
  },
  class: {
    description: '课堂测验：加入、退出、看成绩',
    options: {
      join: '加入本频道的测验，并把姓名告诉老师',
      name: '名单上的姓名，只有老师能看到',
      leave: '退出；您在这次测验中的答案会删除',
      results: '您在本频道最近一次测验的成绩',
    },
  },
  teach: {
    description: '给老师：测验、成绩、名单',
    options: {
      quiz: '本频道的测验',
      create: '出一份测验，学生随后可以加入',
      start: '开始本频道的测验',
      panel: '本频道测验的教师面板',
      results: '本频道最近一次测验的成绩和文件',
      roster: '学生填写的姓名及其账号',
      role: '除能管理服务器的人以外，哪个身份组可以教学',
      whichRole: '身份组；留空表示没有',
      games: '游戏，用逗号隔开：nim, wythoff, kayles（留空：nim）',
      skills: 'outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf……（留空：混合）',
      count: '题数（10）',
      level: '难度，1 到 5（2）',
      mode: '由谁决定何时继续',
      seconds: '每题作答的秒数（45）',
      reading: '作答之前读题的秒数（5）',
      typed: '能打字作答的题目一律打字作答',
    },
  },
  settings: { description: '您的语言和水平', options: {} },
  help: { description: '使用方法和各游戏的规则', options: { topic: '主题或游戏' } },
  choices: {
    level: {
      beginner: '入门：经常出错',
      casual: '休闲：偶尔出错',
      club: '俱乐部：很少出错',
      perfect: '完美：必胜的局面绝不放过',
      sparring: '陪练：特意给您留下能赢的局面',
    },
    first: { me: '我', them: '对方', random: '随机', winnable: '让我能赢' },
    clock: { none: '不限时', '5m': '每步 5 分钟', '1d': '每步 1 天' },
    place: { here: '这里', thread: '单独的子区' },
    mode: { live: '现场：由老师决定', automatic: '自动：按时间' },
    show: { outcomes: '胜负：P 或 N', values: 'SG 值' },
    explain: {
      verdict: '结论：一行',
      strategy: '策略：怎样走，以及说明它的表格',
      proof: '证明：为什么对方怎样应对都没用',
      table: '表格：每一步及其数值',
    },
  },
  menus: { analyze: '分析这个局面', challenge: '挑战' },
  autocomplete: {
    dealt: (game) => `${game}：由我出局面`,
    understood: (line) => `✓ ${line}`,
    example: (game, line) => `${game}：${line}`,
  },
};
