import type { Result } from '../../engine/core/result.ts';
import { indexOf } from '../../kernel/custom-id.ts';
import { stormFaultScreen } from '../../learn/screens/storm.ts';
import type { StormFault, StormView } from '../../learn/storm/ports.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls } from '../control.ts';
import { stormDraft } from '../live/storms.ts';
import { answerAnalysis } from './analysis.ts';
import { raceControls } from './race.ts';

/** Opens a new run privately, with its rules and a button that starts its clock. */
export const openStorm = async (bot: Bot, call: Call): Promise<void> => {
  call.setAudience('private');
  const { user, guild } = call.facts;
  await call.replyDrawn(stormDraft(await bot.app.storm.open(user, guild), call.own), 'private');
};

/** Redraws the run in the control's message; if the next question isn't made yet, says so until it is. */
const shown = async (bot: Bot, call: Call, result: Result<StormView, StormFault>): Promise<void> => {
  if (!result.ok) return call.tell(stormFaultScreen(result.error, call.own));
  const view = result.value;
  bot.storms.shown(view, call.facts, call.own);
  await call.updateDrawn(stormDraft(view, call.own));
  if (view.phase !== 'running' || view.question !== null) return;
  const later = await bot.app.storm.show(call.facts.user, view.run.id);
  if (later.ok) bot.storms.shown(later.value, call.facts, call.own);
  if (later.ok) await call.updateDrawn(stormDraft(later.value, call.own));
};

const controls: Controls = {
  start: async (bot, call, { id }) => shown(bot, call, await bot.app.storm.start(call.facts.user, id)),
  show: async (bot, call, { id }) => shown(bot, call, await bot.app.storm.show(call.facts.user, id)),
  pick: async (bot, call, { id, revision, argument }) =>
    shown(bot, call, await bot.app.storm.press(call.facts.user, id, revision, indexOf(argument))),
  again: async (bot, call) => {
    const { user, guild } = call.facts;
    await call.updateDrawn(stormDraft(await bot.app.storm.open(user, guild), call.own));
  },
  why: async (bot, call, { id, revision }) => {
    const question = await bot.app.storm.mistake(call.facts.user, id, revision);
    if (question === null) await call.tell(stormFaultScreen({ code: 'no-such-run' }, call.own));
    else await answerAnalysis(bot, call, { line: question.line, level: 'proof' });
  },
};

/** Controls of Storm. `id`: the run, `revision`: the number of its question, from 0. */
export const stormControl = byVerb({ ...controls, ...raceControls });
