/** Why an understood row of a teacher's positions is not used. */
export type RowFate = 'repeated' | 'over' | 'unknown' | 'too-large' | 'kept';

/** Why a row of a roster was not used. */
export type RosterFate = 'no-account' | 'no-name' | 'long-name' | 'repeated';
