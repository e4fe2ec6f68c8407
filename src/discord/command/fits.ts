import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { GivenOption } from './options.ts';

const SNOWFLAKE = /^\d{15,20}$/;

const isNumber = (
  value: unknown,
  { min_value: least = -Infinity, max_value: most = Infinity }: { min_value?: number; max_value?: number },
): boolean => typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most;

/** Whether Discord would have sent this value for an option; text is checked for type and length only. */
const valueFits = (option: APIApplicationCommandOption, value: unknown): boolean => {
  if ('choices' in option && option.choices !== undefined && option.choices.length > 0)
    return option.choices.some((choice) => choice.value === value);
  switch (option.type) {
    case Type.String:
      return typeof value === 'string' && [...value].length <= (option.max_length ?? 6_000);
    case Type.Integer:
      return Number.isInteger(value) && isNumber(value, option);
    case Type.Number:
      return isNumber(value, option);
    case Type.Boolean:
      return typeof value === 'boolean';
    case Type.User:
    case Type.Role:
    case Type.Channel:
    case Type.Mentionable:
    case Type.Attachment:
      return typeof value === 'string' && SNOWFLAKE.test(value);
    case Type.Subcommand:
    case Type.SubcommandGroup:
      return false;
  }
};

/**
 * Name of the first option that is missing or doesn't match the registered command; null if all match. Discord checks this too; a
 * mismatch comes from an older version or is forged, and must not reach the store.
 */
export const unfitOption = (
  options: readonly APIApplicationCommandOption[],
  given: readonly GivenOption[],
): string | null => {
  for (const one of given) {
    const { name, type } = one;
    const option = options.find((one) => one.name === name);
    if (option === undefined || option.type !== type) return name;
    if (option.type === Type.Subcommand || option.type === Type.SubcommandGroup)
      return unfitOption(option.options ?? [], 'options' in one ? (one.options ?? []) : []);
    if (!valueFits(option, 'value' in one ? one.value : undefined)) return name;
  }
  const missing = options.find(
    (option) =>
      ('required' in option && option.required === true && !given.some(({ name }) => name === option.name)) ||
      option.type === Type.Subcommand ||
      option.type === Type.SubcommandGroup,
  );
  return missing?.name ?? null;
};
