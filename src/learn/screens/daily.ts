import { pointedScene } from '../../engine/explain/pointed.ts';
import type { ShownMove } from '../../engine/explain/step.ts';
import type { Position } from '../../games/line.ts';
import { buttonsOf, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import {
  type Button,
  MAX_SELECT_CHOICES,
  type Picture,
  type Screen,
  showsPosition,
} from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type MoveFocus, moveRows, WHOLE } from '../../play/screens/moves.ts';
import { typedMove } from '../../play/screens/resign.ts';
import {
  code,
  type Doc,
  date,
  type Inline,
  list,
  moment,
  note,
  p,
  person,
  shorten,
  strong,
} from '../../texts/doc.ts';
import { parseLine } from '../../texts/index.ts';
import { gameNamed, type Locale, sayMove, sayRefusal } from '../../texts/locale.ts';
import { boardRules, usualName } from '../../texts/rule.ts';
import { endOf, FIRST_DAY, numberOf } from '../daily/calendar.ts';
import type { DailyFault, DailyView } from '../daily/ports.ts';
import { type DailyResult, type DailyTry, gridOf, standingOf } from '../model/daily.ts';
import { type Day, isoDate } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import type { Streak } from '../model/streak.ts';

/** Kind of the daily puzzle's controls. `id`: the day, `revision`: the number of the next try. */
const DAILY = 'y';
const MAX_MOVE_CHARS = 80;
const MAX_LINE_CHARS = 200;
const MAX_PAST_LINE_CHARS = 80;
export const MAX_ARCHIVE_DAYS = MAX_SELECT_CHOICES;
const MAX_LISTED_USERS = 20;

const control = buttonsOf(DAILY);

/** The position of a puzzle; its line was parsed before. */
export const positionOfDaily = ({ line }: Question): Position => {
  const position = parseLine(line);
  if (!position.ok) throw new Error(`the line of a daily puzzle is not read: ${line}`);
  return position.value;
};

const titleOf = (day: Day, { game }: Question, locale: Locale): string =>
  locale.daily.title(numberOf(day), gameNamed(locale, game));

/** The position as text, unless a picture shows it. `move`: the winning move to mark. */
const shownPosition = (question: Question, pictures: readonly Picture[], move: string | null = null): Doc => {
  const { spot } = positionOfDaily(question);
  const scene = move === null ? spot.scene() : pointedScene(spot, move);
  return showsPosition(pictures)
    ? []
    : [{ kind: 'scene', scene }, p(code(shorten(question.line, MAX_LINE_CHARS)))];
};

const said = (locale: Locale, move: ShownMove): string =>
  shorten(sayMove(locale, move.phrase), MAX_MOVE_CHARS);

const hintDoc = ({ hint, tries, moves }: DailyView, locale: Locale): Doc => {
  if (hint === null) return [];
  const since = tries.slice(tries.findLastIndex(({ move }) => move === null) + 1).length;
  const tried = new Set(since === 0 ? [] : moves.slice(-since).map(({ to }) => to));
  const left = hint.moves.filter(({ to }) => !tried.has(to));
  return [
    p(strong(locale.daily.hintTitle)),
    list(left.map((move) => [said(locale, move), ' ', code(shorten(move.move))])),
  ];
};

/** An open puzzle: the position, earlier tries, and buttons for its moves. */
export const dailyScreen = (
  view: DailyView,
  locale: Locale,
  options: { readonly focus?: MoveFocus; readonly pictures?: readonly Picture[] } = {},
): Screen => {
  const words = locale.daily;
  const { focus = WHOLE, pictures = [] } = options;
  const { day, question, tries, standing, moves } = view;
  const position = positionOfDaily(question);
  const number = tries.length;
  const pad = { kind: DAILY, id: String(day), revision: number, focus } as const;
  const controls = moveRows(position.spot, pad, locale);
  return {
    meaning: 'play',
    title: [titleOf(day, question, locale)],
    lead: [p(...words.ask)],
    pictures,
    doc: [
      ...shownPosition(question, pictures),
      ...boardRules(position, locale, usualName(locale)),
      ...moves.map((move) => p(words.wrong(said(locale, move)))),
      ...hintDoc(view, locale),
      p(...words.left(standing.left, view.canHint)),
      ...(controls.more ? [note(locale.screens.board.moreByTyping)] : []),
      ...(view.inTime ? [] : [note(words.early)]),
    ],
    rows: [
      ...controls.rows,
      [
        control(day, number, 'type', words.type),
        ...(view.canHint ? [control(day, number, 'hint', words.hint)] : []),
        ...(number === 0 ? [control(day, number, 'archive', words.archive)] : []),
      ],
    ],
  };
};

