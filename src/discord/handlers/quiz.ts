import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { OwnAnswer, Recorded } from '../../learn/class/live-answers.ts';
import { type QuizView, sinceNow, TEACHER_ACTS } from '../../learn/model/assignment.ts';
import { atOwnPace } from '../../learn/model/policy.ts';
import { ownResultsScreen } from '../../learn/screens/own-results.ts';
import { answerModal } from '../../learn/screens/question.ts';
import { ownAnswerScreen, recordedScreen, rulesOfQuizScreen, thoughtOf } from '../../learn/screens/quiz.ts';
import { hardestChart, resultsScreen } from '../../learn/screens/results.ts';
import { panelScreen, toldScreen } from '../../learn/screens/teach.ts';
import { ownTeam } from '../../learn/screens/teams.ts';
import type { Doc } from '../../texts/doc.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { chartDrawing } from '../drawing.ts';
import { explainedFor } from '../explained.ts';
import { type AnswerTarget, takeAnswer } from './answer.ts';
import { draftControl } from './draft.ts';
import { resultFilesFor } from './result-files.ts';
import { practiseMissed, showOverview, showSolution } from './solutions.ts';
import { teamControl } from './teams.ts';

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

/** Explains what is wrong with the user's answer. */
const wrongOf = async (bot: Bot, call: Call, { question, row }: OwnAnswer): Promise<Doc> => {
  if (row === null || row.right) return [];
  const { said } = row;
  const wish = { what: 'wrong', question, said, misconception: thoughtOf(row), locale: call.own.id } as const;
  return explainedFor(bot, call, wish);
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

/** The current panel, with students' progress if the quiz is self-paced. */
const panelOf = async (
  bot: Bot,
  call: Call,
  view: QuizView,
  options: { readonly note?: string; readonly sure?: boolean } = {},
): Promise<Screen> =>
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

/** Shows a panel by `show` and keeps redrawing it, unless it asks to confirm the end. */
export const showPanel = async (
  bot: Bot,
  call: Call,
  view: QuizView,
  show: (screen: Screen) => Promise<unknown>,
  options: { readonly note?: string; readonly sure?: boolean } = {},
): Promise<void> => {
  const { user } = call.facts;
  await bot.quizzes.panels.leave(view.quiz.id, user);
  const screen = await panelOf(bot, call, view, options);
  await show(screen);
  if (options.sure === true || view.quiz.phase === 'over') return;
  bot.quizzes.panels.follow(view, {
    user,
    by: call.facts,
    locale: call.own,
    screen,
    draw: (now) => panelOf(bot, call, now),
  });
};

const redrawPanel = (
  bot: Bot,
  call: Call,
  view: QuizView,
  options: { readonly note?: string; readonly sure?: boolean } = {},
): Promise<void> => showPanel(bot, call, view, (screen) => call.update(screen), options);

/** Opens a new panel below the clicked message. */
const openPanel = (bot: Bot, call: Call, view: QuizView): Promise<void> =>
  showPanel(bot, call, view, (screen) => call.tell(screen));

/** Whether an exam that a teacher would start still lacks positions or pictures: it then waits, and the panel says so. */
export const waitsForPictures = async (bot: Bot, call: Call, id: string): Promise<boolean> => {
  if (!(await bot.app.classes.mayTeach(actorOf(call)))) return false;
  const { drawing, making } = await bot.quizzes.unready(id);
  return drawing > 0 || making > 0;
};

/** Applies a teacher's act from the panel; an outdated panel is redrawn. */
const act = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  what: (typeof TEACHER_ACTS)[number],
): Promise<void> => {
  if (what === 'start' && (await waitsForPictures(bot, call, id.id)))
    return panel(bot, call, id.id, (view) => redrawPanel(bot, call, view));
  const result = await bot.app.classes.act(id.id, actorOf(call), what, id.revision);
  if (result.ok) {
    await redrawPanel(bot, call, result.value);
    bot.quizzes.redraw(id.id);
    return;
  }
  const { code } = result.error;
  const view =
    code === 'moved-on' || code === 'not-now' || code === 'over' ? await bot.app.classes.show(id.id) : null;
  if (view?.ok === true) {
    const { panel, work } = call.own.classroom;
    const { mode } = view.value.quiz.settings;
    const { movedOn } = mode === 'exam' || mode === 'homework' ? work.panel[mode] : panel;
    await redrawPanel(bot, call, view.value, { note: movedOn });
  } else await tellFault(call, result.error);
};

