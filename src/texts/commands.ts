import type { Level } from '../engine/explain/step.ts';
import type { AnswersRule, AttemptRule, ScoringRule, Teaming } from '../learn/model/assignment.ts';
import type { LiveMode } from '../learn/model/policy.ts';
import { BOT_LEVELS, type FirstPlayer, type TimeControl } from '../play/model/match.ts';
import type { Catalogue } from './catalogue.ts';

type Choices<C extends string> = Readonly<Record<C, string>>;

/** The choices that command options offer. */
const choices = (t: Catalogue) => ({
  level: t.record('choice-level', BOT_LEVELS),
  first: t.record('choice-first', ['me', 'them', 'random', 'winnable']) satisfies Choices<FirstPlayer>,
  clock: t.record('choice-clock', ['none', '1m', '5m', '1d']) satisfies Choices<TimeControl>,
  place: t.record('choice-place', ['here', 'thread']),
  mode: t.record('choice-mode', ['live', 'automatic', 'exam']) satisfies Choices<LiveMode | 'exam'>,
  scoring: t.record('choice-scoring', ['accuracy', 'confidence']) satisfies Choices<ScoringRule>,
  begins: t.record('choice-begins', ['itself', 'teacher']),
  retakes: t.record('choice-retakes', ['0', '1', '2', '3', '5', 'any']),
  counts: t.record('choice-counts', ['best', 'last']) satisfies Choices<AttemptRule>,
  podium: t.record('choice-podium', ['none', 'once', 'places']),
  teaming: t.record('choice-teaming', ['choose', 'teacher', 'lot']) satisfies Choices<
    Exclude<Teaming, 'none'>
  >,
  answers: t.record('choice-answers', ['done', 'closed', 'hidden']) satisfies Choices<AnswersRule>,
  show: t.record('choice-show', ['outcomes', 'values']),
  explain: t.record('choice-explain', ['answer', 'why', 'proof', 'moves', 'table']) satisfies Choices<Level>,
});

const paper = (t: Catalogue) => ({
  description: t.text('command-paper'),
  ...t.record('command-paper', ['print', 'enter', 'quiz', 'size', 'for', 'copies', 'language', 'joined']),
  ...t.record('command-paper', ['roster']),
});

const teach = (t: Catalogue) => ({
  description: t.text('command-teach'),
  options: {
    ...t.record('command-teach', ['quiz', 'create', 'start', 'panel', 'results', 'roster', 'role', 'games']),
    ...t.record('command-teach', ['skills', 'count', 'level', 'mode', 'seconds', 'reading', 'typed']),
    ...t.record('command-teach', ['title', 'minutes', 'students', 'scoring', 'speed', 'shut', 'podium']),
    ...t.record('command-teach', ['teams', 'teaming', 'anonymous', 'schedule', 'planned', 'when', 'lobby']),
    ...t.record('command-teach', ['begins', 'homework', 'opens', 'closes', 'retakes', 'answers', 'counts']),
    ...t.record('command-teach', ['zone', 'late', 'partial', 'penalty', 'allow', 'student', 'extra']),
    ...t.record('command-teach', ['until', 'attempts', 'pause', 'progress', 'copy', 'template', 'templates']),
    ...t.record('command-teach', ['whichRole', 'removeRole', 'homeworkCreate', 'homeworkList']),
    ...t.record('command-teach', ['homeworkClose', 'homeworkResults', 'homeworkLesson', 'homeworkLessons']),
    ...t.record('command-teach', ['whichLesson', 'moreMinutes', 'ofQuiz', 'templateSave', 'templateAdd']),
    ...t.record('command-teach', ['templateFile', 'templateUse', 'templateList', 'templateRemove']),
    ...t.record('command-teach', ['whichZone']),
  },
});

/** The texts of Discord's command picker. */
export const commands = (t: Catalogue) => ({
  /** The description of the application in its profile and in the App Directory: at most 400 characters (Discord). */
  application: t.text('application-description'),
  play: {
    description: t.text('command-play'),
    options: t.record('command-play', [
      'line',
      'opponent',
      'anybody',
      'level',
      'first',
      'misere',
      'size',
      'clock',
      'hints',
      'place',
    ]),
  },
  analyze: {
    description: t.text('command-analyze'),
    options: t.record('command-analyze', ['line', 'explain', 'share', 'file']),
  },
  games: {
    description: t.text('command-games'),
    options: {},
  },
  review: {
    description: t.text('command-review'),
    options: t.record('command-review', ['match']),
  },
  stats: {
    description: t.text('command-stats'),
    options: t.record('command-stats', ['user']),
  },
  privacy: {
    description: t.text('command-privacy'),
    options: {},
  },
  define: {
    description: t.text('command-define'),
    options: t.record('command-define', ['name', 'definition', 'file', 'remove']),
  },
  table: {
    description: t.text('command-table'),
    options: t.record('command-table', ['game', 'size', 'show', 'share']),
  },
  claim: {
    description: t.text('command-claim'),
    options: t.record('command-claim', ['claim', 'size', 'share']),
  },
  class: {
    description: t.text('command-class'),
    options: t.record('command-class', ['join', 'name', 'leave', 'results', 'homework', 'progress', 'share']),
  },
  teach: teach(t),
  paper: paper(t),
  bank: {
    description: t.text('command-bank'),
    options: {
      ...t.record('command-bank', ['add', 'list', 'show', 'remove', 'set', 'positions', 'file', 'number']),
      ...t.record('command-bank', ['roster', 'export', 'ids', 'quiz', 'ofSet']),
    },
  },
  settings: {
    description: t.text('command-settings'),
    options: {},
  },
  help: {
    description: t.text('command-help'),
    options: t.record('command-help', ['topic']),
  },
  choices: choices(t),
  menus: t.record('menu', ['analyze', 'challenge']),
  autocomplete: {
    dealt: (game: string) => t.text('complete-dealt', { game }),
    understood: (line: string) => t.text('complete-understood', { line }),
    example: (game: string, line: string) => t.text('complete-example', { game, line }),
  },
});
export type CommandTexts = ReturnType<typeof commands>;
