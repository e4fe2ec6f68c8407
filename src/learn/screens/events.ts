import type { Locale } from '../../texts/locale.ts';
import type { ClassEvent, EventTimes, SentEvent } from '../model/class-event.ts';
import { entryName } from './quiz-name.ts';

/** Of an event (Discord). */
const MAX_NAME_CHARS = 100;

const nameOf = (about: NonNullable<ClassEvent['about']>, locale: Locale): string => {
  if (about.kind === 'lesson')
    return locale.classroom.work.calendar(locale.learn.lessons[about.lesson].title);
  return entryName(about.quiz, locale);
};

const descriptionOf = (about: NonNullable<ClassEvent['about']>, locale: Locale): string => {
  const { event } = locale.classroom.work;
  if (about.kind === 'lesson' || about.quiz.settings.mode === 'homework') return event.homework;
  return event.quiz(about.quiz.plan.length, about.quiz.settings.lobbyMinutes);
};

/** Discord need not keep milliseconds, and events are recognised by their times. */
const wholeSecond = (at: number): number => Math.floor(at / 1_000) * 1_000;

/** The entry for a server's events. Its place is a link to the channel: text channels have no events of their own. */
export const sentEventOf = (
  { guild, channel }: ClassEvent,
  about: NonNullable<ClassEvent['about']>,
  { start, end }: EventTimes,
  locale: Locale,
): SentEvent => ({
  name: [...nameOf(about, locale).replace(/\s+/gu, ' ').trim()].slice(0, MAX_NAME_CHARS).join('').trim(),
  description: descriptionOf(about, locale),
  location: `https://discord.com/channels/${guild}/${channel}`,
  start: wholeSecond(start),
  end: wholeSecond(end),
});
