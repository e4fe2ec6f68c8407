import type {
  APIApplicationCommandOption,
  ApplicationCommandOptionType,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { App } from '../../app/ports.ts';
import { clip } from '../../kernel/screen.ts';
import type { Actor } from '../../learn/class/actor.ts';
import type { OwnGame } from '../../play/defining.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import type { Locale, LocaleId } from '../../texts/locale.ts';
import { type ShownTexts, shown } from '../../texts/shown.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import type { Options } from './options.ts';

/** Discord's limits for autocompletion; the second for names and values. */
export const MAX_SUGGESTIONS = 25;
export const MAX_SUGGESTION_CHARS = 100;

export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** A suggestion whose name is cut where it is too long; a value that is too long is none. */
export const suggestion = (name: string, value: string): readonly Suggestion[] =>
  [...value].length > MAX_SUGGESTION_CHARS ? [] : [{ name: clip(name, MAX_SUGGESTION_CHARS), value }];

/** The option being typed, and its user. */
export interface Focus {
  readonly option: string;
  readonly by: Actor;
  readonly app: App;
}

/** Export of a file in `commands/`. Thin: it parses, calls a use case and presents the result. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(bot: Bot, call: Call, options: Options): Promise<void>;
  /** Whether it could solve a position; then it is refused during an exam. */
  readonly solves: boolean | ((options: Options) => boolean);
  /** Returns at most `MAX_SUGGESTIONS`, quickly. `own`: the server's own games. */
  autocomplete?(
    typed: string,
    locale: Locale,
    own: readonly OwnGame[],
    focus: Focus,
  ): readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

type Text = (texts: ShownTexts) => string;

/** A text in the languages other than English. */
const translated = (text: Text): Partial<Record<LocaleId, string>> =>
  Object.fromEntries(
    LANGUAGES.flatMap((id) => {
      const said = text(shown[id]);
      return said === text(shown.en) ? [] : [[id, said]];
    }),
  );

/** A name in every language. */
export const named = (text: Text) => ({ name: text(shown.en), name_localizations: translated(text) });

/** A description in every language, from any of the texts. */
export const describedBy = (text: Text) => ({
  description: text(shown.en),
  description_localizations: translated(text),
});

/** A description in every language, from the texts of commands. */
export const described = (text: (commands: ShownTexts['commands']) => string) =>
  describedBy(({ commands }) => text(commands));

type OptionOf<T> = Extract<APIApplicationCommandOption, { readonly type: T }>;

type Unnamed<O> = O extends unknown
  ? Omit<O, 'type' | 'name' | 'name_localizations' | 'description' | 'description_localizations'>
  : never;

/** Factory for options whose descriptions are these texts. `named`: the option's name, with that of its text if the two differ. */
export const optionsOf =
  <N extends string>(textsOf: (texts: ShownTexts) => Readonly<Record<N, string>>) =>
  <T extends ApplicationCommandOptionType>(
    type: T,
    named: N | readonly [name: string, text: N],
    more?: Unnamed<OptionOf<T>>,
  ): OptionOf<T> => {
    const [name, text] = typeof named === 'string' ? [named, named] : named;
    return { type, name, ...describedBy((texts) => textsOf(texts)[text]), ...more } as unknown as OptionOf<T>;
  };

/** Choices of an option by their values, each named in every language. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  namesOf: (texts: ShownTexts) => Readonly<Record<NoInfer<V>, string>>,
) => values.map((value) => ({ ...named((texts) => namesOf(texts)[value]), value }));

/** Servers, direct messages with the bot, and other direct messages if the user installed the bot. */
export const EVERYWHERE = { integration_types: [0, 1], contexts: [0, 1, 2] };

/** In servers only, where the bot is a member. */
export const IN_SERVERS = { integration_types: [0], contexts: [0] };
