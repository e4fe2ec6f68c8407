import { strong } from '../doc.ts';
import type { ReviewTexts } from '../records.ts';

const STATE = { N: 'N 态', P: 'P 态' } as const;

export const review: ReviewTexts = {
  title: (game) => `复盘：${game}`,
  legend: '✓ 保住了胜势 · ✗ 丢掉了胜势 · ○ 本来就没有胜势 · ? 不清楚',
  move: (number, mark, who, move) => [`${number}) ${mark} `, who, ' ', strong(move)],
  stood: (mark, moves) => {
    if (mark === 'unknown') return '不清楚';
    const ahead = mark === 'none' ? '必败' : '必胜';
    return moves === null ? ahead : `${moves} 步内${ahead}`;
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
  none: '您还没有下完过一局。用 /play 开始。',
  noSuchGame: (count) => `您下完了 ${count} 局，请从中选择。`,
  entry: (game, won, moves) => `${game}：${won ? '胜' : '负'}，共 ${moves} 步`,
  listTitle: '您最近的对局',
  puzzle: {
    title: (number, count) => `失误 ${number}/${count}`,
    text: (who, move) => [
      `第 ${move} 步，轮到 `,
      who,
      '。这里有必胜的走法，是哪一步？任何必胜的走法都算对。',
    ],
    right: (move) => `对了：${move}，必胜。`,
    wrong: (move) => `不是“${move}”：它留下 N 态，对方必胜。`,
    answer: (move) => `对方会这样应对：${move}。`,
    unknown: (move) => `“${move}”是否必胜，我还不知道。`,
    tryAgain: '请再试一步。',
  },
  solution: {
    title: (number, count) => `失误 ${number}/${count}：答案`,
    before: (value) => `走之前：${value}。`,
    played: (who, move, value) => [who, ' 走了 ', strong(move), `：${value}。`],
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
