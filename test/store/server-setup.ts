import type { TestProject } from 'vitest/node';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server that the tests of the store share, or why there is none. */
    readonly postgres: { readonly address: string } | { readonly missing: string };
  }
}

/** One server for a whole run of the tests. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  if ('missing' in server) {
    console.info(`PostgreSQL is not tested: ${server.missing}`);
    project.provide('postgres', server);
    return () => Promise.resolve();
  }
  project.provide('postgres', { address: server.address });
  return () => server.close();
};
