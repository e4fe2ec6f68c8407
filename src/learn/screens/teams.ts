import { button, pageOf, pager, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import {
  type Button,
  type ControlRow,
  MAX_ROW_BUTTONS,
  MAX_SELECT_CHOICES,
  type Screen,
} from '../../kernel/screen.ts';
import { type Doc, joined, note, p, person, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { TeamResult } from '../class/results.ts';
import type { Teams } from '../class/teams.ts';
import { type Assignment, hasTeams, type QuizView } from '../model/assignment.ts';
import { quizName } from './quiz-name.ts';
import { teacherButton } from './teacher-acts.ts';

const MAX_NAMED_MEMBERS = 20;
/** Characters of names on a screen with all teams, even if each counts as two (Discord's limit: 4000). */
const MAX_NAMES_CHARS = 1_600;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Sizes of the teams so far. */
export const teamSizes = ({ quiz, teams }: QuizView, locale: Locale): Doc =>
  teams === undefined || quiz.settings.teams === 'none'
    ? []
    : [p(locale.classroom.teams.sizes(teams.map(({ length }) => length)))];

/** A button per team. */
const teamRows = (
  { id, settings }: Assignment,
  verb: string,
  { classroom }: Locale,
  style?: Button['style'],
): readonly ControlRow[] =>
  chunksOf(
    range(settings.teamCount).map((team) =>
      button(shortId('q', id, 0, verb, String(team)), classroom.teams.name(team), style),
    ),
    MAX_ROW_BUTTONS,
  );

/** Where students choose their team. */
export const joinRows = (quiz: Assignment, locale: Locale): readonly ControlRow[] =>
  teamRows(quiz, 'team', locale, 'main');

/** A student's team, and until when it may change. */
export const ownTeam = (
  { quiz, teams = [] }: QuizView,
  user: string,
  { classroom }: Locale,
): readonly string[] => {
  if (!hasTeams(quiz)) return [];
  const team = teams.findIndex((members) => members.includes(user));
  if (team < 0) return [classroom.teams.waits];
  const changeable = quiz.settings.teams === 'choose' && quiz.phase === 'lobby';
  return [classroom.teams.yours(team), ...(changeable ? [classroom.teams.changeable] : [])];
};

/** Ranking of the teams after a question. */
export const standingDoc = (teams: readonly TeamResult[], locale: Locale): Doc =>
  teams.length === 0 ? [] : [p(...locale.classroom.teams.standing(teams))];

/** The teams with their shares, best first. */
export const teamLines = (teams: readonly TeamResult[], { classroom }: Locale) =>
  teams.map(({ place, team, share, members }) => classroom.teams.line(place, team, share, members));

/** The first people whose names fit into `room` characters. */
const namedOf = (there: Teams['people'], room: number): Teams['people'] => {
  let used = 0;
  const end = there.findIndex(({ name }, i) => {
    used += name.length + 2;
    return i >= MAX_NAMED_MEMBERS || used > room;
  });
  return end < 0 ? there : there.slice(0, end);
};

const members = ({ quiz, people }: Teams, team: number | null, locale: Locale): Doc => {
  const there = people.filter((one) => one.team === team);
  const named = namedOf(there, MAX_NAMES_CHARS / (quiz.settings.teamCount + 1));
  const title = team === null ? locale.classroom.teams.unplaced : locale.classroom.teams.name(team);
  if (there.length === 0) return team === null ? [] : [p(strong(title), ' · 0')];
  return [
    p(
      strong(title),
      ` · ${there.length}${locale.writing.colon}`,
      ...joined(
        named.map(({ user, name }) => (name === user ? person(user) : name)),
        locale.writing.comma,
      ),
      ...(there.length > named.length ? [` + ${there.length - named.length}`] : []),
    ),
  ];
};

/** Teams with their members, for the teacher, with a button per team to add others. */
export const teamsScreen = (teams: Teams, locale: Locale): Screen => {
  const words = locale.classroom.teams;
  const { quiz, people } = teams;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      p(strong(quizName(quiz, locale))),
      ...(people.length === 0 ? [p(words.nobody)] : [note(words.about)]),
      ...range(quiz.settings.teamCount).flatMap((team) => members(teams, team, locale)),
      ...members(teams, null, locale),
    ],
    rows: [
      ...(people.length === 0 ? [] : teamRows(quiz, 'teams-fill', locale)),
      [
        ...(quiz.phase === 'lobby' && people.length > 0
          ? [button(shortId('q', quiz.id, 0, 'teams-lots'), words.lots)]
          : []),
        teacherButton(quiz, 'panel', locale.classroom.draft.back),
      ],
    ],
  };
};

/** The teacher's choice of a team's members. `page`: of the candidates. */
export const fillTeamScreen = (teams: Teams, team: number, page: number, locale: Locale): Screen => {
  const words = locale.classroom.teams;
  const { quiz, people } = teams;
  const { pages, at, shown } = pageOf(people, MAX_SELECT_CHOICES, page);
  return {
    meaning: 'info',
    title: [words.fill(team)],
    doc: members(teams, team, locale),
    rows: [
      ...selectRows(
        shortId('q', quiz.id, at, 'teams-put', String(team)),
        words.fill(team),
        shown.map((one) => ({
          label: one.name,
          value: one.user,
          ...(one.team === null ? {} : { description: words.name(one.team) }),
        })),
        shown.length,
      ),
      [
        ...pager(at, pages, locale.classroom.draft, (to, label) =>
          button(shortId('q', quiz.id, to, 'teams-fill', String(team)), label),
        ),
        button(shortId('q', quiz.id, 0, 'teams'), words.title),
      ],
    ],
  };
};
