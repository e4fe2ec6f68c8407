import type { ClassroomTexts } from '../classroom.ts';
import { strong } from '../doc.ts';
import { coursework } from './coursework.ts';

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);

export const classroom: ClassroomTexts = {
  work: coursework,
  lobby: {
    title: 'Class quiz',
    invites: (who) => (who === null ? ['A quiz is about to begin.'] : [who, ' invites you to a quiz.']),
    about: (count, seconds, pace) =>
      `${count === 1 ? '1 question' : `${count} questions`}, ${seconds} s to answer each. ${
        pace === 'live' ? 'Your teacher starts each question.' : 'Each question starts by itself.'
      }`,
    listed: (heading, items) => `${heading}: ${items.join(', ')}`,
    skills: 'Skills',
    games: 'Games',
    joined: (count) => (count === 1 ? '1 has joined' : `${count} have joined`),
    join: 'Join',
    rules: 'Rules',
    closed: 'The quiz has begun. You can still join; earlier questions are not counted against you.',
  },
  rules: {
    title: 'How it works',
    text: [
      'A question appears. When the reading time is over, answers open: press a button or type.',
      'Nobody else sees your answer, and you may change it until the question closes.',
      'Then everybody sees how many gave which answer, and why the right one is right.',
      'If you join late, you get the questions from then on.',
    ],
  },
  question: {
    title: (number, of) => `Question ${number} of ${of}`,
    reading: (opens) => ['Read it first.', ...(opens === null ? [] : [' Answers open ', opens, '.'])],
    open: (closes) => (closes === null ? ['Answers are open.'] : ['Answers close ', closes, '.']),
    paused: 'The clock is stopped.',
    answered: (count, of) => `${count} of ${of} answered`,
    type: 'Type the answer',
    choose: 'Choose all that are right…',
    chooseOne: 'Choose one…',
    byLetter: (several) => `You may type ${several ? 'their letters' : 'its letter'} instead.`,
    skipped: 'This question was skipped and does not count.',
  },
  modal: { title: 'Your answer', label: 'Answer', letters: 'The letter of your answer, such as B' },
  recordedTitle: 'Your answer',
  recorded: (answer) => ['Recorded: ', strong(answer)],
  changeable: (closes) =>
    closes === null
      ? ['You may change it until your teacher closes the question.']
      : ['You can change it until ', closes, '.'],
  reveal: {
    title: (number) => `Answer to question ${number}`,
    tally: (right, answered, of) => `${right} right, of ${answers(answered)} (${of} in the class)`,
    nobody: 'Nobody answered.',
    count: (answer, count, right, thought) => [
      right ? '✓ ' : '✗ ',
      strong(String(count)),
      ` — ${answer}`,
      ...(thought === null ? [] : [` (${thought})`]),
    ],
    others: (count) => `${count} other answers`,
    mine: 'Was I right?',
    right: 'Yes, right',
    wrong: 'Not this time',
    unanswered: 'You gave no answer to this question.',
    given: (answer) => ['You answered: ', strong(answer)],
  },
  final: {
    title: 'The quiz is over',
    summary: (students, questions, percent) =>
      `${students === 1 ? '1 student' : `${students} students`}, ${
        questions === 1 ? '1 question' : `${questions} questions`
      }; ${percent}% of all answers asked for were right.`,
    none: 'No question was asked.',
    nobody: 'Nobody took part.',
    mine: 'My results',
  },
  own: {
    title: 'Your results',
    bySkill: 'By skill',
    score: (right, asked) => ['Right: ', strong(`${right} of ${asked}`)],
    none: 'Nothing that counts was asked of you yet.',
    line: (number, right, answer, correct, sure) => [
      right === true ? '✓ ' : right === false ? '✗ ' : '○ ',
      `${number}) `,
      right === null ? 'no answer' : `${answer.replace(/\.$/, '')}${sure === null ? '' : ` (${sure})`}`,
      ...(right === true ? [] : [' — right: ', strong(correct.replace(/\.$/, ''))]),
    ],
    private: 'Only you and the teachers of this server see this.',
  },
  joined: {
    title: 'You take part',
    text: 'Questions appear in this channel. To tell the teacher your name: /class join name:…',
    late: 'The quiz has begun: earlier questions are not counted against you.',
  },
  left: 'You left the quiz. Your answers to it are deleted.',
  named: (name) => (name === null ? 'Your name is off the roster.' : `On the roster you are: ${name}`),
  panel: {
    title: 'Teacher’s panel',
    phase: {
      planned: 'It is planned.',
      lobby: 'Students can join.',
      reading: 'Reading time.',
      open: 'Answers are open.',
      revealed: 'The answer is shown.',
      over: 'The quiz is over.',
    },
    place: (number, of) => `Question ${number} of ${of}.`,
    paused: 'The clock is stopped.',
    movedOn: 'The quiz had moved on; nothing was done. This is how it stands.',
    unseen:
      '⚠ I cannot write in the channel of this quiz, so nobody sees it. Allow me to view it and to send messages and files there; I try again every half minute.',
    acts: {
      start: 'Start',
      close: 'Close now',
      next: 'Next question',
      pause: 'Pause',
      resume: 'Go on',
      more: '+15 s',
      again: 'Ask one like it',
      skip: 'Skip',
      end: 'End the quiz',
    },
    finish: 'Finish',
    refresh: 'Refresh',
    results: 'Results',
    sure: 'End the quiz now? Questions not yet answered in public do not count.',
    endNow: 'Yes, end it',
    goOn: 'No, go on',
    missing: (count) => `The games have no more such questions: ${count} fewer than you asked for.`,
  },
  results: {
    title: 'Results',
    none: 'Nobody took part yet.',
    students: 'Students',
    hardest: 'Hardest questions',
    question: (number, kind, right, asked) => [
      `${number}) ${kind}: `,
      strong(`${right} of ${asked}`),
      ' right',
    ],
    misconceptions: 'Same error at least twice',
    misconception: (name, count) => `${name}: ${count === 1 ? '1 student' : `${count} students`}`,
    files: 'The files have every answer and every student; they open in a spreadsheet.',
    more: (count) => `and ${count} more, in the file`,
  },
  roster: { title: 'Roster', none: 'Nobody gave a name yet. Students do so with /class join name:…' },
  sitting: {
    title: 'You are sitting an exam',
    text: (until, date) =>
      until === null || date === null
        ? ['It goes on, and its clock is stopped.']
        : ['It ends ', until, ' (', date, ').'],
    what: 'Until it ends I solve nothing for you, on any server or in DMs: no /analyze, /table, /claim, /practice or /learn, no hints, reviews, results or quizzes of your own, no games against me and no new ones. After that everything works again.',
    rule: 'Once you start, I solve nothing for you until it ends, on any server or in DMs: no analyses, practice, lessons, hints or new games. You can’t leave before the end.',
  },
  remove: {
    ask: 'Delete this quiz…',
    title: 'Delete this quiz for good?',
    text: (students, answers) =>
      `Its questions, its results and the answers go: ${answers} answer${answers === 1 ? '' : 's'} of ${students} student${students === 1 ? '' : 's'}. Nothing brings them back.`,
    files: 'Save the two files below first: they have everything that goes.',
    stays:
      'What stays: the messages in the channel, and what each student’s own practice has learnt from it.',
    yes: 'Delete it for good',
    no: 'Keep it',
    kept: 'Nothing was deleted.',
    done: 'The quiz is deleted.',
  },
  roles: {
    title: 'Who may teach',
    none: 'Only those who manage the server may teach.',
    howTo: '/teach role role:… lets a role teach as well.',
    some: 'Those who manage the server, and members with one of these roles:',
    shown:
      'To show them /teach, allow it for the role in the server’s settings, under Integrations. /teach role remove:… takes a role off the list.',
    gone: 'deleted role',
    goneMeans: 'Nobody has a deleted role any more. Take it off the list below.',
    takeOff: 'Take a role off the list',
  },
  faults: {
    'no-server': 'A class is a thing of servers: use this in a server.',
    'not-a-teacher': 'This is for teachers: those who manage the server, or have a role that may teach.',
    'not-a-manager': 'Who may teach is set by those who manage the server.',
    'role-of-all': 'Everybody has this role, students too. Choose a role that only teachers have.',
    'too-many-roles': (most) => `At most ${most} roles may teach. Take one off the list first.`,
    'no-such-quiz': 'There is no such quiz here.',
    'moved-on': 'The quiz moved on meanwhile.',
    'not-now': 'That cannot be done at this moment of the quiz.',
    closed: 'This question takes no answers now.',
    over: 'This quiz is over.',
    'one-at-a-time': 'A quiz goes on in this channel already. End it first, or use another channel.',
    'no-such-game': (token) => `There is no game called “${token}”.`,
    'no-such-skill': (token) => `There is no skill called “${token}”.`,
    'no-questions': 'There are no such questions about these games.',
    'bad-name': (most) => `A name has at most ${most} characters.`,
    works: 'This works:',
  },
};
