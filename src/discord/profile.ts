/** The application's profile on Discord, in the App Directory and in the dialog that adds it. */
import type { REST } from '@discordjs/rest';
import { ApplicationIntegrationType, OAuth2Scopes, Routes } from 'discord-api-types/v10';
import { describedBy } from './command/command.ts';
import type { Application } from './gateway/gateway.ts';
import { INSTALLATION } from './invitation.ts';

/** Search terms in the App Directory: at most 5 of 20 characters, in English only (Discord). */
const TAGS = ['games', 'puzzles', 'maths', 'education', 'nim'];

interface Install {
  readonly oauth2_install_params?: {
    readonly scopes: readonly string[];
    /** Discord accepts a number and returns a string. */
    readonly permissions: number | string;
  };
}

/** The profile as sent. */
interface Profile {
  readonly description: {
    readonly default: string;
    readonly localizations: Readonly<Record<string, string>>;
  };
  readonly tags: readonly string[];
  readonly integration_types_config: Readonly<Record<string, Install>>;
}
type ProfileField = keyof Profile;

/** Installed for an account, the bot only answers and joins nothing: no permissions needed. */
const FOR_ACCOUNTS = { scopes: [OAuth2Scopes.ApplicationsCommands], permissions: 0 };

const said = describedBy(({ commands }) => commands.application);

export const PROFILE: Profile = {
  description: { default: said.description, localizations: said.description_localizations },
  tags: TAGS,
  integration_types_config: {
    [ApplicationIntegrationType.GuildInstall]: {
      oauth2_install_params: { ...INSTALLATION, permissions: Number(INSTALLATION.permissions) },
    },
    [ApplicationIntegrationType.UserInstall]: { oauth2_install_params: FOR_ACCOUNTS },
  },
};

type ShownProfile = Pick<Application, ProfileField> | Partial<Profile>;

/** Each field as Discord shows it, to compare profiles. Translations are not shown. */
const shown: Readonly<Record<ProfileField, (profile: ShownProfile) => string>> = {
  description: ({ description }) =>
    typeof description === 'string' ? description : (description?.default ?? ''),
  tags: ({ tags }) => JSON.stringify([...(tags ?? [])].sort()),
  integration_types_config: ({ integration_types_config: config }) =>
    JSON.stringify(
      Object.entries(config ?? {})
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([type, { oauth2_install_params: params = FOR_ACCOUNTS }]) => [
          type,
          [...params.scopes].sort(),
          String(params.permissions),
        ]),
    ),
};

/** Profile of an application that was never described, in any of the ways in which it may be added. */
const UNTOUCHED: Readonly<Record<ProfileField, readonly string[]>> = {
  description: [''],
  tags: ['[]'],
  integration_types_config: [{}, { 0: {} }, { 1: {} }, { 0: {}, 1: {} }].map((config) =>
    shown.integration_types_config({ integration_types_config: config }),
  ),
};

/** Storage of the last sent profile, as JSON. */
export interface SentProfile {
  profile(): Promise<string | null>;
  setProfile(text: string): Promise<void>;
}

export interface ProfileDeployment {
  readonly sent: readonly ProfileField[];
  /** Fields that the operator wrote in the developer portal: they stay. */
  readonly left: readonly ProfileField[];
}

/**
 * Updates the application's profile on Discord; sends only differences. Keeps what the operator wrote: changes a field only if it
 * is untouched or shows what was sent last.
 */
export const deployProfile = async (
  rest: REST,
  there: Pick<Application, ProfileField>,
  store: SentProfile,
): Promise<ProfileDeployment> => {
  const text = await store.profile();
  const before = (text === null ? {} : JSON.parse(text)) as Partial<Profile>;
  const sent: ProfileField[] = [];
  const left: ProfileField[] = [];
  for (const field of Object.keys(PROFILE) as ProfileField[]) {
    const now = shown[field](there);
    const own = [...UNTOUCHED[field], shown[field](PROFILE), shown[field](before)];
    const isSame =
      now === shown[field](PROFILE) && JSON.stringify(before[field]) === JSON.stringify(PROFILE[field]);
    if (!own.includes(now)) left.push(field);
    else if (!isSame) sent.push(field);
  }
  if (sent.length > 0) {
    const body = Object.fromEntries(sent.map((field) => [field, PROFILE[field]]));
    await rest.patch(Routes.currentApplication(), { body });
    await store.setProfile(JSON.stringify({ ...before, ...body }));
  }
  return { sent, left };
};