/** A form for a typed move. */
export const dailyModal = ({ day, tries, question }: DailyView, locale: Locale) =>
  typedMove(shortId(DAILY, String(day), tries.length, 'typed'), positionOfDaily(question).spot, locale);

/** The winning move to mark: the one found, else the first. */
export const markedMove = ({ question, moves, standing }: DailyView): ShownMove | null => {
  if (standing.status === 'solved') return moves.at(-1) ?? null;
  const [first] = question.key;
  return first?.kind === 'move' ? first.move : null;
};

const answerOf = (question: Question, move: ShownMove | null, locale: Locale): Doc => {
  if (move === null) return [];
  const count = positionOfDaily(question).spot.merges ? null : question.key.length;
  return [p(...locale.daily.answer(said(locale, move), count))];
};

const nextPuzzle = (day: Day, locale: Locale): Doc => [
  note(...locale.daily.next(moment(endOf(day)), date(endOf(day)))),
];

/** A solved or missed puzzle: the result, the answer and its reason, or the answer alone where `explained` is empty. */
export const dailyResultScreen = (
  view: DailyView,
  locale: Locale,
  explained: Doc,
  pictures: readonly Picture[] = [],
): Screen => {
  const words = locale.daily;
  const { day, today, question, tries, standing, streak } = view;
  const solved = standing.status === 'solved';
  const move = markedMove(view);
  const number = tries.length;
  return {
    meaning: solved ? 'won' : 'info',
    title: [titleOf(day, question, locale)],
    lead: [
      p(strong(solved ? words.solved(number) : words.missedText)),
      p(gridOf(tries)),
      ...(view.inTime && day === today && streak.days > 0 ? [p(words.streak(streak.days))] : []),
    ],
    pictures,
    doc: [
      ...shownPosition(question, pictures, move?.move ?? null),
      ...(explained.length === 0 ? answerOf(question, move, locale) : explained),
      ...(day === today ? nextPuzzle(day, locale) : []),
      ...(view.inTime ? [] : [note(words.early)]),
    ],
    rows: [
      [
        control(day, number, 'share', words.share, 'main'),
        control(day, number, 'why', words.why),
        control(day, number, 'board', words.who),
        control(day, number, 'archive', words.archive),
        ...(day === today ? [] : [todayButton(locale)]),
      ],
    ],
  };
};

/** Opens the puzzle of the day on which it is pressed. */
export const todayButton = (locale: Locale, style: Button['style'] = 'plain'): Button =>
  control('', 0, 'today', locale.daily.today, style);

/** The result for everybody, without a spoiler. */
export const sharedScreen = (
  { day, today, question, tries, streak, inTime }: DailyView,
  user: string,
  locale: Locale,
): Screen => {
  const words = locale.daily;
  const { status } = standingOf(tries);
  const days = inTime && day === today && streak.today ? streak.days : 0;
  return {
    meaning: status === 'solved' ? 'won' : 'info',
    title: [titleOf(day, question, locale)],
    doc: [p(...words.shared(person(user), gridOf(tries), days))],
    rows: [[control(day, 0, 'open', words.play, 'main'), control(day, 0, 'board', words.who)]],
  };
};

/** Marks the button of an automatically posted puzzle. */
export const POSTED = 'posted';

