import { refusalScreen } from '../../kernel/screens.ts';
import { byVerb } from '../control.ts';
import { cancelledScreen } from '../live/jobs.ts';

/** Cancel button below a progress bar, for the user who started the job. */
export const jobControl = byVerb({
  cancel: async (bot, call, { id }) => {
    if (bot.jobs.cancel(id, call.facts.user)) return call.update(cancelledScreen(call.own));
    // The job is over, or another process has it.
    bot.processes.tell({ kind: 'job', id: `${id} ${call.facts.user}` });
    await call.tell(refusalScreen(call.own.screens.job.gone, call.own));
  },
});
