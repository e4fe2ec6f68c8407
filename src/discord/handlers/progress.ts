import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
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
import { chartDrawing, sketch } from '../drawing.ts';

const PICTURE_WAIT_MS = 20_000;

type Charted = Parameters<typeof progressChart>[0];

const pictureOf = async (bot: Bot, call: Call, charted: Charted): Promise<readonly Picture[]> => {
  const chart = progressChart(charted, call.own);
  if (chart === null) return [];
  const drawing = chartDrawing(chart, call.own);
  const { picture } = await sketch(bot.pictures, drawing, 'progress.png', PICTURE_WAIT_MS);
  return picture === null ? [] : [picture];
};

const screenOf = async (bot: Bot, call: Call, progress: ClassProgress, page = 0): Promise<Screen> =>
  progressScreen(progress, call.facts.manages, call.own, await pictureOf(bot, call, progress), page);

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
    return screenOf(bot, call, result.value);
  });
};

/** `/class progress`: the user's own. */
export const answerOwnProgress = async (bot: Bot, call: Call, share: boolean | null): Promise<void> => {
  await call.think('private');
  const own = await bot.app.classes.ownProgress(actorOf(call), share);
  if (!own.ok) await tellFault(call, own.error);
  else await call.tell(ownProgressScreen(own.value, call.own, await pictureOf(bot, call, own.value)));
};

/** Controls of a teacher's progress; each use checks permission again. */
export const progressControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  const show = async (
    result: Result<ClassProgress, ClassFault>,
    user: string | null = null,
  ): Promise<void> => {
    if (!result.ok) return tellFault(call, result.error);
    const student = user === null ? undefined : result.value.students.find((one) => one.user === user);
    const screen =
      student === undefined
        ? null
        : studentProgressScreen(
            result.value,
            student.user,
            call.own,
            await pictureOf(bot, call, { ...result.value, skills: student.skills }),
          );
    await call.update(
      screen ?? (await screenOf(bot, call, result.value, id.verb === 'whole' ? id.revision : 0)),
    );
  };
  await call.think('private');
  switch (id.verb) {
    case 'whole':
      return show(await classes.classProgress(by));
    case 'student':
      return show(await classes.classProgress(by), call.facts.values[0] ?? '');
    case 'note-on':
    case 'note-off':
      return show(await classes.wantNote(by, id.verb === 'note-on'));
    case 'ask-on':
    case 'ask-off':
      return show(await classes.askConsent(by, id.verb === 'ask-on'));
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