/** A day's puzzle for a channel, with the answer to the day before. */
export const dailyPostScreen = (
  day: Day,
  question: Question,
  before: Question,
  locale: Locale,
  pictures: readonly Picture[] = [],
): Screen => {
  const { post, play, who } = locale.daily;
  const [answer] = before.key;
  return {
    meaning: 'play',
    title: [post.title(numberOf(day), gameNamed(locale, question.game))],
    lead: [p(...post.text)],
    pictures,
    doc: [
      ...shownPosition(question, pictures),
      ...boardRules(positionOfDaily(question), locale, usualName(locale)),
      ...nextPuzzle(day, locale),
      p(
        strong(post.yesterday(numberOf(day - 1), gameNamed(locale, before.game))),
        locale.writing.colon,
        code(shorten(before.line, MAX_PAST_LINE_CHARS)),
      ),
      ...answerOf(before, answer?.kind === 'move' ? answer.move : null, locale),
    ],
    rows: [
      [
        control(day, 0, 'open', play, 'main', POSTED),
        control(day, 0, 'board', who),
        control(day - 1, 0, 'proof', post.proof),
      ],
    ],
  };
};

/** Where the daily puzzle is posted; null: nowhere. */
export const dailyChannelScreen = (channel: string | null, locale: Locale): Screen =>
  plainScreen('info', locale.daily.faultTitle, [
    p(...(channel === null ? [locale.daily.post.unset] : locale.daily.post.set({ channel }))),
  ]);

/** Results of a day. `listed`: users who may be shown; readers always see themselves. */
export const dailyBoardScreen = (
  day: Day,
  results: readonly DailyResult[],
  reader: { readonly user: string; readonly listed: ReadonlySet<string> },
  locale: Locale,
): Screen => {
  const words = locale.daily.board;
  const { user, listed } = reader;
  const isListed = listed.has(user);
  const named = results.filter((one) => listed.has(one.user) || one.user === user);
  const others = results.length - Math.min(named.length, MAX_LISTED_USERS);
  const solved = results.filter(({ tries }) => standingOf(tries).status === 'solved').length;
  const rows = named
    .slice(0, MAX_LISTED_USERS)
    .map((one): readonly Inline[] => [person(one.user), ' ', gridOf(one.tries)]);
  return {
    meaning: 'info',
    title: [words.title(numberOf(day))],
    doc: [
      ...(results.length === 0 ? [p(words.none)] : [p(words.solved(solved, results.length)), list(rows)]),
      ...(others > 0 ? [note(words.others(others))] : []),
      note(isListed ? words.listed : words.unlisted),
    ],
    rows: [[control(day, 0, isListed ? 'unlist' : 'list', isListed ? words.unlist : words.list)]],
  };
};

/** Earlier days to choose from, each with the reader's tries. */
export const archiveScreen = (days: ReadonlyMap<Day, readonly DailyTry[]>, locale: Locale): Screen => {
  const { past } = locale.daily;
  const choices = [...days].slice(0, MAX_ARCHIVE_DAYS).map(([day, tries]) => ({
    label: `#${numberOf(day)} · ${isoDate(day)}${tries.length === 0 ? '' : ` · ${gridOf(tries)}`}`,
    value: String(day),
  }));
  return {
    meaning: 'info',
    title: [past.title],
    doc: [p(choices.length === 0 ? past.none : past.text)],
    rows: selectRows(shortId(DAILY, '', 0, 'day'), past.choose, choices),
  };
};

export const dailyFaultScreen = (fault: DailyFault, locale: Locale): Screen => ({
  meaning: 'refused',
  title: [locale.daily.faultTitle],
  doc:
    fault.code === 'no-such-day'
      ? [p(locale.daily.noSuchDay(isoDate(Math.min(FIRST_DAY, fault.today)), isoDate(fault.today)))]
      : [
          p(sayRefusal(locale, fault.refusal)),
          p(
            locale.screens.faults.legal(
              fault.legal.map(({ move }) => shorten(move, MAX_MOVE_CHARS)).join(' · '),
              fault.more,
            ),
          ),
        ],
  ...(fault.code === 'no-such-day' ? { rows: [[todayButton(locale, 'main')]] } : {}),
});

/** The streak, and what continues it today; nothing where there never was one. */
export const streakDoc = ({ days, best, today }: Streak, locale: Locale): Doc => {
  if (best === 0) return [];
  const words = locale.daily.stats;
  return [
    p(...(days > 0 ? words.line(days, best) : [words.best(best)])),
    ...(today ? [] : [note(words.next(days))]),
  ];
};
