import { code, strong } from '../doc.ts';
import type { ScreenTexts } from '../screens.ts';
import { define } from './define.ts';
import { help } from './help.ts';
import { privacy, review, stats } from './records.ts';
import { label } from './steps.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const screens: ScreenTexts = {
  cut: 'There is more than fits here: the whole text is in the file.',
  cutFile: 'whole-text.txt',
  strengths: {
    beginner: { name: 'beginner', means: 'makes many mistakes' },
    casual: { name: 'casual', means: 'makes some mistakes' },
    club: { name: 'club', means: 'makes few mistakes' },
    perfect: { name: 'perfect', means: 'never gives a won position away' },
    sparring: { name: 'sparring', means: 'hands you winnable positions and counts how often you keep them' },
  },
  clocks: { none: 'no clock', '5m': '5 minutes a move', '1d': '1 day a move' },
  rule: {
    normal: 'Make the last move to win.',
    misere: 'Misère: make the last move and you lose.',
  },
  bot: (strength) => `Sprague (${screens.strengths[strength].name})`,
  anybody: 'anybody',
  gone: 'somebody who left',
  part: (part, position) => `${label(part)}: ${position}`,
  board: {
    toMove: (game, who) => [`${game}: `, who, ' to move'],
    won: (game, winner) => [`${game}: `, winner, ' wins'],
    ended: {
      'last-move': (winner, loser) => ['The game is over: ', winner, ' wins, ', loser, ' loses.'],
      resigned: (winner, loser) => [loser, ' resigned: ', winner, ' wins.'],
      'out-of-time': (winner, loser) => ['The time of ', loser, ' ran out: ', winner, ' wins.'],
    },
    players: (first, second) => [first, ' (first) against ', second],
    lastMove: (who, move, number) => [`Move ${number}: `, who, ' — ', strong(move)],
    kept: (who, kept, had) => [
      who,
      kept > 0
        ? ` had the win ${times(had)} and kept it ${times(kept)}.`
        : had === 1
          ? ' had one winning chance and missed it.'
          : ` had ${had} winning chances and missed them all.`,
    ],
    neverHad: (who) => [who, ' never had a win to keep.'],
    hints: (who, count) => [who, ` had ${count === 1 ? 'a hint' : `${count} hints`}.`],
    practice: 'A move was taken back: this game is practice and does not count.',
    unrated: 'Unrated: ratings count games that everybody has, in positions that I deal.',
    howToType: (example, said) => [
      'To type a move, press “Type a move” and write, for example, ',
      code(example),
      ` — ${said}`,
    ],
    choosePart: 'Choose where to move …',
    chooseMove: 'Choose your move …',
    chooseRange: 'Choose among more moves …',
    back: '← back',
    range: (from, to, first) => `moves ${from} to ${to}: ${first} …`,
    moreByTyping: 'More moves than are listed here are possible: type yours.',
    type: 'Type a move',
    hint: 'Hint',
    undo: 'Undo',
    asks: (who, number, move) => [
      who,
      ` would like to take back move ${number}: `,
      strong(move),
      '. (Then the game is practice.)',
    ],
    refused: (who) => [who, ' said no: the move stands.'],
    allow: 'Allow it',
    refuse: 'No, play on',
    clock: (clock, until) =>
      until === null ? [`${clock}; it stands still now.`] : [`${clock}; this one ends `, until, '.'],
    yourTurn: 'Your turn',
    call: (who, game) => [who, `: it’s your turn in ${game}.`],
    clockWarning: (who, game, left) => [who, `: in ${game} your time runs out in ${left}.`],
    left: { '5m': 'one minute', '1d': 'two hours' },
    resign: 'Resign',
    abandoned: (game) => `${game}: ended without a result`,
    abandonedText: 'One side was gone. Nobody wins, and nothing is counted.',
    rematch: 'Rematch',
    review: 'Review',
    why: 'Why?',
    goTo: 'Go to the board',
    rematchThere: 'The rematch is there already.',
    unreachable: (game) =>
      `I can no longer show the board of your game of ${game}: its channel is gone or closed to me. The game is safe. /games lists it, and brings its board to where you are.`,
    clockStands: (clock) => `Its clock (${clock}) stands still until then.`,
    inThread: 'The game has a thread of its own.',
    noThread: 'I could not open a thread here, so the board is in the channel.',
  },
  menus: {
    noLine: 'I found no position in that message. A position is a line such as nim 3 4 5.',
    others: (count) =>
      count === 1
        ? 'There is another position in that message'
        : `There are ${count} more positions in that message`,
    chooseLine: 'Analyze another …',
    challengeTitle: 'Challenge',
    challengeLabel: 'Game',
    challengeText: 'A game, or a game and a position',
  },
  typing: {
    title: 'Your move',
    label: 'Move',
    description: 'As in the example; the board is not changed by a mistake.',
  },
  resign: {
    title: 'Resign?',
    text: 'The other side wins at once. This cannot be taken back.',
    yes: 'Yes, I resign',
    no: 'No, play on',
    doneTitle: 'Resigned',
    done: 'You gave this game up. A rematch is one click away, on the board.',
    keptTitle: 'Played on',
    kept: 'Nothing was given up: the game goes on.',
    left: 'The other side has not moved for a week. You may end the game without a result: nobody wins, and nothing is counted.',
    abandon: 'The other is gone: end it',
    abandonTitle: 'End it without a result?',
    abandoned: 'The game was ended. Nobody wins, and nothing is counted.',
  },
  challenge: {
    title: (from, to, game) => [`${game}: `, from, ' challenges ', to],
    begins: (who) => [who, ' begins.'],
    winnable: (who) => [who, ' asked for the side that can win here.'],
    clock: (clock) => [`Time: ${clock}.`],
    until: (moment) => ['It expires ', moment, '.'],
    guest:
      'I am not a member of this place: I can answer clicks, and nothing else. So there is no clock, no warning and no thread here; /games finds the game again.',
    accept: 'Accept',
    decline: 'Decline',
    cancel: 'Cancel',
    ended: {
      declined: { title: 'Declined', text: (who) => [who, ' did not want to play this time.'] },
      cancelled: { title: 'Cancelled', text: (who) => [who, ' took the challenge back.'] },
      expired: { title: 'Expired', text: (who) => ['Nobody answered ', who, ' in time.'] },
    },
  },
  hint: {
    title: (step) => `Hint ${step} of 4`,
    outcome: {
      N: 'This is an N-position: there is a winning move.',
      P: 'This is a P-position: every move can be answered. Look for the move that is hardest to answer.',
      unknown: 'Who wins here is not known to me.',
    },
    inPart: (part) => `The winning move is in ${part}.`,
    onePart: 'No part of this position can be judged alone: it counts as a whole.',
    noPart: 'No part holds a winning move.',
    noValues: 'There is no table of values for this position.',
    wins: (move) => `A winning move: ${move}.`,
    resists: (move) => `No move wins. This one makes it hardest for them: ${move}.`,
    next: 'Next hint',
  },
  faults: {
    title: 'That did not work',
    legal: (moves, more) =>
      more ? `Moves that work here, for example: ${moves}.` : `Moves that work here: ${moves}.`,
    'too-long-to-play': (most) =>
      `This position is too long for a board (at most ${most} characters). You can analyse it: /analyze.`,
    'nothing-to-play': (line) =>
      `In ${line} there is no move to make: nothing to play. Try a larger position.`,
    'winner-unknown': (line) =>
      `Who wins ${line} could not be found out in time. Choose who moves first instead.`,
    'too-slow': 'This position takes too long to work out here. Try a smaller one.',
    'challenge-yourself': 'You cannot challenge yourself. Leave “opponent” empty to play against me.',
    'own-challenge': (to) => ['Waiting for ', to, ' to accept. You can cancel.'],
    'no-such-match': 'I do not know this game any more. /play starts a new one.',
    'cannot-replay': 'This game is from a version of me that I cannot read any more. /play starts a new one.',
    stale: 'That button is out of date, so nothing was played. Use the newest board.',
    'not-your-game': (a, b) => ['This is a game between ', a, ' and ', b, '. /play starts one of your own.'],
    'not-your-turn': (who) => ['It is the turn of ', who, '. Nothing was played.'],
    'not-playing': 'No move can be made here now.',
    'not-a-challenge': 'This challenge was answered before.',
    'not-challenged': (who) => ['This challenge is for ', who, '. /play makes one of your own.'],
    'not-the-challenger': (who) => ['Only ', who, ' can take this challenge back.'],
    'nothing-asked': 'There is no such question to answer now.',
    'nothing-to-undo': 'There is no move of yours to take back.',
    'not-left':
      'The game goes on: only when it has been the turn of the other side for a week, without a clock, can it be ended without a result.',
    'no-hints': 'There are no hints in a game against a person. Hints work against me: /play nim.',
    'not-over': 'This game is not over yet.',
    'nobody-here':
      'Nobody but you can see this place. Challenge somebody in a server, or leave “opponent” empty to play against me.',
    'no-bots': 'That account is a bot; only I play here. Leave “opponent” empty to play against me.',
    guest:
      'I am not a member of this place: I can answer clicks, and nothing else. So no clock and no thread here; /play without them works, for example /play nim 3 4 5.',
    'file-too-large': (most) => `The file is too large: at most ${most}.`,
    'file-not-text': 'The file is not a text file.',
    'files-busy': 'I’m reading too many files right now. Please try again in a minute.',
    'too-many-jobs':
      'You already have one answer on the way and one waiting. Ask again when the first has arrived.',
    'too-fast': (seconds) => `That’s a lot of commands in a minute. Try again in ${seconds} s.`,
    'unfit-option':
      'One of the options doesn’t fit this command. Type it again and choose from what’s offered.',
    'file-unreachable': 'The file could not be read. Please attach it again.',
  },
  review,
  stats,
  privacy,
  define,
  analysis: {
    checked: '✓ Checked against the rules.',
    levels: { verdict: 'Verdict', strategy: 'Strategy', proof: 'Proof', table: 'Table' },
    share: 'Share',
    shared: 'Shared with the channel.',
    sharedBy: (who) => ['Shared by ', who],
    thinking: 'I am thinking about it …',
    levelsByCommand: 'For another level, use the option “explain” of /analyze.',
    whyHere: ['Here the game turned: this was the position before the last move that gave a win away.'],
    whyStart: ['This was the position at the start.'],
    afterGame: (move) => [`Before move ${move}.`],
  },
  games: {
    title: 'Your games',
    none: 'You have no game going. /play starts one.',
    yourTurn: 'your turn',
    theirTurn: 'their turn',
    challenged: 'you are challenged',
    waiting: 'waiting for an answer',
    against: (who) => [' against ', who],
    open: (number) => `Open ${number}`,
    here: 'Bring a board here …',
    left: 'The other is gone: end it …',
    elsewhere:
      'This game is with somebody who may not see this place. Bring its board to the server where you play it.',
    noClockHere:
      'This game has a clock, and I am not a member of this place: bring its board to the server where you play it.',
  },
  settings: {
    title: 'Settings',
    scope: (server) =>
      server
        ? 'Your language and level hold for you, everywhere; the rest holds for everybody on this server.'
        : 'These hold for you, everywhere.',
    language: 'Your language',
    asDiscord: 'Same as Discord',
    level: 'Default difficulty',
    defaultLevel: 'Default (casual)',
    calls: 'Call you when it’s your turn against a person',
    callChoices: { here: 'Beside the board', direct: 'In a direct message', off: 'Don’t call me' },
    server: 'Language of boards on this server',
    saved: 'Saved.',
    notAllowed: 'Only who may manage the server can change this.',
  },
  help,
  failed: {
    title: 'That went wrong',
    text: 'The mistake is mine and it is noted. What was played before is safe; please try again.',
    store: {
      away: 'I can’t reach my database right now. Everything you did before is saved. Please try again in a minute.',
      busy: 'My database is busy with other work right now. Everything you did before is saved. Please try again in a minute.',
      full: 'My disk is full, so I can’t save anything new. Everything you did before is saved. Please tell the people who run me.',
      broken:
        'I can’t read or write my database. Please tell the people who run me: they find the reason in the log.',
    },
    late: {
      title: 'This takes too long',
      text: 'I still don’t have your answer. Everything I confirmed to you is saved. If the answer comes, you’ll see it here; if not, please try again in a minute.',
    },
    old: 'This button is from an older version of me. Please use the command again.',
  },
};
