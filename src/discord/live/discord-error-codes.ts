/** Error codes of Discord, as `codeOf` returns them; null if Discord sent none. */
type Codes = ReadonlySet<number | null>;

export const CHANNEL_GONE = 10_003;
export const MESSAGE_GONE = 10_008;
/** The bot may not write in the channel, or may not attach files there. */
export const NO_PERMISSION = 50_013;
/** The user accepts no direct messages. */
export const NO_DIRECT_MESSAGES = 50_007;
/** The user cannot be messaged: no direct messages, unknown user (10013), or no shared server any more (50278). */
export const NO_USER: Codes = new Set([NO_DIRECT_MESSAGES, 10_013, 50_278]);
/**
 * The message is gone (10008), was edited too often for its age (30046), or is in an archived thread (50083), which a new message
 * reopens: post a new one.
 */
export const POST_ANEW: Codes = new Set([MESSAGE_GONE, 30_046, 50_083]);
/** The channel is gone, hidden from the bot (50001), not writable, or a locked thread (50083): nothing can be posted. */
export const UNREACHABLE: Codes = new Set([CHANNEL_GONE, 50_001, NO_PERMISSION, 50_083]);
/** The message is gone (10008), or the 15 minutes for edits by a click are over (50027, 10015). */
export const NOT_EDITABLE: Codes = new Set([MESSAGE_GONE, 50_027, 10_015]);

/** The event is gone: a user deleted it, or it was ended or cancelled (180000). */
export const EVENT_GONE: Codes = new Set([10_070, 180_000]);
/** The server has 100 events already. */
export const EVENTS_FULL = 30_038;
/** The bot may not create events (50013), or is no longer a member of the server (50001, 10004). */
export const NO_EVENTS: Codes = new Set([NO_PERMISSION, 50_001, 10_004]);
