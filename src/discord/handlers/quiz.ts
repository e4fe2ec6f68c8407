import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { Recorded } from '../../learn/class/live-answers.ts';
import { type QuizView, sinceNow, TEACHER_ACTS } from '../../learn/model/assignment.ts';
import { atOwnPace } from '../../learn/model/policy.ts';
import { ownResultsScreen } from '../../learn/screens/own-results.ts';
import { answerModal } from '../../learn/screens/question.ts';
import { ownAnswerScreen, recordedScreen, rulesOfQuizScreen } from '../../learn/screens/quiz.ts';
import { hardestChart, resultsScreen } from '../../learn/screens/results.ts';
import { panelScreen, toldScreen } from '../../learn/screens/teach.ts';
import { ownTeam } from '../../learn/screens/teams.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control, Controls } from '../control.ts';
import { chartDrawing } from '../drawing.ts';
import { wrongFor } from '../explained.ts';
import { type AnswerTarget, withAnswers } from './answer.ts';
import { draftControls } from './draft.ts';
import { resultFilesFor } from './result-files.ts';
import { practiseMissed, showOverview, showSolution } from './solutions.ts';
import { teamControls } from './teams.ts';

/** Confirms privately that the user joined, and redraws the lobby's count. */
export const tellJoined = async (
  bot: Bot,
  call: Call,
  result: Result<QuizView, ClassFault>,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  const words = call.own.classroom.joined;
  const { quiz } = result.value;
  const late = sinceNow(quiz) > 0;
  const next = atOwnPace(quiz)
    ? call.own.classroom.work.paper.waits
    : words[quiz.settings.anonymous ? 'nameless' : 'text'];
  const team = ownTeam(result.value, call.facts.user, call.own);
  await call.tell(toldScreen(words.title, [...team, next, ...(late ? [words.late] : [])]));
  bot.quizzes.joined(quiz.id);
};

const tellRecorded = async (
  bot: Bot,
  call: Call,
  id: string,
  result: Result<Recorded, ClassFault>,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  await call.tell(recordedScreen(result.value, call.own));
  bot.quizzes.redraw(id);
};

/** Results with their files, for a teacher of the quiz's server. */
export const tellResults = async (bot: Bot, call: Call, id: string): Promise<void> => {
  call.setAudience('private');
  const results = await bot.app.classes.results(id, actorOf(call));
  if (!results.ok) return tellFault(call, results.error);
  const files = await resultFilesFor(bot, call, results.value);
  const chart = hardestChart(results.value, call.own);
  await call.replyDrawn(
    {
      drawings: () => (chart === null ? [] : [chartDrawing(chart, call.own)]),
      screen: (pictures) => resultsScreen(results.value, call.own, files, pictures),
    },
    'private',
  );
};

interface PanelNote {
  readonly note?: string;
  /** Asks to confirm the end. */
  readonly sure?: boolean;
}

/** The current panel, with students' progress if the quiz is self-paced. */
const panelOf = async (bot: Bot, call: Call, view: QuizView, options: PanelNote = {}): Promise<Screen> =>
  panelScreen(view, call.own, {
    ...options,
    unseen: bot.quizzes.isUnreachable(view.quiz.id),
    ...(atOwnPace(view.quiz)
      ? {
          progress: await bot.app.classes.attempts.progress(view.quiz.id),
          unready: await bot.quizzes.unready(view.quiz.id),
        }
      : {}),
  });

/** Shows a panel, new or in place of the clicked one, and keeps redrawing it unless it asks to confirm the end. */
export const showPanel = async (
  bot: Bot,
  call: Call,
  view: QuizView,
  inPlace: boolean,
  options: PanelNote = {},
): Promise<void> => {
  const { user } = call.facts;
  await bot.quizzes.panels.leave(view.quiz.id, user);
  const screen = await panelOf(bot, call, view, options);
  await call.show(screen, inPlace);
  if (options.sure === true || view.quiz.phase === 'over') return;
  bot.quizzes.panels.follow(view, {
    user,
    by: call.facts,
    locale: call.own,
    screen,
    draw: (now) => panelOf(bot, call, now),
  });
};

/** Whether an exam that a teacher would start still lacks positions or pictures: it then waits, and the panel says so. */
export const waitsForPictures = async (bot: Bot, call: Call, id: string): Promise<boolean> => {
  if (!(await bot.app.classes.mayTeach(actorOf(call)))) return false;
  const { drawing, making } = await bot.quizzes.unready(id);
  return drawing > 0 || making > 0;
};

