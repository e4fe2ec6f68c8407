import { buttonsOf } from '../../kernel/controls.ts';
import type { Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { NO_NAMES, type OwnNames, ownName } from '../../play/model/own-names.ts';
import { rulesOfGames } from '../../play/screens/rules.ts';
import {
  clock,
  type Doc,
  firstItems,
  type Inline,
  list,
  moment,
  note,
  p,
  person,
  section,
} from '../../texts/doc.ts';
import { locales } from '../../texts/index.ts';
import type { Locale } from '../../texts/locale.ts';
import { percent } from '../../texts/percent.ts';
import type { Totals } from '../class/class-results.ts';
import type { OwnAnswer, Recorded } from '../class/live-answers.ts';
import type { TeamResult } from '../class/results.ts';
import {
  type AnswerRow,
  type Assignment,
  isTooFew,
  placesOf,
  placesTold,
  type QuizSettings,
  type QuizView,
  questionOf,
} from '../model/assignment.ts';
import { rulesWithin } from '../model/game-wish.ts';
import type { Misconception } from '../model/misconception.ts';
import {
  answerKey,
  claimOf,
  isMarked,
  letterOf,
  type Question,
  type Said,
  sameSaid,
  shownKey,
} from '../model/question.ts';
import { givesParts, hasPoints, mostPoints, pointsOf, roundPoints } from '../model/scoring.ts';
import { sayAnswers, sayLettered, saySkill } from '../questions/phrases.ts';
import { correctedDoc } from './corrected.ts';
import { aboutQuiz, specialRules, waiting } from './coursework.ts';
import { answerRows, asked, questionDoc, saidOf, sayPoints, sureRow } from './question.ts';
import { teacherRow } from './teacher-acts.ts';
import { joinRows, standingDoc, teamLines, teamSizes } from './teams.ts';

const MAX_ANSWER_CHARS = 120;
const MAX_COUNTED_ANSWERS = 12;
/** Right answers listed after a wrong one. */
const MAX_RIGHT_ANSWERS = 3;
/** Students or teams: many may share a place. */
const MAX_PLACE_NAMES = 10;

/** A skill in words, by the server's own names of the games where all questions `asked` of it are about such. */
export const skillName = (
  skill: string,
  locale: Locale,
  asked: readonly Pick<Question, 'skill' | 'line'>[] = [],
  own: OwnNames = NO_NAMES,
): string => {
  const names = asked.flatMap((question) => (question.skill === skill ? [ownName(question.line, own)] : []));
  const isOwn = names.length > 0 && !names.includes(null);
  return saySkill(locale, skill, NO_NAMES, isOwn ? [...new Set(names)].join(' / ') : null);
};

/** A misconception's name; an unknown id is shown as it is, since old answers contain it. */
export const thoughtName = (id: string, locale: Locale): string =>
  Object.hasOwn(locale.quiz.misconceptions, id) ? locale.quiz.misconceptions[id as Misconception].name : id;

/** Rounded down to a second, so that nobody is refused before the announced time. */
const closing = (deadline: number): Inline => moment(1000 * Math.floor(deadline / 1000));

/** The misconception of a stored answer; null for none, or an unknown one. */
export const thoughtOf = ({ misconception }: Pick<AnswerRow, 'misconception'>): Misconception | null =>
  misconception !== null && Object.hasOwn(locales.en.quiz.misconceptions, misconception)
    ? (misconception as Misconception)
    : null;

const button = buttonsOf('q');

/** The lobby: host, contents, number of participants; its button stays until the quiz is over. */
export const lobbyScreen = (view: QuizView, locale: Locale): Screen => {
  const { quiz, students } = view;
  const { lobby } = locale.classroom;
  const { settings } = quiz;
  const open = quiz.phase === 'lobby';
  const choose = open && settings.teams === 'choose';
  return {
    meaning: open ? 'wait' : quiz.phase === 'over' ? 'over' : 'info',
    title: [settings.title === '' ? lobby.title : settings.title],
    doc: [
      p(...lobby.invites(quiz.teacher === null ? null : person(quiz.teacher))),
      p(
        lobby.about(
          quiz.plan.length,
          settings.answerSeconds,
          settings.mode === 'automatic' ? 'automatic' : 'live',
        ),
      ),
      aboutQuiz(view, locale),
      ...waiting(quiz, locale),
      p({ strong: lobby.joined(students) }),
      ...(open ? teamSizes(view, locale) : []),
      ...(open ? [] : [note(quiz.phase === 'over' ? locale.classroom.final.title : lobby.closed)]),
    ],
    rows: [
      ...(choose ? joinRows(quiz, locale) : []),
      [
        ...(quiz.phase === 'over' || choose ? [] : [button(quiz.id, 0, 'join', lobby.join, 'main')]),
        button(quiz.id, 0, 'rules', lobby.rules),
      ],
      ...(open ? teacherRow(quiz, locale) : []),
    ],
  };
};

/** The quiz's rules and scoring. `quiz` null: unknown by now. */
export const rulesOfQuizScreen = (quiz: Assignment | null, locale: Locale): Screen => {
  const { rules, work } = locale.classroom;
  const { mode = 'live', scoring = 'accuracy', speed = false } = quiz?.settings ?? {};
  const text = mode === 'exam' ? work.exam.rules : mode === 'homework' ? [] : rules.text;
  return plainScreen('info', rules.title, [
    ...(quiz !== null && mode === 'homework'
      ? [p(work.homework.about(quiz.plan.length, quiz.settings.retakes, quiz.settings.counts))]
      : []),
    ...text.map((one) => p(one)),
    ...(quiz !== null && mode === 'exam' && quiz.settings.shut ? [p(locale.classroom.sitting.rule)] : []),
    p(work.scoring.rule(scoring, speed)),
    ...(quiz !== null && givesParts(quiz.settings) ? [p(work.scoring.partial)] : []),
    ...(scoring === 'confidence' ? [p(work.scoring.how)] : []),
    ...(quiz === null ? [] : specialRules(quiz, locale).map((one) => p(one))),
    ...(quiz === null
      ? []
      : rulesOfGames(quiz.settings.games.flatMap(rulesWithin), quiz.settings.own ?? NO_NAMES, locale)),
  ]);
};

/** The present question: without controls in its reading time, then with them. */
export const questionScreen = (view: QuizView, locale: Locale, picture: Picture | null): Screen => {
  const words = locale.classroom.question;
  const { quiz, questions, answers, students } = view;
  const number = questionOf(quiz) ?? 0;
  const question = questions[number];
  const open = quiz.phase === 'open';
  if (question === undefined) return lobbyScreen(view, locale);
  return {
    meaning: open ? 'play' : 'wait',
    title: [words.title(quiz.current + 1, quiz.plan.length)],
    doc: [
      ...(open
        ? asked(question, locale, picture !== null, quiz.settings.own, true)
        : questionDoc(question, locale, picture !== null, quiz.settings.own)),
      p(
        ...(quiz.left !== null
          ? [words.paused]
          : open
            ? words.open(quiz.deadline === null ? null : closing(quiz.deadline))
            : words.reading(quiz.deadline === null ? null : { moment: quiz.deadline })),
        ...(open ? [locale.writing.space, { strong: words.answered(answers.length, students) }] : []),
      ),
    ],
    rows: [...(open ? answerRows('q', quiz.id, number, question, locale) : []), ...teacherRow(quiz, locale)],
    pictures: picture === null ? [] : [picture],
  };
};

/** How often each answer was given, most frequent first; of a question with choices every choice. */
const countsOf = (
  question: Question,
  answers: readonly AnswerRow[],
  locale: Locale,
): readonly (readonly Inline[])[] => {
  // Where several choices are right they are listed above, so letters suffice.
  const say = (said: readonly Said[]): string =>
    said
      .map((one) => {
        const index = question.choices.findIndex(({ says }) => sameSaid(says, one));
        return question.form === 'several' && index >= 0
          ? letterOf(index)
          : sayLettered(locale, question, one);
      })
      .join(question.form === 'several' ? ' + ' : ' · ');
  const groups = new Map<
    string,
    { count: number; answer: string; row: Pick<AnswerRow, 'right' | 'misconception'> }
  >();
  if (question.form === 'one')
    for (const choice of question.choices)
      groups.set(answerKey([choice.says]), {
        count: 0,
        answer: say([choice.says]),
        row: { right: choice.misconception === null, misconception: claimOf(choice) },
      });
  for (const row of answers) {
    const key = answerKey(row.said);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { count: 1, answer: say(row.said), row });
    else group.count += 1;
  }
  const sorted = [...groups.values()].sort((a, b) => b.count - a.count);
  const { reveal } = locale.classroom;
  const itemOf = ({ answer, count, row }: (typeof sorted)[number]): readonly Inline[] =>
    reveal.count(
      locale.shorten(answer, MAX_ANSWER_CHARS),
      count,
      row.right,
      row.misconception === null ? null : thoughtName(row.misconception, locale),
    );
  return firstItems(sorted, MAX_COUNTED_ANSWERS, itemOf, reveal.others);
};

