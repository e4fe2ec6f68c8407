import { erasedScreen, eraseScreen, exportedScreens } from '../../people/screens/privacy.ts';
import { byVerb } from '../control.ts';

/** Controls that export or erase the user's data. */
export const privacyControl = byVerb({
  export: async (bot, call) => {
    for (const screen of exportedScreens(await bot.app.privacy.export(call.facts.user), call.own))
      await call.tell(screen);
  },
  erase: (_, call) => call.tell(eraseScreen(call.own)),
  'erase-no': (_, call) => call.update(erasedScreen(null, call.own)),
  'erase-yes': async (bot, call) => {
    const { user } = call.facts;
    const { erased, changed } = await bot.app.privacy.erase(user);
    bot.languages.forget({ user });
    for (const live of changed) bot.boards.redraw(live.match.id);
    await call.update(erasedScreen(erased, call.own));
  },
});
