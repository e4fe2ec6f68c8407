import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Actor } from '../../learn/class/actor.ts';
import { MAX_SET_NAME_CHARS } from '../../learn/class/bank.ts';
import type { QuizRequest } from '../../learn/class/create-quiz.ts';
import {
  ANSWERS,
  COUNTS,
  MAX_TEAMS,
  MIN_TEAMS,
  SCORINGS,
  TEAMINGS,
  USUAL,
} from '../../learn/model/assignment.ts';
import { QUIZ_MODES } from '../../learn/model/policy.ts';
import { choice, described } from './command.ts';
import { readSkills } from './complete-class.ts';
import type { Options } from './options.ts';

const { Boolean, Integer, String: Text } = ApplicationCommandOptionType;

/** Questions where nothing is said; of a set of the bank, as many as it has. */
const USUAL_COUNT = 10;
const MOST_COUNT = 30;
/** As many retakes as one can choose; `any`: as many as one likes. */
export const RETAKES = ['0', '1', '2', '3', '5', 'any'] as const;
/** How a planned quiz begins. */
export const BEGINS = ['itself', 'teacher'] as const;
/** How the podium is told. */
export const PODIUMS = ['none', 'once', 'places'] as const;
const WAYS_TO_TEAMS = TEAMINGS.filter((way) => way !== 'none');
/** Modes that are run in a channel; homework has a command of its own. */
const MODES = QUIZ_MODES.filter((mode) => mode !== 'homework');
const MOST_WHEN = 40;
const MOST_TITLE = 80;

/** A time as it is typed. */
const time = (
  name: 'when' | 'opens' | 'closes' | 'late',
  required: boolean,
): APIApplicationCommandBasicOption => ({
  type: Text,
  name,
  ...described((texts) => texts.teach.options[name]),
  max_length: MOST_WHEN,
  ...(required ? { required } : {}),
});

/** What is asked. */
const ASKED: readonly APIApplicationCommandBasicOption[] = [
  {
    type: Text,
    name: 'games',
    ...described((texts) => texts.teach.options.games),
    autocomplete: true,
    max_length: 200,
  },
  {
    type: Text,
    name: 'skills',
    ...described((texts) => texts.teach.options.skills),
    autocomplete: true,
    max_length: 200,
  },
  {
    type: Integer,
    name: 'count',
    ...described((texts) => texts.teach.options.count),
    min_value: 1,
    max_value: MOST_COUNT,
  },
  {
    type: Integer,
    name: 'level',
    ...described((texts) => texts.teach.options.level),
    min_value: 1,
    max_value: 5,
  },
  { type: Boolean, name: 'typed', ...described((texts) => texts.teach.options.typed) },
  {
    type: Text,
    name: 'bank',
    ...described((texts) => texts.bank.options.ofSet),
    autocomplete: true,
    max_length: MAX_SET_NAME_CHARS,
  },
  { type: Text, name: 'title', ...described((texts) => texts.teach.options.title), max_length: MOST_TITLE },
];

const SCORING: APIApplicationCommandBasicOption = {
  type: Text,
  name: 'scoring',
  ...described((texts) => texts.teach.options.scoring),
  choices: SCORINGS.map((rule) => choice(rule, (texts) => texts.choices.scoring[rule])),
};

const PARTIAL: APIApplicationCommandBasicOption = {
  type: Boolean,
  name: 'partial',
  ...described((texts) => texts.teach.options.partial),
};

/** When students see the right answers of what they do at their own pace. */
const ANSWERS_SHOWN: APIApplicationCommandBasicOption = {
  type: Text,
  name: 'answers',
  ...described((texts) => texts.teach.options.answers),
  choices: ANSWERS.map((rule) => choice(rule, (texts) => texts.choices.answers[rule])),
};

/** How it goes on in its channel, and what is counted. */
const RUN: readonly APIApplicationCommandBasicOption[] = [
  {
    type: Text,
    name: 'mode',
    ...described((texts) => texts.teach.options.mode),
    choices: MODES.map((mode) => choice(mode, (texts) => texts.choices.mode[mode])),
  },
  {
    type: Integer,
    name: 'seconds',
    ...described((texts) => texts.teach.options.seconds),
    min_value: 5,
    max_value: 3600,
  },
  {
    type: Integer,
    name: 'reading',
    ...described((texts) => texts.teach.options.reading),
    min_value: 0,
    max_value: 300,
  },
  {
    type: Integer,
    name: 'minutes',
    ...described((texts) => texts.teach.options.minutes),
    min_value: 1,
    max_value: 600,
  },
  {
    type: Integer,
    name: 'students',
    ...described((texts) => texts.teach.options.students),
    min_value: 1,
    max_value: 500,
  },
  { type: Boolean, name: 'shut', ...described((texts) => texts.teach.options.shut) },
  ANSWERS_SHOWN,
  SCORING,
  PARTIAL,
  { type: Boolean, name: 'speed', ...described((texts) => texts.teach.options.speed) },
  {
    type: Text,
    name: 'podium',
    ...described((texts) => texts.teach.options.podium),
    choices: PODIUMS.map((how) => choice(how, (texts) => texts.choices.podium[how])),
  },
  {
    type: Integer,
    name: 'teams',
    ...described((texts) => texts.teach.options.teams),
    min_value: MIN_TEAMS,
    max_value: MAX_TEAMS,
  },
  {
    type: Text,
    name: 'teaming',
    ...described((texts) => texts.teach.options.teaming),
    choices: WAYS_TO_TEAMS.map((way) => choice(way, (texts) => texts.choices.teaming[way])),
  },
  { type: Boolean, name: 'anonymous', ...described((texts) => texts.teach.options.anonymous) },
];