/** A closed question: counts per answer, the proof, and the misconceptions behind wrong choices. */
export const revealScreen = (
  view: QuizView,
  number: number,
  answers: readonly AnswerRow[],
  locale: Locale,
  picture: Picture | null,
  chart: Picture | null = null,
  /** The answer explained. */
  explained: Doc = [],
  /** Ranking of the teams; empty: not shown. */
  teams: readonly TeamResult[] = [],
): Screen => {
  const { quiz, questions, students } = view;
  const question = questions[number];
  const words = locale.classroom;
  const place = quiz.plan.indexOf(number);
  if (question === undefined || place < 0)
    return plainScreen('over', words.lobby.title, [p(words.question.skipped)]);
  const right = answers.filter((row) => row.right).length;
  return {
    meaning: 'info',
    title: [words.reveal.title(place + 1)],
    doc: [
      // Counts name every choice where one was to be chosen.
      ...questionDoc(question, locale, picture !== null, quiz.settings.own).slice(
        0,
        question.form === 'one' ? -1 : undefined,
      ),
      ...(isTooFew(quiz, answers)
        ? [p(words.anonymous.few)]
        : [
            p({
              strong: isMarked(question)
                ? words.question.answered(answers.length, students)
                : words.reveal.tally(right, answers.length, students),
            }),
            ...(answers.length === 0
              ? [p(words.reveal.nobody)]
              : isMarked(question)
                ? [p(words.marking.byTeacher)]
                : [list(countsOf(question, answers, locale))]),
          ]),
      ...standingDoc(teams, locale),
      ...explained,
    ],
    rows: [
      [button(quiz.id, number, 'own', words.reveal.mine, 'main')],
      ...(questionOf(quiz) === number ? teacherRow(quiz, locale) : []),
    ],
    pictures: [picture, chart].filter((one) => one !== null),
  };
};

