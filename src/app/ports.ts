import type { createApp } from './app.ts';

/** Use cases that a user interface may call. */
export type App = ReturnType<typeof createApp>;
