/** Requests to the door of a class without accounts (`/door/…`). */

import type { ClassView } from '../../protocol.ts';

export interface SeatNow {
  readonly seat: 'teacher' | 'student' | null;
  /** Time of deletion, in milliseconds. */
  readonly ends: number;
}

export interface ClassNow extends ClassView {
  /** Address for students. */
  readonly url: string | null;
}

export type DoorOrder =
  | { readonly act: 'code' | 'empty' }
  | { readonly act: 'open'; readonly open: boolean }
  | { readonly act: 'end'; readonly at: number }
  | { readonly act: 'refuse' | 'allow'; readonly word: string }
  | {
      readonly act: 'remove';
      readonly person: string;
      readonly banned: boolean;
      readonly erase: boolean;
    };

/** Storage key of this window's key, for the student's link back. */
const KEY = 'sprague-key';

const FAULTS = [
  'code',
  'key',
  'closed',
  'full',
  'slow',
  'name-empty',
  'name-long',
  'name-signs',
  'name-taken',
  'name-refused',
] as const;
export type DoorFault = (typeof FAULTS)[number] | 'away';

const faultOf = (body: unknown): DoorFault => {
  const said = (body as { fault?: unknown } | null)?.fault;
  return FAULTS.find((fault) => fault === said) ?? 'away';
};

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Tries a code or a key; null: success, the window has a seat. */
async function tryDoor(path: string, body: object): Promise<DoorFault | null> {
  try {
    const answer = await post(path, body);
    const said: unknown = await answer.json();
    if (!answer.ok) return faultOf(said);
    sessionStorage.setItem(KEY, (said as { key: string }).key);
    return null;
  } catch {
    return 'away';
  }
}

export const door = {
  /** Whether the page was served for a class without accounts. */
  isThere: (): boolean => document.documentElement.dataset['door'] !== undefined,
  seat: async (): Promise<SeatNow> => (await fetch('/door/me')).json() as Promise<SeatNow>,
  join: (code: string, name: string) => tryDoor('/door/join', { code, name, locale: navigator.language }),
  back: (key: string) => tryDoor('/door/back', { key }),
  enter: (secret: string) => tryDoor('/door/enter', { secret }),
  async leave(erase: boolean): Promise<void> {
    await post('/door/leave', { erase });
    sessionStorage.removeItem(KEY);
    location.replace('/');
    location.reload();
  },
  class: async (): Promise<ClassNow> => (await fetch('/door/class')).json() as Promise<ClassNow>,
  order: async (order: DoorOrder): Promise<ClassNow | null> => {
    const answer = await post('/door/class', order);
    return answer.ok ? ((await answer.json()) as ClassNow) : null;
  },
  /** The link back to this window's seat; null where the window does not know it. */
  wayBack: (): string | null => {
    const key = sessionStorage.getItem(KEY);
    return key === null ? null : `${location.origin}/#back=${key}`;
  },
};
