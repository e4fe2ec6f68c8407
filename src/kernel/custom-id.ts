/**
 * Custom id of a button, select or modal: `kind · id · revision · verb · argument`. It holds everything needed to serve the click
 * in any process at any time; nothing is kept in memory. At most 100 characters (Discord).
 */
export interface CustomId {
  /** Handler that serves it: lower-case letters. */
  readonly kind: string;
  /** Subject, such as a match. Letters, digits, `-` and `_`; may be empty. */
  readonly id: string;
  /** Revision it was drawn from: an integer ≥ 0. */
  readonly revision: number;
  /** Action: lower-case letters and `-`. */
  readonly verb: string;
  /** Any text. */
  readonly argument: string;
}

export const MAX_ID_CHARS = 100;
const SEPARATOR = '~';
const SHAPE = /^([a-z]+)~([\w-]*)~(\d{1,9})~([a-z-]+)~(.*)$/su;

/** Id as text, or null if longer than 100 characters: the caller then leaves the control out. */
export const formatId = (parts: CustomId): string | null => {
  const text = [parts.kind, parts.id, String(parts.revision), parts.verb, parts.argument].join(SEPARATOR);
  return [...text].length <= MAX_ID_CHARS && SHAPE.test(text) ? text : null;
};

/** Id as text, for arguments known to be short. Throws if it does not fit, which is a bug. */
export const shortId = (kind: string, id: string, revision: number, verb: string, argument = ''): string => {
  const text = formatId({ kind, id, revision, verb, argument });
  if (text === null) throw new Error(`not a custom id: ${kind} ${id} ${revision} ${verb} ${argument}`);
  return text;
};

/** Parts of an id, or null if it is not of this project (or of an older version). */
export const parseId = (text: string): CustomId | null => {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  return { kind: match[1]!, id: match[2]!, revision: Number(match[3]), verb: match[4]!, argument: match[5]! };
};

/** Index of the choice in a control or a select's value; -1 for anything else, which is no choice. */
export const indexOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1);
