/** Start of Discord's ids (Discord epoch). */
const EPOCH_MS = 1_420_070_400_000;

/** An id of Discord's not above any that was made at this time or later; `ms`: milliseconds since 1970. */
export const snowflakeAt = (ms: number): bigint => BigInt(Math.max(0, Math.round(ms) - EPOCH_MS)) << 22n;
