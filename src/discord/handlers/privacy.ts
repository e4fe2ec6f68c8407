import type { CustomId } from '../../kernel/custom-id.ts';
import { oldControlScreen } from '../../kernel/screens.ts';
import { erasedScreen, eraseScreen, exportedScreens } from '../../people/screens/privacy.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';

/** Controls that export or erase the user's data. */
export const privacyControl = async (bot: Bot, call: Call, id: CustomId): Promise<void> => {
  const { user } = call.facts;
  switch (id.verb) {
    case 'export':
      for (const screen of exportedScreens(await bot.app.privacy.export(user), call.own))
        await call.tell(screen);
      return;
    case 'erase':
      return call.tell(eraseScreen(call.own));
    case 'erase-no':
      return call.update(erasedScreen(null, call.own));
    case 'erase-yes': {
      const { erased, changed } = await bot.app.privacy.erase(user);
      bot.languages.forget({ user });
      for (const live of changed) bot.boards.redraw(live.match.id);
      return call.update(erasedScreen(erased, call.own));
    }
    default:
      await call.tell(oldControlScreen(call.own));
  }
};
