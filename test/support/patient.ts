/** For `vi.waitFor`, which by itself gives up after a second: what is waited for comes, however busy the machine is. */
export const PATIENT = { timeout: 300_000 };
