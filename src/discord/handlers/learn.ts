import { type CustomId, indexOf } from '../../kernel/custom-id.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { LessonCard } from '../../learn/lessons/learning.ts';
import type { Answer } from '../../learn/model/answer.ts';
import { type LessonId, lessonId } from '../../learn/model/lessons.ts';
import {
  ANSWER_FIELD,
  answerModal,
  cardScreen,
  lessonGameScreen,
  lessonsScreen,
  toldScreen,
} from '../../learn/screens/learn.ts';
import { faultScreen, lessonGameThereScreen } from '../../play/screens/faults.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { lessonDrawings } from '../drawing.ts';
import type { Draft } from '../live/picture-followup.ts';
import { postMatch } from './match.ts';

type Control = (bot: Bot, call: Call, id: CustomId) => Promise<void>;

/** A screen with the picture of a position, where there is one to show. */
const drawn = (call: Call, line: string | null, screen: (picture: Picture | null) => Screen): Draft => ({
  drawings: () => (line === null ? [] : lessonDrawings(line, call.own)),
  screen: ([picture]) => screen(picture ?? null),
});

const shownLine = ({ question }: LessonCard): string | null => (question.shown ? question.line : null);

const listScreen = async (bot: Bot, call: Call): Promise<Screen> => {
  const { learning } = bot.app;
  return lessonsScreen(await learning.progress(call.facts.user), (id) => learning.length(id), call.own);
};

/** The card of that number; after the last one, the game. */
const stepScreen = (bot: Bot, call: Call, lesson: LessonId, number: number): Draft => {
  const { learning } = bot.app;
  const card = learning.card(lesson, number);
  if (card !== null) return drawn(call, shownLine(card), (picture) => cardScreen(card, call.own, picture));
  const line = learning.game(lesson);
  return drawn(call, line, (picture) =>
    lessonGameScreen(lesson, learning.length(lesson), line, call.own, picture),
  );
};

/** A lesson where the person stopped, or the list of all. */
export const lessonScreen = async (bot: Bot, call: Call, lesson: LessonId | null): Promise<Draft> => {
  if (lesson !== null)
    return stepScreen(bot, call, lesson, (await bot.app.learning.progress(call.facts.user))[lesson]);
  const list = await listScreen(bot, call);
  return { drawings: () => [], screen: () => list };
};

const told = async (bot: Bot, call: Call, card: LessonCard, right: boolean): Promise<void> => {
  const { learning } = bot.app;
  await learning.finish(call.facts.user, card);
  const explained = learning.explain(card, call.own);
  await call.updateDrawn(
    drawn(call, shownLine(card), (picture) => toldScreen(card, explained, right, call.own, picture)),
  );
};

const answer = async (bot: Bot, call: Call, card: LessonCard, given: Answer): Promise<void> => {
  const judged = bot.app.learning.judge(card, given);
  if (judged.verdict !== 'unread')
    await bot.app.practice.lesson(call.facts.user, card, judged.verdict === 'right');
  if (judged.verdict === 'right') await told(bot, call, card, true);
  else
    await call.updateDrawn(
      drawn(call, shownLine(card), (picture) => cardScreen(card, call.own, picture, judged)),
    );
};

/** The game at the end, with the side that can win; one that goes on is pointed to. */
const openGame = async (bot: Bot, call: Call, lesson: LessonId): Promise<void> => {
  const { user, guild, channel } = call.facts;
  const line = bot.app.learning.game(lesson);
  const there = (await bot.app.matches.openOf(user)).find(
    ({ match }) =>
      match.start === line && match.channel === channel && match.seats.some(({ kind }) => kind === 'bot'),
  );
  if (there !== undefined) {
    await call.reply(lessonGameThereScreen(there, call.own), 'private');
    return;
  }
  const done = await bot.app.matches.open({
    by: user,
    guild,
    channel,
    line,
    opponent: { kind: 'bot', level: 'casual' },
    first: 'winnable',
    clock: 'none',
  });
  if (done.ok) await postMatch(bot, call, done.value);
  else await call.reply(faultScreen(done.error, call.own), 'private');
};

/** Clicks of one person on “Play” go one after another, so that the second finds the game of the first. */
const playing = new Map<string, Promise<void>>();

const play = async (bot: Bot, call: Call, lesson: LessonId): Promise<void> => {
  const { user } = call.facts;
  const run = (playing.get(user) ?? Promise.resolve()).then(() => openGame(bot, call, lesson));
  const quiet = run
    .catch(() => undefined)
    .finally(() => {
      if (playing.get(user) === quiet) playing.delete(user);
    });
  playing.set(user, quiet);
  await run;
};

const ofCard: Readonly<
  Record<string, (bot: Bot, call: Call, card: LessonCard, id: CustomId) => Promise<void>>
> = {
  choose: (bot, call, card, { argument }) =>
    answer(bot, call, card, { kind: 'chosen', choices: [indexOf(argument)] }),
  typed: (bot, call, card) =>
    answer(bot, call, card, { kind: 'typed', text: call.facts.fields[ANSWER_FIELD] ?? '' }),
  type: (_, call, card) => call.ask(answerModal(card, call.own)),
  tell: (bot, call, card) => told(bot, call, card, false),
};

/** Every control of the lessons: the list, cards, answers, the game at the end. */
export const learnControl: Control = async (bot, call, id) => {
  if (id.verb === 'list') return call.update(await listScreen(bot, call));
  const lesson = lessonId(id.verb === 'open' ? (call.facts.values[0] ?? '') : id.id);
  if (lesson !== null) {
    if (id.verb === 'open') return call.updateDrawn(await lessonScreen(bot, call, lesson));
    if (id.verb === 'show') return call.updateDrawn(stepScreen(bot, call, lesson, id.revision));
    if (id.verb === 'game') return play(bot, call, lesson);
    const card = bot.app.learning.card(lesson, id.revision);
    const control = Object.hasOwn(ofCard, id.verb) ? ofCard[id.verb] : undefined;
    if (card !== null && control !== undefined) return control(bot, call, card, id);
  }
  await call.reply(oldControlScreen(call.own), 'private');
};
