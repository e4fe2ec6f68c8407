/**
 * `npx tsx scripts/discord-description.ts FILE` cuts Discord's description of its interface (`specs/openapi.json` of
 * the repository discord/discord-api-spec) down to the bodies that the embedded channel checks, with all shapes they need and
 * without the prose, and writes it to src/local/discord-openapi.json. Run it to update the description.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** The routes of src/local/rest that take a body. */
const BODIES: Readonly<Record<string, readonly string[]>> = {
  '/applications/@me': ['patch'],
  '/applications/{application_id}/commands': ['post', 'put'],
  '/applications/{application_id}/guilds/{guild_id}/commands': ['post', 'put'],
  '/channels/{channel_id}': ['patch'],
  '/channels/{channel_id}/messages': ['post'],
  '/channels/{channel_id}/messages/{message_id}': ['patch'],
  '/channels/{channel_id}/messages/{message_id}/threads': ['post'],
  '/channels/{channel_id}/threads': ['post'],
  '/interactions/{interaction_id}/{interaction_token}/callback': ['post'],
  '/users/@me/channels': ['post'],
  '/webhooks/{webhook_id}/{webhook_token}': ['post'],
  '/webhooks/{webhook_id}/{webhook_token}/messages/@original': ['patch'],
  '/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': ['patch'],
};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at the end of `keys`, which must be there. */
const at = (value: Json, ...keys: readonly string[]): Json => {
  let found: Json | undefined = value;
  for (const key of keys) {
    found = isObject(found) ? found[key] : undefined;
    if (found === undefined) throw new Error(`the description has no ${keys.join(' → ')}`);
  }
  return found;
};

/** Without the prose: beside a shape's own keys `description` is a text, among its properties it is a shape. */
const bare = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).map(bare);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, within]) => !(key === 'description' && typeof within === 'string'),
  );
  return Object.fromEntries(entries.map(([key, within]) => [key, bare(within)]));
};

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: npx tsx scripts/discord-description.ts openapi.json');
const whole = JSON.parse(readFileSync(file, 'utf8')) as Json;

const paths = Object.fromEntries(
  Object.entries(BODIES).map(([route, methods]) => [
    route,
    Object.fromEntries(
      methods.map((method) => {
        const schema = at(
          whole,
          'paths',
          route,
          method,
          'requestBody',
          'content',
          'application/json',
          'schema',
        );
        return [method, { requestBody: { content: { 'application/json': { schema: bare(schema) } } } }];
      }),
    ),
  ]),
);

const schemas: Record<string, Json> = {};
const collect = (value: Json): void => {
  if (Array.isArray(value)) (value as readonly Json[]).forEach(collect);
  if (!isObject(value)) return;
  const name = typeof value['$ref'] === 'string' ? value['$ref'].split('/').at(-1) : undefined;
  if (name !== undefined && schemas[name] === undefined) {
    const shape = bare(at(whole, 'components', 'schemas', name));
    schemas[name] = shape;
    collect(shape);
  }
  Object.values(value).forEach(collect);
};
collect(paths);

const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
const { info, openapi } = whole as JsonObject;
const text = `${JSON.stringify({ openapi, info, paths, components: { schemas: sorted } }, null, 1)}\n`;
writeFileSync(join(import.meta.dirname, '..', 'src', 'local', 'discord-openapi.json'), text);
console.log(`${Object.keys(sorted).length} shapes, ${(text.length / 1000).toFixed(0)} kB`);
