/** Why a row of a teacher's own positions is not used, where it was understood. */
export type RowFate = 'repeated' | 'over' | 'unknown' | 'too-large' | 'kept';

/** Why a row of a roster was not used. */
export type RosterFate = 'no-account' | 'no-name' | 'long-name' | 'repeated';
