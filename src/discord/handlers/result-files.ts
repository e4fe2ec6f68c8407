import type { Attachment } from '../../kernel/screen.ts';
import type { Results } from '../../learn/class/results.ts';
import { resultFiles } from '../../learn/screens/results.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

/** The files of results, with times in the class's zone. */
export const resultFilesFor = async (
  bot: Bot,
  call: Call,
  results: Results,
): Promise<readonly Attachment[]> => {
  const zone = await bot.app.classes.zone(call.facts.guild ?? '');
  return resultFiles(results, call.own, () => bot.timers.breath(), zone);
};
