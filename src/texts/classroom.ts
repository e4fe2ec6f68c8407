import { EDITS, PHASES, TEACHER_ACTS, type Teaming } from '../learn/model/assignment.ts';
import type { LiveMode } from '../learn/model/policy.ts';
import type { Catalogue } from './catalogue.ts';
import { courseworkTexts } from './coursework.ts';
import type { Inline } from './doc.ts';
import { percent } from './percent.ts';
import { unstopped } from './quiz.ts';

const lobby = (t: Catalogue) => ({
  ...t.record('class-lobby', ['title', 'skills', 'games', 'join', 'rules', 'closed']),
  invites: (who: Inline | null) => t.runs('class-lobby-invites', { who }),
  about: (count: number, seconds: number, mode: LiveMode) =>
    t.text('class-lobby-about', { count, seconds, pace: mode }),
  /** A heading followed by several items. */
  listed: (heading: string, items: readonly string[]) =>
    t.text('class-lobby-listed', { heading, items: items.join(t.text('comma')) }),
  joined: (count: number) => t.text('class-lobby-joined', { count }),
});

/** `opens`, `closes`: moments; null while no clock is running. */
const question = (t: Catalogue) => ({
  ...t.record('class-question', ['paused', 'type', 'choose', 'skipped', 'chooseOne']),
  title: (number: number, of: number) => t.text('class-question-title', { number, of }),
  reading: (opens: Inline | null) => t.runs('class-question-reading', { opens }),
  open: (closes: Inline | null) => t.runs('class-question-open', { closes }),
  answered: (count: number, of: number) => t.text('class-question-answered', { count, of }),
  /** How to answer by letter where there are no buttons. `several`: more than one answer may be right. */
  byLetter: (several: boolean) => t.text('class-question-by-letter', { several }),
});

const reveal = (t: Catalogue) => ({
  ...t.record('class-reveal', ['nobody', 'mine', 'right', 'wrong', 'unanswered']),
  title: (number: number) => t.text('class-reveal-title', { number }),
  tally: (right: number, answered: number, of: number) =>
    t.text('class-reveal-tally', { right, answered, of }),
  /** One choice or answer: how many gave it, and the misconception behind it; null where it is right. */
  count: (answer: string, count: number, right: boolean, misconception: string | null) =>
    t.runs('class-reveal-count', { answer, clause: unstopped(t, answer), count, right, misconception }),
  others: (count: number) => t.text('class-reveal-others', { count }),
  given: (answer: string) => t.runs('class-reveal-given', { answer }),
});

const own = (t: Catalogue) => ({
  ...t.record('class-own', [
    'title',
    'none',
    'excluded',
    'private',
    'look',
    'overview',
    'later',
    'unanswered',
  ]),
  page: (number: number, count: number, verdict: string) =>
    t.text('class-own-page', { number, count, verdict }),
  practise: (count: number) => t.text('class-own-practise', { count }),
  bySkill: t.text('class-own-by-skill'),
  score: (right: number, asked: number) => t.runs('class-own-score', { right, asked }),
  /** `sure`: how sure the student was of the answer; null where that was not asked. */
  line: (number: number, right: boolean | null, answer: string, correct: string, sure: string | null) =>
    t.runs('class-own-line', {
      number,
      right,
      answer: unstopped(t, answer),
      correct: unstopped(t, correct),
      sure,
    }),
});

const panel = (t: Catalogue) => ({
  ...t.record('class-panel', ['title', 'paused', 'unseen', 'finish', 'refresh', 'results', 'sure', 'podium']),
  ...t.record('class-panel', ['movedOn', 'endNow', 'goOn']),
  unveil: (place: number) => t.text('class-panel-unveil', { place }),
  phase: t.record('class-phase', PHASES),
  place: (number: number, of: number) => t.text('class-panel-place', { number, of }),
  acts: t.record('class-act', TEACHER_ACTS),
  missing: (count: number) => t.text('class-panel-missing', { count }),
});

const draft = (t: Catalogue) => ({
  ...t.record('class-draft', ['title', 'about', 'choose', 'add', 'back', 'all', 'previous', 'next']),
  ...t.record('class-draft', ['pick', 'more', 'sample']),
  pickAbout: (set: string) => t.text('class-draft-pick-about', { set }),
  alike: (nodes: number, heaps: number, bits: number) =>
    nodes > 0 ? t.text('class-draft-alike-graph', { nodes }) : t.text('class-draft-alike', { heaps, bits }),
  supply: (count: number) => t.text('class-draft-supply', { count }),
  acts: t.record('class-draft-act', EDITS),
  difficulty: (difficulty: number) => t.text('class-draft-difficulty', { difficulty: difficulty.toFixed(1) }),
});

