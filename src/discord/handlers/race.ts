import type { Result } from '../../engine/core/result.ts';
import {
  cancelledRaceScreen,
  leftRaceScreen,
  raceFaultScreen,
  racerScreen,
  raceScreen,
  raceThereScreen,
  stormTopScreen,
} from '../../learn/screens/race.ts';
import type { RaceFault, RaceView } from '../../learn/storm/ports.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control, Controls } from '../control.ts';
import { stormDraft } from '../live/storms.ts';

const refuse = async (call: Call, code: Parameters<typeof raceFaultScreen>[0]): Promise<void> => {
  await call.tell(raceFaultScreen(code, call.own));
};

/** Confirms privately that a racer joined; their first question will replace that message. */
const seat = async (bot: Bot, call: Call, view: RaceView): Promise<void> => {
  const message = await call.reply(racerScreen(view, call.own), 'private', { told: true });
  if (message === null) return;
  const { id } = view.race;
  bot.races.seated(id, { facts: call.facts, locale: call.own, message });
  // The race may have started while that message was being sent.
  const run = await bot.app.storm.raceRun(call.facts.user, id);
  if (run.ok && run.value.startedAt !== null) await bot.races.deal(id);
};

/** Opens a race in this channel, or links to the existing one. */
export const openRace = async (bot: Bot, call: Call): Promise<void> => {
  const { user, guild, channel, botIsMember } = call.facts;
  if (guild === null || !botIsMember) return refuse(call, 'server');
  call.setAudience('public');
  const { view, isNew } = await bot.app.storm.openRace(user, guild, channel);
  if (!isNew) return call.tell(raceThereScreen(view, call.own));
  await bot.races.posted(view.race, await call.reply(raceScreen(view, call.house), 'public'));
  await seat(bot, call, view);
};

const changed = async (
  bot: Bot,
  call: Call,
  result: Result<RaceView, RaceFault>,
  tell: (view: RaceView) => Promise<unknown>,
): Promise<void> => {
  if (!result.ok) return refuse(call, result.error.code);
  bot.races.watch(result.value.race.id, result.value.race.guild, true);
  await tell(result.value);
};

const mine: Control = async (bot, call, { id }) => {
  const run = await bot.app.storm.raceRun(call.facts.user, id);
  if (!run.ok) return refuse(call, run.error.code);
  if (run.value.startedAt === null) {
    const view = await bot.app.storm.raceView(id);
    return view === null ? refuse(call, 'no-such-race') : seat(bot, call, view);
  }
  const view = await bot.app.storm.show(call.facts.user, run.value.id);
  if (!view.ok) return refuse(call, 'no-such-race');
  await call.replyDrawn(stormDraft(view.value, call.own), 'private');
};

/** Controls of races. `id`: the race. */
export const raceControls: Controls = {
  'race-new': openRace,
  'race-join': async (bot, call, { id }) =>
    changed(bot, call, await bot.app.storm.joinRace(call.facts.user, id), (view) => seat(bot, call, view)),
  'race-leave': async (bot, call, { id }) =>
    changed(bot, call, await bot.app.storm.leaveRace(call.facts.user, id), () =>
      call.tell(leftRaceScreen(call.own)),
    ),
  'race-start': async (bot, call, { id }) => {
    const { user, manages } = call.facts;
    await changed(bot, call, await bot.app.storm.startRace(user, manages, id), async (view) => {
      const begun = bot.races.begin(id);
      await call.update(raceScreen(view, call.house));
      await begun;
    });
  },
  'race-cancel': async (bot, call, { id }) => {
    const { user, manages } = call.facts;
    await changed(bot, call, await bot.app.storm.cancelRace(user, manages, id), () =>
      call.tell(cancelledRaceScreen(call.own)),
    );
  },
  'race-mine': mine,
  'race-top': async (bot, call) => {
    const { guild } = call.facts;
    if (guild === null) return refuse(call, 'server');
    await call.tell(stormTopScreen(await bot.app.storm.top(guild), call.own));
  },
};
