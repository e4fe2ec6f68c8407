import { unreadTableScreen } from '../../kernel/screens.ts';
import { actorOf } from '../actor.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

/**
 * Passes the text of a teacher's file to `use`, or tells why it was not read. Other users' files are not downloaded: `use` gets an
 * empty text, and must refuse.
 */
export const useTeacherFile = async (
  bot: Bot,
  call: Call,
  file: { readonly size: number; readonly url: string },
  most: number,
  use: (text: string) => Promise<void>,
): Promise<void> => {
  if (!(await bot.app.classes.mayTeach(actorOf(call)))) return use('');
  const unread = await bot.files.use(file, most, use);
  if (unread !== null) await call.tell(unreadTableScreen(unread, call.own));
};
