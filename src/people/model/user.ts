/** A Discord snowflake, or another user interface's id. Opaque here. */
export type UserId = string;

/** Prefix of the pseudonym that replaces a user id in the rows of a class once their data are erased. */
export const GONE = 'gone-';

/** Prefix of the id that holds a spare exam sheet's seat until a teacher assigns it to a student. */
export const SPARE = 'spare-';

export type GuildId = string;
