import { code, strong } from '../doc.ts';
import type { PracticeTexts, ReviewSource } from '../practice.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A stretch of time in the largest unit that fits. */
const stretch = (ms: number): string => {
  if (ms < HOUR) return counted(Math.max(1, Math.round(ms / MINUTE)), 'minute');
  if (ms < 2 * DAY) return counted(Math.round(ms / HOUR), 'hour');
  return counted(Math.round(ms / DAY), 'day');
};

const AT: Readonly<Record<ReviewSource, string>> = {
  practice: 'in practice',
  game: 'in a game',
  review: 'in a review',
  quiz: 'in a quiz',
  lesson: 'in a lesson',
};

export const practice: PracticeTexts = {
  command: {
    description: 'Short drill: what is due first, at the difficulty that suits you',
    skill: 'A skill or a game (empty: whatever is due)',
    length: 'How many questions (10)',
  },
  all: { ofKind: (kind) => `${kind} — all games`, ofGame: (game) => `${game} — all skills` },
  title: (number, of) => `Practice ${number}/${of}`,
  why: {
    new: () => ['Why now: ', strong('new'), ' to you'],
    due: ({ since, recall }) => [
      'Why now: ',
      strong(since < MINUTE ? 'due now' : `due since ${stretch(since)}`),
      ` (chance that you still know it: ${recall}%)`,
    ],
    shaky: ({ recall }) => ['Why now: ', strong('shaky'), ` — chance that you still know it: ${recall}%`],
    missed: ({ source, line, ago }) => [
      'Why now: ',
      strong(`you missed it ${AT[source]}`),
      ` ${ago < MINUTE ? 'just now' : `${stretch(ago)} ago`}, at `,
      code(line),
    ],
    weak: ({ share }) => ['Why now: ', strong('not firm yet'), ` — ${share}% right of late`],
    young: ({ reviews }) => [
      'Why now: ',
      strong('not firm yet'),
      ` — asked only ${reviews === 1 ? 'once' : counted(reviews, 'time')} so far`,
    ],
    chosen: () => ['Why now: ', strong('you chose it')],
    steady: () => ['Why now: ', strong('to keep it up'), '; nothing is due'],
    thrown: ({ move, line }) => [
      'Why now: ',
      strong('you gave this win away'),
      ` with move ${move} of your game `,
      code(line),
    ],
    like: ({ line }) => ['Why now: ', strong('like the win you gave away'), ' at ', code(line)],
  },
  right: 'Right',
  wrong: 'Not right',
  told: 'The answer',
  yourAnswer: (answer, thought) => [
    'Your answer: ',
    strong(answer),
    ...(thought === null ? [] : [` — fits one known error: ${thought}`]),
  ],
  thought: (name, wrong) => ['This fits one known error: ', strong(name), `. ${wrong}`],
  next: 'Next',
  finish: 'Summary',
  tell: 'Tell me',
  goOn: 'Go on',
  again: 'Once more',
  whatIsDue: 'What is due',
  mastery: 'My mastery',
  modal: {
    title: 'Your answer',
    label: 'Answer',
    letters: 'The letter of your choice; of several, all letters',
  },
  summary: {
    title: 'Practice: done',
    score: (right, of) => [strong(`${right} of ${of} right.`)],
    line: (number, right, skill, answer) => [
      `${right ? '✓' : '✗'} ${number}) ${skill}`,
      ...(right ? [] : [' — right: ', strong(answer)]),
    ],
    skills: 'How it stands now',
    rest: 'Nothing of this is due again today.',
  },
  due: (left) => (left <= 0 ? 'due now' : `due in ${stretch(left)}`),
  these: (count) =>
    count === null ? 'Practise my mistakes' : count === 1 ? 'Practise this one' : `Practise these ${count}`,
  faults: {
    title: 'Practice',
    'no-such-skill': (token) => `I know no skill or game “${token}”.`,
    'which-skill': 'That is the name of a kind of question and of a game. Which do you mean?',
    'no-such-session': 'This practice is somebody else’s, or was deleted. Start one of your own:',
    'no-questions': (skill) => `I have no question for ${skill}. Try another skill, or whatever is due:`,
    answered: 'You have answered this one; your first answer counts. The practice goes on here:',
    'no-mistakes': 'You gave no win away in that game: nothing to practise there. Whatever is due:',
    'not-yours': 'You did not play that game. Practise whatever is due:',
  },
  stats: {
    heading: 'Mastery',
    games: 'Games',
    none: 'No skill was practised yet; games, reviews, quizzes and lessons count, too.',
    dueNow: (count) => (count === 0 ? 'Nothing is due now.' : `${counted(count, 'skill')} due now.`),
    row: (skill, mastery, due, reviews) => [
      strong(`${mastery}%`),
      ` · ${skill} · ${due} · ${counted(reviews, 'review')}`,
    ],
    more: (count) => `… and ${counted(count, 'more skill')}.`,
    explained:
      'Mastery: right answers of late (recent ones count more), times the chance that you still know it. Only you see it.',
    practise: 'Practise',
    chart: 'Mastery over time',
  },
};
