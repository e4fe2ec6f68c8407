/**
 * Plain data as JSON text and back, with the types that structured cloning copies: also sets, maps, bytes, and numbers that JSON
 * lacks. Nothing in the text is executed.
 */

/** Key that marks an object as a value of a type that JSON lacks. */
const SORT = '$';

type PackedValue = { readonly [SORT]: string; readonly of: unknown };

const packedAs = (sort: string, of: unknown): PackedValue => ({ [SORT]: sort, of });

const pack = (value: unknown): unknown => {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : packedAs('number', Object.is(value, -0) ? '-0' : String(value));
  if (typeof value === 'bigint') return packedAs('bigint', value.toString());
  if (value === undefined) return packedAs('undefined', null);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(pack);
  if (value instanceof Set) return packedAs('set', [...value].map(pack));
  if (value instanceof Map) return packedAs('map', [...value].map(pack));
  if (value instanceof Uint8Array) return packedAs('bytes', Buffer.from(value).toString('base64'));
  const entries = Object.entries(value).map(([key, one]) => [key, pack(one)] as const);
  return Object.hasOwn(value, SORT) ? packedAs('object', entries) : Object.fromEntries(entries);
};

const unpacked: Readonly<Record<string, (of: never) => unknown>> = {
  number: (of: string) => Number(of),
  bigint: (of: string) => BigInt(of),
  undefined: () => undefined,
  set: (of: readonly unknown[]) => new Set(of.map(unpack)),
  map: (of: readonly (readonly unknown[])[]) =>
    new Map(of.map((entry) => unpack(entry) as [unknown, unknown])),
  bytes: (of: string) => new Uint8Array(Buffer.from(of, 'base64')),
  object: (of: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(of.map(([key, one]) => [key, unpack(one)])),
};

const unpack = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpack);
  if (Object.hasOwn(value, SORT)) {
    const { [SORT]: sort, of } = value as PackedValue;
    return unpacked[sort]!(of as never);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]));
};

export const packedText = (value: unknown): string => JSON.stringify(pack(value));
export const unpackedText = (text: string): unknown => unpack(JSON.parse(text));
