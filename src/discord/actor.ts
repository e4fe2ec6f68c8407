import type { Actor } from '../learn/class/actor.ts';
import type { ClassFault } from '../learn/class/faults.ts';
import { classFaultScreen } from '../learn/screens/teach.ts';
import type { Call } from './call.ts';

/** The user behind a click: what Discord says of them, never what a button says. */
export const actorOf = ({ facts: { user, guild, manages, roles, displayName } }: Call): Actor => ({
  user,
  guild,
  manages,
  roles,
  displayName,
});

/** Tells why something of the class was not done. */
export const tellFault = (call: Call, fault: ClassFault): Promise<void> =>
  call.tell(classFaultScreen(fault, call.own));
