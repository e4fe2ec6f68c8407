import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { wrongAnswersTo } from '../../learn/class/corrections.ts';
import { type ClassFault, refuse } from '../../learn/class/faults.ts';
import type { Results } from '../../learn/class/results.ts';
import { answerKey, correctQuestionScreen, correctScreen, wishIn } from '../../learn/screens/corrections.ts';
import type { Locale } from '../../texts/locale.ts';
import { actorOf, updateResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control, Controls } from '../control.ts';
import { updateResults } from './result-files.ts';

/** Shows the corrected results and redraws public ones. */
const changed = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  result: Result<Results, ClassFault>,
  screen: (results: Results, locale: Locale) => Screen,
): Promise<void> => {
  await updateResult(call, result, screen);
  if (result.ok) bot.quizzes.redraw(id.id);
};

/** Accepts a wrong answer as right, or undoes that. */
const judgeAnew = async (bot: Bot, call: Call, id: CustomId): Promise<Result<Results, ClassFault>> => {
  const by = actorOf(call);
  const number = id.revision;
  const results = await bot.app.classes.results(id.id, by);
  if (!results.ok) return results;
  const { about, on } = wishIn(call.chosen);
  const one = wrongAnswersTo(results.value, number).find((given) => answerKey(given) === about);
  if (one === undefined) return refuse('moved-on', {});
  const { said, question, accepted } = one;
  const kind = (on ?? !accepted) ? 'accept' : 'reject';
  return bot.app.classes.correct(id.id, by, { kind, question: number, line: question.line, said });
};

/** Drops a question from the results, or counts it again. */
const correctQuestion =
  (kind: 'drop' | 'count'): Control =>
  async (bot, call, id) => {
    const result = await bot.app.classes.correct(id.id, actorOf(call), { kind, question: id.revision });
    await changed(bot, call, id, result, (value, locale) =>
      correctQuestionScreen(value, id.revision, locale),
    );
  };

export const correctionControls: Controls = {
  correct: async (bot, call, id) => {
    const results = await bot.app.classes.results(id.id, actorOf(call));
    await updateResult(call, results, (value, locale) => correctScreen(value, id.revision, locale));
  },
  'correct-back': async (bot, call, id) => {
    await updateResults(bot, call, await bot.app.classes.results(id.id, actorOf(call)));
  },
  'correct-question': async (bot, call, id) => {
    const results = await bot.app.classes.results(id.id, actorOf(call));
    const number = Number(call.facts.values[0] ?? -1);
    await updateResult(call, results, (value, locale) => correctQuestionScreen(value, number, locale));
  },
  'correct-student': async (bot, call, id) => {
    const { about: student, on } = wishIn(call.chosen);
    const by = actorOf(call);
    const result =
      on === null
        ? await bot.app.classes.toggleStudent(id.id, by, student)
        : await bot.app.classes.correct(id.id, by, { kind: on ? 'restore' : 'remove', student });
    await changed(bot, call, id, result, (value) => correctScreen(value, id.revision, call.own));
  },
  'correct-answer': async (bot, call, id) => {
    const result = await judgeAnew(bot, call, id);
    await changed(bot, call, id, result, (value) => correctQuestionScreen(value, id.revision, call.own));
  },
  'correct-drop': correctQuestion('drop'),
  'correct-count': correctQuestion('count'),
};
