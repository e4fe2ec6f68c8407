/** Discord's error answers. */
import type { Problem } from '../discord/validate/index.ts';
import { text } from './json.ts';
import type { Json, JsonObject } from './types.ts';

/** Discord's JSON error codes used here, with status and message. */
const CODES = {
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  10070: [404, 'Unknown Guild Scheduled Event'],
  30038: [400, 'Maximum number of guild scheduled events reached (100)'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  180000: [400, 'Cannot update a finished event'],
  160004: [400, 'A thread has already been created for this message'],
} as const satisfies Record<number, readonly [number, string]>;

export type ErrorCode = keyof typeof CODES;

/** Thrown while serving a request; the REST side turns it into Discord's answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: JsonObject;
  constructor(status: number, body: JsonObject) {
    super(text(body['message']));
    this.status = status;
    this.body = body;
  }
}

/** The error for one of Discord's JSON error codes. */
export function apiError(code: ErrorCode): ApiError {
  const [status, message] = CODES[code];
  return new ApiError(status, { message, code });
}

/** Discord's nested shape: `{ components: { 0: { _errors: [{ code, message }] } } }`. */
function nest(problems: readonly Problem[], prefix: string): JsonObject {
  interface Node {
    [key: string]: Node | Json;
  }
  const root: Node = {};
  for (const { path, rule, message } of problems) {
    let node = root;
    for (const key of `${prefix}.${path}`.split('.').filter((part) => part !== '')) {
      const child = (node[key] ?? {}) as Node;
      node[key] = child;
      node = child;
    }
    const before = (node['_errors'] ?? []) as readonly Json[];
    node['_errors'] = [...before, { code: rule, message }];
  }
  return root;
}

/** 50035 with the reasons, or 50006 where an empty message is the only one. */
export function invalid(problems: readonly Problem[], prefix = ''): ApiError {
  if (problems.every((problem) => problem.rule === 'MESSAGE_EMPTY')) return apiError(50006);
  const [status, message] = CODES[50035];
  return new ApiError(status, { message, code: 50035, errors: nest(problems, prefix) });
}

/**
 * Throws `invalid` if there are problems.
 * @param prefix path of the checked body in the request, such as `data` for an answer to an interaction
 */
export function refuse(problems: readonly Problem[], prefix = ''): void {
  if (problems.length > 0) throw invalid(problems, prefix);
}
