/** Requests to a loopback Discord as its bot. */
import type { Local } from '../../src/local/index.ts';

export const asBot = (
  { api, token }: Pick<Local, 'api' | 'token'>,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  fetch(`${api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
