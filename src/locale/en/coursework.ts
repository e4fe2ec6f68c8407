import type { CourseworkTexts } from '../coursework.ts';
import { strong } from '../doc.ts';

const questions = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const coursework: CourseworkTexts = {
  by: (who) => ['Set by ', who, '.'],
  exam: {
    title: 'Exam',
    about: (count, minutes) =>
      `${questions(count)}, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} for all of them, in your own order.`,
    how: 'Everybody has positions of their own, equally hard. Nothing is told before the end.',
    ends: (at, date) => ['It ends ', at, ' (', date, ').'],
    paused: 'The clock is stopped.',
    progress: (joined, begun, finished) =>
      `${joined === 1 ? '1 takes part' : `${joined} take part`} · ${begun} begun · ${finished} with all answered`,
    start: 'My questions',
    begin: 'The exam is on: press “My questions”. Only you see them.',
    late: 'Late? You can still take part, until the end that holds for all.',
    over: 'The exam is over',
    sure: 'End it now, for everybody? What was answered counts; what was not counts as not answered.',
    more: '+5 min',
    rules: [
      'When the exam begins, press “My questions”: they are yours alone, and only you see them.',
      'Answer in any order and change your answers as often as you like, until the end.',
      'Nobody sees what is right before the end. Then “My results” shows your answers and the right ones.',
    ],
  },
  homework: {
    title: 'Homework',
    about: (count, retakes, counts) =>
      `${questions(count)}, at your own pace. ${
        retakes === 0
          ? 'One attempt.'
          : `You may do it again ${retakes === null ? 'as often as you like' : times(retakes)}, with new positions; the ${
              counts === 'best' ? 'best' : 'last'
            } attempt counts.`
      }`,
    opens: (at) => ['It opens ', at, '.'],
    closes: (date, at) => ['It closes ', date, ', ', at, '.'],
    until: (date, at) => ['closes ', date, ', ', at],
    progress: (begun, finished) => `${begun} begun · ${finished} handed in`,
    start: 'My questions',
    reminder: 'Homework closes soon',
    mine: 'Your homework',
    none: 'There is no homework for you here.',
    open: 'under way',
    again: 'can be done again',
    done: 'done',
    result: (points, most, attempts) =>
      `${points} of ${most}${attempts > 1 ? ` (${attempts} attempts)` : ''}`,
    attempts: (left) =>
      left === null
        ? 'as many attempts as you like'
        : left === 1
          ? '1 attempt left'
          : `${left} attempts left`,
    choose: 'Open…',
    over: 'closed',
    ended: 'Homework is closed',
    so: (points, most) => `What counts so far: ${points} of ${most}.`,
    named: (name) => `Homework: ${name}`,
  },
  paper: {
    title: (number, of) => `Your question ${number} of ${of}`,
    answered: (count, of, missing) => `${count} of ${of} answered. Still open: ${missing}`,
    all: 'You have answered everything.',
    yours: (answer) => ['Your answer: ', strong(answer)],
    none: 'Not answered yet.',
    until: (at) => ['You may change your answers; it ends ', at, '.'],
    anytime: 'You may change your answers until the end.',
    before: '◀ Back',
    next: 'Next ▶',
    handIn: 'Hand in',
    ask: (missing) =>
      missing === 0
        ? 'Hand in now? After that nothing can be changed.'
        : `Hand in now? ${missing === 1 ? '1 question is' : `${missing} questions are`} not answered, and after that nothing can be changed.`,
    yes: 'Yes, hand in',
    no: 'No, go on',
    again: 'Do it again',
    attempt: (number) => `Attempt ${number}.`,
    waits: 'Your questions come with the beginning. Watch this channel.',
    secret: 'What is right is told at the end of the exam.',
  },
  scoring: {
    rule: (rule, speed) =>
      `Points: ${rule === 'accuracy' ? 'one for each right answer' : 'right answers, by how sure you say you are'}${
        speed ? '; a quick right answer earns up to half a point more' : ''
      }.`,
    names: { accuracy: 'right answers', confidence: 'right answers, and how sure one is' },
    how: 'Sure: 2 points if right, −2 if wrong. Not sure: 1 point if right, 0 if wrong. “Sure” pays when you think you are right with more than 2 chances in 3.',
    sure: 'I am sure',
    unsure: 'Not sure',
    said: (sure) =>
      sure === null
        ? 'How sure are you? Where nothing is said, it counts as not sure.'
        : sure
          ? 'You are sure of it.'
          : 'You are not sure of it.',
    points: (points, most) => ['Points: ', strong(`${points} of ${most}`)],
  },
  podium: { title: 'Podium', line: (place, who, points) => [`${place}) `, who, ` — ${points}`] },
  plan: {
    title: 'Planned',
    made: (date, at, zone) => ['It begins ', date, ' (', at, '). The class’s time zone is ', zone, '.'],
    lobby: (minutes) => `Students can join ${minutes === 1 ? '1 minute' : `${minutes} minutes`} before.`,
    begins: {
      itself: 'It then begins by itself.',
      teacher: 'It then waits for you: start it from the panel.',
    },
    window: (opens, closes, zone) => [
      ...(opens === null ? ['It is open'] : ['It opens ', opens]),
      ' and closes ',
      closes,
      `. The class’s time zone is ${zone}.`,
    ],
    twice: 'The clocks are put back that day and this time comes twice: the first one is meant.',
    usualZone: 'No time zone was set for this server: /teach zone sets it.',
    none: 'Nothing is planned.',
    line: (name, date, at, channel) => [strong(name), ': ', date, ' (', at, '), ', channel],
    cancel: 'Cancel…',
    cancelled: 'Cancelled.',
    missed: (date) => [
      'What was planned for ',
      date,
      ' did not take place: I was away then, or another quiz went on here. A teacher can plan it anew.',
    ],
    unwarranted: (date) => [
      'What was planned for ',
      date,
      ' did not begin: whoever planned it may not teach here any more. A teacher can plan it anew.',
    ],
    late: 'It begins later than planned: I was away, or the channel was not free.',
    starts: (at) => ['It begins ', at, '.'],
    preparing: 'Everybody’s positions are being made; this takes a moment.',
    drawing: (students) =>
      `Pictures for ${students === 1 ? '1 student' : `${students} students`} are still being drawn; Start works when they are.`,
    making: (students) =>
      `Positions for ${students === 1 ? '1 student' : `${students} students`} are still being made; Start works when they are.`,
    scarce: (question, positions) =>
      `question ${question}: ${positions === 1 ? '1 position' : `${positions} positions`}`,
    few: (named, others, students) =>
      `${students} take part, and some questions have fewer positions (${named.join('; ')}${others > 0 ? `; and ${others === 1 ? '1 more question' : `${others} more questions`}` : ''}). There some share a position; neighbours do so only where there is just one.`,
  },
  panel: {
    exam: {
      end: 'End the exam',
      over: 'The exam is over.',
      movedOn: 'The exam had moved on; nothing was done. This is how it stands.',
      unseen:
        '⚠ I cannot write in the channel of this exam, so nobody sees it there. Allow me to view it and to send messages and files there; I try again every half minute.',
    },
    homework: {
      end: 'Close the homework',
      over: 'The homework is closed.',
      movedOn: 'The homework had moved on; nothing was done. This is how it stands.',
      unseen:
        '⚠ I cannot write in the channel of this homework, so nobody sees it there; /class homework opens it all the same. Allow me to view the channel and to send messages and files there; I try again every half minute.',
    },
  },
  homeworks: {
    title: 'Homework',
    none: 'There is no homework in this server. Make some with /teach homework create.',
    line: (name, state, closes, finished, joined) => [
      strong(name),
      ` — ${state}, closes `,
      closes,
      `; ${finished} of ${joined} have handed in`,
    ],
    states: { planned: 'not open yet', open: 'open', over: 'closed' },
    choose: { list: 'Look at…', close: 'Close now…', results: 'Results of…' },
    closed: (name) => `“${name}” is closed. What was answered counts.`,
  },
  zone: { title: 'Time zone', set: (zone, now) => `The class’s time zone is ${zone}. It is ${now} there.` },
  faults: {
    'no-such-zone': (token) => `There is no time zone called “${token}”.`,
    'no-such-time': (token) => `“${token}” is no date and time that I can read.`,
    'two-times': (token) => `“${token}” may mean more than one time. Write the one that you mean.`,
    'skipped-time': (token, zone, instead) =>
      `There is no “${token}” in ${zone}: the clocks are put forward over it. They show ${instead} then.`,
    'past-time': (token) => `“${token}” has passed.`,
    'far-time': (days) => `That is more than ${days} days away.`,
    'begun-stays': (until, date) => [
      'You have begun this exam. Whoever has seen the questions stays until the end',
      ...(until === null || date === null
        ? ['; its clock is stopped now.']
        : [': ', date, ' (', until, ').']),
    ],
    'no-window': 'Homework must close after it opens.',
    making: 'Your own questions are being made, since many came at once. Press again in a moment.',
    'not-ready': 'Everybody’s positions are still being made. Try again in a moment.',
    'handed-in': 'This attempt was handed in; nothing of it can be changed.',
    'no-more-attempts': 'There is no attempt left.',
  },
};
