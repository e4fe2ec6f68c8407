import type { App } from '../../app/ports.ts';
import type { Actor } from '../../learn/class/actor.ts';
import type { Results } from '../../learn/class/results.ts';
import { readSchoolIds } from '../../learn/class/school-ids.ts';
import { exportScreen, namesReadScreen } from '../../learn/screens/archive.ts';
import { type Locale, sayWish } from '../../texts/locale.ts';
import { actorOf, tellFault, tellResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggestion } from '../command/command.ts';
import { MAX_FILE_BYTES } from '../command/files.ts';
import type { Options } from '../command/options.ts';
import { useTeacherFile } from './teacher-file.ts';

/** Also the most that autocompletion searches. */
const MAX_EXPORTED_QUIZZES = 50;

/** `/teach roster` with a file: adds its names to the roster and reports. */
export const answerRosterFile = async (bot: Bot, call: Call, options: Options): Promise<boolean> => {
  const file = options.getAttachment('file');
  if (file === null) return false;
  await call.think('private');
  await useTeacherFile(bot, call, file, MAX_FILE_BYTES.roster, async (text) =>
    tellResult(call, await bot.app.classes.nameFrom(actorOf(call), text), namesReadScreen),
  );
  return true;
};

/** `/teach export`: results of the server's quizzes as files; with a file of ids, also grades for learning platforms. */
export const answerExport = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  await call.think('private');
  const by = actorOf(call);
  const past = await bot.app.classes.past(by, MAX_EXPORTED_QUIZZES);
  if (!past.ok) return tellFault(call, past.error);
  const zone = await bot.app.classes.zone(by.guild ?? '');
  const show = (ids: ReturnType<typeof readSchoolIds> | null): Promise<void> =>
    bot.jobs.run(call, call.own.bank.past.title, async ({ progress }) => {
      const results: Results[] = [];
      for (const [i, { id }] of past.value.entries()) {
        const one = await bot.app.classes.results(id, by);
        if (one.ok) results.push(one.value);
        progress(i + 1, past.value.length + 1);
      }
      return exportScreen(results, MAX_EXPORTED_QUIZZES, call.own, () => bot.timers.breath(), zone, ids);
    });
  const file = options.getAttachment('file');
  if (file === null) await show(null);
  else await useTeacherFile(bot, call, file, MAX_FILE_BYTES.roster, (text) => show(readSchoolIds(text)));
};

/** Past quizzes of the server, with `all` also planned ones, with times in the class's zone; none for a non-teacher. */
export const completeQuiz = async (
  app: App,
  by: Actor,
  typed: string,
  locale: Locale,
  all = false,
): Promise<readonly Suggestion[]> => {
  const past = await app.classes.past(by, MAX_EXPORTED_QUIZZES, all);
  if (!past.ok || by.guild === null) return [];
  const timeZone = await app.classes.zone(by.guild);
  const date = new Intl.DateTimeFormat(locale.id, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const wanted = typed.trim().toLowerCase();
  return past.value
    .flatMap(({ id, createdAt, plan, settings }) => {
      const named = settings.games.map((wish) => sayWish(locale, wish)).join(locale.writing.comma);
      const about = settings.title === '' ? named : settings.title;
      return suggestion(locale.bank.past.entry(date.format(createdAt), plan.length, about), id);
    })
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, MAX_SUGGESTIONS);
};
