import { strong } from '../doc.ts';
import type { ReviewTexts } from '../records.ts';

const counted = (count: string | number, one: string, many: string): string =>
  `${count} ${String(count) === '1' ? one : many}`;

export const review: ReviewTexts = {
  title: (game) => `Review: ${game}`,
  legend: '✓ kept the win · ✗ gave it away · ○ there was no win to keep · ? not known',
  move: (number, mark, who, move) => [`${number}) ${mark} `, who, ' — ', strong(move)],
  stood: (mark, moves) => {
    if (mark === 'unknown') return 'not known';
    const ahead = mark === 'none' ? 'lost' : 'won';
    return moves === null ? ahead : `${ahead} in ${moves}`;
  },
  turned: (moves) => `A win was given away at ${moves.includes(',') ? 'moves' : 'move'} ${moves}.`,
  neverTurned: 'Nobody gave a win away.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: '← Earlier',
  next: 'Later →',
  mistakes: (count) => `Your mistakes (${count})`,
  theirMistakes: (count) => `The opponent’s mistakes (${count})`,
  overview: 'All moves',
  tell: 'Tell me',
  nextMistake: 'Next mistake',
  again: 'Again',
  choose: 'Choose a game …',
  none: 'You have not finished a game yet. /play starts one.',
  noSuchGame: (count) => `You have finished ${counted(count, 'game', 'games')}: choose one of them.`,
  entry: (game, won, moves) => `${game}: ${won ? 'won' : 'lost'}, ${counted(moves, 'move', 'moves')}`,
  listTitle: 'Your last games',
  puzzle: {
    title: (number, count) => `Mistake ${number} of ${count}`,
    text: (who, move) => [
      `Move ${move}: `,
      who,
      ' to move. There is a winning move here. Which? Any that wins is right.',
    ],
    right: (move) => `Right: ${move} wins.`,
    wrong: (move) => `Not ${move}: it leaves an N-position, so the other side wins.`,
    answer: (move) => `They would answer: ${move}.`,
    unknown: (move) => `Whether ${move} wins is not known to me.`,
    tryAgain: 'Try another one.',
  },
  solution: {
    title: (number, count) => `Mistake ${number} of ${count}: the answer`,
    before: (value) => `Before the move: ${value}.`,
    played: (who, move, value) => [who, ' played ', strong(move), `: ${value}.`],
    winning: (count, listed) =>
      count === '1'
        ? 'The only winning move:'
        : count === null || count !== String(listed)
          ? `${count === null ? 'Winning moves' : `${count} moves win`}; ${listed} of them:`
          : `These ${listed} moves win:`,
    move: (move, value) => [strong(move), `: ${value}`],
    value: (outcome, grundy, moves) =>
      [
        outcome === null ? 'not known' : `${outcome}-position`,
        ...(grundy === null ? [] : [`Grundy value ${grundy}`]),
        ...(moves === null ? [] : [`ends in ${counted(moves, 'move', 'moves')}`]),
      ].join(', '),
    explain: 'Why?',
  },
};
