import { strong } from '../doc.ts';
import type { PrivacyTexts, ReviewTexts, StatsTexts } from '../records.ts';

const STATE = { N: 'N 态', P: 'P 态' } as const;

export const review: ReviewTexts = {
  title: (game) => `复盘：${game}`,
  legend: '✓ 保住了胜势 · ✗ 丢掉了胜势 · ○ 本来就没有胜势 · ? 不清楚',
  move: (number, mark, who, move) => [`${number}) ${mark} `, who, ' ', strong(move)],
  stood: (mark, moves) => {
    if (mark === 'unknown') return '不清楚';
    const before = mark === 'none' ? '必败' : '必胜';
    const after = mark === 'kept' ? '必胜' : '必败';
    return `走之前${before}${moves === null ? '' : `（还剩 ${moves} 步）`}，走之后${after}`;
  },
  turned: (moves) => `胜势在第 ${moves.replaceAll(', ', '、')} 步被丢掉。`,
  neverTurned: '双方都没有丢掉胜势。',
  page: (page, pages) => `第 ${page}/${pages} 页`,
  previous: '← 前面',
  next: '后面 →',
  mistakes: (count) => `我的失误（${count}）`,
  theirMistakes: (count) => `对方的失误（${count}）`,
  overview: '全部走法',
  tell: '告诉我',
  nextMistake: '下一个失误',
  again: '再来一遍',
  choose: '选择一局……',
  none: '你还没有下完过一局。用 /play 开始。',
  noSuchGame: (count) => `你下完了 ${count} 局，请从中选择。`,
  entry: (game, won, moves) => `${game}：${won ? '胜' : '负'}，共 ${moves} 步`,
  listTitle: '你最近的对局',
  puzzle: {
    title: (number, count) => `失误 ${number}/${count}`,
    text: (who, move) => [`第 ${move} 步，轮到 `, who, '。找出一步必胜的走法，任何一种都算对。'],
    right: (move) => `对了：${move}，必胜。`,
    wrong: (move) => `不是“${move}”：这样走之后对方必胜。`,
    answer: (move) => `对方会这样应对：${move}。`,
    unknown: (move) => `“${move}”是否必胜，我还不知道。`,
    tryAgain: '请再试一步。',
  },
  solution: {
    title: (number, count) => `失误 ${number}/${count}：答案`,
    before: (value) => `走之前：${value}。`,
    played: (who, move, value) => [who, ' 走了', strong(move), `：${value}。`],
    winning: (count, listed) =>
      count === '1'
        ? '唯一必胜的走法：'
        : count === null || count !== String(listed)
          ? `${count === null ? '必胜的走法' : `共有 ${count} 种必胜的走法`}，这里列出 ${listed} 种：`
          : `这 ${listed} 种走法必胜：`,
    move: (move, value) => [strong(move), `：${value}`],
    value: (outcome, grundy, moves) =>
      [
        outcome === null ? '不清楚' : STATE[outcome],
        ...(grundy === null ? [] : [`SG 值 ${grundy}`]),
        ...(moves === null ? [] : [`再走 ${moves} 步结束`]),
      ].join('，'),
    explain: '为什么？',
  },
};

export const stats: StatsTexts = {
  title: (who) => [who, ' 的战绩'],
  compounds: {
    sum: '几个游戏之和',
    every: '几个游戏，每个都要走',
    all: '几个游戏，每个都要走，一个结束即止',
    any: '几个游戏，任选若干个走',
  },
  none: (who) => [who, ' 还没有计入成绩的对局。用 /play 开始。'],
  against: (level) => level ?? '真人',
  score: (won, lost) => `${won} 胜 ${lost} 负`,
  rating: (rating, games) => `等级分 ${rating}（${games} 局）`,
  explained:
    '等级分采用 Elo 制，每种游戏各算各的，从 1200 开始；我的等级分固定为 800（入门）、1000（普通）、1300（进阶）、1600（完美）。练习局、陪练局、不是由我出的局面，以及自己定义的游戏，都不影响等级分。',
  listed: '你在本服务器的排行榜上。',
  unlisted: '你不在本服务器的排行榜上。',
  list: '让我上榜',
  unlist: '把我从榜上撤下',
  chooseBoard: '某个游戏的排行榜……',
  boardTitle: (game) => `排行榜：${game}`,
  boardEmpty: '这个游戏还没有人上榜。',
  place: (place, who, rating, games) => [`${place}) `, who, ' ', strong(String(rating)), `，${games} 局`],
  hidden: (who) => [who, ' 没有在本服务器公开战绩。'],
  serverOnly: '排行榜只用于服务器。',
};

export const privacy: PrivacyTexts = {
  title: '你的数据',
  text: [
    '我按你的账号编号保存：你的对局（走法、时间、提示）、等级分、你定义的游戏、你加入题库的局面、课堂测验中的答案、你练过的题目和结果、你告诉老师的姓名，以及设置。我不读取消息。',
    '你可以把全部数据取走，也可以让我删除。与别人下的对局只去掉你的名字，因为那一局也是对方的；你为服务器定义的游戏和加入题库的局面会留下，不再带你的名字。课堂测验的答案留在统计里，换成与你无关的编号。',
  ],
  export: '给我一份副本',
  erase: '删除我的数据',
  exported: (rows) => `与你有关的全部内容：共 ${rows} 行，分别为 JSON 和 CSV。`,
  part: (number, count) => `第 ${number} 部分，共 ${count} 部分。`,
  nothing: '这里没有与你有关的内容。',
  sure: {
    title: '全部删除？',
    text: '进行中的对局会先认输。删除之后无法恢复。如果你已经开始一场考试，其中的答案不再算作你的，考试结束之前我仍不替你解题。为此我会留一份你账号编号的摘要（哈希），考试一结束就删掉。',
    yes: '是的，全部删除',
    no: '不，保留',
  },
  erased: (rows) => `已删除 ${rows} 行。这里不再有任何与你有关的内容。`,
  kept: '没有删除任何内容。',
  retention: '本服务器的对局保留多久',
  days: (days) => (days === null ? '一直保留' : `结束后 ${days} 天`),
  classRetention: '本服务器的测验保留多久',
  classDays: (days) => (days === null ? '直到老师删除' : `结束后 ${days} 天`),
  names: (days) => (days === null ? '一直保留，直到删去' : `保留 ${days} 天，参加过的测验还在时不删`),
  here: (games, classes, names) =>
    `本服务器的保留时间：对局${games}；测验、考试和作业连同答案${classes}；名单上的学生姓名${names}。由能管理服务器的人在 /settings 中设定。`,
  forgets: {
    title: '删除旧的测验？',
    text: (quizzes, days) =>
      `本服务器有 ${quizzes} 个测验已结束超过 ${days} 天：这样设定后，它们连同全部答案和成绩会在一小时内被删除，无法恢复。`,
    files: '请先保存：/teach export 有最近 50 个测验的文件，/teach results quiz:…… 可以取任何一个。',
    yes: '是的，删除',
    no: '不，保持原样',
  },
};
