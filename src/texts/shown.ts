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
  // Autocomplete texts are functions of what was typed, so they are left out.
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
 * What Discord itself shows of the bot, in all languages: its commands, profile and linked role. The texts of a new command
 * are listed above. The built program has this as data, so that starting up loads no language.
 */
export const shown: Readonly<Record<LocaleId, ShownTexts>> = each(LANGUAGES, (id) => shownOf(locales[id]));
