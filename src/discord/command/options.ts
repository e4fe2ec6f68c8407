import type {
  APIApplicationCommandInteractionDataOption,
  APIAttachment,
  APIInteractionDataResolved,
} from 'discord-api-types/v10';
import { ApplicationCommandOptionType as Type } from 'discord-api-types/v10';

/** An option as Discord sent it; its value is not yet checked against the command. */
export type GivenOption = Readonly<APIApplicationCommandInteractionDataOption>;

export interface GivenUser {
  readonly id: string;
  readonly bot: boolean;
}

/** The values that were given, for optional fields. */
export const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

const below = (option: GivenOption | undefined): readonly GivenOption[] =>
  option !== undefined && 'options' in option ? (option.options ?? []) : [];

/** Options given to a command, by name. */
export class Options {
  /** All options, including subcommands. */
  readonly given: readonly GivenOption[];
  readonly #resolved: APIInteractionDataResolved;
  readonly #group: string | null;
  readonly #subcommand: string | null;
  readonly #values: ReadonlyMap<string, GivenOption>;

  constructor(given: readonly GivenOption[] = [], resolved: APIInteractionDataResolved = {}) {
    this.given = given;
    this.#resolved = resolved;
    const group = given.find(({ type }) => type === Type.SubcommandGroup);
    const inGroup = group === undefined ? given : below(group);
    const subcommand = inGroup.find(({ type }) => type === Type.Subcommand);
    this.#group = group?.name ?? null;
    this.#subcommand = subcommand?.name ?? null;
    const values = subcommand === undefined ? inGroup : below(subcommand);
    this.#values = new Map(values.map((option) => [option.name, option]));
  }

  /** Empty if the command has none. */
  getSubcommand(): string {
    return this.#subcommand ?? '';
  }

  getSubcommandGroup(): string | null {
    return this.#group;
  }

  getString(name: string, required: true): string;
  getString(name: string): string | null;
  getString(name: string, required = false): string | null {
    const value = this.#value(name);
    if (typeof value === 'string') return value;
    if (required) throw new TypeError(`the option ${name} is missing`);
    return null;
  }

  /** One of the `known` values; null for any other. */
  getChoice<T extends string>(name: string, known: readonly T[]): T | null {
    const value = this.#value(name);
    return known.find((one) => one === value) ?? null;
  }

  getInteger(name: string): number | null {
    const value = this.#value(name);
    return typeof value === 'number' ? value : null;
  }

  getBoolean(name: string): boolean | null {
    const value = this.#value(name);
    return typeof value === 'boolean' ? value : null;
  }

  getUser(name: string): GivenUser | null {
    const user = this.#resolved.users?.[this.#id(name)];
    return user === undefined ? null : { id: user.id, bot: user.bot === true };
  }

  getRole(name: string): { readonly id: string } | null {
    return this.#resolved.roles?.[this.#id(name)] ?? null;
  }

  getAttachment(name: string): APIAttachment | null {
    return this.#resolved.attachments?.[this.#id(name)] ?? null;
  }

  /** Who sees the answer: everybody if `share` is set. */
  get audience(): 'public' | 'private' {
    return this.getBoolean('share') === true ? 'public' : 'private';
  }

  /** The option being typed, with its text so far. */
  focused(): { readonly name: string; readonly value: string } | null {
    for (const option of this.#values.values())
      if ('focused' in option && option.focused === true)
        return { name: option.name, value: String(option.value) };
    return null;
  }

  #value(name: string): unknown {
    const option = this.#values.get(name);
    return option !== undefined && 'value' in option ? option.value : null;
  }

  #id(name: string): string {
    const value = this.#value(name);
    return typeof value === 'string' ? value : '';
  }
}
