import { button, pageOf, pager, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import {
  type Attachment,
  type Button,
  type ControlRow,
  MAX_SELECT_CHOICES,
  type Picture,
  type Screen,
} from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { type LineChart, lineChart, MAX_CHART_LINES } from '../../picture/charts/chart.ts';
import {
  code,
  type Doc,
  firstItems,
  type Inline,
  list,
  note,
  p,
  person,
  section,
  strong,
  table,
} from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { percent } from '../../texts/percent.ts';
import type {
  ClassProgress,
  OwnProgress,
  SkillProgress,
  StudentProgress,
  TeachingSuggestion,
} from '../class/progress.ts';
import { type Share, shareOf } from '../model/progress.ts';
import { account, csv } from './csv.ts';
import { skillName } from './quiz.ts';

const MAX_LISTED_SKILLS = 12;
const MAX_LISTED_STUDENTS = 15;

const percentRight = (share: Share): string => (share.answered === 0 ? '–' : `${percent(shareOf(share))}%`);

const nameOf = ({ skill, question }: SkillProgress, locale: Locale): string =>
  skillName(skill, locale, [question]);

/** Weekly shares of the skills asked most. */
export const progressChart = (
  { skills, weeks, zone }: Pick<ClassProgress, 'skills' | 'weeks' | 'zone'>,
  locale: Locale,
): LineChart | null => {
  const series = skills.slice(0, MAX_CHART_LINES).map((skill) => ({
    name: nameOf(skill, locale),
    points: skill.weeks.flatMap((share, i) =>
      share === null ? [] : [{ time: weeks[i]!, level: shareOf(share) }],
    ),
  }));
  return series.length === 0 ? null : lineChart(locale.classroom.progress.chart, series, zone);
};

/** Skills with their recent and earlier shares. */
const skillsDoc = (skills: readonly SkillProgress[], locale: Locale): Doc => {
  const words = locale.classroom.progress;
  if (skills.length === 0) return [p(words.none)];
  return [
    table(
      skills
        .slice(0, MAX_LISTED_SKILLS)
        .map((skill) => [
          nameOf(skill, locale),
          percentRight(skill.recent),
          percentRight(skill.before),
          `${skill.whole.answered}`,
        ]),
      { head: [words.skill, words.recent, words.before, words.answers] },
    ),
    ...(skills.length > MAX_LISTED_SKILLS ? [note(words.more(skills.length - MAX_LISTED_SKILLS))] : []),
  ];
};

const suggestionLine = (suggestion: TeachingSuggestion, locale: Locale): readonly Inline[] => {
  const words = locale.classroom.progress;
  const titleOf = (lesson: NonNullable<TeachingSuggestion['lesson']>): string =>
    locale.learn.lessons[lesson].title;
  if (suggestion.kind === 'new') return words.fresh(titleOf(suggestion.lesson));
  const { skill, lesson } = suggestion;
  return words.again(
    nameOf(skill, locale),
    percentRight(skill.recent),
    lesson === null ? null : titleOf(lesson),
  );
};

const suggestionsDoc = ({ suggestions }: ClassProgress, locale: Locale): Doc => {
  const words = locale.classroom.progress;
  const [first] = suggestions.flatMap(({ lesson }) => lesson ?? []);
  return suggestions.length === 0
    ? []
    : [
        { kind: 'heading', text: words.next },
        list(suggestions.map((one) => suggestionLine(one, locale))),
        ...(first === undefined
          ? []
          : [p(...words.how, code(`/teach homework lesson lesson:${first} closes:…`))]),
      ];
};

const studentsDoc = ({ students, withheld, asks }: ClassProgress, locale: Locale): Doc => {
  const words = locale.classroom.progress;
  const weakest = ({ skills }: StudentProgress): SkillProgress | undefined =>
    skills
      .filter(({ recent }) => recent.answered > 2)
      .toSorted((a, b) => shareOf(a.recent) - shareOf(b.recent))
      .find(({ recent }) => shareOf(recent) < 1);
  const itemOf = (one: StudentProgress): readonly Inline[] => {
    const weak = weakest(one);
    return [
      one.name === '' ? person(one.user) : one.name,
      locale.writing.colon,
      strong(percentRight(one.recent)),
      ...(weak === undefined ? [] : [` · ${words.weakest(nameOf(weak, locale), percentRight(weak.recent))}`]),
    ];
  };
  return [
    ...section(
      words.students,
      firstItems(students, MAX_LISTED_STUDENTS, itemOf, locale.classroom.results.more),
    ),
    ...(asks && withheld > 0 ? [p(...words.withheld(withheld))] : []),
  ];
};

/** A row per student and skill. */
const progressFile = ({ students, asks }: ClassProgress): readonly Attachment[] => {
  const rows = students.flatMap(({ user, name, skills }) =>
    skills.map(({ skill, whole, recent }) => [
      account(user),
      name,
      skill,
      whole.answered,
      whole.right,
      recent.answered,
      recent.right,
    ]),
  );
  const head = ['account', 'name', 'skill', 'answered', 'right', 'answered lately', 'right lately'];
  return rows.length === 0
    ? []
    : [{ name: asks ? 'progress-agreed.csv' : 'progress.csv', data: csv(head, rows) }];
};

/** `page`: of the list of students. */
const control = (verb: string, label: string, page = 0): Button =>
  button(shortId('u', '', page, verb), label);

/** A class's progress, for a teacher; `manages`: may set whether students are asked; `wanted`: page of students. */
export const progressScreen = (
  progress: ClassProgress,
  manages: boolean,
  locale: Locale,
  pictures: readonly Picture[] = [],
  wanted = 0,
): Screen => {
  const words = locale.classroom.progress;
  const { students, asks, noted, skills } = progress;
  const { pages, at, shown } = pageOf(students, MAX_SELECT_CHOICES, wanted);
  const rows: ControlRow[] = [
    ...selectRows(
      shortId('u', '', 0, 'student'),
      words.choose,
      shown.map(({ user, name }) => ({ label: name === '' ? user : name, value: user })),
    ),
    [
      ...pager(at, pages, locale.classroom.draft, (to, label) => control('whole', label, to)),
      control(noted ? 'note-off' : 'note-on', noted ? words.unnote : words.note),
      ...(manages ? [control(asks ? 'ask-off' : 'ask-on', asks ? words['ask-off'] : words['ask-on'])] : []),
    ],
  ];
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      ...skillsDoc(skills, locale),
      ...suggestionsDoc(progress, locale),
      ...studentsDoc(progress, locale),
      note(words.about),
      ...(noted ? [note(words.noted)] : []),
    ],
    rows,
    pictures,
    files: progressFile(progress),
  };
};

