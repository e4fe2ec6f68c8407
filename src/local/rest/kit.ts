/** Shared by the route groups: reading and checking requests, and answers. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getMimeType } from 'hono/utils/mime';
import { describe } from '../../discord/validate/index.ts';
import { ApiError, apiError, refuse } from '../errors.ts';
import { object } from '../json.ts';
import type { SentFile } from '../messages.ts';
import { serverId } from '../seed.ts';
import type { ChannelRecord, LocalState } from '../state.ts';
import type { Json, JsonObject } from '../types.ts';

export interface Env {
  readonly Bindings: HttpBindings;
}
export type RestApp = Hono<Env>;
export type RestCall = Context<Env>;

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

/** The request's JSON and files, unchecked. */
export async function read(c: RestCall): Promise<Body> {
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
        contentType: value.type || (getMimeType(value.name) ?? 'application/octet-stream'),
        data: new Uint8Array(await value.arrayBuffer()),
      });
  if (files.length > 10) throw new ApiError(400, { message: 'Too many attachments', code: 30015 });
  return { json: parseJson(typeof payload === 'string' ? payload : ''), files };
}

/**
 * The request's JSON and files, checked against one of the shapes in Discord's description.
 * @throws ApiError 50035 with the reasons
 */
export async function form(
  c: RestCall,
  shape: string | ((json: JsonObject) => string),
): Promise<{ readonly json: JsonObject; readonly files: readonly SentFile[] }> {
  const { json, files } = await read(c);
  refuse(describe(typeof shape === 'string' ? shape : shape(object(json)), json));
  return { json: object(json), files };
}

/** A parameter of the path. */
export const part = (c: RestCall, name: string): string => c.req.param(name) ?? '';

export const reply = (c: RestCall, json: unknown, status = 200): Response =>
  c.json(json, status as ContentfulStatusCode);

export const done = (c: RestCall): Response => c.body(null, 204);

/** The channel in the path. Throws ApiError 10003 where there is none. */
export function channelOf(c: RestCall, state: LocalState): ChannelRecord {
  const record = state.channels.get(part(c, 'channel'));
  if (record === undefined) throw apiError(10003);
  return record;
}

/** The server in the path. Throws ApiError 50001 where the bot is no member. */
export function requireGuild(c: RestCall, { limits }: LocalState): string {
  const guild = part(c, 'guild');
  const there = Array.from({ length: limits.servers }, (_, server) => serverId(server));
  if (limits.guest || !there.includes(guild)) throw apiError(50001);
  return guild;
}
