import type { Picture } from '../../kernel/screen.ts';
import type { Actor } from '../../learn/class/actor.ts';
import type { Classes } from '../../learn/class/classes.ts';
import type { Reply } from '../../learn/class/faults.ts';
import type { ClassProgress } from '../../learn/class/progress.ts';
import {
  ownProgressScreen,
  progressChart,
  progressScreen,
  studentProgressScreen,
} from '../../learn/screens/progress.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Control } from '../control.ts';
import { chartPicture } from '../drawing.ts';

const PICTURE_WAIT_MS = 20_000;

type Charted = Parameters<typeof progressChart>[0];

const pictureOf = async (bot: Bot, call: Call, charted: Charted): Promise<readonly Picture[]> => {
  const chart = progressChart(charted, call.own);
  const picture = await chartPicture(bot.pictures, chart, call.own, 'progress.png', PICTURE_WAIT_MS);
  return picture === null ? [] : [picture];
};

/** `/teach progress`: reads weeks of answers, with a progress bar. */
export const answerProgress = async (bot: Bot, call: Call): Promise<void> => {
  await call.think('private');
  const by = actorOf(call);
  if (!(await bot.app.classes.mayTeach(by)))
    return tellFault(call, { code: by.guild === null ? 'no-server' : 'not-a-teacher', facts: {} });
  await bot.jobs.run(call, call.own.classroom.progress.title, async ({ progress }) => {
    const result = await bot.app.classes.classProgress(by, progress);
    // Permission was checked a moment ago.
    if (!result.ok) throw new Error(`no progress: ${result.error.code}`);
    const pictures = await pictureOf(bot, call, result.value);
    return progressScreen(result.value, call.facts.manages, call.own, pictures);
  });
};

/** `/class progress`: the user's own. */
export const answerOwnProgress = async (bot: Bot, call: Call, share: boolean | null): Promise<void> => {
  await call.think('private');
  const own = await bot.app.classes.ownProgress(actorOf(call), share);
  if (!own.ok) await tellFault(call, own.error);
  else await call.tell(ownProgressScreen(own.value, call.own, await pictureOf(bot, call, own.value)));
};

/** Redraws the class's progress as `read` gives it, or that of the chosen student. */
const redraw =
  (read: (classes: Classes, by: Actor) => Reply<ClassProgress>): Control =>
  async (bot, call, { revision: page }) => {
    await call.think('private');
    const result = await read(bot.app.classes, actorOf(call));
    if (!result.ok) return tellFault(call, result.error);
    const progress = result.value;
    const student = progress.students.find(({ user }) => user === call.chosen);
    const pictures = await pictureOf(bot, call, { ...progress, skills: student?.skills ?? progress.skills });
    await call.update(
      studentProgressScreen(progress, call.chosen, call.own, pictures) ??
        progressScreen(progress, call.facts.manages, call.own, pictures, page),
    );
  };

const redrawNow = redraw((classes, by) => classes.classProgress(by));

/** Controls of a teacher's progress; each use checks permission again. `revision`: the page. */
export const progressControl = byVerb({
  whole: redrawNow,
  student: redrawNow,
  'note-on': redraw((classes, by) => classes.wantNote(by, true)),
  'note-off': redraw((classes, by) => classes.wantNote(by, false)),
  'ask-on': redraw((classes, by) => classes.askConsent(by, true)),
  'ask-off': redraw((classes, by) => classes.askConsent(by, false)),
});
