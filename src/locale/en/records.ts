import { strong } from '../doc.ts';
import type { PrivacyTexts, ReviewTexts, StatsTexts } from '../records.ts';

const counted = (count: string | number, one: string, many: string): string =>
  `${count} ${String(count) === '1' ? one : many}`;

export const review: ReviewTexts = {
  title: (game) => `Review: ${game}`,
  legend: '✓ kept the win · ✗ gave it away · ○ there was no win to keep · ? not known',
  move: (number, mark, who, move) => [`${number}) ${mark} `, who, ': ', strong(move)],
  stood: (mark, moves) => {
    if (mark === 'unknown') return 'not known';
    const before = mark === 'none' ? 'losing' : 'winning';
    const after = mark === 'kept' ? 'winning' : 'losing';
    return `${before} before${moves === null ? '' : ` (${counted(moves, 'move', 'moves')} to go)`}, ${after} after`;
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
    text: (who, move) => [`Move ${move}: `, who, ' to move. Find a winning move. Any one counts.'],
    right: (move) => `Right: ${move} wins.`,
    wrong: (move) => `Not ${move}: after it the other side can win.`,
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

export const stats: StatsTexts = {
  title: (who) => ['Record of ', who],
  compounds: {
    sum: 'Sums of games',
    every: 'Several games, a move in every one',
    all: 'Several games, a move in all, over with the first',
    any: 'Several games, moves in any of them',
  },
  none: (who) => [who, ' has not finished a game that counts. /play starts one.'],
  against: (level) => level ?? 'people',
  score: (won, lost) => `${won} won, ${lost} lost`,
  rating: (rating, games) => `rating ${rating} after ${counted(games, 'game', 'games')}`,
  explained:
    'Ratings are Elo, one for each game, from 1200 on; I stand at 800 (beginner), 1000 (casual), 1300 (club) and 1600 (perfect). Practice, sparring, positions you pick and custom games are unrated.',
  listed: 'You are listed in the leaderboards of this server.',
  unlisted: 'You are not listed in the leaderboards of this server.',
  list: 'List me here',
  unlist: 'Take me off the list',
  chooseBoard: 'Leaderboard of a game …',
  boardTitle: (game) => `Leaderboard: ${game}`,
  boardEmpty: 'Nobody is listed for this game.',
  place: (place, who, rating, games) => [
    `${place}) `,
    who,
    ' — ',
    strong(String(rating)),
    `, ${counted(games, 'game', 'games')}`,
  ],
  hidden: (who) => [who, ' does not show a record on this server.'],
  serverOnly: 'Leaderboards are for servers.',
};

export const privacy: PrivacyTexts = {
  title: 'Your data',
  text: [
    'I keep your games (moves, times, hints), your ratings, the games you named, the positions you added to a question bank, your answers in class quizzes, what you practised and how it went, the name you gave your teacher, and your settings, by the number of your account. I read no messages.',
    'You can have all of it as files, or have it deleted. In games against somebody else only your name goes: the game is theirs, too. A game you named for a server and positions you added to its bank stay there without your name. Answers in a class stay in its totals, under an id that says nothing of you.',
  ],
  export: 'Give me a copy',
  erase: 'Delete my data',
  exported: (rows) => `Everything there is about you: ${counted(rows, 'row', 'rows')}, as JSON and as CSV.`,
  part: (number, count) => `Part ${number} of ${count}.`,
  nothing: 'There is nothing about you here.',
  sure: {
    title: 'Delete everything?',
    text: 'Your open games are given up first. What is deleted cannot be brought back. If you have begun an exam, your answers there no longer count for you, and I still solve nothing for you until it ends. For that I keep a digest of your account number until the exam is over.',
    yes: 'Yes, delete it all',
    no: 'No, keep it',
  },
  erased: (rows) => `Deleted: ${counted(rows, 'row', 'rows')}. Nothing is left that names you.`,
  kept: 'Nothing was deleted.',
  retention: 'How long games of this server are kept',
  days: (days) => (days === null ? 'for good' : `${days} days after their end`),
  classRetention: 'How long quizzes of this server are kept',
  classDays: (days) => (days === null ? 'until a teacher deletes them' : `${days} days after their end`),
  names: (days) =>
    days === null ? 'until they are taken off' : `${days} days, and as long as there is a quiz of theirs`,
  here: (games, classes, names) =>
    `This server keeps games: ${games}; quizzes, exams and homework with their answers: ${classes}; the names of students on its roster: ${names}. Those who manage the server choose this in /settings.`,
  forgets: {
    title: 'Delete old quizzes?',
    text: (quizzes, days) =>
      `${counted(quizzes, 'quiz', 'quizzes')} of this server ended more than ${days} days ago: with this setting they go within the hour, with all answers and results, and cannot be brought back.`,
    files: '/teach export has the latest 50 as files, /teach results quiz:… any one: take them first.',
    yes: 'Yes, delete them',
    no: 'No, change nothing',
  },
};
