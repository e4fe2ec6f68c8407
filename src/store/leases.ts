import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  IDENTIFY_MS,
  type LeasedShard,
  type LeaseLook,
  type Leases,
  type Sessions,
  type ShardSession,
  sharesOf,
} from '../kernel/leases.ts';
import {
  DATABASE_KEY,
  type DatabaseLock,
  HeldConnection,
  isLocked,
  type LockOptions,
  NOW,
  takeLock,
} from './database-lock.ts';
import { namesOf } from './migrations.ts';
import { DatabaseTaken, LeasesLost, Refused } from './refused.ts';

/** Class of the advisory locks that show that a process is alive: “SPRP”. */
const PROCESS_CLASS = 0x53505250;
/** Serialises decisions about the number of shards and about replacing dead processes: “SPRS”. */
const SHARDS_KEY = 0x53505253;
/** Serialises inspecting and changing the schema and starting to work on it: “SPRU”. */
const UPGRADE_KEY = 0x53505255;

const RENEW_INTERVAL_MS = 2_000;
/** A process that did not renew for this long has lost its leases. Four renewals: a single late one does no harm. */
const LEASE_MS = 8_000;
/** Pause before checking again whether a process's connection is gone: it may be reconnecting. */
const CONFIRM_PAUSE_MS = 1_000;
/** No leases are taken over for this long after the database's start: other processes are reconnecting, too. */
const AFTER_START_PAUSE_MS = 4_000;
/** Likewise after this process reconnected: others may notice up to five seconds later, and renew after that. */
const AFTER_RECONNECT_PAUSE_MS = 8_000;
/** A slower answer is too imprecise to compare clocks. */
const MAX_ROUND_TRIP_MS = 500;
/** Retry interval for a lock that one process has at a time. */
const LOCK_RETRY_MS = 200;
/** Interval and limit of checks whether the sessions of a process that lost its leases have ended. */
const ENDING_CHECK_INTERVAL_MS = 50;
const MAX_ENDING_CHECKS = 100;

const UP_MS = '(extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000)::bigint';

export interface MemberOptions extends LockOptions {
  /** Limit of shards of this process; null: its share. */
  readonly room: number | null;
}

interface ProcessRow {
  readonly id: string;
  readonly number: number;
  readonly room: number | null;
  readonly late: boolean;
  readonly there: boolean;
}

interface ShardRow {
  readonly shard: number;
  readonly session_id: string | null;
  readonly sequence: string | null;
  readonly resume_url: string | null;
}

const FREED = 'shards';

const sessionOf = ({ session_id: id, sequence, resume_url: resumeUrl }: ShardRow): ShardSession | null =>
  id === null || sequence === null || resumeUrl === null
    ? null
    : { id, sequence: Number(sequence), resumeUrl };

/** Saves these sessions for `shards` still owned by `owner`, and sets their new owner. */
const KEEP_SESSIONS = `update shards set owner = $2, session_id = s.id, sequence = s.sequence, resume_url = s.url
  from unnest($3::int[], $4::text[], $5::bigint[], $6::text[]) as s(shard, id, sequence, url)
  where shards.shard = s.shard and shards.owner = $1`;

const columnsOf = (sessions: Sessions) => {
  const all = [...sessions];
  return [
    all.map(([shard]) => shard),
    all.map(([, session]) => session?.id ?? null),
    all.map(([, session]) => session?.sequence ?? null),
    all.map(([, session]) => session?.resumeUrl ?? null),
  ];
};

/** Condition that a process's connection, which holds its lock, is alive. */
const THERE = isLocked(PROCESS_CLASS, 'number');

/** Schema version of each process that is connected, or that renewed so recently that it may be reconnecting. */
export const SCHEMAS_AT_WORK = `select schema from processes where renewed_at >= ${NOW} - ${LEASE_MS} or ${THERE}`;

const ALL_PROCESSES = `select id, number, room, renewed_at < ${NOW} - ${LEASE_MS} as late, ${THERE} as there from processes`;

