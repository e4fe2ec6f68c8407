import type { Attachment, Screen } from '../../kernel/screen.ts';
import { refusalScreen } from '../../kernel/screens.ts';
import type { Printout } from '../../learn/class/print.ts';
import type { Question } from '../../learn/model/question.ts';
import {
  DEFAULT_PRINT,
  moreFilesScreen,
  type PrintChoice,
  paperHead,
  printChoice,
  printedScreen,
  printScreen,
  readPrintChoice,
} from '../../learn/screens/print.ts';
import { answerPaper, questionPaper } from '../../learn/screens/sheets.ts';
import type { Paper } from '../../picture/paper/paper.ts';
import { inMessages, printParts } from '../../picture/paper/parts.ts';
import type { Doc } from '../../texts/doc.ts';
import { locales } from '../../texts/index.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import type { Locale } from '../../texts/locale.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Options } from '../command/options.ts';
import { byVerb, type Control } from '../control.ts';
import { proofFor } from '../explained.ts';
import type { Job } from '../live/jobs.ts';

/** Discord's limit, less some room for the rest of the message. */
const MAX_MESSAGE_FILE_BYTES = 9 * 1024 * 1024;

/** The proof of each question, sequentially: one thread makes them all. */
const explainAll = async (
  bot: Bot,
  call: Call,
  questions: readonly Question[],
  locale: Locale,
  onDone: (count: number) => void,
): Promise<ReadonlyMap<Question, Doc>> => {
  const explained = new Map<Question, Doc>();
  for (const question of questions) {
    explained.set(question, await proofFor(bot, call, question, locale));
    onDone(explained.size);
  }
  return explained;
};

const printAll = async (
  bot: Bot,
  call: Call,
  printout: Printout,
  { size }: PrintChoice,
  locale: Locale,
  job: Job,
): Promise<Screen | readonly [Screen, ...Screen[]]> => {
  const { sheets, copies } = printout;
  const questions = [...new Set(sheets.flatMap((sheet) => sheet.questions))];
  const all = questions.length + sheets.length * (copies + 1);
  const explained = await explainAll(bot, call, questions, locale, (done) => {
    job.progress(done, all);
  });
  let before = questions.length;
  const print = async (paper: Paper): Promise<Buffer> => {
    const data = await bot.printer.print(paper, {
      signal: job.signal,
      onSheet: (done) => {
        // Sheets printed again in parts don't move the bar.
        if (!job.signal.aborted) job.progress(Math.min(before + done, all), all);
      },
    });
    before += paper.count;
    return data;
  };
  const files: Attachment[] = [];
  const head = paperHead(printout.quiz, locale);
  for (const [name, paper] of [
    ['questions', questionPaper(head, printout, size, locale)],
    ['answers', answerPaper(head, printout, size, locale, explained)],
  ] as const) {
    const parts = await printParts(print, paper, MAX_MESSAGE_FILE_BYTES);
    if (parts === null) return refusalScreen(call.own.print.tooLarge, call.own);
    for (const [i, data] of parts.entries())
      files.push({ name: parts.length === 1 ? `${name}.pdf` : `${name}-${i + 1}.pdf`, data });
  }
  const [first = [], ...more] = inMessages(files, MAX_MESSAGE_FILE_BYTES);
  return [printedScreen(printout, first, call.own), ...more.map((some) => moreFilesScreen(some, call.own))];
};

const print = async (
  bot: Bot,
  call: Call,
  id: string,
  choice: PrintChoice,
  locale: Locale,
): Promise<void> => {
  const found = await bot.app.classes.printable(id, actorOf(call));
  if (!found.ok) return tellFault(call, found.error);
  // Students without questions get them dealt now.
  await call.think('private');
  const printout = await bot.app.classes.sheets(id, actorOf(call), choice);
  if (printout.ok)
    await bot.jobs.run(call, call.own.print.working, (job) =>
      printAll(bot, call, printout.value, choice, locale, job),
    );
  else await tellFault(call, printout.error);
};

/** Shows the print choices to a teacher of the quiz's server. */
const offer = async (
  bot: Bot,
  call: Call,
  id: string,
  choice: PrintChoice,
  inPlace: boolean,
): Promise<void> => {
  const found = await bot.app.classes.printable(id, actorOf(call));
  if (!found.ok) return tellFault(call, found.error);
  await call.show(printScreen(found.value.quiz, choice, found.value, call.own), inPlace);
};

/** The quiz named in a command, otherwise the channel's latest; null: the call has been answered. */
export const namedQuiz = async (bot: Bot, call: Call, options: Options): Promise<string | null> => {
  const named = options.getString('quiz');
  if (named !== null) return named;
  const found = await bot.app.classes.inChannel(actorOf(call), call.facts.channel);
  if (!found.ok) await tellFault(call, found.error);
  return found.ok ? found.value.quiz.id : null;
};

/** `/paper print`: prints at once if options say how, otherwise shows the choices first. */
export const answerPrint = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  call.setAudience('private');
  const id = await namedQuiz(bot, call, options);
  if (id === null) return;
  const [size, receivers] = [options.getString('size'), options.getString('for')];
  const copies = options.getInteger('copies');
  const language = options.getChoice('language', LANGUAGES);
  const choice = printChoice({ size, receivers, copies });
  if (size === null && receivers === null && copies === null && language === null)
    await offer(bot, call, id, choice, false);
  else await print(bot, call, id, choice, language === null ? call.own : locales[language]);
};

/** Redraws the print choices with one of them changed. */
const change =
  (name: keyof PrintChoice): Control =>
  (bot, call, { id, argument }) => {
    const choice = printChoice({ [name]: call.chosen }, readPrintChoice(argument));
    return offer(bot, call, id, choice, true);
  };

export const printControl = byVerb({
  print: (bot, call, { id }) => offer(bot, call, id, DEFAULT_PRINT, false),
  'print-size': change('size'),
  'print-for': change('receivers'),
  'print-copies': change('copies'),
  'print-now': (bot, call, { id, argument }) => print(bot, call, id, readPrintChoice(argument), call.own),
});
