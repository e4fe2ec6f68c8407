import type { UserId } from '../../people/model/user.ts';

/** The user behind a request, as Discord reports them; never taken from a button. */
export interface Actor {
  readonly user: UserId;
  readonly guild: string | null;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly roles: readonly string[];
  /** Name shown in the server; absent where Discord was not asked. */
  readonly displayName?: string;
}

/** Looks up what a user may do in a server now. `gone`: they left it; `unknown`: Discord did not answer. */
export type MemberLookup = (guild: string, user: UserId) => Promise<Actor | 'gone' | 'unknown'>;
