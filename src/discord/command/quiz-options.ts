import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Actor } from '../../learn/class/actor.ts';
import { MAX_SET_NAME_CHARS } from '../../learn/class/bank.ts';
import type { QuizRequest } from '../../learn/class/create-quiz.ts';
import { MAX_EXTRA_ATTEMPTS, MAX_EXTRA_PERCENT } from '../../learn/model/allowance.ts';
import {
  ANSWERS,
  COUNTS,
  DEFAULT_SETTINGS,
  MAX_TEAMS,
  MIN_TEAMS,
  SCORINGS,
  TEAMINGS,
} from '../../learn/model/assignment.ts';
import { QUIZ_MODES } from '../../learn/model/policy.ts';
import type { CommandTexts } from '../../texts/commands.ts';
import { choicesOf, described, optionsOf } from './command.ts';
import { readSkills } from './complete-class.ts';
import { given, type Options } from './options.ts';

const { Boolean, Integer, String: Text, User } = ApplicationCommandOptionType;

/** Default number of questions; a set from the bank uses all of its own. */
const DEFAULT_QUESTIONS = 10;
const MAX_QUESTIONS = 30;
/** Choices for the number of retakes; `any` is unlimited. */
export const RETAKES = ['0', '1', '2', '3', '5', 'any'] as const;
/** Choices for how a planned quiz starts. */
export const BEGINS = ['itself', 'teacher'] as const;
/** Choices for how the podium is revealed. */
export const PODIUMS = ['none', 'once', 'places'] as const;
const WAYS_TO_TEAMS = TEAMINGS.filter((way) => way !== 'none');
/** Modes that run in a channel; homework has its own command. */
const MODES = QUIZ_MODES.filter((mode) => mode !== 'homework');
const MAX_QUIZ_CHARS = 40;
const MAX_WHEN_CHARS = 40;
const MAX_TITLE_CHARS = 80;
const MAX_EXTRA_MINUTES = 600;

const option = optionsOf(({ commands: { teach, bank } }) => ({
  ...teach.options,
  bank: bank.options.ofSet,
  lesson: teach.options.whichLesson,
}));

type OptionName = Extract<Parameters<typeof option>[1], string>;
type OptionWithChoices = OptionName & keyof CommandTexts['choices'];

/** A quiz of the server, with autocompletion. */
export const quizOption = (about: Parameters<typeof described>[0]) =>
  ({
    type: Text,
    name: 'quiz',
    ...described(about),
    autocomplete: true,
    max_length: MAX_QUIZ_CHARS,
  }) as const;

const yesOrNo = (name: OptionName) => option(Boolean, name);

const number = (name: OptionName, min_value: number, max_value: number) =>
  option(Integer, name, { min_value, max_value });

/** An option with several values, each with its own text. */
const oneOf = <N extends OptionWithChoices>(
  name: N,
  values: readonly (keyof CommandTexts['choices'][N] & string)[],
) =>
  option(Text, name, {
    choices: choicesOf(values, ({ commands }) => commands.choices[name] as Readonly<Record<string, string>>),
  });

const completed = (name: OptionName, max_length: number) =>
  option(Text, name, { autocomplete: true, max_length });

export const time = (name: 'when' | 'opens' | 'closes' | 'late' | 'until') =>
  option(Text, name, { max_length: MAX_WHEN_CHARS });

export const TITLE = option(Text, 'title', { max_length: MAX_TITLE_CHARS });

/** Options that choose the questions. */
const ASKED: readonly APIApplicationCommandBasicOption[] = [
  completed('games', 200),
  completed('skills', 200),
  number('count', 1, MAX_QUESTIONS),
  number('level', 1, 5),
  yesOrNo('typed'),
  completed('bank', MAX_SET_NAME_CHARS),
  TITLE,
];

const SCORING = oneOf('scoring', SCORINGS);

const PARTIAL = yesOrNo('partial');

/** When students see the right answers of self-paced work. */
const ANSWERS_SHOWN = oneOf('answers', ANSWERS);

/** Options of pace and scoring in a channel. */
const RUN: readonly APIApplicationCommandBasicOption[] = [
  oneOf('mode', MODES),
  number('seconds', 5, 3600),
  number('reading', 0, 300),
  number('minutes', 1, 600),
  number('students', 1, 500),
  yesOrNo('shut'),
  ANSWERS_SHOWN,
  SCORING,
  PARTIAL,
  yesOrNo('speed'),
  oneOf('podium', PODIUMS),
  number('teams', MIN_TEAMS, MAX_TEAMS),
  oneOf('teaming', WAYS_TO_TEAMS),
  yesOrNo('anonymous'),
];