/** Of a quiz that begins now: what is asked, and how it goes on. */
export const quizOptions = (): APIApplicationCommandBasicOption[] => [...ASKED, ...RUN];

/** Of a quiz that begins at a time. */
export const scheduleOptions = (): APIApplicationCommandBasicOption[] => [
  time('when', true),
  ...ASKED,
  ...RUN,
  {
    type: Integer,
    name: 'lobby',
    ...described((texts) => texts.teach.options.lobby),
    min_value: 1,
    max_value: 60,
  },
  {
    type: Text,
    name: 'begins',
    ...described((texts) => texts.teach.options.begins),
    choices: BEGINS.map((how) => choice(how, (texts) => texts.choices.begins[how])),
  },
];

/** Of homework: a time at which it closes, which must be told, and what is asked; nothing of pace. */
export const homeworkOptions = (): APIApplicationCommandBasicOption[] => [
  time('closes', true),
  time('opens', false),
  time('late', false),
  {
    type: Integer,
    name: 'penalty',
    ...described((texts) => texts.teach.options.penalty),
    min_value: 0,
    max_value: 100,
  },
  ...ASKED,
  SCORING,
  PARTIAL,
  ANSWERS_SHOWN,
  {
    type: Text,
    name: 'retakes',
    ...described((texts) => texts.teach.options.retakes),
    choices: RETAKES.map((count) => choice(count, (texts) => texts.choices.retakes[count])),
  },
  {
    type: Text,
    name: 'counts',
    ...described((texts) => texts.teach.options.counts),
    choices: COUNTS.map((which) => choice(which, (texts) => texts.choices.counts[which])),
  },
];

/** A lesson as homework: which, and until when. */
export const lessonOptions = (): APIApplicationCommandBasicOption[] => [
  {
    type: Text,
    name: 'lesson',
    ...described((texts) => texts.teach.options.whichLesson),
    required: true,
    // Their titles as choices would fill a seventh of what Discord takes of one command.
    autocomplete: true,
    max_length: MOST_TITLE,
  },
  time('closes', true),
];

/** What a teacher wishes for, as the options say; absent ones are as usual. */
export const readRequest = (
  by: Actor,
  channel: string,
  options: Options,
  what: 'quiz' | 'homework',
): QuizRequest => {
  const set = options.getString('bank');
  const mode = options.getString('mode');
  const scoring = options.getString('scoring');
  const [starts, closes] = [
    options.getString('when') ?? options.getString('opens'),
    options.getString('closes'),
  ];
  const lateUntil = options.getString('late');
  const retakes = options.getString('retakes');
  const counts = options.getString('counts');
  const answers = options.getString('answers');
  const podium = options.getString('podium');
  const [teams, teaming] = [options.getInteger('teams'), options.getString('teaming')];
  const wanted = MODES.find((one) => one === mode) ?? 'live';
  return {
    by,
    channel,
    games: options.getString('games') ?? '',
    kinds: readSkills(options.getString('skills') ?? ''),
    ...(set === null ? {} : { bank: set }),
    count: options.getInteger('count') ?? (set === null ? USUAL_COUNT : MOST_COUNT),
    level: options.getInteger('level') ?? 2,
    mode: what === 'homework' ? 'homework' : wanted,
    answerSeconds: options.getInteger('seconds') ?? 45,
    readingSeconds: options.getInteger('reading') ?? 5,
    typed: options.getBoolean('typed') ?? false,
    title: options.getString('title')?.replace(/\s+/g, ' ').trim() ?? '',
    scoring: SCORINGS.find((one) => one === scoring) ?? USUAL.scoring,
    // Where everybody goes at their own pace there is no moment from which to measure.
    speed: (wanted === 'live' || wanted === 'automatic') && options.getBoolean('speed') === true,
    podium: podium === 'once' || podium === 'places',
    suspense: podium === 'places',
    // A number of teams alone means lots; a way to them alone, the usual number.
    teams: WAYS_TO_TEAMS.find((one) => one === teaming) ?? (teams === null ? 'none' : 'lot'),
    teamCount: teams ?? USUAL.teamCount,
    anonymous: options.getBoolean('anonymous') ?? USUAL.anonymous,
    partial: options.getBoolean('partial') ?? USUAL.partial,
    minutes: options.getInteger('minutes') ?? USUAL.minutes,
    students: options.getInteger('students') ?? USUAL.students,
    shut: options.getBoolean('shut') ?? USUAL.shut,
    lobbyMinutes: options.getInteger('lobby') ?? USUAL.lobbyMinutes,
    byItself: options.getString('begins') !== 'teacher',
    retakes: retakes === 'any' ? null : Number(retakes ?? USUAL.retakes),
    counts: COUNTS.find((one) => one === counts) ?? USUAL.counts,
    answers: ANSWERS.find((one) => one === answers) ?? USUAL.answers,
    ...(starts === null ? {} : { starts }),
    ...(closes === null ? {} : { closes }),
    ...(lateUntil === null ? {} : { lateUntil, lateOff: options.getInteger('penalty') ?? 0 }),
  };
};
