import { normalise } from '../../games/line.ts';
import { gameIds } from '../../games/registry.ts';
import { zones } from '../../learn/class/when.ts';
import { LESSON_IDS, type LessonId } from '../../learn/model/lessons.ts';
import { QUESTION_KINDS } from '../../learn/questions/kinds/index.ts';
import type { OwnGame } from '../../play/defining.ts';
import { localeIds, locales } from '../../texts/index.ts';
import { lazily } from '../../texts/lazily.ts';
import type { Locale } from '../../texts/locale.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggestion } from './command.ts';

/** Separators that people type between items. */
const COMMAS = /[,，、;；]/;

/** Text as compared with what is typed. */
export const folded = (text: string): string => normalise(text).trim().toLowerCase();

interface ClassItem {
  readonly value: string;
  readonly name: string;
  /** All names it is found by. */
  readonly known: readonly string[];
}

/** Items with a name that starts with what was typed, then those with one that contains it. */
export const matching = <T>(
  items: readonly T[],
  typed: string,
  namesOf: (item: T) => readonly string[],
): readonly T[] => {
  const containing = items.filter((item) => namesOf(item).some((name) => name.includes(typed)));
  const starts = (item: T): boolean => namesOf(item).some((name) => name.startsWith(typed));
  return [...containing.filter(starts), ...containing.filter((item) => !starts(item))];
};

/** Completes the last item of a comma-separated list; keeps the earlier items and doesn't offer them again. */
const completeList = (typed: string, items: readonly ClassItem[]): readonly Suggestion[] => {
  const parts = typed.split(COMMAS);
  const before = parts
    .slice(0, -1)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chosen = new Set(before.map(folded));
  const namesOf = ({ known }: ClassItem): readonly string[] => known.map(folded);
  const left = items.filter((item) => !namesOf(item).some((name) => chosen.has(name)));
  return matching(left, folded(parts.at(-1) ?? ''), namesOf)
    .flatMap(({ name, value }) => suggestion([...before, name].join(', '), [...before, value].join(', ')))
    .slice(0, MAX_SUGGESTIONS);
};

/** Comma-separated games in the user's language, the server's own first. */
export const completeGames = (
  typed: string,
  locale: Locale,
  own: readonly OwnGame[],
): readonly Suggestion[] => {
  const games: readonly ClassItem[] = [
    ...own.map(({ name }) => ({ value: name, name, known: [name] })),
    ...gameIds.map((id) => {
      const { name, aliases } = locale.games[id];
      return { value: id, name, known: [id, name, ...aliases] };
    }),
  ];
  const misere = games.map(({ value, name, known }): ClassItem => {
    const inWords = (game: string): string => `${game} ${locale.words.misere.at(-1) ?? 'misere'}`;
    return {
      value: `${value} misere`,
      name: inWords(name),
      known: known.flatMap((one) => [`${one} misere`, inWords(one)]),
    };
  });
  const plus = typed.lastIndexOf('+') + 1;
  const last = typed.slice(plus).trimStart();
  const head = typed.slice(0, typed.length - last.length);
  if (plus === 0 || COMMAS.test(last)) return completeList(typed, [...games, ...misere]);
  return completeList(last, games).flatMap(({ name, value }) =>
    suggestion(`${head}${name}`, `${head}${value}`),
  );
};

/** Comma-separated skills by their names in the user's language. */
export const completeSkills = (typed: string, locale: Locale): readonly Suggestion[] =>
  completeList(
    typed,
    QUESTION_KINDS.map((kind) => {
      const name = locale.quiz.kinds[kind];
      return { value: kind, name, known: [kind, name] };
    }),
  );

/** Lessons by their titles in the user's language, in the order of the path. */
export const completeLessons = (typed: string, locale: Locale): readonly Suggestion[] =>
  LESSON_IDS.flatMap((id) => suggestion(locale.learn.lessons[id].title, id))
    .filter(({ value, name }) => [value, name].some((one) => folded(one).includes(folded(typed))))
    .slice(0, MAX_SUGGESTIONS);

const known = lazily({
  lessonByName: (): ReadonlyMap<string, LessonId> =>
    new Map(
      LESSON_IDS.flatMap((id) => [
        [id, id] as const,
        ...localeIds.map((locale) => [folded(locales[locale].learn.lessons[id].title), id] as const),
      ]),
    ),
  kindByName: (): ReadonlyMap<string, string> =>
    new Map(
      localeIds.flatMap((id) =>
        QUESTION_KINDS.map((kind) => [folded(locales[id].quiz.kinds[kind]), kind] as const),
      ),
    ),
});

/** Replaces names of skills, in any language, by their ids; leaves other text as typed. */
export const readSkills = (typed: string): string =>
  typed
    .split(COMMAS)
    .map((part) => known.kindByName.get(folded(part)) ?? part.trim())
    .join(', ');

/** The lesson with this id, or this title in any language; null if there is none. */
export const readLesson = (typed: string): LessonId | null => known.lessonByName.get(folded(typed)) ?? null;

/** Names that contain what was typed. */
export const completeNames = (typed: string, names: readonly string[]): readonly Suggestion[] =>
  names
    .filter((name) => folded(name).includes(folded(typed)))
    .flatMap((name) => suggestion(name, name))
    .slice(0, MAX_SUGGESTIONS);

/** Time zones: those with a part that starts with what was typed first, then those that contain it. */
export const completeZone = (typed: string): readonly Suggestion[] => {
  const namesOf = (zone: string): readonly string[] => {
    const name = zone.toLowerCase();
    return [name, ...name.split('/')];
  };
  return matching(zones, folded(typed).replaceAll(' ', '_'), namesOf)
    .slice(0, MAX_SUGGESTIONS)
    .map((zone) => ({ name: zone, value: zone }));
};
