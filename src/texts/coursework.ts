import type { AttemptRule, ScoringRule } from '../learn/model/assignment.ts';
import type { LessonStanding } from '../learn/model/lessons.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { each } from './each.ts';

const exam = (t: Catalogue) => ({
  ...t.record('exam', ['title', 'how', 'paused', 'start', 'begin', 'late', 'over', 'sure', 'more']),
  about: (count: number, minutes: number) => t.text('exam-about', { count, minutes }),
  ends: (at: Inline, date: Inline) => t.runs('exam-ends', { at, date }),
  progress: (joined: number, begun: number, finished: number) =>
    t.text('exam-progress', { joined, begun, finished }),
  rules: t.lines('exam-rules'),
});

const lessonHomework = (t: Catalogue) => ({
  ...t.record('lesson-homework', ['title', 'about', 'begin', 'shown', 'none', 'choose', 'nobody', 'listed']),
  line: (lesson: string, closes: Inline, finished: number, students: number) =>
    t.runs('lesson-homework-line', { lesson, closes, finished, students }),
  standing: (standing: LessonStanding, cards: number, of: number): string =>
    standing === 'begun'
      ? t.text('lesson-homework-standing-begun', { cards, of })
      : t.text(`lesson-homework-standing-${standing}`),
  more: (count: number) => t.text('lesson-homework-more', { count }),
});

const homework = (t: Catalogue) => ({
  ...t.record('homework', ['title', 'start', 'reminder', 'mine', 'none', 'open', 'again', 'done']),
  ...t.record('homework', ['choose', 'over', 'ended']),
  about: (count: number, retakes: number | null, counts: AttemptRule) =>
    t.text('homework-about', { count, retakes, counts }),
  opens: (at: Inline) => t.runs('homework-opens', { at }),
  closes: (date: Inline, at: Inline) => t.runs('homework-closes', { date, at }),
  until: (date: Inline, at: Inline) => t.runs('homework-until', { date, at }),
  progress: (begun: number, finished: number) => t.text('homework-progress', { begun, finished }),
  result: (points: string, most: string, attempts: number) =>
    t.text('homework-result', { points, most, attempts }),
  attempts: (left: number | null) => t.text('homework-attempts', { left }),
  so: (points: string, most: string) => t.text('homework-so', { points, most }),
  named: (name: string) => t.text('homework-named', { name }),
});

const paper = (t: Catalogue) => ({
  ...t.record('paper', ['all', 'none', 'anytime', 'before', 'next', 'yes', 'no', 'again', 'waits', 'secret']),
  title: (number: number, of: number) => t.text('paper-title', { number, of }),
  /** How many questions are answered, and the numbers of those that are not. */
  answered: (count: number, of: number, missing: string) => t.text('paper-answered', { count, of, missing }),
  yours: (answer: string) => t.runs('paper-yours', { answer }),
  until: (at: Inline) => t.runs('paper-until', { at }),
  handIn: t.text('paper-hand-in'),
  ask: (missing: number) => t.text('paper-ask', { missing }),
  attempt: (number: number) => t.text('paper-attempt', { number }),
});

const scoring = (t: Catalogue) => ({
  ...t.record('scoring', ['how', 'sure', 'unsure', 'partial']),
  rule: (rule: ScoringRule, speed: boolean) => t.text('scoring-rule', { rule, speed }),
  names: t.record('scoring-name', ['accuracy', 'confidence']) satisfies Readonly<Record<ScoringRule, string>>,
  said: (sure: boolean | null) => t.text('scoring-said', { sure }),
  points: (points: string, most: string) => t.runs('scoring-points', { points, most }),
});

const plan = (t: Catalogue) => ({
  ...t.record('plan', ['title', 'twice', 'none', 'move', 'cancel', 'cancelled', 'late', 'preparing']),
  ...t.record('plan', ['start-now', 'cancel-exam', 'usualZone']),
  /** `clock`: the same moment in the class's time zone. */
  made: (date: Inline, at: Inline, clock: string, zone: string) =>
    t.runs('plan-made', { date, at, clock, zone }),
  lobby: (minutes: number) => t.text('plan-lobby', { minutes }),
  begins: t.record('plan-begins', ['itself', 'teacher']),
  window: (opens: Inline | null, closes: Inline, clock: string, zone: string) =>
    t.runs('plan-window', { opens, closes, clock, zone }),
  listing: t.record('plan-listing', ['listed', 'refused', 'hidden', 'full']),
  line: (name: string, date: Inline, at: Inline, channel: Inline) =>
    t.runs('plan-line', { name, date, at, channel }),
  missed: (date: Inline) => t.runs('plan-missed', { date }),
  unwarranted: (date: Inline) => t.runs('plan-unwarranted', { date }),
  starts: (at: Inline) => t.runs('plan-starts', { at }),
  drawing: (students: number) => t.text('plan-drawing', { students }),
  making: (students: number) => t.text('plan-making', { students }),
  /** A question with too few positions, and how many there are. */
  scarce: (question: number, positions: number) => t.text('plan-scarce', { question, positions }),
  /** `named`: what `scarce` says of some questions; `others`: how many more questions have the same problem. */
  few: (named: readonly string[], others: number, students: number) =>
    t.text('plan-few', { named: named.join(t.text('plan-few-between')), others, students }),
});

