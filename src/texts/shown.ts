import { each } from './each.ts';
import { LANGUAGES, type LocaleId } from './languages.ts';
import type { Locale } from './locale.ts';
import { locales } from './locales.ts';

const shownOf = ({
  arena,
  commands,
  daily,
  learn,
  linkedRole,
  practice,
  print,
  race,
  screens,
  storm,
}: Locale) => ({
  arena: { command: arena.command },
  // Without what is a function of what was typed.
  commands: { ...commands, autocomplete: null },
  daily: { command: daily.command, post: { here: daily.post.here, off: daily.post.off } },
  learn: {
    command: learn.command,
    lessons: each(Object.keys(learn.lessons) as (keyof typeof learn.lessons)[], (id) => ({
      title: learn.lessons[id].title,
    })),
  },
  linkedRole: { names: linkedRole.names, abouts: linkedRole.abouts },
  practice: { command: practice.command },
  print: { sizes: print.sizes },
  race: { commandMode: race.commandMode, modes: race.modes },
  screens: { guide: { choice: screens.guide.choice } },
  storm: { command: storm.command },
});
export type ShownTexts = ReturnType<typeof shownOf>;

/**
 * What Discord itself shows of the bot, in all languages: its commands, profile and linked role. A new command's texts are named
 * above. The built program has this as data, so that a start reads no language.
 */
export const shown: Readonly<Record<LocaleId, ShownTexts>> = each(LANGUAGES, (id) => shownOf(locales[id]));