/** Applies a teacher's act from the buttons below the newest message. */
const actAtHand = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  what: (typeof TEACHER_ACTS)[number],
): Promise<void> => {
  if (what === 'start' && (await waitsForPictures(bot, call, id.id)))
    return panel(bot, call, id.id, (view) => openPanel(bot, call, view));
  const result = await bot.app.classes.act(id.id, actorOf(call), what, id.revision);
  if (!result.ok) return tellFault(call, result.error);
  await call.think('public');
  bot.quizzes.redraw(id.id);
};

/** Shows the panel to a teacher of the quiz's server. */
const panel = async (
  bot: Bot,
  call: Call,
  id: string,
  show: (view: QuizView) => Promise<void>,
): Promise<void> => {
  const by = actorOf(call);
  const view = await bot.app.classes.show(id);
  const fault =
    by.guild === null
      ? ({ code: 'no-server', facts: {} } as const)
      : !view.ok || view.value.quiz.guild !== by.guild
        ? ({ code: 'no-such-quiz', facts: {} } as const)
        : (await bot.app.classes.mayTeach(by))
          ? null
          : ({ code: 'not-a-teacher', facts: {} } as const);
  if (view.ok && fault === null) await show(view.value);
  else if (fault !== null) await tellFault(call, fault);
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

/** Starts an exam whose pictures are still being drawn: they follow. */
const startNow = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const result = await bot.app.classes.act(id.id, actorOf(call), 'start', id.revision);
  if (!result.ok) return tellFault(call, result.error);
  await redrawPanel(bot, call, result.value);
  bot.quizzes.redraw(id.id);
};

/** Controls of a quiz. `revision`: for answers the question's number, for the panel the quiz's stage. */
export const quizControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const done = TEACHER_ACTS.find((one) => id.verb === `do-${one}`);
  if (done !== undefined) return act(bot, call, id, done);
  const now = TEACHER_ACTS.find((one) => id.verb === `now-${one}`);
  if (now !== undefined) return actAtHand(bot, call, id, now);
  if (await takeAnswer(call, id, targetOf(bot, call, id))) return;
  if (await draftControl(bot, call, id)) return;
  if (await teamControl(bot, call, id)) return;
  switch (id.verb) {
    case 'join':
      return tellJoined(bot, call, await classes.join(id.id, by));
    case 'rules': {
      const view = await classes.show(id.id);
      const quiz = view.ok && view.value.quiz.guild === by.guild ? view.value.quiz : null;
      return call.tell(rulesOfQuizScreen(quiz, call.own));
    }
    case 'own': {
      const own = await classes.answered(id.id, by, id.revision);
      if (own.ok) await call.tell(ownAnswerScreen(own.value, call.own, await wrongOf(bot, call, own.value)));
      else await tellFault(call, own.error);
      return;
    }
    case 'mine':
      return tellResult(call, await classes.own(id.id, by), ownResultsScreen);
    case 'look':
      return showSolution(bot, call, id.id, id.revision);
    case 'overview':
      return showOverview(bot, call, id.id);
    case 'missed':
      return practiseMissed(bot, call, id.id);
    case 'start-now':
      return startNow(bot, call, id);
    case 'panel':
    case 'end-ask':
      return panel(bot, call, id.id, (view) => redrawPanel(bot, call, view, { sure: id.verb === 'end-ask' }));
    case 'now-panel':
      return panel(bot, call, id.id, (view) => openPanel(bot, call, view));
    case 'results':
      return tellResults(bot, call, id.id);
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
