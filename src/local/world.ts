/** The little server behind the loopback Discord. */
export type * from './types.ts';