/** A student's own words, with the teacher's mark. */
const ownWordsScreen = (row: AnswerRow | null, settings: QuizSettings, locale: Locale): Screen => {
  const { reveal, marking } = locale.classroom;
  if (row === null) return plainScreen('info', reveal.mine, [p(reveal.unanswered)]);
  return plainScreen('info', reveal.mine, [
    ...row.said.flatMap((said) => (said.kind === 'text' ? [p(said.text)] : [])),
    row.mark === undefined
      ? p(marking.later)
      : p(...sayPoints((row.mark / 100) * mostPoints(settings), 1, settings, locale)),
  ]);
};

/** The verdict on one's own answer, in private, and what is wrong with it (`wrong`). */
export const ownAnswerScreen = ({ quiz, question, row }: OwnAnswer, locale: Locale, wrong: Doc): Screen => {
  const { reveal, work } = locale.classroom;
  const { settings } = quiz;
  const said = sayAnswers(locale, question, shownKey(question).slice(0, MAX_RIGHT_ANSWERS));
  const right = p(locale.quiz.answer.right(locale.shorten(said, MAX_ANSWER_CHARS)));
  if (isMarked(question)) return ownWordsScreen(row, settings, locale);
  if (row === null) return plainScreen('info', reveal.mine, [p(reveal.unanswered), right]);
  return plainScreen(row.right ? 'won' : 'lost', row.right ? reveal.right : reveal.wrong, [
    p(...reveal.given(saidOf(question, row.said, locale))),
    ...(row.right ? [] : [...wrong, right]),
    ...(settings.scoring === 'confidence' && row.sure !== null ? [p(work.scoring.said(row.sure))] : []),
    ...(hasPoints(settings) ? [p(...sayPoints(pointsOf(row, question, settings), 1, settings, locale))] : []),
  ]);
};

