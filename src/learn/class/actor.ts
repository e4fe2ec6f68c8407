import type { UserId } from '../../people/model/user.ts';

/** The user behind a request, as Discord says: never believed from a button. */
export interface Actor {
  readonly user: UserId;
  readonly guild: string | null;
  /** Whether they may manage the server. */
  readonly manages: boolean;
  readonly roles: readonly string[];
  /** As the server shows them; absent where Discord was not asked. */
  readonly displayName?: string;
}

/** Looks up what a user may do in a server now. `gone`: they left it; `unknown`: Discord could not be asked. */
export type MemberLookup = (guild: string, user: UserId) => Promise<Actor | 'gone' | 'unknown'>;

/** Knows who teaches in a server. */
export interface Teachers {
  mayTeach(by: Actor): Promise<boolean>;
}