/** The texts of a teacher's panel of an exam or homework, where they differ from those of a quiz. */
const panel = (t: Catalogue) =>
  each(['exam', 'homework'], (work) => ({
    end: t.text(`panel-${work}-end`),
    over: t.text(`panel-${work}-over`),
    movedOn: t.text(`panel-${work}-moved-on`),
    unseen: t.text(`panel-${work}-unseen`),
  }));

const homeworks = (t: Catalogue) => ({
  ...t.record('homeworks', ['title', 'none']),
  line: (name: string, state: string, closes: Inline, finished: number, joined: number) =>
    t.runs('homeworks-line', { name, state, closes, finished, joined }),
  states: t.record('homeworks-state', ['planned', 'open', 'over']),
  choose: t.record('homeworks-choose', ['list', 'close', 'results', 'move']),
  closed: (name: string) => t.text('homeworks-closed', { name }),
});

/** More time, more attempts or a pause for one student, and handing in late. */
const allow = (t: Catalogue) => ({
  ...t.record('allow', ['title', 'none', 'paused', 'nobody', 'list', 'remembered', 'where', 'again']),
  extra: (percent: number) => t.text('allow-extra', { percent }),
  ends: (name: string, date: Inline) => t.runs('allow-ends', { name, date }),
  reopened: (name: string, date: Inline) => t.runs('allow-reopened', { name, date }),
  over: (name: string) => t.text('allow-over', { name }),
  more: (name: string, minutes: number) => t.text('allow-more', { name, minutes }),
  attempts: (attempts: number) => t.text('allow-attempts', { attempts }),
  left: (left: number) => t.text('allow-left', { left }),
  how: (channel: Inline) => t.runs('allow-how', { channel }),
  last: (date: Inline) => t.runs('allow-last', { date }),
  late: (date: Inline, off: number) => t.runs('allow-late', { date, off }),
  wasLate: (off: number) => t.text('allow-was-late', { off }),
});

const faults = (t: Catalogue) => ({
  ...t.record('coursework-fault', ['paused', 'no-own-time', 'until-when']),
  ...t.record('coursework-fault', [
    'no-window',
    'not-later',
    'making',
    'not-ready',
    'handed-in',
    'no-more-attempts',
  ]),
  'no-such-zone': (token: string) => t.text('coursework-fault-no-such-zone', { token }),
  'no-such-time': (token: string) => t.text('coursework-fault-no-such-time', { token }),
  'two-times': (token: string) => t.text('coursework-fault-two-times', { token }),
  'skipped-time': (token: string, zone: string, instead: string) =>
    t.text('coursework-fault-skipped-time', { token, zone, instead }),
  'past-time': (token: string) => t.text('coursework-fault-past-time', { token }),
  'far-time': (days: number) => t.text('coursework-fault-far-time', { days }),
  /** `until`, `date`: when the exam ends, for Discord to show; null while its clock is stopped. */
  'begun-stays': (until: Inline | null, date: Inline | null) =>
    t.runs('coursework-fault-begun-stays', { until, date }),
});

/** Texts of exams, homework, plans and points. Moments appear as runs, so that each surface can show them. */
export const courseworkTexts = (t: Catalogue) => ({
  by: (who: Inline) => t.runs('coursework-by', { who }),
  exam: exam(t),
  homework: homework(t),
  lesson: lessonHomework(t),
  paper: paper(t),
  scoring: scoring(t),
  podium: {
    ...t.record('podium', ['title', 'suspense', 'nobody']),
    more: (count: number) => t.text('podium-more', { count }),
    hidden: (place: number) => t.text('podium-hidden', { place }),
    line: (place: number, who: Inline, points: string) => t.runs('podium-line', { place, who, points }),
  },
  plan: plan(t),
  panel: panel(t),
  /** Moving the start or the end of coursework. */
  when: t.record('when', ['start', 'close', 'label', 'about', 'example']),
  homeworks: homeworks(t),
  zone: {
    title: t.text('zone-title'),
    set: (zone: string, now: string) => t.text('zone-set', { zone, now }),
  },
  allow: allow(t),
  /** An entry in a calendar: when the homework closes. */
  calendar: (name: string) => t.text('calendar-closes', { name }),
  /** The text below the name of an event in the server's list. */
  event: {
    quiz: (count: number, minutes: number) => t.text('event-quiz', { count, minutes }),
    homework: t.text('event-homework'),
  },
  faults: faults(t),
});
