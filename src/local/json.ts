/** Reading JSON that came from outside. */
import type { Json, JsonObject } from './types.ts';

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const object = (value: unknown): JsonObject => (isObject(value) ? value : {});
export const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const array = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
export const string = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const strings = (value: unknown): readonly string[] =>
  array(value).filter((item): item is string => typeof item === 'string');
/** A string, or a number written as one; anything else is empty. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
