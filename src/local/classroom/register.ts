/** Members of a class without accounts: the code to join, a seat each, and the day of deletion. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ClassView, Door } from '../types.ts';
import { type NameFault, nameFault, tidyName } from './names.ts';

/** Letters and digits that are not mistaken for each other. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_CHARS = 6;
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Validity of a code: a school day. */
const CODE_LASTS_MS = 12 * HOUR_MS;
/** An unused seat expires then, and its link with it. */
export const SEAT_LASTS_MS = 90 * DAY_MS;
/** Then a teacher's window has to open its link again. */
const TEACHER_LASTS_MS = 12 * HOUR_MS;
/** Until deletion. */
export const DEFAULT_DAYS = 30;
export const MAX_DAYS = 366;
const MAX_SEATS = 500;
const MAX_REFUSED_WORDS = 200;
const MAX_REFUSED_CHARS = 50;
const KEY_BYTES = 24;

const seatShape = z.object({ person: z.string(), name: z.string(), key: z.string(), used: z.number() });
const shape = z.object({
  code: z.string(),
  codeEnds: z.number(),
  open: z.boolean(),
  ends: z.number(),
  refused: z.array(z.string()),
  seats: z.array(seatShape),
  /** People whose seats ended; their data go on the day of deletion, too. */
  left: z.array(z.string()).default([]),
});
type StoredClassroom = z.infer<typeof shape>;
type StoredSeat = z.infer<typeof seatShape>;

export type JoinFault = NameFault | 'code' | 'closed' | 'full';

/** The only person a window may act as. */
export type Occupant = { readonly person: string; readonly is: 'teacher' | 'student' };

