/** Settings from environment variables (`.env.example`); every error names its variable. */

/** Environment variables; empty and missing ones are equivalent. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface Environment {
  /** Null: no account, so the embedded channel. */
  readonly token: string | null;
  /** Base address of Discord's API; null = Discord's own. */
  readonly api: string | null;
  readonly folder: string;
  /** Address of a PostgreSQL database; null = a file in the folder. */
  readonly database: string | null;
  /** Port of the page; 0 takes a free one. */
  readonly port: number;
  /** Limit of gateway shards in this process, beside others on its database; null: its share. */
  readonly shards: number | null;
  /** HTTP server for clicks; null: none, and clicks come by the gateway. */
  readonly interactions: InteractionSettings | null;
  /** Numbers that users may send to Discord, so that servers can give roles for them; null: off. */
  readonly linkedRoles: LinkedRoleSettings | null;
  readonly gateway: boolean;
  /** A class without accounts; null: none. */
  readonly classroom: ClassroomSettings | null;
  readonly logLevel: LogLevel;
  /** Server of `/livez`, `/readyz` and `/metrics`; null: none. */
  readonly metrics: MetricsSettings | null;
  /** Threads for each kind of long work (analyses, tables, quizzes, questions, pictures). */
  readonly threads: number;
  /** Limit of costly commands per user and minute; null: unlimited. */
  readonly commandsPerMinute: number | null;
  /** The operator's pages, linked in `/help` and `/privacy`; null: no such page. */
  readonly links: LinkSettings;
}

export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
}

export interface LinkSettings {
  readonly privacy: string | null;
  readonly terms: string | null;
  readonly support: string | null;
}

export interface InteractionSettings {
  readonly host: string;
  readonly port: number;
  /** The application's public key, 64 hexadecimal digits; null: serves only browsers, no clicks. */
  readonly publicKey: string | null;
}

export interface LinkedRoleSettings {
  readonly clientSecret: string;
  /** Public address of the port of `interactions`, without a trailing slash. */
  readonly publicUrl: string;
}

export interface ClassroomSettings {
  /** Address to listen on: only this machine, or all interfaces. */
  readonly host: string;
  /** Public address behind a proxy; null: its own. */
  readonly url: string | null;
  readonly teacher: string;
}

/** The logger's levels, the most severe first; `silent` logs nothing. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEFAULT_PORT = '3000';
const THIS_MACHINE = '127.0.0.1';
/** More than anybody types. */
const DEFAULT_COMMANDS_PER_MINUTE = 60;
/** Per kind of work: each thread takes some tens of megabytes. */
const MAX_THREADS = 64;
const MAX_PORT = 65_535;
/** Longest address of a link button (Discord). */
const MAX_LINK_CHARS = 512;

/** An invalid variable. The message is for the operator, and never contains a password or a token. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

const read = (variables: Variables, name: string): string | null => {
  const value = variables[name]?.trim();
  return value === undefined || value === '' ? null : value;
};

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const portOf = (name: string, text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new WrongSetting(`${name} is “${text}”, not a port: a number from 0 to ${MAX_PORT}`);
};

const metricsOf = (port: string | null, host: string | null): Environment['metrics'] =>
  port === null ? null : { host: host ?? THIS_MACHINE, port: portOf('METRICS_PORT', port) };

/** Accepts `local` and `network`; listens beyond this machine only if asked to. */
const classroomOf = (variables: Variables): ClassroomSettings | null => {
  const [where, url] = [read(variables, 'CLASSROOM'), read(variables, 'CLASSROOM_URL')];
  if (where === null) return null;
  if (where !== 'local' && where !== 'network')
    throw new WrongSetting(
      `CLASSROOM is “${where}”: it can be local (this machine) or network (all machines in it)`,
    );
  if (read(variables, 'DISCORD_TOKEN') !== null)
    throw new WrongSetting(
      'CLASSROOM and DISCORD_TOKEN are both set: a class without accounts is not on Discord',
    );
  if (url !== null && !(isWebAddress(url) && new URL(url).pathname === '/'))
    throw new WrongSetting(`CLASSROOM_URL is “${url}”, not an address such as https://class.example.org`);
  return {
    host: where === 'network' ? '0.0.0.0' : THIS_MACHINE,
    url: url === null ? null : new URL(url).origin,
    teacher: read(variables, 'CLASSROOM_TEACHER') ?? 'Teacher',
  };
};

