import { button, buttonsOf } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { type LineChart, lineChart, MAX_CHART_LINES } from '../../picture/charts/chart.ts';
import type { Fault } from '../../play/model/faults.ts';
import { NO_NAMES, type OwnNames } from '../../play/model/own-names.ts';
import { faultScreen } from '../../play/screens/faults.ts';
import { type Block, type Doc, type Inline, list, note, p, shorten, strong } from '../../texts/doc.ts';
import { locales } from '../../texts/index.ts';
import { gameNamed, type Locale, sayRefusal, sayWish as sayWishedGame } from '../../texts/locale.ts';
import { percent } from '../../texts/percent.ts';
import { DAY_MS } from '../model/day.ts';
import { offers, shownKey } from '../model/question.ts';
import type {
  PracticeFault,
  PracticeStats,
  SessionQuestion,
  SessionView,
  SkillState,
  SkillWish,
} from '../practice/ports.ts';
import { practisedSkill, skillId } from '../practice/skills.ts';
import { sayAnswers, saySkill } from '../questions/phrases.ts';
import { answerRows, asked as askedDoc, saidOf } from './question.ts';

const MAX_ANSWER_CHARS = 120;
const MAX_LISTED_SKILLS = 12;
const MAX_RIGHT_ANSWERS = 3;

/** A control of a session; `number` counts questions from 0. */
const control = buttonsOf('d');

/** Starts practice of a kind of question or a game, by its English name: ids of kinds and games may be equal. */
const wishButton = (
  { kind, game }: SkillWish,
  length: number,
  locale: Locale,
  style: Button['style'],
): Button => {
  const { all } = locale.practice;
  const of = kind === null ? gameNamed(locale, game ?? '') : locale.quiz.kinds[kind];
  const label = kind === null ? all.ofGame(of) : all.ofKind(of);
  const typed = kind === null ? gameNamed(locales.en, game ?? '') : locales.en.quiz.kinds[kind];
  return control('', length, 'skill', label, style, typed);
};

/** Starts practice of what is due. */
export const dueButton = (label: string, style: Button['style'] = 'plain'): Button =>
  control('', 0, 'due', label, style);

const titleOf = ({ session }: SessionView, { number, question }: SessionQuestion, locale: Locale): string =>
  `${locale.practice.title(number + 1, session.length)} · ${saySkill(locale, practisedSkill(question))}`;

/** Adds a button to the last row. */
const withButton = (rows: readonly ControlRow[], button: Button): readonly ControlRow[] => {
  const last = rows.at(-1);
  return last !== undefined && !('kind' in last)
    ? [...rows.slice(0, -1), [...last, button]]
    : [...rows, [button]];
};

/** An open question with the reason for asking it now; `unread`: why an answer did not count. */
export const practiceScreen = (
  view: SessionView,
  one: SessionQuestion,
  locale: Locale,
  picture: Picture | null,
  unread?: Extract<PracticeFault, { readonly code: 'unread' }>,
): Screen => {
  const { practice, quiz } = locale;
  const { session } = view;
  const { number, question } = one;
  const sayWhy = practice.why[one.why.kind] as (facts: SessionQuestion['why']) => readonly Inline[];
  const fault: readonly Block[] =
    unread === undefined
      ? []
      : [
          p(strong(quiz.faults[unread.fault])),
          ...(unread.refusal === null ? [] : [p(sayRefusal(locale, unread.refusal))]),
        ];
  return {
    meaning: 'play',
    title: [titleOf(view, one, locale)],
    doc: [...fault, ...askedDoc(question, locale, picture !== null, undefined, true), p(...sayWhy(one.why))],
    rows: withButton(
      answerRows('d', session.id, number, question, locale),
      control(session.id, number, 'tell', practice.tell),
    ),
    pictures: picture === null ? [] : [picture],
  };
};

/** An answered question: the verdict, the misconception, and the reason (`explained`). */
export const practisedScreen = (
  view: SessionView,
  one: SessionQuestion,
  locale: Locale,
  picture: Picture | null,
  explained: Doc,
): Screen => {
  const { practice, quiz } = locale;
  const { session } = view;
  const { number, question, given } = one;
  const right = given?.right === true;
  const misconception = given?.misconception ?? null;
  const thought = misconception === null ? null : quiz.misconceptions[misconception];
  const verdict = right ? practice.right : given?.answer === null ? practice.told : practice.wrong;
  const last = number + 1 >= session.length;
  const answer: Doc =
    given === null || given.answer === null
      ? []
      : [
          p(
            ...practice.yourAnswer(
              saidOf(question, given.said, locale),
              // With choices only the name: what is wrong is explained below, with the wrong choices.
              thought !== null && offers(question) ? thought.name : null,
            ),
          ),
          ...(thought === null || offers(question)
            ? []
            : [p(...practice.thought(thought.name, thought.wrong))]),
        ];
  return {
    meaning: right ? 'won' : given?.answer === null ? 'info' : 'lost',
    title: [`${verdict} · ${titleOf(view, one, locale)}`],
    doc: [...askedDoc(question, locale, picture !== null).slice(0, -1), ...answer, ...explained],
    rows: [
      [
        last
          ? control(session.id, number, 'summary', practice.finish, 'main')
          : control(session.id, number + 1, 'next', practice.next, 'main'),
      ],
    ],
    pictures: picture === null ? [] : [picture],
  };
};

