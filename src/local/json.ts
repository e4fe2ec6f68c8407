/** Reading JSON that came from outside. */
import type { Json, JsonObject } from './types.ts';

/** A JSON object: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one where it is none. */
export const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
/** The objects of a list; empty where it is no list. */
export const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The list, or an empty one where it is none. */
export const array = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The string, or null: nothing else is turned into one (see `text`). */
export const string = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** The number, or null; digits in a string are none. */
export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** The strings of a list; empty where it is no list. */
export const strings = (value: unknown): readonly string[] =>
  array(value).filter((item): item is string => typeof item === 'string');
/** A string, or a number written as one; anything else is empty. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
