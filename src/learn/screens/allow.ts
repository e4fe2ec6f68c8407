import type { Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import type { UserId } from '../../people/model/user.ts';
import { date, type Inline, list, moment, note, p, person, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Allowed } from '../class/allowances.ts';
import type { Assignment } from '../model/assignment.ts';
import { quizName } from './quiz-name.ts';

const MINUTE_MS = 60_000;
const MAX_LISTED_STUDENTS = 50;

/** A student's allowances, for their teacher. */
export const allowedScreen = (allowed: Allowed, locale: Locale): Screen => {
  const words = locale.classroom.work.allow;
  const { quiz, percent, allowance, end, isReopened, isTold, left } = allowed;
  const isOver = quiz?.phase === 'over' && !isReopened;
  const name = quiz === null ? '' : quizName(quiz, locale);
  const lines: (readonly Inline[])[] = [
    ...(percent === 0 ? [] : [[words.extra(percent)]]),
    ...(allowance.extraMs === 0 ? [] : [[words.more(name, Math.round(allowance.extraMs / MINUTE_MS))]]),
    ...(allowance.attempts === 0 ? [] : [[words.attempts(allowance.attempts)]]),
    ...(left === null || isOver || (allowance.attempts === 0 && !isReopened) ? [] : [[words.left(left)]]),
    ...(end === null ? [] : [words[isReopened ? 'reopened' : 'ends'](name, date(end))]),
    ...(isOver && allowance.reopenedAt !== null ? [[words.over(name)]] : []),
  ];
  return plainScreen('info', words.title, [
    p(person(allowed.student)),
    ...(lines.length === 0 ? [p(words.none)] : [list(lines)]),
    ...(allowed.paused ? [p(words.paused)] : []),
    ...(isTold ? [note(words.where)] : []),
    ...(percent === 0 ? [] : [note(words.remembered)]),
  ]);
};

/** Tells a student that an exam or homework is open again for them. */
export const openAgainScreen = (quiz: Assignment, locale: Locale): Screen => {
  const { allow: words, homework } = locale.classroom.work;
  return plainScreen('wait', words.again, [
    p(strong(quizName(quiz, locale))),
    ...(quiz.deadline === null ? [] : [p(...homework.closes(date(quiz.deadline), moment(quiz.deadline)))]),
    p(...words.how({ channel: quiz.channel })),
  ]);
};

/** Students with extra time in every exam of the server. */
export const allowedListScreen = (all: ReadonlyMap<UserId, number>, locale: Locale): Screen => {
  const words = locale.classroom.work.allow;
  return plainScreen(
    'info',
    words.title,
    all.size === 0
      ? [p(words.nobody)]
      : [
          p(words.list),
          list(
            [...all]
              .slice(0, MAX_LISTED_STUDENTS)
              .map(([user, percent]): readonly Inline[] => [
                person(user),
                `${locale.writing.colon}${percent}%`,
              ]),
          ),
          ...(all.size > MAX_LISTED_STUDENTS ? [note(`+ ${all.size - MAX_LISTED_STUDENTS}`)] : []),
        ],
  );
};