const results = (t: Catalogue) => ({
  ...t.record('class-results', ['title', 'none', 'students', 'hardest', 'misconceptions', 'files', 'papers']),
  ...t.record('class-results', ['show', 'hide', 'questions']),
  equalPapers: (papers: number) => t.text('class-results-equal', { papers }),
  unequalPapers: (papers: number, slots: string) => t.text('class-results-unequal', { papers, slots }),
  difficultyApart: (apart: string) => t.text('class-results-apart', { apart }),
  sharedPositions: (fewest: number) => t.text('class-results-shared', { fewest }),
  question: (number: number, kind: string, right: number, asked: number) =>
    t.runs('class-results-question', { number, kind, right, asked }),
  misconception: (name: string, count: number) => t.text('class-results-misconception', { name, count }),
  more: (count: number) => t.text('class-results-more', { count }),
});

const items = (t: Catalogue) => ({
  ...t.record('class-items', ['question', 'facility', 'discrimination', 'correlation', 'read']),
  ...t.record('class-items', ['title', 'time', 'wrong', 'chart', 'across', 'up']),
  seconds: (seconds: number) => t.text('class-items-seconds', { seconds }),
  alpha: (alpha: string) => t.text('class-items-alpha', { alpha }),
  few: (students: number) => t.text('class-items-few', { students }),
});

const TEAMS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

const teams = (t: Catalogue) => {
  const names = t.record('team', TEAMS);
  const name = (team: number): string => names[TEAMS[team] ?? '0'];
  return {
    ...t.record('teams', ['title', 'about', 'lots', 'nobody', 'unplaced', 'waits', 'changeable']),
    name,
    rule: t.record('teams-rule', ['choose', 'teacher', 'lot']) satisfies Readonly<
      Record<Exclude<Teaming, 'none'>, string>
    >,
    /** The size of each team. */
    sizes: (sizes: readonly number[]): string =>
      sizes
        .map((size, team) => t.text('teams-size', { name: name(team), size }))
        .join(t.text('teams-between')),
    /** The standings of the teams, best first. */
    standing: (all: readonly { readonly team: number; readonly share: number }[]): readonly Inline[] =>
      t.runs('teams-standing', {
        teams: all
          .map(({ team, share }) => t.text('teams-share', { name: name(team), percent: percent(share) }))
          .join(t.text('teams-between')),
      }),
    line: (place: number, team: number, share: number, members: number) =>
      t.runs('teams-line', { place, name: name(team), percent: percent(share), members }),
    yours: (team: number) => t.text('teams-yours', { name: name(team) }),
    fill: (team: number) => t.text('teams-fill', { name: name(team) }),
  };
};

/** The progress of a class over weeks. */
const progress = (t: Catalogue) => ({
  ...t.record('class-progress', ['title', 'mine', 'chart', 'none', 'skill', 'recent', 'before', 'answers']),
  ...t.record('class-progress', ['next', 'students', 'about', 'choose', 'whole', 'note', 'unnote', 'noted']),
  ...t.record('class-progress', ['ask-on', 'ask-off', 'weekly']),
  more: (count: number) => t.text('class-progress-more', { count }),
  how: t.runs('class-progress-how'),
  again: (skill: string, percent: string, lesson: string | null) =>
    t.runs('class-progress-again', { skill, percent, lesson }),
  fresh: (lesson: string) => t.runs('class-progress-fresh', { lesson }),
  weakest: (skill: string, percent: string) => t.text('class-progress-weakest', { skill, percent }),
  withheld: (count: number) => t.runs('class-progress-withheld', { count }),
  own: {
    seen: t.runs('class-progress-own-seen'),
    asked: t.runs('class-progress-own-asked'),
    agreed: t.runs('class-progress-own-agreed'),
  },
  stop: t.runs('class-progress-stop'),
});

/** Answers in students' own words. */
const marking = (t: Catalogue) => ({
  ...t.record('marking', ['title', 'open', 'none', 'answer', 'erased', 'later', 'unmarked', 'byTeacher']),
  page: (number: number, of: number) => t.text('marking-page', { number, of }),
  left: (count: number) => t.text('marking-left', { count }),
  give: (points: string) => t.text('marking-give', { points }),
  marked: (points: string) => t.text('marking-marked', { points }),
  waiting: (count: number) => t.text('marking-waiting', { count }),
});

