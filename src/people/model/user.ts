/** A Discord snowflake, or whatever the surface calls a person. Opaque here. */
export type UserId = string;

/** What the id begins with that a person becomes in the rows of a class whose data were deleted. */
export const GONE = 'gone-';

/** What an id begins with under which a spare sheet of an exam keeps its seat, until a teacher says whose it is. */
export const SPARE = 'spare-';

export type GuildId = string;
