/** Assignments for tests without a store. */
import { type Assignment, DEFAULT_SETTINGS, type QuizSettings } from '../../src/learn/model/assignment.ts';

/** A live quiz of three positions of Nim in its lobby, by default. */
export const assignmentOf = (
  over: Partial<Assignment>,
  settings: Partial<QuizSettings> = {},
): Assignment => ({
  id: 'q1',
  guild: '1',
  channel: '2',
  teacher: '42',
  settings: {
    ...DEFAULT_SETTINGS,
    mode: 'live',
    count: 3,
    kinds: ['nim-sum'],
    games: ['nim'],
    level: 2,
    readingSeconds: 5,
    answerSeconds: 30,
    typed: false,
    ...settings,
  },
  phase: 'lobby',
  plan: [0, 1, 2],
  current: -1,
  deadline: null,
  left: null,
  revision: 0,
  createdAt: 0,
  updatedAt: 0,
  board: null,
  ending: null,
  remindAt: null,
  prepared: true,
  ...over,
});
