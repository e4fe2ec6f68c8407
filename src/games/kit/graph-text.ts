import type { Args } from '../../engine/core/args.ts';
import { grown } from '../../engine/core/arrays.ts';
import type { Expected, MoveFault } from '../../engine/core/refusal.ts';
import {
  badOption,
  chain,
  illegal,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import { OPTION } from '../line.ts';
import type { Graph } from './graph.ts';

/** Parsed graph: its edges, and the names typed without an edge. */
export interface ReadGraph extends Graph {
  readonly alone: readonly number[];
  /** Index of a name, or -1. */
  readonly find: (name: string) => number;
}

/** Text of an empty graph; no node may have this name, or a remaining graph could read as empty. */
export const NONE = 'none';

const MAX_NAME_CHARS = 40;

/** Whether `text` may name a node: letters, digits and `_`, at most 40 of them. */
export const isName = (text: string): boolean => {
  if (text.length === 0 || text.length > MAX_NAME_CHARS) return false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if ((c >= 48 && c <= 57) || (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || c === 95) continue;
    return c > 127 && /^[\p{L}\p{M}\p{N}_]+$/u.test(text);
  }
  return true;
};

/** Names that are smaller numbers are found in an array, without hashing. */
const MAX_INDEXED_NUMBERS = 1 << 23;

/** Names to indices. Small numbers, the usual names of large graphs, go through an array. */
class NodeNames {
  readonly names: string[] = [];
  #numbers: Int32Array = new Int32Array(1024);
  readonly #others = new Map<string, number>();

  find(name: string): number {
    const number = direct(name);
    return number >= 0 ? (this.#numbers[number] ?? 0) - 1 : (this.#others.get(name) ?? -1);
  }

  add(name: string): number {
    const known = this.find(name);
    if (known >= 0) return known;
    const index = this.names.push(name) - 1;
    const number = direct(name);
    if (number < 0) this.#others.set(name, index);
    else {
      if (number >= this.#numbers.length) {
        const length = Math.max(number + 1, 2 * this.#numbers.length);
        this.#numbers = grown(this.#numbers, Math.min(MAX_INDEXED_NUMBERS, length));
      }
      this.#numbers[number] = index + 1;
    }
    return index;
  }
}

/** Number that `name` writes, if it is small and without leading zeros; else -1. */
const direct = (name: string): number => {
  if (name.length > 7 || (name.length > 1 && name.charCodeAt(0) === 48)) return -1;
  let number = 0;
  for (let i = 0; i < name.length; i += 1) {
    const digit = name.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = 10 * number + digit;
  }
  return number < MAX_INDEXED_NUMBERS ? number : -1;
};

/** Growing list of integers. */
export class Ints {
  #items: Int32Array = new Int32Array(64);
  length = 0;
  push(item: number): void {
    if (this.length === this.#items.length) this.#items = grown(this.#items, 2 * this.length);
    this.#items[this.length++] = item;
  }
  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}

/** Separator between the ends of an edge (`-`) or an arc (`>`); the parser also accepts other dashes and arrows. */
export type EdgeMark = '-' | '>';
const EDGE = /^([^-–—−‐]+)[-–—−‐]([^-–—−‐]+)$/;
const ARC = /^([^->→]+)(?:-?>|→)([^->→]+)$/;

/** Two names of an edge, or null. */
export const splitEdge = (token: string, mark: EdgeMark): readonly [string, string] | null => {
  const place = token.indexOf(mark);
  if (place > 0) {
    const [a, b] = [token.slice(0, place), token.slice(place + 1)];
    if (isName(a) && isName(b)) return [a, b];
  }
  const typed = (mark === '-' ? EDGE : ARC).exec(token);
  return typed !== null && isName(typed[1]!) && isName(typed[2]!) ? [typed[1]!, typed[2]!] : null;
};

class EdgeReader {
  readonly #mark: EdgeMark;
  readonly #names = new NodeNames();
  readonly #from = new Ints();
  readonly #to = new Ints();
  readonly #alone: number[] = [];

  constructor(mark: EdgeMark) {
    this.#mark = mark;
  }

  edge(a: string, b: string): void {
    this.#from.push(this.#names.add(a));
    this.#to.push(this.#names.add(b));
  }

  /** Reads an edge, or a name alone. */
  token(token: string): Result<null> {
    if (isName(token)) {
      this.#alone.push(this.#names.add(token));
      return ok(null);
    }
    const ends = splitEdge(token, this.#mark);
    if (ends === null) return notUnderstood(token, this.#mark === '-' ? 'edge' : 'arc');
    this.edge(ends[0], ends[1]);
    return ok(null);
  }

  graph(): ReadGraph {
    const names = this.#names;
    return {
      names: names.names,
      from: this.#from.toArray(),
      to: this.#to.toArray(),
      alone: this.#alone,
      find: (name) => names.find(name),
    };
  }
}

/** Readers of positions that are a graph and options, from a line and from a file. */
export const graphReaders = <P>(
  mark: EdgeMark,
  options: readonly string[],
  build: (read: ReadGraph, options: ReadonlyMap<string, string>) => Result<P>,
) => ({
  options,
  parse: (args: Args): Result<P> =>
    args.rows.length > 1
      ? refuse('unexpected-row', { token: '/' })
      : chain(readTokens(args.rows[0] ?? [], mark), (read) => build(read, args.options)),
  file: (text: string, typed: ReadonlyMap<string, string>): Result<P> =>
    chain(readGraphText(text, mark, typed, options), (read) => build(read.graph, read.options)),
});

/** Graph from edges and lone names given one by one. */
export const readTokens = (tokens: readonly string[], mark: EdgeMark): Result<ReadGraph> => {
  const reader = new EdgeReader(mark);
  for (const token of tokens) {
    const read = reader.token(token);
    if (!read.ok) return read;
  }
  return ok(reader.graph());
};

/**
 * Graph from the text of a file: one edge per line, as `a-b` (or `a>b`) or as two names with a space between; `#` starts a
 * comment; `name=value` adds an option, one of `known`. Accepts several edges per line. Builds no array of tokens.
 */
const readGraphText = (
  text: string,
  mark: EdgeMark,
  options: ReadonlyMap<string, string>,
  known: readonly string[],
): Result<{ readonly graph: ReadGraph; readonly options: ReadonlyMap<string, string> }> => {
  const reader = new EdgeReader(mark);
  const found = new Map(options);
  for (let begin = 0; begin <= text.length; ) {
    const newline = text.indexOf('\n', begin);
    const end = newline < 0 ? text.length : newline;
    const whole = text.slice(begin, end);
    const remark = whole.indexOf('#');
    const line = (remark < 0 ? whole : whole.slice(0, remark)).trim();
    begin = end + 1;
    if (line === '') continue;
    const tokens = line.includes(' ') || line.includes('\t') ? line.split(/\s+/) : [line];
    if (tokens.length === 2 && isName(tokens[0]!) && isName(tokens[1]!)) {
      reader.edge(tokens[0]!, tokens[1]!);
      continue;
    }
    for (const token of tokens) {
      const option = token.includes('=') ? OPTION.exec(token) : null;
      if (option !== null) {
        const name = option[1]!.toLowerCase();
        if (found.has(name)) return refuse('repeated-option', { token });
        found.set(name, option[2]!);
        continue;
      }
      const read = reader.token(token);
      if (!read.ok) return read;
    }
  }
  const unknown = [...found.keys()].find((name) => !known.includes(name));
  return unknown === undefined
    ? ok({ graph: reader.graph(), options: found })
    : refuse('unknown-option', { token: unknown, known });
};

/** All numbers of a text of only numbers, white space and `name=value`; refuses anything that is not a number below 10^9. */
export const readIntegers = (
  text: string,
  options: ReadonlyMap<string, string>,
): Result<{ readonly numbers: Int32Array; readonly options: ReadonlyMap<string, string> }> => {
  const numbers = new Ints();
  const found = new Map(options);
  const n = text.length;
  for (let i = 0; i < n; ) {
    if (text.charCodeAt(i) <= 32) {
      i += 1;
      continue;
    }
    const begin = i;
    let number = 0;
    let plain = true;
    for (; i < n; i += 1) {
      const c = text.charCodeAt(i);
      if (c <= 32) break;
      if (c < 48 || c > 57) plain = false;
      number = 10 * number + c - 48;
    }
    if (plain && i - begin <= 9) {
      numbers.push(number);
      continue;
    }
    const token = text.slice(begin, i);
    const option = OPTION.exec(token);
    if (option === null) return refuse('not-a-number', { token });
    const name = option[1]!.toLowerCase();
    if (found.has(name)) return refuse('repeated-option', { token });
    found.set(name, option[2]!);
  }
  return ok({ numbers: numbers.toArray(), options: found });
};

/** Index of the name that `text` is as a move. */
export const parseName = (
  text: string,
  names: readonly string[],
  expected: Expected,
  missing: MoveFault,
): Result<number> => {
  const name = text.normalize('NFKC').trim();
  if (!isName(name)) return notAMove(text, expected);
  const index = names.indexOf(name);
  return index < 0 ? illegal(name, missing) : ok(index);
};

/** Node indices of comma-separated names, each known to `find`; refuses `none` and an empty text. */
export const readNames = (
  text: string,
  option: string,
  find: (name: string) => number,
): Result<readonly number[]> => {
  const nodes: number[] = [];
  for (const name of text.split(',')) {
    if (!isName(name)) return badOption(option, text, 'nodes');
    const node = find(name);
    if (node < 0) return refuse('unknown-node', { token: name });
    nodes.push(node);
  }
  return ok(nodes);
};
