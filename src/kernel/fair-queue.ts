import { pushTo, recall } from '../engine/core/maps.ts';
import type { Asker } from './asker.ts';

/** Key of work without an asker: it shares turns like a server. */
const NOBODY = '';

/** Keys that take turns: the server (each direct message counts as one), and the user within it. */
export const turnsOf = (asker: Asker | undefined): { readonly server: string; readonly user: string } => {
  const user = asker?.user ?? NOBODY;
  return { server: asker === undefined ? NOBODY : (asker.guild ?? `direct ${user}`), user };
};

/** Moves `key` behind all others, or deletes it if nothing is left. */
const rotate = <V>(map: Map<string, V>, key: string, left: V | null): void => {
  map.delete(key);
  if (left !== null) map.set(key, left);
};

/**
 * Round-robin queue: first over servers (each direct message counts as one), then over the users of a server, then oldest first.
 * So a user waits for at most one item of each other user.
 */
export class FairQueue<T> {
  /** By server, by user; the next in turn first. */
  readonly #servers = new Map<string, Map<string, T[]>>();

  /** Number of waiting items. */
  get size(): number {
    return this.#all().length;
  }

  push(asker: Asker | undefined, item: T): void {
    const { server, user } = turnsOf(asker);
    const users = recall(this.#servers, server, () => new Map<string, T[]>());
    pushTo(users, user, item);
  }

  shift(): T | undefined {
    for (const [server, users] of this.#servers)
      for (const [user, items] of users) {
        const item = items.shift();
        rotate(users, user, items.length > 0 ? items : null);
        rotate(this.#servers, server, users.size > 0 ? users : null);
        return item;
      }
    return undefined;
  }

  remove(item: T): void {
    for (const [server, users] of this.#servers)
      for (const [user, items] of users) {
        const at = items.indexOf(item);
        if (at < 0) continue;
        items.splice(at, 1);
        if (items.length === 0) users.delete(user);
        if (users.size === 0) this.#servers.delete(server);
        return;
      }
  }

  /** Removes and returns all items. */
  drain(): readonly T[] {
    const all = this.#all();
    this.#servers.clear();
    return all;
  }

  #all(): readonly T[] {
    return [...this.#servers.values()].flatMap((users) => [...users.values()].flat());
  }
}
