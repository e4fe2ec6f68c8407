import { join } from 'node:path';
import type { App } from './app/ports.ts';
import type { RunningBot } from './discord/index.ts';
import type { ClassroomSettings, Environment } from './environment.ts';
import { systemTimers } from './kernel/timers.ts';
import type { LocalClassroom } from './local/classroom/index.ts';
import type { Local } from './local/index.ts';
import type { Resident } from './local/seed.ts';
import type { Pictures } from './picture/pictures.ts';
import type { Sample } from './picture/samples.ts';
import type { Closable } from './program.ts';

/** The platform the bot connects to: Discord (or a server with its API), otherwise the embedded channel. */
export interface Platform {
  readonly api: string | null;
  readonly token: string;
  /** Printed when the bot is ready, and again when it says something else. */
  readonly greeting: (bot: RunningBot) => string;
  /** Prepares what the first user will need. */
  readonly warm: () => void;
  /** Closed after the bot, in order. */
  readonly parts: readonly Closable[];
  /** Whether servers there have scheduled events. */
  readonly events: boolean;
}

export const discord = (token: string, api: string | null): Platform => ({
  api,
  token,
  greeting: ({ name, invitation, health }) =>
    health().shards?.all === 0 && !health().connected
      ? `${name} is ready and waits: other processes have all its connections to Discord. It takes over what they leave. Ctrl+C ends it.`
      : `${name} is on Discord. Ctrl+C ends it. Into a server it comes by ${invitation}`,
  warm: () => undefined,
  parts: [],
  events: true,
});

const classGreeting = ({ secret, register, url, host }: LocalClassroom): string =>
  [
    `The class is open. Ctrl+C ends it.`,
    `  Teacher: ${url ?? ''}/#teach=${secret} (secret: whoever has this link is the teacher)`,
    `  Students: ${url ?? ''} with the code ${register.view().code}`,
    ...(host === '0.0.0.0'
      ? []
      : ['Only this machine reaches it. For phones in your network: npm start -- --class network']),
  ].join('\n');

/** Boards that the page offers to try, among them the puzzle of the day. */
class SampleBoards {
  readonly #daily: App['daily'];
  #offered: { readonly day: number; readonly boards: readonly Sample[] } | null = null;

  constructor(daily: App['daily']) {
    this.#daily = daily;
  }

  async today(): Promise<readonly Sample[]> {
    const today = this.#daily.today();
    if (this.#offered?.day === today) return this.#offered.boards;
    const line = await this.#daily.puzzle(today).then(
      (question) => question.line,
      () => null,
    );
    const { sampleBoards } = await import('./picture/samples.ts');
    const boards = sampleBoards(line);
    // Without a puzzle, the next caller tries again.
    if (line !== null) this.#offered = { day: today, boards };
    return boards;
  }
}

/** A class without accounts on the embedded channel. */
const classroomOn = async (
  { door }: Local,
  folder: string,
  { host, url }: ClassroomSettings,
  teacher: Resident,
  { privacy }: App,
): Promise<LocalClassroom> => {
  const { LocalClassroom: OpenClassroom } = await import('./local/classroom/index.ts');
  return new OpenClassroom({
    door,
    teacher,
    clock: Date.now,
    every: (ms, act) => systemTimers.every(ms, act),
    folder,
    host,
    publicUrl: url,
    exportOf: async (person) => {
      const { files } = await privacy.export(person);
      return files.find(({ name }) => name.endsWith('.json'))?.text ?? '{}\n';
    },
    erase: async (person) => {
      await privacy.erase(person);
    },
    eraseServer: (guild) => privacy.empty(guild),
  });
};

/** A loopback Discord in this process, with the page to use it. */
export const embedded = async (
  { folder, port, classroom: wanted }: Environment,
  app: App,
  pictures: Pictures,
): Promise<Platform> => {
  const [{ startLocal }, { startPage }, { teacherCalled }, { channelBoards }] = await Promise.all([
    import('./local/index.ts'),
    import('./local/page/page.ts'),
    import('./local/classroom/index.ts'),
    import('./touch/channel.ts'),
  ]);
  const teacher = teacherCalled(wanted?.teacher ?? '');
  const local = await startLocal(
    wanted === null
      ? { file: join(folder, 'channel.sqlite') }
      : { file: join(folder, 'class.sqlite'), cast: [teacher] },
  );
  const classroom = wanted === null ? null : await classroomOn(local, folder, wanted, teacher, app);
  const samples = new SampleBoards(app.daily);
  const page = await startPage({
    world: local.world,
    port,
    classroom,
    samples: () => samples.today(),
    boards: channelBoards(app, pictures),
    chosenLanguage: async (person) => (await app.settings.person(person)).locale,
  });
  return {
    api: local.api,
    token: local.token,
    greeting: () =>
      classroom === null
        ? `Open ${page.url} and type /play nim 3 4 5\nNo DISCORD_TOKEN is set, so this is a channel on your own machine. Ctrl+C ends it.`
        : classGreeting(classroom),
    warm: () => {
      samples.today().catch(() => undefined);
    },
    parts: [page, ...(classroom === null ? [] : [classroom]), local],
    events: false,
  };
};
