import type { Result } from '../../engine/core/result.ts';
import type { ClassFault } from '../../learn/class/faults.ts';
import type { SheetEntry, Writers } from '../../learn/class/type-in.ts';
import { classFaultScreen } from '../../learn/screens/teach.ts';
import {
  entryModal,
  entryScreen,
  fieldOf,
  MAX_FORM_FIELDS,
  ownersScreen,
  SHEET_FIELD,
  sheetModal,
  writersScreen,
} from '../../learn/screens/type-in.ts';
import { plain } from '../../texts/plain.ts';
import { actorOf, tellFault, updateResult } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Options } from '../command/options.ts';
import { byVerb, type Control } from '../control.ts';
import { namedQuiz } from './print.ts';

const showWriters = async (
  call: Call,
  result: Result<Writers, ClassFault>,
  page: number,
  inPlace: boolean,
): Promise<void> => {
  if (!result.ok) return tellFault(call, result.error);
  await call.show(writersScreen(result.value, page, call.own), inPlace);
};

/** A spare sheet has no owner yet: asks for one first. */
const showOwners = async (
  bot: Bot,
  call: Call,
  { quiz, writer }: SheetEntry,
  page: number,
): Promise<void> => {
  const owners = await bot.app.classes.owners(quiz.id, actorOf(call));
  await updateResult(call, owners, (users, locale) => ownersScreen(quiz.id, writer, users, page, locale));
};

const showEntry = async (
  bot: Bot,
  call: Call,
  result: Result<SheetEntry, ClassFault>,
  page: number,
): Promise<void> => {
  if (!result.ok) await tellFault(call, result.error);
  else if (result.value.writer.isSpare === true) await showOwners(bot, call, result.value, page);
  else await call.update(entryScreen(result.value, page, call.own));
};

/** Records each readable answer, and reports why others are not. */
const takeAnswers: Control = async (bot, call, { id, revision, argument: user }) => {
  const words = call.own.print.enter;
  const answers = new Map<number, string>();
  for (let place = 0; place < MAX_FORM_FIELDS; place += 1) {
    const text = (call.facts.fields[fieldOf(place)] ?? '').trim();
    if (text !== '') answers.set(revision * MAX_FORM_FIELDS + place, text);
  }
  const typed = await bot.app.classes.typeIn(id, actorOf(call), user, answers);
  if (!typed.ok) return tellFault(call, typed.error);
  const { entry, saved, refused } = typed.value;
  if (saved > 0) bot.quizzes.redraw(id);
  const faults = refused.map(({ slot, text, fault }) =>
    words[fault.code === 'unread' ? 'unread' : 'unsaved'](
      slot + 1,
      text,
      plain(classFaultScreen(fault, call.own).doc),
    ),
  );
  await call.update(entryScreen(entry, revision, call.own, [words.saved(saved), ...faults]));
};

/** `/paper enter` */
export const answerEnter = async (bot: Bot, call: Call, options: Options): Promise<void> => {
  call.setAudience('private');
  const id = await namedQuiz(bot, call, options);
  if (id !== null) await showWriters(call, await bot.app.classes.writers(id, actorOf(call)), 0, false);
};

/** The entry of the student in the control's id. */
const showOwn: Control = async (bot, call, { id, revision, argument: user }) =>
  showEntry(bot, call, await bot.app.classes.entry(id, actorOf(call), { user }), revision);

/** Controls for answers on paper. Each use checks permission again. `argument`: the student. */
export const enterControl = byVerb({
  enter: async (bot, call, { id }) =>
    showWriters(call, await bot.app.classes.writers(id, actorOf(call)), 0, false),
  'enter-page': async (bot, call, { id, revision }) =>
    showWriters(call, await bot.app.classes.writers(id, actorOf(call)), revision, true),
  'enter-hold': async (bot, call, { id }) => {
    const held = await bot.app.classes.holdOnPaper(id, actorOf(call));
    await showWriters(call, held, 0, true);
    if (held.ok) bot.quizzes.redraw(id);
  },
  'enter-who': async (bot, call, { id }) =>
    showEntry(bot, call, await bot.app.classes.entry(id, actorOf(call), { user: call.chosen }), 0),
  'enter-number': async (bot, call, { id }) => {
    const found = await bot.app.classes.writers(id, actorOf(call));
    if (found.ok) await call.ask(sheetModal(id, call.own));
    else await tellFault(call, found.error);
  },
  'enter-sheet': async (bot, call, { id }) => {
    const number = call.facts.fields[SHEET_FIELD] ?? '';
    await showEntry(bot, call, await bot.app.classes.entry(id, actorOf(call), { number }), 0);
  },
  'enter-give': async (bot, call, { id, argument }) =>
    showEntry(bot, call, await bot.app.classes.giveSheet(id, actorOf(call), argument, call.chosen), 0),
  'enter-own': showOwn,
  'enter-see': showOwn,
  'enter-ask': async (bot, call, { id, revision, argument: user }) => {
    const entry = await bot.app.classes.entry(id, actorOf(call), { user });
    const modal = entry.ok ? entryModal(entry.value, revision, call.own) : null;
    if (modal !== null) await call.ask(modal);
    else await tellFault(call, entry.ok ? { code: 'closed', facts: {} } : entry.error);
  },
  'enter-typed': takeAnswers,
});
