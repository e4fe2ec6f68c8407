/** Named values of users, of servers and of the bot itself. */
export interface SettingsStore {
  read(scope: 'person' | 'guild' | 'bot', id: string): Promise<ReadonlyMap<string, string>>;
  /** One setting of every owner that has it, by id. */
  named(scope: 'person' | 'guild' | 'bot', name: string): Promise<ReadonlyMap<string, string>>;
  /** Null removes a value. */
  write(
    scope: 'person' | 'guild' | 'bot',
    id: string,
    values: ReadonlyMap<string, string | null>,
  ): Promise<void>;
  /**
   * Changes one value by what it was (null: none); of two changes at once the second is based on the first. Returns the new
   * value.
   */
  change(
    scope: 'person' | 'guild' | 'bot',
    id: string,
    name: string,
    next: (before: string | null) => string | null,
  ): Promise<string | null>;
}

/** Milliseconds since 1970. */
export type Clock = () => number;

/** Source of ids and of randomness. */
export interface Ids {
  /** Short, unguessable enough, `[0-9a-z]`: part of custom ids. */
  match(): string;
  /** Uniform in [0, 1). */
  random(): number;
}