/** The end in public: totals without names. */
export const finalScreen = (quiz: Assignment, tally: Totals, locale: Locale): Screen => {
  const words = locale.classroom.final;
  const { anonymous, work } = locale.classroom;
  const { exam, homework } = work;
  const { mode, title } = quiz.settings;
  return {
    meaning: 'over',
    title: [mode === 'exam' ? exam.over : mode === 'homework' ? homework.ended : words.title],
    doc: [
      ...(title === '' ? [] : [p({ strong: title })]),
      p(
        tally.asked === 0 && tally.students > 0 && tally.tooFew > 0
          ? anonymous.few
          : tally.asked === 0
            ? words[tally.students === 0 && quiz.plan.length > 0 ? 'nobody' : 'none']
            : words.summary(tally.students, tally.questions, percent(tally.right / tally.asked)),
      ),
      ...section(locale.classroom.teams.title, teamLines(tally.teams, locale)),
      ...podiumDoc(tally, locale),
      ...(tally.asked > 0 && tally.tooFew > 0 ? [note(anonymous.omitted)] : []),
      ...(quiz.settings.anonymous ? [note(anonymous.results)] : []),
      ...correctedDoc(tally, locale),
    ],
    rows: [
      [
        quiz.settings.anonymous
          ? button(quiz.id, 0, 'rules', locale.classroom.lobby.rules)
          : button(quiz.id, 0, 'mine', words.mine, 'main'),
      ],
    ],
  };
};

const podiumLine = (
  { place, user, points }: Totals['podium'][number],
  { work }: Locale['classroom'],
): readonly Inline[] => work.podium.line(place, person(user), roundPoints(points));

/** The students on each place, in lines. */
const placedLines = (
  { settings }: Assignment,
  { podium, teams }: Totals,
  place: number,
  { classroom }: Locale,
): readonly (readonly Inline[])[] =>
  settings.teams === 'none'
    ? podium.filter((one) => one.place === place).map((one) => podiumLine(one, classroom))
    : teams
        .filter((one) => one.place === place)
        .map(({ team, share, members }) => classroom.teams.line(place, team, share, members));

const podiumDoc = ({ podium }: Totals, locale: Locale): Doc => {
  const words = locale.classroom.work.podium;
  const itemOf = (one: Totals['podium'][number]) => podiumLine(one, locale.classroom);
  return section(words.title, firstItems(podium, MAX_PLACE_NAMES, itemOf, words.more));
};

/** The podium while its places are revealed, last place first. */
export const podiumScreen = (quiz: Assignment, tally: Totals, locale: Locale): Screen => {
  const words = locale.classroom.work.podium;
  const { title } = quiz.settings;
  const hidden = placesOf(quiz) - placesTold(quiz);
  const places = Array.from({ length: placesOf(quiz) }, (_, i) => i + 1);
  const told = places.flatMap((place) => {
    if (place <= hidden) return [[words.hidden(place)]];
    const lines = placedLines(quiz, tally, place, locale);
    return lines.length === 0
      ? [[`${place}) ${words.nobody}`]]
      : firstItems(lines, MAX_PLACE_NAMES, (line) => line, words.more);
  });
  const below = tally.teams.filter(({ place }) => place > places.length);
  return {
    meaning: 'wait',
    title: [words.suspense],
    doc: [
      ...(title === '' ? [] : [p({ strong: title })]),
      list(told),
      ...(below.length === 0 ? [] : [list(teamLines(below, locale))]),
    ],
    rows: teacherRow(quiz, locale),
  };
};

/** The recorded answer, hidden in an anonymous quiz, and the end of changes; where confidence counts, asks for it. */
export const recordedScreen = (
  { question, row, until, scoring, anonymous, quiz }: Recorded,
  locale: Locale,
): Screen => {
  const words = locale.classroom;
  const { work } = words;
  const confident = scoring === 'confidence' && !isMarked(question);
  return {
    meaning: 'info',
    title: [words.recordedTitle],
    doc: [
      p(...(anonymous ? [words.recordedAnonymous] : words.recorded(saidOf(question, row.said, locale)))),
      ...(confident ? [p(work.scoring.said(row.sure))] : []),
      p(...words.changeable(until === null ? null : clock(1000 * Math.floor(until / 1000)))),
      ...(confident && row.sure === null ? [note(work.scoring.how)] : []),
    ],
    ...(confident ? { rows: [sureRow('q', quiz, row.question, row, locale)] } : {}),
  };
};
