/** Timeout for `vi.waitFor` on busy machines; its default is one second. */
export const PATIENT = { timeout: 300_000 };