/** One student's progress, for a teacher. */
export const studentProgressScreen = (
  progress: ClassProgress,
  user: string,
  locale: Locale,
  pictures: readonly Picture[] = [],
): Screen | null => {
  const index = progress.students.findIndex((one) => one.user === user);
  const student = progress.students[index];
  if (student === undefined) return null;
  const words = locale.classroom.progress;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(strong(student.name === '' ? student.user : student.name)), ...skillsDoc(student.skills, locale)],
    rows: [[control('whole', words.whole, Math.floor(index / MAX_SELECT_CHOICES))]],
    pictures,
  };
};

/** One's own progress, and whether teachers see it. */
export const ownProgressScreen = (
  { skills, seen, asks }: OwnProgress,
  locale: Locale,
  pictures: readonly Picture[] = [],
): Screen => {
  const words = locale.classroom.progress;
  return {
    meaning: 'info',
    title: [words.mine],
    doc: [
      ...skillsDoc(skills, locale),
      p(...words.own[asks ? (seen ? 'agreed' : 'asked') : 'seen']),
      note(words.about),
    ],
    pictures,
  };
};

/** The weekly note to a teacher. */
export const noteScreen = (progress: ClassProgress, locale: Locale): Screen => {
  const words = locale.classroom.progress;
  return plainScreen('info', words.weekly, [
    // Names the server, for teachers of several.
    ...(progress.channel === null ? [] : [p({ channel: progress.channel })]),
    ...skillsDoc(progress.skills, locale),
    ...suggestionsDoc(progress, locale),
    note(...words.stop),
  ]);
};