/** Redraws a panel whose act came too late; tells why any other act failed. */
const refuseAct = async (bot: Bot, call: Call, id: string, fault: ClassFault): Promise<void> => {
  const { code } = fault;
  const view =
    code === 'moved-on' || code === 'not-now' || code === 'over' ? await bot.app.classes.show(id) : null;
  if (view?.ok !== true) return tellFault(call, fault);
  const { panel, work } = call.own.classroom;
  const { mode } = view.value.quiz.settings;
  const { movedOn } = mode === 'exam' || mode === 'homework' ? work.panel[mode] : panel;
  await showPanel(bot, call, view.value, true, { note: movedOn });
};

/** Applies a teacher's act, from the panel or from the buttons below the newest message. */
const act =
  (what: (typeof TEACHER_ACTS)[number], isPanel: boolean): Control =>
  async (bot, call, { id, revision }) => {
    if (what === 'start' && (await waitsForPictures(bot, call, id))) return openPanel(bot, call, id, isPanel);
    const result = await bot.app.classes.act(id, actorOf(call), what, revision);
    if (!result.ok) return isPanel ? refuseAct(bot, call, id, result.error) : tellFault(call, result.error);
    await (isPanel ? showPanel(bot, call, result.value, true) : call.think('public'));
    bot.quizzes.redraw(id);
  };

/** Shows the panel to a teacher of the quiz's server. */
const openPanel = async (
  bot: Bot,
  call: Call,
  id: string,
  inPlace: boolean,
  options: PanelNote = {},
): Promise<void> => {
  const by = actorOf(call);
  if (by.guild === null) return tellFault(call, { code: 'no-server', facts: {} });
  const view = await bot.app.classes.show(id);
  if (!view.ok || view.value.quiz.guild !== by.guild)
    return tellFault(call, { code: 'no-such-quiz', facts: {} });
  if (!(await bot.app.classes.mayTeach(by))) return tellFault(call, { code: 'not-a-teacher', facts: {} });
  await showPanel(bot, call, view.value, inPlace, options);
};

/** The question that a control belongs to, while it is open. */
const targetOf = (bot: Bot, call: Call, id: CustomId): AnswerTarget => ({
  submit: async (submission) => {
    const result = await bot.app.classes.submit(id.id, actorOf(call), id.revision, submission);
    // Confidence is chosen on the confirmation of the answer, which is redrawn.
    if (submission.kind === 'sure' && result.ok) await call.update(recordedScreen(result.value, call.own));
    else await tellRecorded(bot, call, id.id, result);
  },
  ask: async () => {
    const question = await bot.app.classes.asking(id.id, actorOf(call), id.revision);
    if (question.ok) await call.ask(answerModal('q', id.id, id.revision, question.value, call.own));
    else await tellFault(call, question.error);
  },
});

const controls: Controls = {
  ...Object.fromEntries(TEACHER_ACTS.map((what) => [`do-${what}`, act(what, true)])),
  ...Object.fromEntries(TEACHER_ACTS.map((what) => [`now-${what}`, act(what, false)])),
  ...draftControls,
  ...teamControls,
  join: async (bot, call, { id }) => tellJoined(bot, call, await bot.app.classes.join(id, actorOf(call))),
  rules: async (bot, call, { id }) => {
    const view = await bot.app.classes.show(id);
    const quiz = view.ok && view.value.quiz.guild === call.facts.guild ? view.value.quiz : null;
    await call.tell(rulesOfQuizScreen(quiz, call.own));
  },
  own: async (bot, call, { id, revision }) => {
    const own = await bot.app.classes.answered(id, actorOf(call), revision);
    if (!own.ok) return tellFault(call, own.error);
    const { question, row } = own.value;
    await call.tell(ownAnswerScreen(own.value, call.own, await wrongFor(bot, call, question, row)));
  },
  mine: async (bot, call, { id }) =>
    tellResult(call, await bot.app.classes.own(id, actorOf(call)), ownResultsScreen),
  look: (bot, call, { id, revision }) => showSolution(bot, call, id, revision),
  overview: (bot, call, { id }) => showOverview(bot, call, id),
  missed: (bot, call, { id }) => practiseMissed(bot, call, id),
  /** Starts an exam whose pictures are still being drawn: they follow. */
  'start-now': async (bot, call, { id, revision }) => {
    const result = await bot.app.classes.act(id, actorOf(call), 'start', revision);
    if (!result.ok) return tellFault(call, result.error);
    await showPanel(bot, call, result.value, true);
    bot.quizzes.redraw(id);
  },
  panel: (bot, call, { id }) => openPanel(bot, call, id, true),
  'end-ask': (bot, call, { id }) => openPanel(bot, call, id, true, { sure: true }),
  'now-panel': (bot, call, { id }) => openPanel(bot, call, id, false),
  results: (bot, call, { id }) => tellResults(bot, call, id),
};

/** Controls of a quiz. `revision`: for answers the question's number, for the panel the quiz's stage. */
export const quizControl = withAnswers(targetOf, controls);