export interface RegisterOptions {
  readonly door: Door;
  readonly clock: () => number;
  /** The person the teacher's windows act as. */
  readonly teacher: { readonly id: string; readonly name: string };
  readonly secret: string;
  /** The text last given to `save`; null: none yet. */
  readonly load: () => string | null;
  readonly save: (text: string) => void;
}

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');
const same = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hash(a)), Buffer.from(hash(b)));
const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
const freshCode = (): string =>
  Array.from({ length: CODE_CHARS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** A typed code, whatever its case and spaces. */
const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Distinguishable colours (Okabe and Ito), used in turn. */
const COLORS = ['#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00'];

const readKept = (text: string | null): StoredClassroom | null => {
  if (text === null) return null;
  const read = shape.safeParse(JSON.parse(text));
  if (!read.success) throw new Error('the register of the class is damaged');
  return read.data;
};

export class Register {
  readonly #options: RegisterOptions;
  readonly #seats: Map<string, StoredSeat>;
  /** Keys of the teacher's windows, with the time each expires. */
  readonly #teachers = new Map<string, number>();
  #kept: StoredClassroom;

  constructor(options: RegisterOptions) {
    this.#options = options;
    this.#kept = readKept(options.load()) ?? this.#fresh();
    this.#seats = new Map(this.#kept.seats.map((seat) => [seat.key, seat]));
    if (options.clock() >= this.#kept.codeEnds) this.newCode();
    else this.#write();
  }

  #fresh(): StoredClassroom {
    const now = this.#options.clock();
    return {
      code: freshCode(),
      codeEnds: now + CODE_LASTS_MS,
      open: true,
      ends: now + DEFAULT_DAYS * DAY_MS,
      refused: [],
      seats: [],
      left: [],
    };
  }

  #write(change: Partial<StoredClassroom> = {}): void {
    this.#kept = { ...this.#kept, ...change, seats: [...this.#seats.values()] };
    this.#options.save(JSON.stringify(this.#kept));
  }

  #drop(seat: StoredSeat): void {
    this.#seats.delete(seat.key);
    this.#kept.left.push(seat.person);
    this.#options.door.leave(seat.person);
  }

  /** Gives a seat to anybody with the code, and the key to come back. */
  join(code: string, name: string, locale: string): { readonly key: string } | { readonly fault: JoinFault } {
    const { door, clock, teacher } = this.#options;
    const { open, codeEnds, refused } = this.#kept;
    if (readCode(code) !== this.#kept.code || clock() >= codeEnds) return { fault: 'code' };
    if (!open) return { fault: 'closed' };
    if (this.#seats.size >= MAX_SEATS) return { fault: 'full' };
    const taken = [...this.#seats.values()].map((seat) => seat.name);
    const reserved = [teacher.name, 'Sprague', 'everyone', 'here'];
    const fault = nameFault(name, [...taken, ...reserved], [...refused, teacher.name]);
    if (fault !== null) return { fault };
    const key = newKey();
    const color = COLORS[this.#seats.size % COLORS.length]!;
    const person = door.join({ name: tidyName(name), locale, color });
    this.#seats.set(hash(key), { person: person.id, name: person.name, key: hash(key), used: clock() });
    this.#write();
    return { key };
  }

  /** A key for a teacher's window; null: wrong secret. */
  enter(secret: string): string | null {
    if (!same(secret, this.#options.secret)) return null;
    const key = newKey();
    this.#teachers.set(hash(key), this.#options.clock() + TEACHER_LASTS_MS);
    return key;
  }

  /** The person with this key, which counts as using it; null: none, or expired. */
  occupant(key: string): Occupant | null {
    const now = this.#options.clock();
    const ends = this.#teachers.get(hash(key));
    if (ends !== undefined) return now < ends ? { person: this.#options.teacher.id, is: 'teacher' } : null;
    const seat = this.#seats.get(hash(key));
    if (seat === undefined) return null;
    if (now - seat.used > SEAT_LASTS_MS) {
      this.#drop(seat);
      this.#write();
      return null;
    }
    // Saved once a day: not every message is worth a write.
    if (now - seat.used > DAY_MS) {
      this.#seats.set(seat.key, { ...seat, used: now });
      this.#write();
    }
    return { person: seat.person, is: 'student' };
  }

  /** Ends the teacher's window with this key. */
  leave(key: string): void {
    this.#teachers.delete(hash(key));
  }

  view(): ClassView {
    const { code, open, ends, refused } = this.#kept;
    return {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      open,
      ends,
      people: [...this.#seats.values()].map(({ person, name }) => ({ id: person, name })),
      refused,
    };
  }

  /** Ids of all who joined since the class was last emptied, also of those who have left. */
  everybody(): readonly string[] {
    return [...this.#kept.left, ...this.view().people.map(({ id }) => id)];
  }

  newCode(): void {
    this.#write({ code: freshCode(), codeEnds: this.#options.clock() + CODE_LASTS_MS });
  }

  setOpen(open: boolean): void {
    // An expired code would admit nobody.
    if (open && this.#options.clock() >= this.#kept.codeEnds) this.newCode();
    this.#write({ open });
  }

  /** Sets the day of deletion; false where it is past or more than a year away. */
  setEnd(at: number): boolean {
    const now = this.#options.clock();
    if (!(at > now && at <= now + MAX_DAYS * DAY_MS)) return false;
    this.#write({ ends: at });
    return true;
  }

  refuse(word: string): void {
    const { refused } = this.#kept;
    const name = tidyName(word).slice(0, MAX_REFUSED_CHARS);
    if (name !== '' && !refused.includes(name) && refused.length < MAX_REFUSED_WORDS)
      this.#write({ refused: [...refused, name] });
  }

  allow(word: string): void {
    this.#write({ refused: this.#kept.refused.filter((one) => one !== word) });
  }

  /** Removes a person; `banned`: nobody may take their name again. */
  remove(person: string, banned: boolean): void {
    const seat = [...this.#seats.values()].find((one) => one.person === person);
    if (seat === undefined) return;
    this.#drop(seat);
    this.#write();
    if (banned) this.refuse(seat.name);
  }

  isOver(): boolean {
    return this.#options.clock() >= this.#kept.ends;
  }

  /** Ends every seat and lets nobody in; `everybody` still names those whose data are to go. */
  shut(): void {
    for (const seat of [...this.#seats.values()]) this.#drop(seat);
    this.#write({ open: false });
  }

  /** Forgets everybody, with a new code and a new day of deletion. */
  empty(): void {
    this.shut();
    this.#options.door.clear();
    this.#kept = this.#fresh();
    this.#write();
  }
}
