import type { Picture, Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import { type LessonCard, type LessonTurn, TURNS } from '../../learn/lessons/learning.ts';
import { type LessonId, lessonId } from '../../learn/model/lessons.ts';
import {
  cardModal,
  cardScreen,
  lessonGameScreen,
  lessonsScreen,
  toldScreen,
} from '../../learn/screens/learn.ts';
import { lessonGameThereScreen } from '../../play/screens/faults.ts';
import { actorOf, tellFault } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Control } from '../control.ts';
import { cardDrawings, lessonDrawings, pathDrawing } from '../drawing.ts';
import type { IllustratedScreen } from '../live/picture-followup.ts';
import { type AnswerTarget, takeAnswer } from './answer.ts';
import { openMatch } from './match.ts';

/** The lesson and turn in an id: `nim`, `nim-retry`. */
const placeIn = (text: string): readonly [LessonId | null, LessonTurn] => {
  const [lesson = '', turn = 'first'] = text.split('-');
  return [lessonId(lesson), TURNS.find((one) => one === turn) ?? 'first'];
};

/** A card with the picture of its exercise, and with its table while that is explained. */
const drawnCard = (
  call: Call,
  card: LessonCard,
  screen: (pictures: readonly Picture[]) => Screen,
): IllustratedScreen => ({ drawings: () => cardDrawings(card, call.own), screen });

const listScreen = async (bot: Bot, call: Call): Promise<IllustratedScreen> => {
  const { learning } = bot.app;
  const progress = await learning.progress(call.facts.user);
  const lengthOf = (id: LessonId): number => learning.length(id);
  return {
    drawings: () => [pathDrawing((id) => progress[id] >= lengthOf(id), call.own)],
    screen: ([picture]) => lessonsScreen(progress, lengthOf, call.own, picture ?? null),
  };
};

/** The card with this number; after the last one, the game. */
const stepScreen = (
  bot: Bot,
  call: Call,
  lesson: LessonId,
  number: number,
  turn: LessonTurn = 'first',
): IllustratedScreen => {
  const { learning } = bot.app;
  const card = learning.card(lesson, number, turn);
  if (card !== null) return drawnCard(call, card, (pictures) => cardScreen(card, call.own, pictures));
  const line = learning.game(lesson);
  return {
    drawings: () => lessonDrawings(line, call.own),
    screen: ([picture]) => lessonGameScreen(lesson, learning.length(lesson), line, call.own, picture ?? null),
  };
};

/** A lesson where the user stopped, or the list of all. */
export const lessonScreen = async (
  bot: Bot,
  call: Call,
  lesson: LessonId | null,
): Promise<IllustratedScreen> => {
  if (lesson !== null)
    return stepScreen(bot, call, lesson, (await bot.app.learning.progress(call.facts.user))[lesson]);
  return listScreen(bot, call);
};

/** The question of a card. */
const targetOf = (bot: Bot, call: Call, card: LessonCard): AnswerTarget => {
  const { learning } = bot.app;
  const draw = (screen: (pictures: readonly Picture[]) => Screen) =>
    call.updateDrawn(drawnCard(call, card, screen));
  return {
    ask: () => call.ask(cardModal(card, call.own)),
    submit: async (submission) => {
      const result = await learning.submit(call.facts.user, card, submission);
      if (result.ok && (result.value.right || result.value.answer === null)) {
        const { right } = result.value;
        const explained = learning.explain(card, call.own);
        return draw((pictures) => toldScreen(card, explained, right, call.own, pictures));
      }
      const missed = result.ok ? result.value : result.error.code === 'unread' ? result.error : null;
      await draw((pictures) => cardScreen(card, call.own, pictures, missed));
    },
  };
};

/** Opens the final game, with the user on the winning side; links to it if one is running. */
const openGame = async (bot: Bot, call: Call, lesson: LessonId): Promise<void> => {
  const { user, channel } = call.facts;
  const line = bot.app.learning.game(lesson);
  const there = (await bot.app.matches.openOf(user)).find(
    ({ match }) =>
      match.start === line && match.channel === channel && match.seats.some(({ kind }) => kind === 'bot'),
  );
  if (there !== undefined) return call.tell(lessonGameThereScreen(there, call.own));
  // Against a weaker bot a student could win through its mistakes, without the idea.
  await openMatch(bot, call, { line, opponent: { kind: 'bot', level: 'perfect' }, first: 'winnable' });
};

/** Serialises a user's clicks on “Play”, so that the second click finds the first one's game. */
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

/** Opens a lesson set as homework, where the student stopped. */
const beginLesson = async (bot: Bot, call: Call, id: string): Promise<void> => {
  call.setAudience('private');
  const homework = await bot.app.lessonHomework.open(id, actorOf(call));
  if (homework.ok) await call.replyDrawn(await lessonScreen(bot, call, homework.value.lesson), 'private');
  else await tellFault(call, homework.error);
};

/** Controls of lessons: the list, cards, answers, the final game. */
export const learnControl: Control = async (bot, call, id) => {
  if (id.verb === 'begin') return beginLesson(bot, call, id.id);
  if (id.verb === 'list') return call.updateDrawn(await listScreen(bot, call));
  const [lesson, turn] = placeIn(id.verb === 'open' ? call.chosen : id.id);
  if (lesson !== null) {
    if (id.verb === 'open') return call.updateDrawn(await lessonScreen(bot, call, lesson));
    if (id.verb === 'show') return call.updateDrawn(stepScreen(bot, call, lesson, id.revision, turn));
    if (id.verb === 'game') return play(bot, call, lesson);
    const card = bot.app.learning.card(lesson, id.revision, turn);
    // Buttons of older messages.
    const verb = id.verb === 'choose' ? 'pick' : id.verb;
    if (card !== null && (await takeAnswer(call, { ...id, verb }, targetOf(bot, call, card)))) return;
  }
  await call.tell(oldControlScreen(call.own));
};
