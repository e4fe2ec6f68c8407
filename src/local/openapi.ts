/**
 * Bodies against Discord's published description of its HTTP interface (JSON Schema 2020-12, by ajv).
 * scripts/discord-description.ts cuts it down to the routes that are used here.
 */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isObject, object, string } from './json.ts';
import type { Json, JsonObject } from './types.ts';

export interface Mismatch {
  /** With dots between keys and indexes, empty for the body itself. */
  readonly path: string;
  readonly message: string;
}

type Description = Readonly<Record<string, Json>>;

/** Known error in it: permissions go over the wire as a string of digits. */
function corrected(key: string, value: unknown): unknown {
  return key === 'default_member_permissions' && isObject(value)
    ? { type: ['string', 'integer', 'null'] }
    : value;
}

interface Loaded {
  readonly description: Description;
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, ValidateFunction>;
}
let loaded: Loaded | null = null;

function load(): Loaded {
  if (loaded !== null) return loaded;
  const text = readFileSync(new URL('discord-openapi.json', import.meta.url), 'utf8');
  const description = object(JSON.parse(text, corrected)) as Description;
  // Formats such as `snowflake` are Discord's own; `uri` would refuse what Discord takes.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, verbose: false });
  loaded = { description, ajv, compiled: new Map() };
  return loaded;
}

/** The schema of a route's JSON body as its `$ref`s stand. */
function bodySchema(description: Description, method: string, route: string): JsonObject {
  const operation = object(object(object(description['paths'])[route])[method.toLowerCase()]);
  const content = object(object(operation['requestBody'])['content']);
  const schema = object(content['application/json'])['schema'];
  if (!isObject(schema)) throw new Error(`no description of the body of ${method} ${route}`);
  return schema;
}

/** The named schemas a schema needs, directly or through others: ajv then compiles no more than that. */
function needed(description: Description, schema: JsonObject): Record<string, Json> {
  const all = object(object(description['components'])['schemas']);
  const found: Record<string, Json> = {};
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const name = string(value['$ref'])?.split('/').at(-1);
    if (name !== undefined && found[name] === undefined && all[name] !== undefined) {
      found[name] = all[name];
      visit(all[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(schema);
  return found;
}

function compile(method: string, route: string): ValidateFunction {
  const { description, ajv, compiled } = load();
  const key = `${method} ${route}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const schema = bodySchema(description, method, route);
  const validate = ajv.compile({ ...schema, components: { schemas: needed(description, schema) } });
  compiled.set(key, validate);
  return validate;
}

/** The errors of the branch that came furthest: of alternatives, all but one fail early and say nothing. */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const depth = (error: ErrorObject): number => error.instancePath.split('/').length;
  const real = errors.filter((error) => !['oneOf', 'anyOf', 'enum', 'const'].includes(error.keyword));
  const from = real.length > 0 ? real : errors;
  const deepest = Math.max(...from.map(depth));
  return from.filter((error) => depth(error) === deepest).slice(0, 3);
}

/**
 * Check a JSON body. Schemas are compiled at their first use and kept.
 *
 * @param route as the description writes it: `/channels/{channel_id}/messages`
 * @returns what does not fit; nothing when it does
 * @throws Error for a route whose body is not in the description: a new one is added to scripts/discord-description.ts
 */
export function checkBody(method: string, route: string, body: unknown): readonly Mismatch[] {
  const validate = compile(method, route);
  if (validate(body)) return [];
  return telling(validate.errors ?? []).map((error) => ({
    path: error.instancePath.slice(1).replaceAll('/', '.'),
    message: `${error.keyword}: ${error.message ?? 'does not fit'}`,
  }));
}
