import type { Result } from '../engine/core/result.ts';
import type { Screen } from '../kernel/screen.ts';
import type { Actor } from '../learn/class/actor.ts';
import type { ClassFault } from '../learn/class/faults.ts';
import { classFaultScreen } from '../learn/screens/teach.ts';
import type { Locale } from '../texts/locale.ts';
import type { Call } from './call.ts';

/** The user who clicked, as Discord reports them: never taken from the button's own data. */
export const actorOf = ({ facts: { user, guild, manages, roles, displayName } }: Call): Actor => ({
  user,
  guild,
  manages,
  roles,
  displayName,
});

export const tellFault = (call: Call, fault: ClassFault): Promise<void> =>
  call.tell(classFaultScreen(fault, call.own));

type ShowScreen<T> = (value: T, locale: Locale) => Screen;

/** Shows the result of a class action in a new private message, or why it failed. */
export const tellResult = <T>(
  call: Call,
  result: Result<T, ClassFault>,
  screen: ShowScreen<T>,
): Promise<void> => (result.ok ? call.tell(screen(result.value, call.own)) : tellFault(call, result.error));

/** Shows the result of a class action in the message that holds the control, or tells why it failed. */
export const updateResult = <T>(
  call: Call,
  result: Result<T, ClassFault>,
  screen: ShowScreen<T>,
): Promise<void> => (result.ok ? call.update(screen(result.value, call.own)) : tellFault(call, result.error));
