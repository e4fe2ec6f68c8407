import type { CustomId } from '../../kernel/custom-id.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import type { LessonCard } from '../../learn/lessons/learning.ts';
import { type LessonId, lessonId } from '../../learn/model/lessons.ts';
import { cardScreen, lessonGameScreen, lessonsScreen, toldScreen } from '../../learn/screens/learn.ts';
import { answerModal } from '../../learn/screens/question.ts';
import { faultScreen, lessonGameThereScreen } from '../../play/screens/faults.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { lessonDrawings } from '../drawing.ts';
import type { Draft } from '../live/picture-followup.ts';
import { type AnswerTarget, takeAnswer } from './answer.ts';
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

/** A card of a lesson and its answers. */
const targetOf = (bot: Bot, call: Call, card: LessonCard): AnswerTarget => {
  const { learning } = bot.app;
  const draw = (screen: (picture: Picture | null) => Screen) =>
    call.updateDrawn(drawn(call, shownLine(card), screen));
  return {
    ask: () => call.ask(answerModal('l', card.lesson, card.number, card.question, call.own)),
    submit: async (submission) => {
      const done = await learning.submit(call.facts.user, card, submission);
      if (done.ok && (done.value.right || done.value.answer === null)) {
        const { right } = done.value;
        const explained = learning.explain(card, call.own);
        await draw((picture) => toldScreen(card, explained, right, call.own, picture));
        return;
      }
      const missed = done.ok ? done.value : done.error.code === 'unread' ? done.error : null;
      await draw((picture) => cardScreen(card, call.own, picture, missed));
    },
  };
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

/** Every control of the lessons: the list, cards, answers, the game at the end. */
export const learnControl: Control = async (bot, call, id) => {
  if (id.verb === 'list') return call.update(await listScreen(bot, call));
  const lesson = lessonId(id.verb === 'open' ? (call.facts.values[0] ?? '') : id.id);
  if (lesson !== null) {
    if (id.verb === 'open') return call.updateDrawn(await lessonScreen(bot, call, lesson));
    if (id.verb === 'show') return call.updateDrawn(stepScreen(bot, call, lesson, id.revision));
    if (id.verb === 'game') return play(bot, call, lesson);
    const card = bot.app.learning.card(lesson, id.revision);
    // Buttons of older messages.
    const verb = id.verb === 'choose' ? 'pick' : id.verb;
    if (card !== null && (await takeAnswer(call, { ...id, verb }, targetOf(bot, call, card)))) return;
  }
  await call.reply(oldControlScreen(call.own), 'private');
};
