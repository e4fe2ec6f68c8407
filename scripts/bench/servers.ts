/**
 * Cost of servers at the start: GUILD_CREATE of 2,500 and 50,000 servers in Discord's form, parsed and taken in as by
 * the gateway; memory kept per server, and processor time.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Servers } from '../../src/discord/gateway/servers.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { type GuildSize, guildEvent, guildText } from '../../test/support/guilds.ts';

const SIZES: readonly GuildSize[] = [
  { channels: 20, roles: 15 },
  { channels: 50, roles: 30 },
  { channels: 100, roles: 60 },
];
const SHARD_SIZE = 1_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

console.log('  servers  channels  roles   text   bytes each   MB all   ms each (processor)');
for (const size of SIZES)
  for (const count of [2_500, 50_000]) {
    const shards = Math.ceil(count / SHARD_SIZE);
    const servers = new Servers({ get: () => Promise.reject(new Error('nobody asks')) }, systemTimers);
    // Warms up: compiles code and fills caches.
    for (let n = 0; n < 500; n += 1) servers.take(guildEvent(n, size), n % shards, shards);
    const before = held();
    const began = process.cpuUsage();
    for (let n = 0; n < count; n += 1) servers.take(guildEvent(n, size), n % shards, shards);
    const { user, system } = process.cpuUsage(began);
    const made = process.cpuUsage();
    // Making the text is not part of the bot's work.
    for (let n = 0; n < 1_000; n += 1) guildText(n, size);
    const text = process.cpuUsage(made);
    const each = (user + system) / count - (text.user + text.system) / 1_000;
    const all = held() - before;
    if (servers.size !== count) throw new Error('servers are missing');
    console.log(
      [
        String(count).padStart(9),
        String(size.channels).padStart(10),
        String(size.roles).padStart(7),
        `${Math.round(guildText(1, size).length / 1024)} KB`.padStart(7),
        String(Math.round(all / (count - 500))).padStart(13),
        (all / 1e6).toFixed(1).padStart(9),
        (each / 1000).toFixed(3).padStart(10),
      ].join(''),
    );
  }
