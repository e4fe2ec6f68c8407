/** What people of a class see and press in their channel, through the whole bot. */
import { expect } from 'vitest';
import type { Local } from '../../../src/local/index.ts';
import type { Ack, JsonObject, ShownMessage } from '../../../src/local/types.ts';
import { asBot } from '../as-bot.ts';
import {
  type Control,
  controlsOf,
  messageOf,
  picksIn,
  type Scripted,
  textOf,
  until,
  verbOf,
} from '../scripted.ts';

/** The private message to one person, once it arrives; nobody else sees it. */
export const privately = async (who: Scripted, ack: Ack): Promise<string> => {
  const message = await who.heard(ack);
  expect(message.ephemeralFor).toBe(who.id);
  return textOf(message);
};

type Options = Readonly<Record<string, string | number | boolean>>;

/** The private reply to a command, such as `teach bank show`. */
export const replyTo = async (who: Scripted, command: string, options: Options = {}): Promise<string> => {
  const [name = '', ...path] = command.split(' ');
  return privately(who, await who.sub(name, path, options));
};

/** The private reply to a press on a control, found by its verb or label. */
export const replyToPress = async (who: Scripted, message: string, which: string): Promise<string> =>
  privately(who, await who.press(message, which));

/** The last message with this text that a person sees, once it arrives. */
export const shown = (who: Scripted, text: RegExp | string, most?: number): Promise<ShownMessage> =>
  until(
    () =>
      who
        .messages()
        .findLast((message) =>
          typeof text === 'string' ? textOf(message).includes(text) : text.test(textOf(message)),
        ),
    String(text),
    most,
  );

/** The choices of the question on a message. */
export const picksOn = (who: Scripted, message: string): readonly Control[] => picksIn(who.controls(message));

/** Presses a choice of the question on a message; returns the private reply. */
export const choose = async (who: Scripted, message: string, index = 0): Promise<string> =>
  privately(who, await who.use(message, picksOn(who, message)[index]!));

/** The message of question `place` of a quiz, once it takes answers. */
export const openQuestion = (who: Scripted, place: number, most?: number): Promise<ShownMessage> =>
  until(
    () =>
      who
        .messages()
        .find(
          (message) =>
            textOf(message).includes(`Question ${place} of`) && picksIn(controlsOf(message)).length > 0,
        ),
    `question ${place}`,
    most,
  );

/** Creates a quiz and returns the teacher's panel. */
export const newQuiz = async (teacher: Scripted, options: Options): Promise<string> => {
  const ack = await teacher.sub('teach', ['quiz', 'create'], options);
  expect(await privately(teacher, ack)).toMatch(/Students can join/);
  return messageOf(ack);
};

/** The same of a live quiz, by default with one question about Nim; answers close by the teacher. */
export const newLiveQuiz = (teacher: Scripted, options: Options): Promise<string> =>
  newQuiz(teacher, { games: 'nim', count: 1, reading: 0, seconds: 600, ...options });

/** Starts an exam as soon as everybody’s positions are made. */
export const startExam = (teacher: Scripted, panel: string): Promise<boolean> =>
  until(async () => {
    const start = teacher.controls(panel).find((control) => verbOf(control) === 'do-start');
    if (start !== undefined) await teacher.use(panel, start);
    return teacher.read(panel).includes('Answers are open');
  }, 'the start of the exam');

/** Ends a quiz, an exam or homework by its panel. */
export const endByPanel = async (teacher: Scripted, panel: string): Promise<void> => {
  await teacher.press(panel, 'end-ask');
  await teacher.press(panel, 'do-end');
};

/** Closes question `place` by the panel; the message of the question shows the answer then. */
export const closeQuestion = async (
  teacher: Scripted,
  panel: string,
  question: string,
  place: number,
): Promise<void> => {
  await teacher.press(panel, 'do-close');
  await until(() => teacher.read(question).includes(`Answer to question ${place}`), 'the answer');
};

export const forgedButton = (custom_id: string): JsonObject => ({
  type: 2,
  style: 1,
  label: 'forged',
  custom_id,
});

/** Posts a row of forged controls as the bot's own message; returns its id. */
export const forgedMessage = async (
  local: Pick<Local, 'api' | 'token'>,
  who: Scripted,
  row: readonly JsonObject[],
): Promise<string> => {
  const body = { flags: 32768, components: [{ type: 1, components: row }] };
  const answered = await asBot(local, 'POST', `/channels/${who.channel}/messages`, body);
  return ((await answered.json()) as { readonly id: string }).id;
};

/** Logged faults except modals that came too late, which a busy machine causes and the person repeats. */
export const faultsLogged = (logged: readonly string[]): readonly string[] =>
  logged.filter((line) => !line.includes('"too late for a modal"'));
