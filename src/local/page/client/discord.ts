/** The parts of Discord's JSON that the page draws. Fields that may be missing are optional. */

export interface Author {
  readonly id: string;
  readonly username?: string;
  readonly global_name?: string | null;
  readonly bot?: boolean;
}

export interface MessageAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size?: number;
  readonly url: string;
  readonly content_type?: string;
  readonly description?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

export interface Media {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly emoji?: Emoji;
  readonly default?: boolean;
}

/** Any message or modal component; `type` decides which fields apply. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly label?: string;
  readonly description?: string | null;
  readonly content?: string;
  readonly style?: number;
  readonly url?: string;
  readonly emoji?: Emoji;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly SelectOption[];
  readonly min_values?: number;
  readonly max_values?: number;
  readonly default_values?: readonly { readonly id: string; readonly type: string }[];
  readonly channel_types?: readonly number[];
  readonly required?: boolean;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly value?: string;
  readonly default?: boolean;
  readonly accent_color?: number | null;
  readonly spoiler?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
  readonly media?: Media;
  readonly file?: Media;
  readonly name?: string;
  readonly size?: number;
  readonly items?: readonly {
    readonly media: Media;
    readonly description?: string | null;
    readonly spoiler?: boolean;
  }[];
}

export interface Embed {
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly color?: number;
  readonly timestamp?: string;
  readonly author?: { readonly name: string };
  readonly footer?: { readonly text: string };
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
  readonly image?: Media;
  readonly thumbnail?: Media;
}

export interface Message {
  readonly id: string;
  readonly author: Author;
  readonly content?: string;
  readonly components?: readonly Component[];
  readonly embeds?: readonly Embed[];
  readonly attachments?: readonly MessageAttachment[];
  readonly flags?: number;
  readonly timestamp: string;
  readonly edited_timestamp?: string | null;
  readonly interaction_metadata?: {
    readonly user?: Author;
    readonly name?: string;
    readonly command_type?: number;
  } | null;
  readonly thread?: { readonly id: string; readonly name?: string } | null;
  readonly ephemeralFor?: string | null;
}

export interface Modal {
  readonly title: string;
  readonly components: readonly Component[];
}

type Localizations = Readonly<Record<string, string>> | null;

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Localizations;
    readonly value: string | number;
  }[];
  readonly options?: readonly CommandOption[];
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
}

export interface CommandData {
  readonly type?: number;
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description?: string;
  readonly description_localizations?: Localizations;
  readonly options?: readonly CommandOption[];
  readonly contexts?: readonly number[] | null;
  /** Not for this user: Discord would not list it. */
  readonly hidden?: boolean;
}

export const flag = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 } as const;

/** Component types by name (Discord's numbers). */
export const kind = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

/** Command option types by name (Discord's numbers). */
export const optionKind = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** A command's text in the reader's language: exact locale, else the default. */
export function localised(names: Localizations | undefined, fallback: string, locale: string): string {
  return names?.[locale] ?? fallback;
}

/** Display name, else account name; `?` where a message has no author. */
export function authorName(author: Author | undefined): string {
  return author?.global_name ?? author?.username ?? '?';
}
