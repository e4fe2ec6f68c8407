/** A server's own positions in named sets; only for its teachers. */
import { ok, type Result } from '../../engine/core/result.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { Definitions } from '../../play/definitions.ts';
import type { RowReport } from '../questions/rows.ts';
import type { Actor } from './actor.ts';
import {
  type BankContents,
  type BankFault,
  type BankReport,
  type BankSet,
  type BankStore,
  type RowVerifier,
  refuse,
} from './bank-ports.ts';

export const MAX_SET_NAME_CHARS = 40;
export const MAX_TEXT_CHARS = 200_000;
const MAX_SETS = 100;
const MAX_POSITIONS = 500;

interface BankDeps {
  readonly bank: BankStore;
  readonly clock: Clock;
  readonly verifier: RowVerifier;
  readonly definitions: Pick<Definitions, 'list'>;
  readonly mayTeach: (by: Actor) => Promise<boolean>;
}

type BankReply<T> = Promise<Result<T, BankFault>>;

/** A name in stored form: NFKC, single spaces. */
export const setName = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, ' ').trim();

const guildOf = async ({ mayTeach }: BankDeps, by: Actor): BankReply<string> => {
  if (by.guild === null) return refuse('no-server', {});
  return (await mayTeach(by)) ? ok(by.guild) : refuse('not-a-teacher', {});
};

const show = async (
  deps: BankDeps,
  by: Actor,
  typed: string,
): BankReply<BankContents & { guild: string }> => {
  const guild = await guildOf(deps, by);
  if (!guild.ok) return guild;
  const found = await deps.bank.contents(guild.value, setName(typed));
  if (found !== null) return ok({ ...found, guild: guild.value });
  const known = (await deps.bank.sets(guild.value)).map(({ name }) => name);
  return refuse('no-such-set', { token: typed, known });
};

/** The solver's verdict on each row; understands the server's own games. */
const judged = async ({ verifier, definitions }: BankDeps, guild: string, texts: readonly string[]) => {
  const listed = await definitions.list(guild);
  const names = Object.fromEntries(listed.map(({ name, definition }) => [name, definition]));
  return verifier.verify({ texts, names });
};

/** Verifies each row and keeps the good ones. `texts`: one position a row, or CSV; rows are numbered through all of them. */
const add = async (
  deps: BankDeps,
  by: Actor,
  typed: string,
  texts: readonly string[],
): BankReply<BankReport> => {
  const guild = await guildOf(deps, by);
  if (!guild.ok) return guild;
  const name = setName(typed);
  if (name === '' || [...name].length > MAX_SET_NAME_CHARS)
    return refuse('bad-set-name', { token: typed, most: MAX_SET_NAME_CHARS });
  if (texts.some((text) => text.length > MAX_TEXT_CHARS))
    return refuse('text-too-long', { most: MAX_TEXT_CHARS });
  const { rows, cut } = await judged(deps, guild.value, texts);
  if (rows.length === 0) return refuse('no-positions', {});
  const at = deps.clock();
  const good = rows.flatMap((row) => {
    if (row.fate !== 'good') return [];
    const { line, symmetry, outcome, difficulty } = row;
    return [{ line, symmetry, outcome, difficulty, by: by.user, at }];
  });
  const limits = { sets: MAX_SETS, positions: MAX_POSITIONS };
  const added = good.length === 0 ? new Set<string>() : await deps.bank.add(guild.value, name, good, limits);
  if (added === 'too-many-sets') return refuse(added, { most: MAX_SETS });
  if (added === 'set-full') return refuse(added, { set: name, most: MAX_POSITIONS });
  const now = await deps.bank.contents(guild.value, name);
  return ok({
    set: now?.name ?? name,
    total: now?.positions.length ?? 0,
    cut,
    rows: rows.map((row): RowReport => {
      if (row.fate !== 'good' || added.has(row.symmetry)) return row;
      return { row: row.row, text: row.text, fate: 'kept', line: row.line };
    }),
  });
};

const list = async (deps: BankDeps, by: Actor): BankReply<readonly BankSet[]> => {
  const guild = await guildOf(deps, by);
  return guild.ok ? ok(await deps.bank.sets(guild.value)) : guild;
};

/** Removes one position by its number, or the whole set (null); returns them. */
const remove = async (
  deps: BankDeps,
  by: Actor,
  typed: string,
  number: number | null,
): BankReply<BankContents> => {
  const found = await show(deps, by, typed);
  if (!found.ok) return found;
  const { guild, name } = found.value;
  const positions = await deps.bank.remove(guild, name, number);
  return positions.length === 0 && number !== null
    ? refuse('no-such-number', { set: name, number })
    : ok({ name, positions });
};

/** Names of sets for completion; none for anybody but teachers. */
const names = async (deps: BankDeps, by: Actor): Promise<readonly string[]> => {
  const sets = await list(deps, by);
  return sets.ok ? sets.value.map(({ name }) => name) : [];
};

const useCases = { add, list, show, remove, names };

export type Bank = Bound<typeof useCases>;

export const bankOf = (deps: BankDeps): Bank => bound(deps, useCases);
