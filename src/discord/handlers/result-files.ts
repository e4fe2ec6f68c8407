import type { Result } from '../../engine/core/result.ts';
import type { Attachment } from '../../kernel/screen.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { Results } from '../../learn/class/results.ts';
import { resultFiles, resultsScreen } from '../../learn/screens/results.ts';
import { tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

/** Redraws results with their files, or tells why that failed. */
export const updateResults = async (
  bot: Bot,
  call: Call,
  results: Result<Results, ClassFault>,
): Promise<void> => {
  if (!results.ok) return tellFault(call, results.error);
  const files = await resultFilesFor(bot, call, results.value);
  await call.update(resultsScreen(results.value, call.own, files));
};

/** The files of results, with times in the class's zone. */
export const resultFilesFor = async (
  bot: Bot,
  call: Call,
  results: Results,
): Promise<readonly Attachment[]> => {
  const zone = await bot.app.classes.zone(call.facts.guild ?? '');
  return resultFiles(results, call.own, () => bot.timers.breath(), zone);
};
