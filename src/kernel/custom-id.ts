/**
 * What a button, select or modal says when it is used: `kind · id · revision · verb · argument`. It carries all that is
 * needed to serve the click by any process at any time; nothing is kept in memory. At most 100 characters (Discord).
 */
export interface CustomId {
  /** Which handler serves it: lower-case letters. */
  readonly kind: string;
  /** What it is about: a match, say. Letters, digits, `-` and `_`; may be empty. */
  readonly id: string;
  /** The state it was drawn from: a whole number ≥ 0. */
  readonly revision: number;
  /** What it does: lower-case letters and `-`. */
  readonly verb: string;
  /** Anything at all. */
  readonly argument: string;
}

export const MOST_ID = 100;
const SEPARATOR = '~';
const SHAPE = /^([a-z]+)~([\w-]*)~(\d{1,9})~([a-z-]+)~(.*)$/su;

/** The id as text, or null where it does not fit into 100 characters: the control is then left out. */
export const formatId = (parts: CustomId): string | null => {
  const text = [parts.kind, parts.id, String(parts.revision), parts.verb, parts.argument].join(SEPARATOR);
  return [...text].length <= MOST_ID && SHAPE.test(text) ? text : null;
};

/** The id as text, for arguments known to be short. Throws where it does not fit: a fault of the program. */
export const shortId = (kind: string, id: string, revision: number, verb: string, argument = ''): string => {
  const text = formatId({ kind, id, revision, verb, argument });
  if (text === null) throw new Error(`not a custom id: ${kind} ${id} ${revision} ${verb} ${argument}`);
  return text;
};

/** The parts of an id, or null for one that is not of this project (or of an older version of it). */
export const parseId = (text: string): CustomId | null => {
  const match = SHAPE.exec(text);
  if (match === null) return null;
  return { kind: match[1]!, id: match[2]!, revision: Number(match[3]), verb: match[4]!, argument: match[5]! };
};

/** The index of a choice that a control or a select's value names; -1 for anything else, which is no choice. */
export const indexOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1);
