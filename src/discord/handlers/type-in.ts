import type { Result } from '../../engine/core/result.ts';
import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
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
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Options } from '../command/options.ts';
import { namedQuiz } from './print.ts';

const showWriters = async (
  call: Call,
  result: Result<Writers, ClassFault>,
  page: number,
  inPlace: boolean,
): Promise<void> => {
  if (!result.ok) await tellFault(call, result.error);
  else if (inPlace) await call.update(writersScreen(result.value, page, call.own));
  else await call.tell(writersScreen(result.value, page, call.own));
};

/** A spare sheet has no owner yet: asks for one first. */
const showOwners = async (
  bot: Bot,
  call: Call,
  { quiz, writer }: SheetEntry,
  page: number,
): Promise<void> => {
  const owners = await bot.app.classes.owners(quiz.id, actorOf(call));
  if (owners.ok) await call.update(ownersScreen(quiz.id, writer, owners.value, page, call.own));
  else await tellFault(call, owners.error);
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
const takeAnswers = async (
  bot: Bot,
  call: Call,
  { id, revision, argument: user }: CustomId,
): Promise<void> => {
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

/** Controls for answers on paper. Each use checks permission again. `argument`: the student. */
export const enterControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { classes } = bot.app;
  const by = actorOf(call);
  switch (id.verb) {
    case 'enter':
      return showWriters(call, await classes.writers(id.id, by), 0, false);
    case 'enter-page':
      return showWriters(call, await classes.writers(id.id, by), id.revision, true);
    case 'enter-hold': {
      const held = await classes.holdOnPaper(id.id, by);
      await showWriters(call, held, 0, true);
      if (held.ok) bot.quizzes.redraw(id.id);
      return;
    }
    case 'enter-who':
      return showEntry(bot, call, await classes.entry(id.id, by, { user: call.facts.values[0] ?? '' }), 0);
    case 'enter-number': {
      const found = await classes.writers(id.id, by);
      if (found.ok) await call.ask(sheetModal(id.id, call.own));
      else await tellFault(call, found.error);
      return;
    }
    case 'enter-sheet': {
      const number = call.facts.fields[SHEET_FIELD] ?? '';
      return showEntry(bot, call, await classes.entry(id.id, by, { number }), 0);
    }
    case 'enter-give': {
      const [student = ''] = call.facts.values;
      return showEntry(bot, call, await classes.giveSheet(id.id, by, id.argument, student), 0);
    }
    case 'enter-own':
    case 'enter-see':
      return showEntry(bot, call, await classes.entry(id.id, by, { user: id.argument }), id.revision);
    case 'enter-ask': {
      const entry = await classes.entry(id.id, by, { user: id.argument });
      const modal = entry.ok ? entryModal(entry.value, id.revision, call.own) : null;
      if (modal !== null) await call.ask(modal);
      else await tellFault(call, entry.ok ? { code: 'closed', facts: {} } : entry.error);
      return;
    }
    case 'enter-typed':
      return takeAnswers(bot, call, id);
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
