import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { code, type Doc, type Inline, list, note, p, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { percent } from '../../texts/percent.ts';
import {
  type AskedItem,
  accuracy,
  type Results,
  type StudentResult,
  waitsForMark,
} from '../class/results.ts';
import { answersShown, type QuizSettings } from '../model/assignment.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Said, shownKey } from '../model/question.ts';
import { givesParts, hasPoints, pointsOf, roundPoints } from '../model/scoring.ts';
import { sayAnswers } from '../questions/phrases.ts';
import { droppedLines } from './corrected.ts';
import { questionDoc, saidOf, sayPoints } from './question.ts';
import { skillName } from './quiz.ts';

const MAX_ANSWER_CHARS = 120;
const MAX_LINE_CHARS = 40;
const MAX_RIGHT_ANSWERS = 3;

/** Questions not answered rightly, for practice. */
export const missedOf = ({ students: [student] }: Results): readonly AskedItem[] =>
  (student?.items ?? []).filter(({ row, question }) => row?.right !== true && !isMarked(question));

/** All questions of a student's results, including those waiting for a mark. */
export const ownItems = ({ students: [student] }: Results): readonly AskedItem[] =>
  student === undefined ? [] : [...student.items, ...student.unmarked].toSorted((a, b) => a.slot - b.slot);

/** Opens question `index` in the list of one's own answers. */
const lookButton = (quiz: string, index: number, label: string, style: Button['style'] = 'plain'): Button =>
  button(shortId('q', quiz, index, 'look'), label, style);

const practiseButton = (results: Results, locale: Locale): readonly Button[] => {
  const missed = missedOf(results).length;
  const { practise } = locale.classroom.own;
  return missed === 0 ? [] : [button(shortId('q', results.quiz.id, 0, 'missed'), practise(missed))];
};

/** Buttons below one's own results. */
const ways = (results: Results, locale: Locale): readonly ControlRow[] =>
  ownItems(results).length === 0
    ? []
    : [
        [
          lookButton(results.quiz.id, 0, locale.classroom.own.look, 'main'),
          ...practiseButton(results, locale),
        ],
      ];

/** The partial credit of an answer that was not quite right. */
const partLine = (
  { question, row }: AskedItem,
  settings: QuizSettings,
  { classroom }: Locale,
): readonly Inline[] => {
  const points = row === null || row.right ? 0 : pointsOf(row, question, settings);
  return points > 0 ? classroom.work.scoring.points(roundPoints(points), '1') : [];
};

/** Whether an answer was right; of own words, its mark. */
const verdictOf = (item: AskedItem, settings: QuizSettings, { classroom }: Locale): string => {
  const { question, row } = item;
  if (row === null) return classroom.own.unanswered;
  if (waitsForMark(item)) return classroom.marking.unmarked;
  if (isMarked(question)) return classroom.marking.marked(roundPoints(pointsOf(row, question, settings)));
  return row.right ? classroom.reveal.right : classroom.reveal.wrong;
};

/** One question of one's own results: the answer, what is wrong with it (`wrong`), the right one and its reason (`explained`). */
export const solutionScreen = (
  results: Results,
  index: number,
  locale: Locale,
  { wrong, explained }: { readonly wrong: Doc; readonly explained: Doc },
  pictures: readonly Picture[],
): Screen => {
  const words = locale.classroom.own;
  const { reveal, marking } = locale.classroom;
  const items = ownItems(results);
  const item = items[index];
  if (item === undefined) return ownResultsScreen(results, locale);
  const { slot, question, row, accepted } = item;
  const { quiz } = results;
  const verdict = verdictOf(item, quiz.settings, locale);
  const part = partLine(item, quiz.settings, locale);
  return {
    meaning: row === null || isMarked(question) ? 'info' : row.right ? 'won' : 'lost',
    title: [words.page(slot, quiz.plan.length, verdict)],
    doc: [
      ...questionDoc(question, locale, pictures.length > 0, quiz.settings.own),
      ...(row === null ? [] : [p(...reveal.given(saidOf(question, row.said, locale)))]),
      ...(waitsForMark(item) ? [p(marking.later)] : []),
      ...(part.length === 0 ? [] : [p(...part)]),
      ...(accepted === true ? [p(locale.classroom.correct.own)] : []),
      ...wrong,
      ...explained,
    ],
    rows: [
      [
        ...(index > 0 ? [lookButton(quiz.id, index - 1, locale.classroom.work.paper.before)] : []),
        ...(index + 1 < items.length
          ? [lookButton(quiz.id, index + 1, locale.classroom.work.paper.next, 'main')]
          : []),
        button(shortId('q', quiz.id, 0, 'overview'), words.overview),
        ...practiseButton(results, locale),
      ],
    ],
    pictures,
  };
};

/** One question in the list of one's own results. */
const itemLine = (item: AskedItem, { quiz }: Results, locale: Locale): readonly Inline[] => {
  const { slot, question, row, accepted } = item;
  const { settings } = quiz;
  const { scoring } = locale.classroom.work;
  if (isMarked(question))
    return [
      `${slot}) ${locale.quiz.kinds[question.kind]}`,
      locale.writing.aside,
      verdictOf(item, settings, locale),
    ];
  const part = partLine(item, settings, locale);
  const say = (said: readonly Said[]): string =>
    locale.shorten(sayAnswers(locale, question, said), MAX_ANSWER_CHARS);
  const sure =
    settings.scoring !== 'confidence' || row === null
      ? null
      : row.sure === true
        ? scoring.sure
        : scoring.unsure;
  return [
    ...locale.classroom.own.line(
      slot,
      row?.right ?? null,
      row === null ? '' : say(row.said),
      say(shownKey(question).slice(0, MAX_RIGHT_ANSWERS)),
      sure,
    ),
    // Positions are personal: the list names them.
    ...(atOwnPace(quiz) && question.shown ? [' · ', code(shorten(question.line, MAX_LINE_CHARS))] : []),
    ...(part.length === 0 ? [] : [locale.writing.aside, ...part]),
    ...(accepted === true ? [locale.writing.aside, locale.classroom.correct.own] : []),
  ];
};

/** A student's points, where they are not just the number of right answers. */
const pointsDoc = (student: StudentResult, settings: QuizSettings, locale: Locale): Doc => {
  if (!hasPoints(settings) && student.off === undefined) return [];
  const { scoring } = locale.classroom.work;
  return [
    p(...sayPoints(student.points, student.asked, settings, locale)),
    note(scoring.rule(settings.scoring, settings.speed)),
    ...(givesParts(settings) ? [note(scoring.partial)] : []),
  ];
};

/** A student's right answers by skill. */
const skillLines = (
  { skills, items }: StudentResult,
  { own }: QuizSettings,
  locale: Locale,
): readonly (readonly Inline[])[] => {
  const asked = items.map(({ question }) => question);
  return [...skills].map(([skill, tally]) => [
    `${skillName(skill, locale, asked, own)} · ${tally.right}/${tally.asked} · ${percent(accuracy(tally))}%`,
  ]);
};

/** A student's private results. */
export const ownResultsScreen = (results: Results, locale: Locale): Screen => {
  const words = locale.classroom.own;
  const [student] = results.students;
  const items = ownItems(results);
  const shown = answersShown(results.quiz);
  const { settings } = results.quiz;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      ...(student === undefined || items.length === 0
        ? [p(results.removed.length > 0 ? words.excluded : words.none)]
        : [
            p(...words.score(student.right, student.asked)),
            ...(student.off === undefined ? [] : [p(locale.classroom.work.allow.wasLate(student.off))]),
            ...pointsDoc(student, settings, locale),
            ...(shown ? [list(items.map((item) => itemLine(item, results, locale)))] : [p(words.later)]),
            ...droppedLines(student, locale),
            { kind: 'heading', text: words.bySkill } as const,
            list(skillLines(student, settings, locale)),
          ]),
      note(words.private),
    ],
    ...(shown ? { rows: ways(results, locale) } : {}),
  };
};
