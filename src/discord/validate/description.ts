/**
 * Validates bodies against Discord's own description of its HTTP API, as the zod schemas that discord-api-spec generates from it.
 * Walks the schemas instead of parsing with them: picks the alternative that `type` names, so that a problem has the path of its
 * field; counts characters as code points; reports fields that the description does not know.
 */
import * as described from 'discord-api-spec/zod';
import type { $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core';
import { at, type Problem, type Problems, report, size } from './problem.ts';

/** Fields that discord.js sends and Discord accepts, though its description of requests omits them. */
const UNDESCRIBED = new Set(['nsfw', 'animated', 'default_permission', 'enforce_nonce', 'tts', 'type']);
/** Described as a number, though sent as a string of digits. */
const MISDESCRIBED = 'default_member_permissions';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saysNothing = (value: unknown): boolean =>
  (value ?? null) === null || (Array.isArray(value) && value.length === 0);

function expected(what: string, value: unknown, path: string, out: Problems): void {
  const rule = (value ?? null) === null ? 'BASE_TYPE_REQUIRED' : 'BASE_TYPE_BAD_TYPE';
  report(out, path, rule, `${what} is expected`);
}

/**
 * Checks the length of a text or list, the range of a number, the pattern of a text; a number with a range must be an integer.
 */
function bounds(
  checks: readonly $ZodType[] | undefined,
  value: string | number | readonly unknown[],
  path: string,
  out: Problems,
): void {
  const measure = typeof value === 'number' ? value : typeof value === 'string' ? size(value) : value.length;
  const wrongSize = typeof value === 'number' ? 'NUMBER_RANGE' : 'BASE_TYPE_BAD_LENGTH';
  for (const { _zod } of (checks ?? []) as unknown as readonly $ZodChecks[]) {
    const { def } = _zod;
    if (def.check === 'min_length' && measure < def.minimum)
      report(out, path, wrongSize, `at least ${def.minimum}, it is ${measure}`);
    if (def.check === 'max_length' && measure > def.maximum)
      report(out, path, wrongSize, `at most ${def.maximum}, it is ${measure}`);
    if (def.check === 'greater_than' && measure < Number(def.value))
      report(out, path, wrongSize, `at least ${Number(def.value)}, it is ${measure}`);
    if (def.check === 'less_than' && measure > Number(def.value))
      report(out, path, wrongSize, `at most ${Number(def.value)}, it is ${measure}`);
    if ((def.check === 'less_than' || def.check === 'number_format') && !Number.isInteger(value))
      expected('a whole number', value, path, out);
    if (def.check === 'string_format' && def.format === 'url') {
      if (!URL.canParse(String(value))) report(out, path, 'URL_INVALID', String(value));
    } else if (def.check === 'string_format' && def.pattern?.test(String(value)) === false)
      expected(def.format === 'regex' ? 'an id' : `a ${def.format}`, value, path, out);
  }
}

const TYPED = new WeakMap<readonly $ZodType[], ReadonlyMap<unknown, $ZodType> | null>();

/** Alternatives by their `type`; null if some have none. */
const byType = (options: readonly $ZodType[]): ReadonlyMap<unknown, $ZodType> | null => {
  const known = TYPED.get(options);
  if (known !== undefined) return known;
  const named = options.map((option) => [option, option._zod.propValues?.['type']] as const);
  const typed = named.some(([, types]) => types === undefined)
    ? null
    : // The first alternative with a type wins.
      new Map(named.toReversed().flatMap(([option, types]) => [...types!].map((type) => [type, option])));
  TYPED.set(options, typed);
  return typed;
};

/** Checks against the alternative that `type` names; if it doesn't distinguish them, against the one with the fewest problems. */
function union(options: readonly $ZodType[], value: unknown, path: string, out: Problems): void {
  const typed = isFields(value) ? byType(options) : null;
  if (isFields(value) && typed !== null) {
    const { type } = value;
    const meant = typed.get(type);
    if (meant !== undefined) check(meant, value, path, out);
    else report(out, at(path, 'type'), 'UNION_TYPE_CHOICES', `type ${JSON.stringify(type)}`);
    return;
  }
  const present = options.filter((option) => (option as $ZodTypes)._zod.def.type !== 'undefined');
  if (value === undefined && present.length < options.length) return;
  const tried = present.map((option) => {
    const problems: Problems = [];
    check(option, value, path, problems);
    return problems;
  });
  out.push(...tried.reduce((best, one) => (one.length < best.length ? one : best)));
}

function object(
  shape: Readonly<Record<string, $ZodType>>,
  value: unknown,
  path: string,
  out: Problems,
): void {
  if (!isFields(value)) {
    expected('an object', value, path, out);
    return;
  }
  for (const key in shape) {
    const field = shape[key]!;
    // Most fields are missing in most bodies.
    const isLeftOut = value[key] === undefined && (field as $ZodTypes)._zod.def.type === 'optional';
    if (key !== MISDESCRIBED && !isLeftOut) check(field, value[key], at(path, key), out);
  }
  for (const key of Object.keys(value))
    if (shape[key] === undefined && !saysNothing(value[key]) && !UNDESCRIBED.has(key))
      report(out, at(path, key), 'UNKNOWN_KEY');
}

/** A plain value: string, number, boolean, or one of a few literals. */
function leaf({ _zod: { def } }: $ZodTypes, value: unknown, path: string, out: Problems): void {
  if (def.type === 'literal') {
    if ((value ?? null) === null) report(out, path, 'BASE_TYPE_REQUIRED');
    else if (!(def.values as readonly unknown[]).includes(value))
      report(out, path, 'BASE_TYPE_CHOICES', def.values.join(', '));
  } else if (def.type === 'string' || def.type === 'number') {
    if (typeof value !== def.type) expected(`a ${def.type}`, value, path, out);
    else bounds(def.checks as never, value as string | number, path, out);
  } else if (def.type === 'boolean' && typeof value !== 'boolean')
    expected('true or false', value, path, out);
  else if (def.type === 'null' && value !== null) expected('null', value, path, out);
}

function check(schema: $ZodType, value: unknown, path: string, out: Problems): void {
  const known = schema as $ZodTypes;
  const { def } = known._zod;
  if (def.type === 'lazy')
    check((known._zod as { readonly innerType: $ZodType }).innerType, value, path, out);
  else if (def.type === 'optional') {
    if (value !== undefined) check(def.innerType, value, path, out);
  } else if (def.type === 'nullable') {
    if (value !== null) check(def.innerType, value, path, out);
  } else if (def.type === 'object') object(def.shape, value, path, out);
  else if (def.type === 'union') union(def.options, value, path, out);
  else if (def.type === 'array') {
    if (!Array.isArray(value)) {
      expected('a list', value, path, out);
      return;
    }
    bounds(def.checks as never, value, path, out);
    for (const [index, item] of value.entries()) check(def.element, item, at(path, index), out);
  } else if (def.type === 'record') {
    if (!isFields(value)) expected('an object', value, path, out);
    else for (const [key, item] of Object.entries(value)) check(def.valueType, item, at(path, key), out);
  } else leaf(known, value, path, out);
}

/**
 * Mismatches with the named shape of the description, such as `MessageCreateRequest`.
 *
 * @throws Error for a name that the description does not have
 */
export function describe(name: string, body: unknown): readonly Problem[] {
  const schema = described[`${name}Schema`];
  if (schema === undefined) throw new Error(`Discord describes no ${name}`);
  const out: Problems = [];
  check(schema, body, '', out);
  return out;
}
