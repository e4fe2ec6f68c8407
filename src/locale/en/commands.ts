import type { CommandTexts } from '../commands.ts';

export const commands: CommandTexts = {
  play: {
    description: 'Play a game against me or against somebody',
    options: {
      line: 'A game, or a game and a position: nim 3 4 5',
      opponent: 'Whom to play against (leave empty to play against me)',
      anybody: 'An open seat, for whoever takes it first',
      level: 'How strong I play',
      first: 'Who moves first',
      misere: 'Whoever cannot move wins',
      size: 'How large a dealt position is, 1 to 5',
      clock: 'Time for each move',
      place: 'Where the board goes',
    },
  },
  analyze: {
    description: 'Who wins a position, every winning move, and why',
    options: {
      line: 'A game and a position: wythoff 3 5',
      explain: 'How much to explain',
      share: 'Show it to the channel at once',
      file: 'A text file with the rest of a long line, or a graph with one edge a line',
    },
  },
  games: { description: 'Your open games, those waiting for you first', options: {} },
  review: {
    description: 'Look back at a game: what won, what gave the win away',
    options: { match: 'Which of your last games; 1 is the latest' },
  },
  stats: {
    description: 'Your record and ratings, and the leaderboards of this server',
    options: { user: 'Whose record (leave empty for yours)' },
  },
  privacy: { description: 'What I keep about you: have a copy, or have it deleted', options: {} },
  define: {
    description: 'Name a game of this server’s own; without options: the list',
    options: {
      name: 'Its name: letters, digits, hyphens',
      definition: '1,3,4 (numbers to take), 0.137 (octal code), 1,2:0-2 (rule), a>b,b>c (arrows)',
      file: 'A text file with the definition: one arrow a line',
      remove: 'The name to take away',
    },
  },
  table: {
    description: 'The map or the values of a game, and the patterns in them',
    options: {
      game: 'A game with its options: wythoff, bash max=3, chomp 3xn, nim a b 5',
      size: 'Numbers go from 0 to this',
      show: 'Who wins, or the Grundy values',
      share: 'Show it to the channel at once',
    },
  },
  claim: {
    description: 'Test what you believe of a game: a counterexample, or how far it holds',
    options: {
      claim: 'wythoff: P iff a = b · bash max=3: SG = n mod 4 · euclid: N iff floor(b/a) >= 2 if a > 0',
      size: 'Numbers of the positions tested go up to this',
      share: 'Show it to the channel at once',
    },
  },
  class: {
    description: 'The class quiz: take part, leave, see your results',
    options: {
      join: 'Take part in the quiz of this channel, and tell the teacher your name',
      name: 'Your name on the roster, which only teachers see',
      leave: 'Take part no more; your answers to this quiz are deleted',
      results: 'Your results of the latest quiz in this channel',
    },
  },
  teach: {
    description: 'For teachers: quizzes, results, roster',
    options: {
      quiz: 'Quizzes of this channel',
      create: 'Make a quiz; students can then join',
      start: 'Start the quiz of this channel',
      panel: 'The teacher’s panel of the quiz in this channel',
      results: 'Results of the latest quiz in this channel, with files',
      roster: 'The names that students gave, beside their accounts',
      role: 'Which role may teach beside those who manage the server',
      whichRole: 'The role; leave empty for none',
      games: 'Games, with commas between: nim, wythoff, kayles (empty: nim)',
      skills: 'outcome, winning-move, nim-sum, mex, grundy, why, zeckendorf, … (empty: a mix)',
      count: 'How many questions (10)',
      level: 'How hard, 1 to 5 (2)',
      mode: 'Who says when it goes on',
      seconds: 'Seconds to answer a question (45)',
      reading: 'Seconds to read it before answers open (5)',
      typed: 'Answers are typed rather than chosen, where that can be done',
    },
  },
  settings: { description: 'Your language and level', options: {} },
  help: {
    description: 'How this works, and the rules of the games',
    options: { topic: 'A topic, or a game' },
  },
  choices: {
    level: {
      beginner: 'beginner: errs often',
      casual: 'casual: errs now and then',
      club: 'club: errs seldom',
      perfect: 'perfect: never gives a win away',
      sparring: 'sparring: hands you winnable positions',
    },
    first: { me: 'me', them: 'the other side', random: 'by chance', winnable: 'so that I can win' },
    clock: { none: 'no clock', '5m': '5 minutes a move', '1d': '1 day a move' },
    place: { here: 'here', thread: 'in a thread of its own' },
    mode: { live: 'live: the teacher', automatic: 'automatic: the clock' },
    show: { outcomes: 'who wins: P or N', values: 'Grundy values' },
    explain: {
      verdict: 'verdict: one line',
      strategy: 'strategy: what to do, and the table that shows it',
      proof: 'proof: why no answer helps',
      table: 'table: every move with its value',
    },
  },
  menus: { analyze: 'Analyze this position', challenge: 'Challenge' },
  autocomplete: {
    dealt: (game) => `${game} — I deal a position`,
    understood: (line) => `✓ ${line}`,
    example: (game, line) => `${game} — ${line}`,
  },
};