/** Options of a quiz that starts now. */
export const quizOptions = (): APIApplicationCommandBasicOption[] => [...ASKED, ...RUN];

/** Options of a quiz that starts at a set time. */
export const scheduleOptions = (): APIApplicationCommandBasicOption[] => [
  { ...time('when'), required: true },
  ...ASKED,
  ...RUN,
  number('lobby', 1, 60),
  oneOf('begins', BEGINS),
];

/** Options of homework: a required closing time and the questions, but no pace. */
export const homeworkOptions = (): APIApplicationCommandBasicOption[] => [
  { ...time('closes'), required: true },
  time('opens'),
  time('late'),
  number('penalty', 0, 100),
  ...ASKED,
  SCORING,
  PARTIAL,
  ANSWERS_SHOWN,
  oneOf('retakes', RETAKES),
  oneOf('counts', COUNTS),
];

/** Options of a lesson as homework. */
export const lessonOptions = (): APIApplicationCommandBasicOption[] => [
  // As choices, their titles would use a seventh of the size Discord allows one command.
  { ...completed('lesson', MAX_TITLE_CHARS), required: true },
  { ...time('closes'), required: true },
];

/** Options of an exception for one student. */
export const allowOptions = (): APIApplicationCommandBasicOption[] => [
  option(User, 'student'),
  number('extra', 0, MAX_EXTRA_PERCENT),
  quizOption((texts) => texts.teach.options.ofQuiz),
  option(Integer, ['minutes', 'moreMinutes'], { min_value: 0, max_value: MAX_EXTRA_MINUTES }),
  time('until'),
  number('attempts', 0, MAX_EXTRA_ATTEMPTS),
  yesOrNo('pause'),
];

/** Reads a teacher's options; missing ones get defaults. */
export const readRequest = (
  by: Actor,
  channel: string,
  options: Options,
  what: 'quiz' | 'homework',
): QuizRequest => {
  const set = options.getString('bank');
  const lateUntil = options.getString('late');
  const retakes = options.getString('retakes');
  const podium = options.getString('podium');
  const teams = options.getInteger('teams');
  const mode = options.getChoice('mode', MODES) ?? 'live';
  return {
    by,
    channel,
    games: options.getString('games') ?? '',
    kinds: readSkills(options.getString('skills') ?? ''),
    count: options.getInteger('count') ?? (set === null ? DEFAULT_QUESTIONS : MAX_QUESTIONS),
    level: options.getInteger('level') ?? 2,
    mode: what === 'homework' ? 'homework' : mode,
    answerSeconds: options.getInteger('seconds') ?? 45,
    readingSeconds: options.getInteger('reading') ?? 5,
    typed: options.getBoolean('typed') ?? false,
    title: options.getString('title')?.replace(/\s+/g, ' ').trim() ?? '',
    scoring: options.getChoice('scoring', SCORINGS) ?? DEFAULT_SETTINGS.scoring,
    // In self-paced work there is no common start to measure speed from.
    speed: (mode === 'live' || mode === 'automatic') && options.getBoolean('speed') === true,
    podium: podium === 'once' || podium === 'places',
    suspense: podium === 'places',
    // A number of teams without a way means drawing lots; a way without a number means the default number.
    teams: options.getChoice('teaming', WAYS_TO_TEAMS) ?? (teams === null ? 'none' : 'lot'),
    teamCount: teams ?? DEFAULT_SETTINGS.teamCount,
    anonymous: options.getBoolean('anonymous') ?? DEFAULT_SETTINGS.anonymous,
    partial: options.getBoolean('partial') ?? DEFAULT_SETTINGS.partial,
    minutes: options.getInteger('minutes') ?? DEFAULT_SETTINGS.minutes,
    students: options.getInteger('students') ?? DEFAULT_SETTINGS.students,
    shut: options.getBoolean('shut') ?? DEFAULT_SETTINGS.shut,
    lobbyMinutes: options.getInteger('lobby') ?? DEFAULT_SETTINGS.lobbyMinutes,
    byItself: options.getString('begins') !== 'teacher',
    retakes: retakes === 'any' ? null : Number(retakes ?? DEFAULT_SETTINGS.retakes),
    counts: options.getChoice('counts', COUNTS) ?? DEFAULT_SETTINGS.counts,
    answers: options.getChoice('answers', ANSWERS) ?? DEFAULT_SETTINGS.answers,
    ...given({
      bank: set,
      starts: options.getString('when') ?? options.getString('opens'),
      closes: options.getString('closes'),
    }),
    ...(lateUntil === null ? {} : { lateUntil, lateOff: options.getInteger('penalty') ?? 0 }),
  };
};