/**
 * If the number of shards changes, deadlines of quizzes get the largest credit of all shards: nobody loses time
 * (`deadline-credit.ts`).
 */
const COLLAPSE_CREDIT = `with gone as (delete from settings where scope = 'bot' and name = 'credit' and id like 'class-clock%' returning value)
  insert into settings (scope, id, name, value) select 'bot', 'class-clock', 'credit', max(value::bigint)::text from gone having count(*) > 0`;

/** Takes the right to identify, if the last use was long enough ago. */
const TAKE_IDENTIFY = `insert into shard_identifies as i (key, at) values ($1, ${NOW}) on conflict (key) do update set at = excluded.at
  where i.at <= excluded.at - ${IDENTIFY_MS} returning key`;

/**
 * Ends all sessions of a process that lost its membership, and resolves once none is left: their open transactions are rolled
 * back.
 */
const endSessions = async (connection: HeldConnection, id: string): Promise<void> => {
  for (let tries = 0; tries < MAX_ENDING_CHECKS; tries += 1) {
    const left = await connection.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`,
      [id],
    );
    if (left.length === 0) return;
    await sleep(ENDING_CHECK_INTERVAL_MS);
  }
  throw new Error('the sessions of a process that lost its leases do not end');
};

/** State of the process's connection. */
interface ConnectionState {
  /** Whether its row exists. */
  joined: boolean;
  /** Steady-clock time of the last reconnection. */
  reachedAt: number;
}

/** One process's membership in a shared database. */
export class Membership implements Leases, DatabaseLock {
  readonly everyMs = RENEW_INTERVAL_MS;
  readonly forMs = LEASE_MS;
  readonly #connection: HeldConnection;
  readonly #number: number;
  readonly #options: MemberOptions;
  readonly #line: ConnectionState;
  /** Processes whose connection was gone at the last check, and since when. */
  readonly #gone = new Map<string, number>();
  readonly #hearers: ((text: string) => void)[] = [];
  #freed: () => void = () => undefined;
  #ahead: number | null = null;
  /** Number of shards when this process joined. */
  #count: number | null = null;

  constructor(connection: HeldConnection, number: number, options: MemberOptions, line: ConnectionState) {
    this.#connection = connection;
    this.#number = number;
    this.#options = options;
    this.#line = line;
    connection.onNotification((text) => {
      if (text === FREED) this.#freed();
      else for (const hear of this.#hearers) hear(text);
    });
  }

  /** Name of this process's sessions on the server. */
  get name(): string {
    return this.#connection.name;
  }

  get held(): boolean {
    return this.#connection.held;
  }

  /** Milliseconds that the database's clock is ahead of this machine's. */
  get ahead(): number {
    return this.#ahead ?? 0;
  }

  /** Migrates the schema and starts to work on it, while no other process does either. */
  async register(upgrade: () => Promise<void>): Promise<void> {
    await this.#alone(UPGRADE_KEY, async () => {
      await upgrade();
      await this.#goToWork();
    });
  }

  async #goToWork(): Promise<void> {
    await this.#connection.query(
      `insert into processes (id, number, room, renewed_at, schema) values ($1, $2, $3, ${NOW}, $4)`,
      [this.name, this.#number, this.#options.room, namesOf().at(-1)],
    );
    this.#line.joined = true;
    await this.#measure();
  }

  join(application: string, wanted: number): Promise<number> {
    return this.exclusively(async () => {
      await this.#fence();
      await this.#release();
      this.#count = await this.#decideCount(application, wanted);
      return this.#count;
    });
  }

  async renew(sessions: Sessions): Promise<LeaseLook> {
    const renewed = await this.#connection.query(
      `update processes set renewed_at = ${NOW} where id = $1 returning id`,
      [this.name],
    );
    if (renewed.length === 0) return this.#lose();
    await this.#measure();
    if (sessions.size > 0)
      await this.#connection.query(KEEP_SESSIONS, [this.name, this.name, ...columnsOf(sessions)]);
    return this.#look();
  }

  async giveBack(sessions: Sessions): Promise<void> {
    if (sessions.size === 0) return;
    await this.#connection.query(KEEP_SESSIONS, [this.name, null, ...columnsOf(sessions)]);
    await this.tell(FREED);
  }

  async retire(): Promise<void> {
    await this.#connection.query('update processes set room = 0 where id = $1', [this.name]);
  }

  async identify(key: number): Promise<number> {
    const taken = await this.#connection.query(TAKE_IDENTIFY, [key]);
    if (taken.length > 0) return 0;
    const [row] = await this.#connection.query<{ wait: string }>(
      `select at + ${IDENTIFY_MS} - ${NOW} as wait from shard_identifies where key = $1`,
      [key],
    );
    return Math.max(1, Number(row?.wait ?? 1));
  }

  exclusively<T>(act: () => Promise<T>): Promise<T> {
    return this.#alone(SHARDS_KEY, act);
  }

  async #alone<T>(key: number, act: () => Promise<T>): Promise<T> {
    for (;;) {
      const [row] = await this.#connection.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1) as taken',
        [key],
      );
      if (row?.taken === true) break;
      await sleep(LOCK_RETRY_MS);
    }
    try {
      return await act();
    } finally {
      // A lost connection has released it already.
      await this.#connection.query('select pg_advisory_unlock($1)', [key]).catch(() => undefined);
    }
  }

  onFreed(hear: () => void): void {
    this.#freed = hear;
  }

  /** Notifies all processes, including this one. */
  async tell(text: string): Promise<void> {
    await this.#connection.query('select pg_notify($1, $2)', ['sprague', text]);
  }

  onTold(hear: (text: string) => void): void {
    this.#hearers.push(hear);
  }

  async close(): Promise<void> {
    const me = [this.name];
    await this.#connection
      .query('update shards set owner = null where owner = $1', me)
      .catch(() => undefined);
    await this.#connection.query('delete from processes where id = $1', me).catch(() => undefined);
    await this.tell(FREED).catch(() => undefined);
    await this.#connection.close();
  }

  #lose(reason?: string): never {
    const lost = new LeasesLost(reason);
    this.#options.onTaken(lost);
    throw lost;
  }

  async #measure(): Promise<void> {
    const [before, from] = [Date.now(), performance.now()];
    const [row] = await this.#connection.query<{ now: string }>(`select ${NOW} as now`);
    const took = performance.now() - from;
    if (took < MAX_ROUND_TRIP_MS || this.#ahead === null) this.#ahead = Number(row!.now) - before - took / 2;
  }

  /** Deletes the rows of dead processes; returns those of the others. */
  async #fence(): Promise<readonly ProcessRow[]> {
    const [server] = await this.#connection.query<{ up: string }>(`select ${UP_MS} as up`);
    const rows = await this.#connection.query<ProcessRow>(ALL_PROCESSES);
    const others = rows.filter(({ id }) => id !== this.name);
    const [gone, now] = [this.#gone, performance.now()];
    for (const id of gone.keys()) if (others.find((one) => one.id === id)?.there !== false) gone.delete(id);
    for (const { id, there } of others) if (!there && !gone.has(id)) gone.set(id, now);
    if (
      Number(server?.up ?? 0) < AFTER_START_PAUSE_MS ||
      now - this.#line.reachedAt < AFTER_RECONNECT_PAUSE_MS
    )
      return rows;
    const ended = others.filter(({ id, late }) => late || now - (gone.get(id) ?? now) >= CONFIRM_PAUSE_MS);
    for (const { id } of ended)
      await this.#connection.query(
        `delete from processes where id = $1 and (renewed_at < ${NOW} - ${LEASE_MS} or not ${THERE})`,
        [id],
      );
    return rows.filter((row) => !ended.includes(row));
  }

  async #release(): Promise<void> {
    const owners = await this.#connection.query<{ owner: string }>(
      'select distinct owner from shards where owner is not null and owner not in (select id from processes)',
    );
    for (const { owner } of owners) {
      await endSessions(this.#connection, owner);
      await this.#connection.query('update shards set owner = null where owner = $1', [owner]);
    }
  }

  async #claim(most: number): Promise<readonly LeasedShard[]> {
    if (most <= 0) return [];
    const rows = await this.#connection.query<ShardRow>(
      `update shards set owner = $1 where shard in
        (select shard from shards where owner is null order by shard limit $2 for update skip locked) returning *`,
      [this.name, most],
    );
    return rows.map((row) => ({ shard: row.shard, session: sessionOf(row) }));
  }

  async #look(): Promise<LeaseLook> {
    const alive = await this.#fence();
    await this.#release();
    const counts = await this.#connection.query<{ owner: string | null; shards: number }>(
      'select owner, count(*)::int as shards from shards group by owner',
    );
    const heldBy = (id: string | null) => counts.find(({ owner }) => owner === id)?.shards ?? 0;
    const all = counts.reduce((sum, { shards }) => sum + shards, 0);
    if (this.#count !== null && all !== this.#count)
      return this.#lose(`there are ${all} shards now instead of ${this.#count}`);
    const sorted = alive.toSorted((a, b) => heldBy(b.id) - heldBy(a.id) || (a.id < b.id ? -1 : 1));
    const shares = sharesOf(
      sorted.map(({ room }) => room),
      all,
    );
    const share = shares[sorted.findIndex(({ id }) => id === this.name)] ?? 0;
    const held = heldBy(this.name);
    return {
      taken: await this.#claim(Math.min(share - held, heldBy(null))),
      surplus: Math.max(0, held - share),
    };
  }

  async #decideCount(application: string, wanted: number): Promise<number> {
    const connection = this.#connection;
    const [known] = await connection.query<{ value: string }>(
      "select value from settings where scope = 'bot' and id = 'application' and name = 'id'",
    );
    const others = await connection.query('select from processes where id <> $1', [this.name]);
    if (known !== undefined && known.value !== application && others.length > 0)
      throw new Refused(
        `another application of Discord’s (${known.value}) runs on it: give this one a database of its own by DATABASE_URL`,
      );
    await connection.query(
      `insert into settings (scope, id, name, value) values ('bot', 'application', 'id', $1)
        on conflict (scope, id, name) do update set value = excluded.value`,
      [application],
    );
    const [there] = await connection.query<{ shards: number; owned: number }>(
      'select count(*)::int as shards, count(owner)::int as owned from shards',
    );
    if (there!.shards === wanted || there!.owned > 0) return there!.shards;
    await connection.query('delete from shards');
    await connection.query('insert into shards (shard) select generate_series(0, $1::int - 1)', [wanted]);
    await connection.query(COLLAPSE_CREDIT);
    return wanted;
  }
}

/**
 * Joins a database that several processes share. All leases of a process depend on one row, which it renews: a process that finds
 * a row expired deletes it, ends that process's sessions, and only then takes its shards. The store refuses connections of a
 * process without a row (`member`), so that one that was suspended can no longer write.
 *
 * @throws DatabaseTaken if a bot has locked it; Refused if the address is wrong
 */
export const joinDatabase = async (url: string, options: MemberOptions): Promise<Membership> => {
  const number = randomInt(2 ** 31 - 1);
  const line: ConnectionState = { joined: false, reachedAt: Number.NEGATIVE_INFINITY };
  const connection = await HeldConnection.open(url, {
    ...options,
    take: async (client, name) => {
      if (!(await takeLock(client, name, DATABASE_KEY, 'pg_try_advisory_lock_shared')))
        throw new DatabaseTaken();
      if (!(await takeLock(client, name, [PROCESS_CLASS, number]))) throw new LeasesLost();
      if (line.joined) {
        line.reachedAt = performance.now();
        const { rowCount } = await client.query('select from processes where id = $1', [name]);
        if (rowCount === 0) throw new LeasesLost();
      }
      await client.query('listen sprague');
    },
  });
  return new Membership(connection, number, options, line);
};
