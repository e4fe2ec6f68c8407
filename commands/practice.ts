import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, describedBy, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeSkill } from '../src/discord/command/complete-skill.ts';
import { DEFAULT_PRACTICE_QUESTIONS, openPractice } from '../src/discord/handlers/practice.ts';
import { MAX_SESSION_QUESTIONS } from '../src/learn/practice/practice.ts';

const { Integer, String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ practice }) => practice.command);

export const data: Command['data'] = {
  name: 'practice',
  ...describedBy(({ practice }) => practice.command.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'skill', { autocomplete: true, max_length: 100 }),
    option(Integer, 'length', { min_value: 1, max_value: MAX_SESSION_QUESTIONS }),
  ],
};

export const solves = true;

/** A practice session on what is due, or on the given skill. */
export const execute: Command['execute'] = async (bot, call, options) => {
  call.setAudience('private');
  await openPractice(
    bot,
    call,
    options.getString('skill') ?? '',
    options.getInteger('length') ?? DEFAULT_PRACTICE_QUESTIONS,
  );
};

/** Skills, question kinds and games in the user's language. */
export const autocomplete: NonNullable<Command['autocomplete']> = completeSkill;
