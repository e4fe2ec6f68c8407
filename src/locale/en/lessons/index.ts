import type { Catalogue } from '../../catalogue.ts';
import { type LearnTexts, lastLessons, lessonReplies } from '../../lessons.ts';
import { first } from './first.ts';
import { more } from './more.ts';

export const learn = (t: Catalogue): LearnTexts => ({
  command: {
    description: 'Short lessons with exercises, and a game to win at the end of each',
    lesson: 'Which one; it goes on where you stopped',
  },
  title: 'Lessons',
  intro: 'Each lesson has a few short cards with an exercise, and a game to win at the end. Choose one:',
  placeholder: 'Choose a lesson',
  progress: (done, of) => (done === 0 ? `${of} cards` : `${done} of ${of} cards done`),
  finished: '✓ all cards done',
  card: (lesson, number, of) => `${lesson} · ${number} of ${of}`,
  exercise: 'Your turn',
  type: 'Type an answer',
  tell: 'Show me why',
  back: 'Back',
  next: 'Next',
  again: 'From the start',
  all: 'All lessons',
  right: 'Right',
  notYet: 'Not yet',
  told: 'This is why',
  modal: { title: 'Your answer', label: 'Answer' },
  game: {
    title: 'A game to win',
    winnable:
      'You take the side that can win, against the bot; undo and hints are there. The board is posted in the channel.',
    play: 'Play',
    there: 'You are playing this game already.',
  },
  lessons: { ...first, ...more, ...lastLessons(t) },
  replies: lessonReplies(t),
});