const interactionsOf = (variables: Variables): InteractionSettings | null => {
  const [port, host] = [read(variables, 'INTERACTIONS_PORT'), read(variables, 'INTERACTIONS_HOST')];
  const publicKey = read(variables, 'DISCORD_PUBLIC_KEY');
  if (publicKey !== null && !/^[0-9a-f]{64}$/i.test(publicKey))
    throw new WrongSetting(
      'DISCORD_PUBLIC_KEY is not an application’s public key: 64 digits and letters from a to f, from the developer portal (General Information)',
    );
  if (port === null) return null;
  if (publicKey === null && read(variables, 'PUBLIC_URL') === null)
    throw new WrongSetting(
      'INTERACTIONS_PORT is set, and DISCORD_PUBLIC_KEY is not: without it nobody can tell what Discord sent',
    );
  return { host: host ?? THIS_MACHINE, port: portOf('INTERACTIONS_PORT', port), publicKey };
};

const linkedRolesOf = (
  variables: Variables,
  interactions: InteractionSettings | null,
): LinkedRoleSettings | null => {
  const [clientSecret, url] = [read(variables, 'DISCORD_CLIENT_SECRET'), read(variables, 'PUBLIC_URL')];
  if (clientSecret === null && url === null) return null;
  if (clientSecret === null || url === null)
    throw new WrongSetting(
      'Of DISCORD_CLIENT_SECRET and PUBLIC_URL one is set: linked roles need both, and without them both are empty',
    );
  if (/\s/.test(clientSecret))
    throw new WrongSetting(
      'DISCORD_CLIENT_SECRET has a blank in it: copy the secret alone from the developer portal (OAuth2)',
    );
  if (!(URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/` && url.startsWith('https://')))
    throw new WrongSetting(
      'PUBLIC_URL is not an https address without a path, such as https://bot.example.org',
    );
  if (interactions === null)
    throw new WrongSetting(
      'PUBLIC_URL is set, and INTERACTIONS_PORT is not: no port of this machine would answer there',
    );
  return { clientSecret, publicUrl: new URL(url).origin };
};

/** Without the gateway, clicks must come by HTTP. */
const gatewayOf = (text: string | null, interactions: InteractionSettings | null): boolean => {
  if (text === null) return true;
  if (text !== 'none') throw new WrongSetting(`GATEWAY is “${text}”: it can be none, or empty`);
  if (interactions === null)
    throw new WrongSetting('GATEWAY is none, and INTERACTIONS_PORT is not set: no click would arrive');
  if (interactions.publicKey === null)
    throw new WrongSetting('GATEWAY is none, and DISCORD_PUBLIC_KEY is not set: no click would be believed');
  return false;
};

const shardsOf = (text: string | null): number | null => {
  if (text === null) return null;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new WrongSetting(`SHARDS is “${text}”, not a whole number; leave it empty for a share of all`);
};

const commandsOf = (text: string | null): number | null => {
  if (text === null) return DEFAULT_COMMANDS_PER_MINUTE;
  if (/^\d{1,6}$/.test(text)) return Number(text) === 0 ? null : Number(text);
  throw new WrongSetting(`COMMANDS_PER_MINUTE is “${text}”, not a whole number; 0 sets no limit`);
};

const threadsOf = (text: string | null): number => {
  if (text === null) return 1;
  const threads = Number(text);
  if (/^\d{1,3}$/.test(text) && threads >= 1 && threads <= MAX_THREADS) return threads;
  throw new WrongSetting(`THREADS is “${text}”, not a whole number from 1 to ${MAX_THREADS}`);
};

const linkOf = (variables: Variables, name: string): string | null => {
  const text = read(variables, name);
  if (text === null) return null;
  if (!isWebAddress(text))
    throw new WrongSetting(`${name} is “${text}”, not an address such as https://example.org/privacy`);
  if (text.length > MAX_LINK_CHARS)
    throw new WrongSetting(`${name} has ${text.length} characters: Discord takes at most ${MAX_LINK_CHARS}`);
  return text;
};

/** The given level, or the default if it is invalid: refusing it needs a log first. */
export const logLevelOf = (variables: Variables): LogLevel => {
  const text = read(variables, 'LOG_LEVEL');
  const onDiscord = ['DISCORD_TOKEN', 'DISCORD_TOKEN_FILE'].some((name) => read(variables, name) !== null);
  const usual = onDiscord ? 'info' : 'warn';
  return LOG_LEVELS.find((level) => level === text) ?? usual;
};

const checkedLevel = (variables: Variables): LogLevel => {
  const [text, level] = [read(variables, 'LOG_LEVEL'), logLevelOf(variables)];
  if (text === null || text === level) return level;
  throw new WrongSetting(`LOG_LEVEL is “${text}”, which is none of ${LOG_LEVELS.join(', ')}`);
};

const tokenOf = (text: string | null): string | null => {
  if (text !== null && /\s/.test(text))
    throw new WrongSetting('DISCORD_TOKEN has a blank in it: it is the token alone, without “Bot” before it');
  return text;
};

const apiOf = (text: string | null): string | null => {
  if (text !== null && !isWebAddress(text))
    throw new WrongSetting(`DISCORD_API is “${text}”, not an address such as https://discord.com/api`);
  return text;
};

/** The message omits the value: it may contain a password. */
const databaseOf = (text: string | null): string | null => {
  if (text !== null && !(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)))
    throw new WrongSetting(
      'DATABASE_URL is not the address of a PostgreSQL database, such as postgres://user:password@localhost/sprague (for SQLite leave it empty: DATA_DIR names the folder)',
    );
  return text;
};

/**
 * Settings from the variables, with defaults for missing ones.
 *
 * @throws WrongSetting for the first invalid variable
 */
export const environmentOf = (variables: Variables): Environment => ({
  logLevel: checkedLevel(variables),
  token: tokenOf(read(variables, 'DISCORD_TOKEN')),
  api: apiOf(read(variables, 'DISCORD_API')),
  folder: read(variables, 'DATA_DIR') ?? 'data',
  database: databaseOf(read(variables, 'DATABASE_URL')),
  shards: shardsOf(read(variables, 'SHARDS')),
  interactions: interactionsOf(variables),
  linkedRoles: linkedRolesOf(variables, interactionsOf(variables)),
  gateway: gatewayOf(read(variables, 'GATEWAY'), interactionsOf(variables)),
  classroom: classroomOf(variables),
  port: portOf('LOCAL_PORT', read(variables, 'LOCAL_PORT') ?? DEFAULT_PORT),
  metrics: metricsOf(read(variables, 'METRICS_PORT'), read(variables, 'METRICS_HOST')),
  threads: threadsOf(read(variables, 'THREADS')),
  commandsPerMinute: commandsOf(read(variables, 'COMMANDS_PER_MINUTE')),
  links: {
    privacy: linkOf(variables, 'PRIVACY_URL'),
    terms: linkOf(variables, 'TERMS_URL'),
    support: linkOf(variables, 'SUPPORT_URL'),
  },
});

/** What can be typed to run the programs. */
export const USAGE = `npm start                       the bot: on Discord if DISCORD_TOKEN is set, else in your browser
npm start -- --class            a class without accounts, on this machine alone
npm start -- --class network    the same for all machines in your network
npm run worker                  does long jobs of a bot with a PostgreSQL database
npm run backup FILE             writes all data into a new file
npm run restore FILE            puts them back; end the bot first
Settings: .env.example. More: docs/operating.md and docs/classroom.md.
`;

export const asksForHelp = (words: readonly string[]): boolean =>
  words.includes('--help') || words.includes('-h');

/** @throws WrongSetting for any argument: a worker has settings alone */
export const withoutArguments = ([word]: readonly string[]): void => {
  if (word !== undefined)
    throw new WrongSetting(`there is no argument “${word}”: a worker takes none. Try: npm run worker`);
};

/**
 * The variables, overridden by arguments after `npm start --`: `--class`, or `--class network`.
 *
 * @throws WrongSetting for any other argument
 */
export const withArguments = (variables: Variables, [word, ...more]: readonly string[]): Variables => {
  if (word === undefined) return variables;
  const [name, said] = word.split('=', 2);
  if (name !== '--class')
    throw new WrongSetting(
      `there is no argument “${word}”. For a class: npm start -- --class. For all that there is: npm start -- --help`,
    );
  const isSaid = said !== undefined || more[0] === undefined || more[0].startsWith('-');
  const CLASSROOM = said ?? (isSaid ? 'local' : more[0]);
  return withArguments({ ...variables, CLASSROOM }, isSaid ? more : more.slice(1));
};

/** Secrets that may be in a file named by `NAME_FILE`, as containers provide them. */
const IN_FILES = ['DISCORD_TOKEN', 'DATABASE_URL', 'DISCORD_CLIENT_SECRET'] as const;

const fileText = (name: string, path: string, readFile: (path: string) => string): string => {
  try {
    return readFile(path);
  } catch {
    throw new WrongSetting(`${name} names “${path}”, which cannot be read`);
  }
};

/**
 * The variables, with files' contents in place of their names. `readFile` returns a file's text.
 *
 * @throws WrongSetting if a file is empty or cannot be read, or a secret is also set directly
 */
export const withSecrets = (variables: Variables, readFile: (path: string) => string): Variables => {
  const secrets = IN_FILES.flatMap((name) => {
    const path = read(variables, `${name}_FILE`);
    if (path === null) return [];
    if (read(variables, name) !== null)
      throw new WrongSetting(`${name} and ${name}_FILE are both set: one of them is enough`);
    const secret = fileText(`${name}_FILE`, path, readFile);
    // An empty file would count as unset: the bot would start on other data, or as a channel in the browser.
    if (secret.trim() === '') throw new WrongSetting(`${name}_FILE names “${path}”, which is empty`);
    return [[name, secret] as const];
  });
  return { ...variables, ...Object.fromEntries(secrets) };
};
