/** Reading JSON from outside. */
import type { Json, JsonObject } from './types.ts';

/** A JSON object: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
/** The objects in a list; empty for anything but a list. */
export const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const array = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The string, or null; converts nothing (see `text`). */
export const string = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** The number; null for anything else, also for digits in a string. */
export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
/** The strings in a list; empty for anything but a list. */
export const strings = (value: unknown): readonly string[] =>
  array(value).filter((item): item is string => typeof item === 'string');
/** The string, or a number written as one; empty for anything else. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
