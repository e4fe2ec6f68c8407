/**
 * A class without accounts: pupils open the page, type a code and a name, and have a seat; the teacher comes by a secret link.
 * What a window may do follows from the key in its cookie, never from what it says of itself.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAST, GUILD_ID, type Resident } from '../seed.ts';
import type { Door } from '../types.ts';
import { Register } from './register.ts';

const SECRET_BYTES = 24;
/** How often it is looked whether the day of deletion has come. */
const LOOK_MS = 60_000;

/** Who is in a classroom before anybody joins. */
export const teacherCalled = (name: string): Resident => ({ ...CAST[0]!, name });

/** What the bot keeps of a person. */
export interface Kept {
  readonly exportOf: (person: string) => Promise<string>;
  readonly erase: (person: string) => Promise<void>;
}

export interface ClassroomOptions extends Kept {
  /** Deletes what happened in a server, whoever took part. */
  readonly eraseServer: (guild: string) => Promise<void>;
  /** Whom the teacher's windows act as. */
  readonly teacher: Resident;
  readonly door: Door;
  /** The folder in which the register is kept. */
  readonly folder: string;
  /** The address under which pupils open the page, where a proxy stands before it; null: the page's own. */
  readonly publicUrl: string | null;
  /** The address on which the page listens. */
  readonly host: string;
  readonly clock: () => number;
  /** Does something again and again; gives what ends that. */
  readonly every: (ms: number, act: () => void) => { cancel(): void };
}

export interface Classroom extends Kept {
  readonly register: Register;
  readonly host: string;
  readonly publicUrl: string | null;
  /** Whoever knows it is the teacher. Anew at each start. */
  readonly secret: string;
  /** The address for pupils; null until the page is open. */
  readonly url: () => string | null;
  readonly opened: (url: string) => void;
  /** Deletes everything of everybody who joined, and what the class did. */
  readonly empty: () => Promise<void>;
  /** Is called when somebody may have gone: their windows are closed. */
  changed: () => void;
  readonly close: () => Promise<void>;
}

/** The register in a file, which is replaced as a whole. */
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
