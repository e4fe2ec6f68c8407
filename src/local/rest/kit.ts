/** What the route groups share: the request's body, checked, and its answer. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  type Problem,
  validateCommand,
  validateCommands,
  validateMessage,
  validateModal,
} from '../../discord/validate/index.ts';
import { ApiError, apiError, invalid, refuse } from '../errors.ts';
import { isObject, number, object } from '../json.ts';
import type { SentFile } from '../messages.ts';
import { checkBody } from '../openapi.ts';
import { GUILD_ID } from '../seed.ts';
import type { ChannelRecord, State } from '../state.ts';
import type { Json, JsonObject } from '../types.ts';

export interface Env {
  readonly Bindings: HttpBindings;
}
export type App = Hono<Env>;
export type Call = Context<Env>;

export interface Body {
  readonly json: Json;
  readonly files: readonly SentFile[];
}

function parseJson(text: string): Json {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw apiError(50109);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
};

const typeOf = (file: File): string =>
  file.type !== ''
    ? file.type
    : (TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream');

async function read(c: Call): Promise<Body> {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { json: parseJson(await c.req.text()), files: [] };
  const form = await c.req.formData();
  const payload = form.get('payload_json');
  const files: SentFile[] = [];
  for (const [key, value] of form.entries())
    if (typeof value !== 'string')
      files.push({
        key: /^files\[(\d+)\]$/.exec(key)?.[1] ?? key,
        name: value.name,
        contentType: typeOf(value),
        data: new Uint8Array(await value.arrayBuffer()),
      });
  if (files.length > 10) throw new ApiError(400, { message: 'Too many attachments', code: 30015 });
  return { json: parseJson(typeof payload === 'string' ? payload : ''), files };
}

/** The own validator's words for a body that the description refuses, since they say more. */
function ownWords(route: string, json: Json): readonly Problem[] {
  const body = object(json);
  if (route.endsWith('/callback')) {
    const within = (problem: Problem): Problem => ({ ...problem, path: `data.${problem.path}` });
    const type = number(body['type']);
    const judge = type === 9 ? validateModal : type === 4 || type === 7 ? validateMessage : null;
    return judge?.(body['data'] ?? {}).map(within) ?? [];
  }
  if (route.endsWith('/commands'))
    return Array.isArray(json) ? validateCommands(json) : validateCommand(json);
  if (route.includes('/messages') || route.startsWith('/webhooks')) return validateMessage(json);
  return [];
}

/**
 * The request's JSON and files, held against Discord's description.
 *
 * @param route as the description writes it
 * @throws ApiError 50035 with the reasons
 */
export async function body(c: Call, route: string): Promise<Body> {
  const sent = await read(c);
  const mismatches = checkBody(c.req.method, route, sent.json);
  if (mismatches.length > 0) {
    const own = ownWords(route, sent.json);
    const rule = 'BASE_TYPE_BAD_TYPE';
    refuse(own.length > 0 ? own : mismatches.map((one) => ({ ...one, rule })));
  }
  return sent;
}

/** As `body`, where an object is expected: ApiError 50035 for anything else. */
export async function form(
  c: Call,
  route: string,
): Promise<{ readonly json: JsonObject; readonly files: readonly SentFile[] }> {
  const { json, files } = await body(c, route);
  if (isObject(json)) return { json, files };
  throw invalid([{ path: '', rule: 'BASE_TYPE_BAD_TYPE', message: 'an object is expected' }]);
}

/** A part of the path. */
export const part = (c: Call, name: string): string => c.req.param(name) ?? '';

/** The answer with a JSON body. */
export const reply = (c: Call, json: unknown, status = 200): Response =>
  c.json(json, status as ContentfulStatusCode);

/** The answer 204, which has no body. */
export const done = (c: Call): Response => c.body(null, 204);

/** The channel that the path names. Throws ApiError 10003 where there is none. */
export function channelOf(c: Call, state: State): ChannelRecord {
  const record = state.channels.get(part(c, 'channel'));
  if (record === undefined) throw apiError(10003);
  return record;
}

/** The server that the path names. Throws ApiError 50001 for any but the one that there is. */
export function requireGuild(c: Call): string {
  if (part(c, 'guild') !== GUILD_ID) throw apiError(50001);
  return GUILD_ID;
}
