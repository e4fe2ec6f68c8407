/** Waits before a quiz is drawn again after a failure that may pass, in milliseconds. */
export const AGAIN = [2_000, 8_000];
export const AGAIN_LATER = 30_000;
/** A class waits for its board: it is tried for some ten minutes. */
export const MOST_TRIES = 20;
/**
 * Discord’s codes. The message is gone (10008), too old to be edited so often (30046), or in a thread that went to the archive
 * (50083), which a new message opens: it is posted anew.
 */
export const POST_ANEW: ReadonlySet<number | null> = new Set([10_008, 30_046, 50_083]);
/** The channel is gone. */
export const GONE = 10_003;
/** It is not to be written in; or files are not to be sent there. */
export const MISSING = 50_013;
/** The channel is gone, or closed to the bot: not to be seen (50001), not to be written in, a locked thread (50083). */
export const CLOSED: ReadonlySet<number | null> = new Set([GONE, 50_001, MISSING, 50_083]);
