/** A Discord snowflake, or whatever the surface calls a person. Opaque here. */
export type UserId = string;

/** What the id begins with that a person becomes in the rows of a class whose data were deleted. */
export const GONE = 'gone-';

export type GuildId = string;
