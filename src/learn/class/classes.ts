import { type Bound, bound } from '../../kernel/bound.ts';
import type { Explainer } from '../questions/explaining.ts';
import type { QuestionEngine } from '../questions/index.ts';
import { allow, allowed } from './allowances.ts';
import { outlived, past, remove } from './archive.ts';
import * as attempts from './attempts.ts';
import * as channel from './channel.ts';
import * as results from './class-results.ts';
import * as settings from './class-settings.ts';
import { type ClassDeps, Classroom } from './classroom.ts';
import { correct, toggleStudent } from './corrections.ts';
import { create } from './create-quiz.ts';
import { addFromBank, bankChoice, drafted, edit } from './draft.ts';
import { sitting } from './exam-lock.ts';
import * as preview from './exam-preview.ts';
import { mine, report, showAnswers, solutions } from './homework.ts';
import { answered, asking, submitLive } from './live-answers.ts';
import { mark, toMark } from './marking.ts';
import { printable, sheets } from './print.ts';
import { askConsent, classProgress, ownProgress, wantNote } from './progress.ts';
import { movable, reschedule } from './reschedule.ts';
import { nameFrom } from './roster.ts';
import * as scheduler from './scheduler.ts';
import { submissions } from './submit-answer.ts';
import { act } from './teacher-actions.ts';
import { chooseTeam, drawLots, putInTeam, teams } from './teams.ts';
import { addTemplate, giveAgain, removeTemplate, saveTemplate, templates } from './templates.ts';
import { entry, giveSheet, holdOnPaper, owners, typeIn, writers } from './type-in.ts';
import { gone, hidden } from './unreachable-channel.ts';

const { latestIn: _latest, ...inChannels } = channel;
const { resultsFor: _results, ...shownResults } = results;
const { scheduleOf, ...scheduled } = scheduler;
const quizzes = {
  ...settings,
  ...inChannels,
  ...shownResults,
  create,
  act,
  drafted,
  bankChoice,
  edit,
  addFromBank,
  movable,
  reschedule,
  addTemplate,
  giveAgain,
  removeTemplate,
  saveTemplate,
  templates,
  allow,
  allowed,
  correct,
  toggleStudent,
  mark,
  toMark,
  askConsent,
  classProgress,
  ownProgress,
  wantNote,
  chooseTeam,
  drawLots,
  putInTeam,
  teams,
  printable,
  writers,
  entry,
  typeIn,
  giveSheet,
  owners,
  holdOnPaper,
  sheets,
  asking,
  ...submissions(submitLive),
  answered,
  sitting,
  hidden,
  gone,
  past,
  remove,
  outlived,
  nameFrom,
};

const ownAttempts = {
  open: attempts.open,
  again: attempts.again,
  ...submissions(attempts.submitOwn),
  handIn: attempts.handIn,
  following: attempts.following,
  report,
  mine,
  solutions,
  showAnswers,
  ...preview,
};

/** Exams and homework. A user reaches only their own attempt. */
export type Attempts = Bound<typeof ownAttempts>;

/** The class: quizzes in a channel. Each call is one click, committed when it returns. */
export interface Classes
  extends Bound<typeof quizzes>,
    Bound<typeof scheduled>,
    Pick<Classroom, 'mayTeach' | 'zone'> {
  readonly attempts: Attempts;
  /** See `App.explain`. */
  readonly explain: Explainer;
}

export const classesOf = (deps: ClassDeps, engine: QuestionEngine, explain: Explainer): Classes => {
  const room = new Classroom(deps, engine);
  return {
    ...bound(room, quizzes),
    ...bound(scheduleOf(room), scheduled),
    mayTeach: (by) => room.mayTeach(by),
    zone: (guild) => room.zone(guild),
    attempts: bound(room, ownAttempts),
    explain,
  };
};
