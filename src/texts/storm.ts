import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { unstopped } from './quiz.ts';

/** The texts of Storm. */
export const stormTexts = (t: Catalogue) => ({
  ...t.record('storm', ['title', 'start', 'who', 'find', 'win', 'lose', 'nobody', 'right', 'moment']),
  ...t.record('storm', ['again', 'command', 'goOn', 'overTime', 'newBest', 'missedHeading', 'faultTitle']),
  /** From the point of view of the player to move. */
  wins: { N: t.text('storm-you-win'), P: t.text('storm-they-win'), D: t.text('storm-nobody-wins') },
  score: (points: number, mistakes: number, most: number) =>
    t.text('storm-score', { points, mistakes, most }),
  rule: (minutes: number, most: number) => t.runs('storm-rule', { minutes, most }),
  you: t.runs('storm-you'),
  games: (games: string) => t.text('storm-games', { games }),
  ends: (when: Inline) => t.runs('storm-ends', { when }),
  wrong: (answer: string) => t.text('storm-wrong', { answer: unstopped(t, answer) }),
  overMistakes: (most: number) => t.text('storm-over-mistakes', { most }),
  result: (points: number, answered: number, streak: number) =>
    t.runs('storm-result', { points, answered, streak }),
  /** `today`: null where there is no score today. */
  ownBest: (today: number | null, ever: number) =>
    today === null ? t.text('storm-own-best-ever', { ever }) : t.text('storm-own-best', { today, ever }),
  serverBest: (score: number, who: Inline) => t.runs('storm-server-best', { score, who }),
  missed: (number: number, game: string, line: string, answer: string) =>
    t.runs('storm-missed', { number, game, line, answer }),
  why: (number: number) => t.text('storm-why', { number }),
  practise: (game: string) => t.text('storm-practise', { game }),
  faults: { 'no-such-run': t.runs('storm-fault-no-such-run') },
});
