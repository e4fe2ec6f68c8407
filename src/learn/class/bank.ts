import { ok, type Result } from '../../engine/core/result.ts';
import type { Clock } from '../../kernel/ports.ts';
import type { Definitions } from '../../play/definitions.ts';
import type { RowReport } from '../questions/rows.ts';
import type { Actor, Teachers } from './actor.ts';
import {
  type Bank,
  type BankContents,
  type BankFault,
  type BankLimits,
  type BankStore,
  type RowVerifier,
  refuse,
} from './bank-ports.ts';

/** Longest name, and longest text read, in characters. */
export const MAX_SET_NAME_CHARS = 40;
export const MAX_TEXT_CHARS = 200_000;
const LIMITS: BankLimits = { sets: 100, positions: 500 };

export interface BankDeps {
  readonly bank: BankStore;
  readonly clock: Clock;
}

/** A name in stored form: NFKC, single spaces. */
export const setName = (typed: string): string => typed.normalize('NFKC').replace(/\s+/g, ' ').trim();

/** The question bank (see `Bank`). */
export const bankOf = (
  { bank: store, clock }: BankDeps,
  verifier: RowVerifier,
  definitions: Pick<Definitions, 'list'>,
  teachers: Teachers,
): Bank => {
  const guildOf = async (by: Actor): Promise<Result<string, BankFault>> => {
    if (by.guild === null) return refuse('no-server', {});
    return (await teachers.mayTeach(by)) ? ok(by.guild) : refuse('not-a-teacher', {});
  };

  const missing = async (guild: string, token: string): Promise<Result<never, BankFault>> =>
    refuse('no-such-set', { token, known: (await store.sets(guild)).map(({ name }) => name) });

  const contents = async (
    by: Actor,
    typed: string,
  ): Promise<Result<BankContents & { guild: string }, BankFault>> => {
    const guild = await guildOf(by);
    if (!guild.ok) return guild;
    const found = await store.contents(guild.value, setName(typed));
    return found === null ? missing(guild.value, typed) : ok({ ...found, guild: guild.value });
  };

  /** The solver's verdict on each row; understands the server's own games. */
  const judged = async (guild: string, texts: readonly string[]) => {
    const listed = await definitions.list(guild);
    const names = Object.fromEntries(listed.map(({ name, definition }) => [name, definition]));
    const { rows: reports, cut } = await verifier.verify({ texts, names });
    return { reports, cut };
  };

  return {
    add: async (by, typed, texts) => {
      const guild = await guildOf(by);
      if (!guild.ok) return guild;
      const name = setName(typed);
      if (name === '' || [...name].length > MAX_SET_NAME_CHARS)
        return refuse('bad-set-name', { token: typed, most: MAX_SET_NAME_CHARS });
      if (texts.some((text) => text.length > MAX_TEXT_CHARS))
        return refuse('text-too-long', { most: MAX_TEXT_CHARS });
      const { reports, cut } = await judged(guild.value, texts);
      if (reports.length === 0) return refuse('no-positions', {});
      const at = clock();
      const good = reports.flatMap((row) => {
        if (row.fate !== 'good') return [];
        const { line, symmetry, outcome, difficulty } = row;
        return [{ line, symmetry, outcome, difficulty, by: by.user, at }];
      });
      const added = good.length === 0 ? new Set<string>() : await store.add(guild.value, name, good, LIMITS);
      if (added === 'too-many-sets') return refuse(added, { most: LIMITS.sets });
      if (added === 'set-full') return refuse(added, { set: name, most: LIMITS.positions });
      const now = await store.contents(guild.value, name);
      return ok({
        set: now?.name ?? name,
        total: now?.positions.length ?? 0,
        cut,
        rows: reports.map((row): RowReport => {
          if (row.fate !== 'good' || added.has(row.symmetry)) return row;
          return { row: row.row, text: row.text, fate: 'kept', line: row.line };
        }),
      });
    },
    list: async (by) => {
      const guild = await guildOf(by);
      return guild.ok ? ok(await store.sets(guild.value)) : guild;
    },
    show: contents,
    remove: async (by, typed, number) => {
      const found = await contents(by, typed);
      if (!found.ok) return found;
      const { guild, name } = found.value;
      const positions = await store.remove(guild, name, number);
      return positions.length === 0 && number !== null
        ? refuse('no-such-number', { set: name, number })
        : ok({ name, positions });
    },
    names: async (by) => {
      const guild = await guildOf(by);
      return guild.ok ? (await store.sets(guild.value)).map(({ name }) => name) : [];
    },
  };
};