const skillRow = (
  state: SkillState,
  now: number,
  locale: Locale,
  own: OwnNames = NO_NAMES,
): readonly Inline[] =>
  locale.practice.stats.row(
    saySkill(locale, state.skill, own),
    percent(state.mastery),
    locale.practice.due(state.due - now),
    state.reviews,
  );

/** The results of a session, the state of its skills, and what to do next. */
export const summaryScreen = (view: SessionView, locale: Locale): Screen => {
  const { practice } = locale;
  const { session, asked, skills, now } = view;
  const answered = asked.filter(({ given }) => given !== null);
  const right = answered.filter(({ given }) => given?.right === true).length;
  const named = session.wish.kind !== null || session.wish.game !== null;
  return {
    meaning: 'info',
    title: [practice.summary.title],
    doc: [
      p(...practice.summary.score(right, answered.length)),
      list(
        answered.map(({ number, question, given }) =>
          practice.summary.line(
            number + 1,
            given?.right === true,
            saySkill(locale, practisedSkill(question)),
            locale.shorten(
              sayAnswers(locale, question, shownKey(question).slice(0, MAX_RIGHT_ANSWERS)),
              MAX_ANSWER_CHARS,
            ),
          ),
        ),
      ),
      { kind: 'heading', text: practice.summary.skills },
      list(skills.slice(0, MAX_LISTED_SKILLS).map((state) => skillRow(state, now, locale))),
      ...(skills.every(({ due }) => due > now + DAY_MS) ? [note(practice.summary.rest)] : []),
    ],
    rows: [
      [
        control(session.id, 0, 'again', practice.again, 'main'),
        ...(named ? [dueButton(practice.whatIsDue)] : []),
        button(shortId('t', '', 0, 'mine'), practice.mastery),
      ],
    ],
  };
};

/** A wish in words; null for any skill. */
const sayWish = ({ kind, game, win }: SkillWish, locale: Locale): string | null => {
  if (kind === null) return game === null ? null : sayWishedGame(locale, game);
  return saySkill(locale, skillId({ kind, game, win }));
};

/** Why an action failed, what would work, and how to get there. */
export const practiceFaultScreen = (error: PracticeFault, locale: Locale): Screen => {
  const { practice } = locale;
  const { faults } = practice;
  const screen = (text: string, ...buttons: readonly Button[]): Screen => ({
    meaning: 'refused',
    title: [faults.title],
    doc: [p(text)],
    rows: [buttons],
  });
  const due = dueButton(practice.whatIsDue, 'main');
  switch (error.code) {
    case 'no-such-skill': {
      const told = screen(faults['no-such-skill'](shorten(error.token)), due);
      return { ...told, doc: [...told.doc, p(locale.hint('/practice skill: nim'))] };
    }
    case 'which-skill':
      return screen(
        faults['which-skill'],
        ...error.either.map((wish, i) => wishButton(wish, error.length, locale, i === 0 ? 'main' : 'plain')),
      );
    case 'no-questions':
      return screen(faults['no-questions'](sayWish(error.wish, locale) ?? '…'), due);
    case 'answered':
      return screen(faults.answered, control(error.view.session.id, 0, 'show', practice.goOn, 'main'));
    case 'unread':
      return screen(locale.quiz.faults[error.fault]);
    case 'no-such-session':
    case 'no-mistakes':
    case 'not-yours':
      return screen(faults[error.code], due);
    case 'match':
      return faultScreen(error.fault satisfies Fault, locale);
  }
};

/** Mastery by skill, the weakest first. */
export const masteryDoc = ({ skills, now }: PracticeStats, locale: Locale, own: OwnNames = NO_NAMES): Doc => {
  const words = locale.practice.stats;
  if (skills.length === 0) return [{ kind: 'heading', text: words.heading }, p(words.none)];
  const due = skills.filter((state) => state.due <= now).length;
  return [
    { kind: 'heading', text: words.heading },
    p(words.dueNow(due)),
    list(skills.slice(0, MAX_LISTED_SKILLS).map((state) => skillRow(state, now, locale, own))),
    ...(skills.length > MAX_LISTED_SKILLS ? [p(words.more(skills.length - MAX_LISTED_SKILLS))] : []),
    note(words.explained),
  ];
};

/** Mastery over time of the most practised skills; null for none. */
export const masteryChart = (
  { courses, skills }: PracticeStats,
  locale: Locale,
  own: OwnNames = NO_NAMES,
): LineChart | null => {
  const most = new Set(
    [...skills]
      .sort((a, b) => b.reviews - a.reviews)
      .slice(0, MAX_CHART_LINES)
      .map(({ skill }) => skill),
  );
  const series = courses
    .filter(({ skill, points }) => most.has(skill) && points.length > 0)
    .map(({ skill, points }) => ({
      name: saySkill(locale, skill, own),
      points: points.map(({ at, mastery }) => ({ time: at, level: mastery })),
    }));
  return series.length === 0 ? null : lineChart(locale.practice.stats.chart, series);
};
