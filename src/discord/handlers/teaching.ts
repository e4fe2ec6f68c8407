import type { Result } from '../../engine/core/result.ts';
import { type ClassFault, refuse } from '../../learn/class/faults.ts';
import type { Results } from '../../learn/class/results.ts';
import { itemsChart, itemsScreen } from '../../learn/screens/items.ts';
import { platformQuestions, questionsScreen } from '../../learn/screens/question-files.ts';
import { removedScreen, removeScreen } from '../../learn/screens/results.ts';
import { rolesScreen } from '../../learn/screens/roles.ts';
import { actorOf, tellFault, updateResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { given, type Options } from '../command/options.ts';
import { byVerb, type Control, type Controls } from '../control.ts';
import { chartPicture } from '../drawing.ts';
import { correctionControls } from './corrections.ts';
import { markingControls } from './marking.ts';
import { resultFilesFor, updateResults } from './result-files.ts';

/** Longest wait of an item analysis for its picture. */
const PICTURE_WAIT_MS = 30_000;

/** Shows the roles that may teach, after applying `change`. */
const changeRoles = async (
  bot: Bot,
  call: Call,
  change: { readonly add?: string; readonly remove?: string },
  inPlace: boolean,
): Promise<void> => {
  const by = actorOf(call);
  const set = await bot.app.classes.teacherRoles(by, change);
  if (!set.ok) return tellFault(call, set.error);
  const known = by.guild === null ? null : await bot.roles(by.guild);
  await call.show(rolesScreen(set.value, known, by.manages, call.own), inPlace);
};

/** `/teach role`: shows the roles that may teach, after adding or removing one. */
export const answerRoles = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  const change = given({ add: options.getRole('role')?.id, remove: options.getRole('remove')?.id });
  await changeRoles(bot, call, change, false);
};

/** Results of a finished quiz, if the user may delete it. */
const removable = async (bot: Bot, call: Call, id: string): Promise<Result<Results, ClassFault>> => {
  const results = await bot.app.classes.results(id, actorOf(call));
  if (!results.ok || results.value.quiz.phase === 'over') return results;
  return refuse('not-now', {});
};

/** Shows or hides the right answers for students, and redraws the results. */
const showAnswers =
  (shown: boolean): Control =>
  async (bot, call, { id }) =>
    updateResults(bot, call, await bot.app.classes.attempts.showAnswers(id, actorOf(call), shown));

const controls: Controls = {
  ...correctionControls,
  ...markingControls,
  'role-off': (bot, call) => changeRoles(bot, call, { remove: call.chosen }, true),
  'delete-ask': async (bot, call, { id }) => {
    const results = await removable(bot, call, id);
    if (!results.ok) return tellFault(call, results.error);
    const files = await resultFilesFor(bot, call, results.value);
    await call.tell(removeScreen(results.value, call.own, files));
  },
  questions: async (bot, call, { id }) => {
    await call.think('private');
    const results = await bot.app.classes.results(id, actorOf(call));
    if (!results.ok) await tellFault(call, results.error);
    else
      await bot.jobs.run(call, call.own.classroom.questions.title, async ({ progress }) =>
        questionsScreen(
          await platformQuestions(results.value, bot.app.explain, call.own, progress),
          call.own,
        ),
      );
  },
  items: async (bot, call, { id }) => {
    const results = await bot.app.classes.results(id, actorOf(call));
    if (!results.ok) return tellFault(call, results.error);
    await call.think('private');
    await bot.jobs.run(call, call.own.classroom.items.title, async ({ progress }) => {
      const chart = itemsChart(results.value, call.own);
      progress(1, 2);
      const picture = await chartPicture(bot.pictures, chart, call.own, 'items.png', PICTURE_WAIT_MS);
      return itemsScreen(results.value, call.own, picture);
    });
  },
  'answers-show': showAnswers(true),
  'answers-hide': showAnswers(false),
  'delete-no': (_, call) => call.update(removedScreen(null, call.own)),
  'delete-yes': async (bot, call, { id }) => {
    await updateResult(call, await bot.app.classes.remove(id, actorOf(call)), removedScreen);
  },
};

/** Controls of what a teacher sets or deletes outside a quiz's panel. */
export const teachingControl = byVerb(controls);
