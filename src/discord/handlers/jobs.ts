import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen, refusalScreen } from '../../kernel/screens.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { cancelledScreen } from '../live/jobs.ts';

/** Cancel button below a progress bar, for the user who started the job. */
export const jobControl = async (bot: Bot, call: Call, { id, verb }: CustomId): Promise<void> => {
  if (verb !== 'cancel') await call.tell(oldControlScreen(call.own));
  else if (bot.jobs.cancel(id, call.facts.user)) await call.update(cancelledScreen(call.own));
  else {
    // The job is over, or another process has it.
    bot.processes.tell({ kind: 'job', id: `${id} ${call.facts.user}` });
    await call.tell(refusalScreen(call.own.screens.job.gone, call.own));
  }
};
