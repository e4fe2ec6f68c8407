/** A connection to a loopback Discord, without a bot. */
import { Gateway } from '../../src/discord/gateway/gateway.ts';
import { AloneLeases } from '../../src/kernel/leases.ts';
import { systemTimers } from '../../src/kernel/timers.ts';

export const gatewayOn = ({ api, token }: { readonly api: string; readonly token: string }): Gateway =>
  new Gateway({
    token,
    api,
    timers: systemTimers,
    clock: Date.now,
    leases: new AloneLeases(systemTimers),
    shards: null,
    connects: true,
  });
