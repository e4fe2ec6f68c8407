import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { MAX_ATTEMPTS, MAX_EXTRA_PERCENT } from '../../learn/model/allowance.ts';
import { described } from './command.ts';

const { Boolean, Integer, String: Text, User } = ApplicationCommandOptionType;

const MAX_EXTRA_MINUTES = 600;

/** Options of an exception for one student. */
export const allowOptions = (): APIApplicationCommandBasicOption[] => [
  { type: User, name: 'student', ...described((texts) => texts.teach.options.student) },
  {
    type: Integer,
    name: 'extra',
    ...described((texts) => texts.teach.options.extra),
    min_value: 0,
    max_value: MAX_EXTRA_PERCENT,
  },
  {
    type: Text,
    name: 'quiz',
    ...described((texts) => texts.teach.options.ofQuiz),
    autocomplete: true,
    max_length: 40,
  },
  {
    type: Integer,
    name: 'minutes',
    ...described((texts) => texts.teach.options.moreMinutes),
    min_value: 0,
    max_value: MAX_EXTRA_MINUTES,
  },
  { type: Text, name: 'until', ...described((texts) => texts.teach.options.until), max_length: 40 },
  {
    type: Integer,
    name: 'attempts',
    ...described((texts) => texts.teach.options.attempts),
    min_value: 0,
    max_value: MAX_ATTEMPTS,
  },
  { type: Boolean, name: 'pause', ...described((texts) => texts.teach.options.pause) },
];
