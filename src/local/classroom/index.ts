/**
 * A class without accounts: students open the page, type a code and a name, and get a seat; the teacher uses a secret
 * link. The key in the cookie alone decides what a window may do.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAST, GUILD_ID, type Resident } from '../seed.ts';
import type { Door } from '../types.ts';
import { Register } from './register.ts';

const SECRET_BYTES = 24;
/** The day of deletion is checked so often. */
const LOOK_INTERVAL_MS = 60_000;

/** The people in a classroom before anybody joins. */
export const teacherCalled = (name: string): Resident => ({ ...CAST[0]!, name });

/** Access to what the bot keeps of each person. */
export interface PersonalData {
  readonly exportOf: (person: string) => Promise<string>;
  readonly erase: (person: string) => Promise<void>;
}

export interface ClassroomOptions extends PersonalData {
  /** Deletes matches, quizzes, exams, homework and names of a server, of all its users. */
  readonly eraseServer: (guild: string) => Promise<void>;
  /** The person the teacher's windows act as. */
  readonly teacher: Resident;
  readonly door: Door;
  /** Folder of the register. */
  readonly folder: string;
  /** Address for students behind a proxy; null: the page's own. */
  readonly publicUrl: string | null;
  /** Address the page listens on. */
  readonly host: string;
  readonly clock: () => number;
  /** Repeats `act` every `ms` until cancelled. */
  readonly every: (ms: number, act: () => void) => { cancel(): void };
}

/** The register as a file, always replaced as a whole. */
const fileOf = (path: string) => ({
  load: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  save: (text: string): void => {
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  },
});

export class LocalClassroom implements PersonalData {
  readonly register: Register;
  readonly host: string;
  readonly publicUrl: string | null;
  /** Admits the teacher. New at each start. */
  readonly secret = randomBytes(SECRET_BYTES).toString('base64url');
  readonly exportOf: PersonalData['exportOf'];
  readonly erase: PersonalData['erase'];
  /** Called when somebody may have left: closes their windows. */
  changed: () => void = () => undefined;
  readonly #eraseServer: ClassroomOptions['eraseServer'];
  readonly #looking: ReturnType<ClassroomOptions['every']>;
  #url: string | null;
  #emptying: Promise<void> | null = null;

  constructor(options: ClassroomOptions) {
    const { teacher, door, folder, publicUrl, host, clock, every } = options;
    this.host = host;
    this.publicUrl = publicUrl;
    this.exportOf = options.exportOf;
    this.erase = options.erase;
    this.#eraseServer = options.eraseServer;
    this.#url = publicUrl;
    this.register = new Register({
      door,
      clock,
      teacher,
      secret: this.secret,
      ...fileOf(join(folder, 'classroom.json')),
    });
    this.#looking = every(LOOK_INTERVAL_MS, () => {
      if (!this.register.isOver()) return;
      this.empty().catch((error: unknown) => {
        console.error('the class could not be deleted', error);
      });
    });
  }

  /** Address for students; null until the page is open. */
  get url(): string | null {
    return this.#url;
  }

  opened(url: string): void {
    this.#url ??= url;
  }

  /** Deletes everybody who joined, and the work of the class; once at a time. */
  empty(): Promise<void> {
    this.#emptying ??= this.#eraseAll().finally(() => {
      this.#emptying = null;
    });
    return this.#emptying;
  }

  async #eraseAll(): Promise<void> {
    // Who still played or joined meanwhile would leave data behind.
    this.register.shut();
    this.changed();
    for (const person of this.register.everybody()) await this.erase(person);
    await this.#eraseServer(GUILD_ID);
    this.register.empty();
  }

  close(): Promise<void> {
    this.#looking.cancel();
    return Promise.resolve();
  }
}