/** Corrections that a teacher makes to results afterwards. */
const correct = (t: Catalogue) => ({
  ...t.record('class-correct', ['open', 'title', 'about', 'choose', 'people', 'off', 'dropped', 'back']),
  ...t.record('class-correct', ['drop', 'count', 'accept', 'accepted', 'record', 'recounted', 'own']),
  noWrong: t.text('class-correct-no-wrong'),
  more: (count: number) => t.text('class-correct-more', { count }),
  entry: (what: 'drop' | 'count' | 'accept' | 'reject', number: number, answer: string) =>
    t.text('class-correct-entry', { what, number, answer }),
  person: (what: 'remove' | 'restore', who: Inline) => t.runs('class-correct-person', { what, who }),
  toldDropped: (count: number, numbers: string) => t.text('class-correct-told-dropped', { count, numbers }),
  toldAccepted: (count: number, numbers: string) => t.text('class-correct-told-accepted', { count, numbers }),
  full: (most: number) => t.text('class-correct-full', { most }),
});

/** Quizzes saved to be given again. */
const templates = (t: Catalogue) => ({
  ...t.record('class-templates', ['title', 'none', 'kept', 'removed', 'file', 'howTo', 'noFile']),
  count: (count: number) => t.text('class-templates-count', { count }),
  refused: (count: number) => t.text('class-templates-refused', { count }),
  unknown: (token: string) => t.text('class-templates-unknown', { token }),
  badName: (most: number) => t.text('class-templates-bad-name', { most }),
  full: (most: number) => t.text('class-templates-full', { most }),
});

const faults = (t: Catalogue) => ({
  ...t.record('class-fault', ['no-server', 'not-a-teacher', 'not-a-manager', 'role-of-all', 'no-such-quiz']),
  ...t.record('class-fault', ['no-such-lesson', 'moved-on', 'not-now', 'closed', 'over', 'one-at-a-time']),
  ...t.record('class-fault', ['no-questions', 'works', 'not-shown', 'live-only', 'anonymous-alone']),
  ...t.record('class-fault', ['anonymous-over', 'anonymous-paper', 'team-stays']),
  'too-many-roles': (most: number) => t.text('class-fault-too-many-roles', { most }),
  'no-such-game': (token: string) => t.text('class-fault-no-such-game', { token }),
  'not-a-game': (token: string) => t.text('class-fault-not-a-game', { token }),
  'no-such-skill': (token: string) => t.text('class-fault-no-such-skill', { token }),
  'bad-name': (most: number) => t.text('class-fault-bad-name', { most }),
  'quiz-full': (most: number) => t.text('class-fault-quiz-full', { most }),
  'set-used': (set: string) => t.text('class-fault-set-used', { set }),
});

/** The texts of a class. People appear as runs, so that each surface can show their names. */
export const classroomTexts = (t: Catalogue) => ({
  work: courseworkTexts(t),
  lobby: lobby(t),
  rules: { title: t.text('class-rules-title'), text: t.lines('class-rules-text') },
  question: question(t),
  modal: t.record('class-modal', ['title', 'label', 'letters']),
  ...t.record('class', ['recordedTitle', 'recordedAnonymous', 'left']),
  recorded: (answer: string) => t.runs('class-recorded', { answer }),
  /** `closes`: a moment; null while no clock is running. */
  changeable: (closes: Inline | null) => t.runs('class-changeable', { closes }),
  reveal: reveal(t),
  final: {
    ...t.record('class-final', ['title', 'none', 'nobody', 'mine']),
    summary: (students: number, questions: number, percent: number) =>
      t.text('class-final-result', { students, questions, percent }),
  },
  own: own(t),
  joined: t.record('class-joined', ['title', 'text', 'nameless', 'late']),
  named: (name: string | null) => t.text('class-named', { name }),
  panel: panel(t),
  draft: draft(t),
  results: results(t),
  items: items(t),
  teams: teams(t),
  marking: marking(t),
  progress: progress(t),
  anonymous: t.record('class-anonymous', ['rule', 'few', 'omitted', 'results', 'files']),
  correct: correct(t),
  templates: templates(t),
  /** Questions as files for a learning platform. */
  questions: {
    ...t.record('class-questions', ['title', 'none', 'keep']),
    text: (count: number) => t.text('class-questions-text', { count }),
  },
  roster: t.record('class-roster', ['title', 'none']),
  /** Analysis is blocked for students who are sitting an exam. */
  sitting: {
    ...t.record('class-sitting', ['title', 'what', 'rule']),
    /** `until`, `date`: when the exam ends, for Discord to show; null while its clock is stopped. */
    text: (until: Inline | null, date: Inline | null) => t.runs('class-sitting-text', { until, date }),
  },
  /** Deleting a quiz for good. */
  remove: {
    ...t.record('class-remove', ['ask', 'title', 'files', 'stays', 'yes', 'no', 'kept', 'done']),
    text: (students: number) => t.text('class-remove-text', { students }),
  },
  /** The roles that may teach, in addition to those who manage the server. */
  roles: {
    ...t.record('class-roles', ['title', 'none', 'some', 'shown', 'gone', 'howTo', 'goneMeans', 'takeOff']),
  },
  faults: faults(t),
});
