/**
 * A PostgreSQL server for tests: started on a free loopback port with its data in a temporary folder, and stopped with the
 * process that started it, however that ends.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

/** User id for root's server: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Stops the server and deletes its folder at the end of its input, which ends with the parent. Runs in its own session, out of
 * reach of Ctrl+C.
 */
const KEEPER = `
const { readFileSync, rmSync } = require('node:fs');
const folder = process.argv[1];
const pid = () => { try { return Number(readFileSync(folder + '/data/postmaster.pid', 'utf8').split('\\n')[0]); } catch { return 0; } };
const runs = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
process.stdin.resume().on('end', async () => {
  const server = pid();
  if (server > 0) {
    try { process.kill(server, 'SIGQUIT'); } catch {}
    for (let i = 0; i < 100 && runs(server); i += 1) await new Promise((go) => setTimeout(go, 50));
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});`;

export interface PostgresServer {
  /** Its address without a database: `postgres://…/`. */
  readonly address: string;
  /** Process id of the postmaster. */
  pid(): number;
  /** Kills it without notice, as a power cut would except for the disk. */
  crash(): Promise<void>;
  /** Starts it again after a crash, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Why there is no server here. */
export interface NoServer {
  readonly missing: string;
}

/** Debian and Ubuntu keep the server's programs off the path, in a folder per version. */
const DEBIAN = '/usr/lib/postgresql';

/** Folder of the newest server's programs on this machine. */
const programs = (): string | NoServer => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? {
      missing: 'no PostgreSQL on this machine (Debian: apt-get install postgresql)',
    }
  );
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

const PASSWORD = 'p-w0rd';

/** `durable`: commits survive a crash of the machine, which costs time. */
export const startPostgres = async (durable = false): Promise<PostgresServer | NoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-postgres-'));
  // The server's user needs access.
  chmodSync(folder, 0o755);
  const keeper = spawn(process.execPath, ['-e', KEEPER, folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const close = async (): Promise<void> => {
    const gone = once(keeper, 'exit');
    keeper.stdin.end();
    await gone;
  };
  const bin = programs();
  if (typeof bin !== 'string') {
    await close();
    return bin;
  }
  const data = join(folder, 'data');
  const secret = join(folder, 'secret');
  writeFileSync(secret, PASSWORD);
  if (AS.uid !== undefined) for (const path of [folder, secret]) chownSync(path, AS.uid, AS.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'sprague',
      '-A',
      'password',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...AS, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    await close();
    throw new Error(`initdb: ${made.stderr}`);
  }
  const port = await freePort();
  let server: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      fsync: durable ? 'on' : 'off',
      full_page_writes: durable ? 'on' : 'off',
      shared_buffers: '32MB',
      max_connections: 60,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...AS,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = started;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      started.once('exit', () => {
        reject(new Error(`PostgreSQL ended: ${said}`));
      });
    });
    // Does not keep the tests' process alive.
    started.unref();
  };
  await start();
  return {
    address: `postgres://sprague:${PASSWORD}@127.0.0.1:${port}/`,
    pid: () => server?.pid ?? 0,
    start,
    close,
    crash: async () => {
      if (server === null) return;
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      server = null;
    },
  };
};

/** A connection to a database, for a test to end. */
export const connected = async (address: string): Promise<pg.Client> => {
  const client = new pg.Client(address);
  await client.connect();
  return client;
};

/** The address of a server's database, created if missing. */
export const databaseOn = async (address: string, name: string): Promise<string> => {
  const client = await connected(`${address}postgres`);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return `${address}${name}`;
};
