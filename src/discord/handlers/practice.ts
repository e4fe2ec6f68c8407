import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import type { Submission } from '../../learn/class/submit-answer.ts';
import type { Answer } from '../../learn/model/answer.ts';
import { answerMove } from '../../learn/model/question.ts';
import type { PracticeFault, SessionId, SessionQuestion, SessionView } from '../../learn/practice/ports.ts';
import {
  practiceFaultScreen,
  practiceScreen,
  practisedScreen,
  summaryScreen,
} from '../../learn/screens/practice.ts';
import { answerModal } from '../../learn/screens/question.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Controls } from '../control.ts';
import { questionDrawings } from '../drawing.ts';
import { proofFor } from '../explained.ts';
import { type IllustratedScreen, undrawn } from '../live/picture-followup.ts';
import { type AnswerTarget, withAnswers } from './answer.ts';

export const DEFAULT_PRACTICE_QUESTIONS = 10;

/** A screen about a question, with the picture of its position if it shows one; marks the winning move once answered. */
const drawn = (
  call: Call,
  { question, given }: SessionQuestion,
  screen: (picture: Picture | null) => Screen,
): IllustratedScreen => ({
  drawings: () => questionDrawings(question, call.own, given === null ? null : answerMove(question)),
  screen: ([picture]) => screen(picture ?? null),
});

/** Question `one`: asked, or answered and explained. */
const about = async (
  bot: Bot,
  call: Call,
  view: SessionView,
  one: SessionQuestion,
): Promise<IllustratedScreen> => {
  if (one.given === null) return drawn(call, one, (picture) => practiceScreen(view, one, call.own, picture));
  const explained = await proofFor(bot, call, one.question);
  return drawn(call, one, (picture) => practisedScreen(view, one, call.own, picture, explained));
};

/** Current screen of a session: its last question, or the summary. */
const currentScreen = async (bot: Bot, call: Call, view: SessionView): Promise<IllustratedScreen> => {
  const last = view.asked.at(-1);
  return view.done || last === undefined
    ? undrawn(summaryScreen(view, call.own))
    : about(bot, call, view, last);
};

const refuse = async (call: Call, error: PracticeFault): Promise<void> => {
  await call.tell(practiceFaultScreen(error, call.own));
};

/** Shows a session in a new private message, or in the control's message. */
const show = async (
  bot: Bot,
  call: Call,
  result: Result<SessionView, PracticeFault>,
  inPlace: boolean,
): Promise<void> => {
  if (result.ok) await call.showDrawn(await currentScreen(bot, call, result.value), inPlace);
  else await refuse(call, result.error);
};

/** Starts a practice of `length` questions on a skill, privately. */
export const openPractice = async (bot: Bot, call: Call, skill: string, length: number): Promise<void> =>
  show(bot, call, await bot.app.practice.start(call.facts.user, skill, length), false);

/** Starts a practice of questions that the user missed in a quiz. */
export const openMissed = async (
  bot: Bot,
  call: Call,
  missed: Parameters<typeof bot.app.practice.startMissed>[1],
): Promise<void> => show(bot, call, await bot.app.practice.startMissed(call.facts.user, missed), false);

/** Shows the result of an answer. A second click with the same answer shows the same result. */
const answered = async (
  bot: Bot,
  call: Call,
  number: number,
  given: Answer | null,
  result: Result<SessionView, PracticeFault>,
): Promise<void> => {
  const view = result.ok ? result.value : 'view' in result.error ? result.error.view : null;
  const one = view?.asked[number];
  if (!result.ok && result.error.code === 'unread' && view !== null && one !== undefined) {
    const { error } = result;
    return call.updateDrawn(
      drawn(call, one, (picture) =>
        practiceScreen(view, one, call.own, picture, error.code === 'unread' ? error : undefined),
      ),
    );
  }
  const first = one?.given ?? null;
  const same = first !== null && JSON.stringify(first.answer) === JSON.stringify(given);
  if (view !== null && one !== undefined && (result.ok || same))
    await call.updateDrawn(await about(bot, call, view, one));
  else if (!result.ok) await refuse(call, result.error);
};

/** The submitted answer, to recognise a second click with the same one. */
const answerIn = (submission: Submission): Answer | null =>
  submission.kind === 'choices'
    ? { kind: 'chosen', choices: submission.choices }
    : submission.kind === 'text'
      ? { kind: 'typed', text: submission.text }
      : null;

const targetOf = (bot: Bot, call: Call, { id, revision }: CustomId): AnswerTarget => ({
  submit: async (submission) => {
    const result = await bot.app.practice.submit(call.facts.user, id, revision, submission);
    await answered(bot, call, revision, answerIn(submission), result);
  },
  ask: async () => {
    const one = await questionOf(bot, call, id, revision);
    if (one.ok) await call.ask(answerModal('d', id, revision, one.value.question, call.own));
    else await refuse(call, one.error);
  },
});

/** The question that a control belongs to, in a session of this user. */
const questionOf = async (
  bot: Bot,
  call: Call,
  id: SessionId,
  number: number,
): Promise<Result<SessionQuestion, PracticeFault>> => {
  const view = await bot.app.practice.show(call.facts.user, id);
  if (!view.ok) return view;
  const one = view.value.asked[number];
  if (one === undefined) return failed({ code: 'no-such-session' });
  return one.given === null ? ok(one) : failed({ code: 'answered', view: view.value });
};

const controls: Controls = {
  due: (bot, call) => openPractice(bot, call, '', DEFAULT_PRACTICE_QUESTIONS),
  skill: (bot, call, id) => openPractice(bot, call, id.argument, id.revision),
  these: async (bot, call, { id }) =>
    show(bot, call, await bot.app.practice.startFrom(call.facts.user, id), false),
  again: async (bot, call, { id }) =>
    show(bot, call, await bot.app.practice.again(call.facts.user, id), true),
  show: async (bot, call, { id }) => show(bot, call, await bot.app.practice.show(call.facts.user, id), true),
  next: async (bot, call, { id, revision }) =>
    show(bot, call, await bot.app.practice.next(call.facts.user, id, revision), true),
  summary: async (bot, call, id) => {
    const view = await bot.app.practice.show(call.facts.user, id.id);
    if (view.ok) await call.update(summaryScreen(view.value, call.own));
    else await refuse(call, view.error);
  },
};

/**
 * Controls of practice. `id`: the session (for `these`: the match), `revision`: the question's number from 0 (for `skill`: number
 * of questions).
 */
export const practiceControl = withAnswers(targetOf, controls);
