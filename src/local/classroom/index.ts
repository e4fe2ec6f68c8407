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
/** Interval between checks of the day of deletion. */
const LOOK_MS = 60_000;

/** The people in a classroom before anybody joins. */
export const teacherCalled = (name: string): Resident => ({ ...CAST[0]!, name });

/** Access to what the bot keeps of each person. */
export interface Kept {
  readonly exportOf: (person: string) => Promise<string>;
  readonly erase: (person: string) => Promise<void>;
}

export interface ClassroomOptions extends Kept {
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

export interface Classroom extends Kept {
  readonly register: Register;
  readonly host: string;
  readonly publicUrl: string | null;
  /** Admits the teacher. New at each start. */
  readonly secret: string;
  /** Address for students; null until the page is open. */
  readonly url: () => string | null;
  readonly opened: (url: string) => void;
  /** Deletes everybody who joined, and the work of the class. */
  readonly empty: () => Promise<void>;
  /** Called when somebody may have left: closes their windows. */
  changed: () => void;
  readonly close: () => Promise<void>;
}

/** The register as a file, always replaced as a whole. */
const fileOf = (path: string) => ({
  load: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  save: (text: string): void => {
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  },
});

export const openClassroom = ({
  teacher,
  door,
  folder,
  publicUrl,
  host,
  exportOf,
  erase,
  eraseServer,
  clock,
  every,
}: ClassroomOptions): Classroom => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const register = new Register({
    door,
    clock,
    teacher,
    secret,
    ...fileOf(join(folder, 'classroom.json')),
  });
  let url = publicUrl;
  const empty = async (): Promise<void> => {
    for (const person of register.everybody()) await erase(person);
    await eraseServer(GUILD_ID);
    register.empty();
  };
  const looking = every(LOOK_MS, () => {
    if (!register.isOver()) return;
    empty().then(
      () => {
        classroom.changed();
      },
      (error: unknown) => {
        console.error('the class could not be deleted', error);
      },
    );
  });
  const classroom: Classroom = {
    register,
    host,
    publicUrl,
    secret,
    exportOf,
    erase,
    url: () => url,
    opened: (own) => {
      url ??= own;
    },
    empty,
    changed: () => undefined,
    close: () => {
      looking.cancel();
      return Promise.resolve();
    },
  };
  return classroom;
};
