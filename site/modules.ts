/** Generated modules of the site: loaders of games and texts, and names of games. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, virtual as library } from '../scripts/library/modules.ts';
import { ROOT } from '../scripts/library/texts.ts';
import { GAMES_BY_CHARM } from '../src/games/charm.ts';
import { registry } from '../src/games/registry.ts';
import { locales } from '../src/texts/index.ts';
import type { LocaleId } from '../src/texts/languages.ts';
import { lexicon } from '../src/texts/lexicon.ts';
import type { GameName } from './client/names.ts';

export { languages };

/** Keys of the site's own messages. */
const OWN = /^(?:site|strength|analysis-level|win-rule)-/;

/** The site's messages of a language, as one file. */
const ownMessages = (language: string): string => {
  const folder = join(ROOT, 'src/texts', language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replace(/^#.*\n/gm, '')
        .split(/^(?=[a-z][\w-]* *=)/gm)
        .filter((message) => OWN.test(message)),
    )
    .join('');
};

const namesIn = (language: LocaleId): readonly GameName[] =>
  GAMES_BY_CHARM.map((id) => {
    const { name, aliases, summary } = locales[language].games[id];
    const own = [id, ...aliases, name.toLowerCase()];
    const called = [...lexicon.games].flatMap(([word, game]) => (game === id ? [word] : []));
    const foreign = called.filter((word) => !own.includes(word));
    return { id, name, aliases, foreign, summary, example: registry[id].example };
  });

const loading = (from: string, name: string): string =>
  `() => import(${JSON.stringify(`virtual:${from}`)}).then((one) => one.${name})`;

const loaders = (): string => {
  const games = GAMES_BY_CHARM.map((id) => `${id}: ${loading(`games/${id}`, id)}`);
  const spoken = languages.map((language) => {
    const of = `texts/${language}`;
    const texts = GAMES_BY_CHARM.map((id) => `${id}: ${loading(`${of}/${id}`, id)}`);
    return `${JSON.stringify(language)}: {
  language: ${loading(`${of}/language`, 'language')},
  more: ${loading(`site/${language}`, 'more')},
  names: ${loading(`site/${language}`, 'names')},
  texts: { ${texts.join(',\n')} },
}`;
  });
  return `export const games = { ${games.join(',\n')} };\nexport const languages = { ${spoken.join(',\n')} };`;
};

/** All of them by import path. */
export const modules = (): ReadonlyMap<string, string> =>
  new Map([
    ...library,
    ['site/loaders', loaders()],
    ...languages.map(
      (language) =>
        [
          `site/${language}`,
          `import { pictures } from ${JSON.stringify(`virtual:texts/${language}/pictures`)};
const own = { of: 'site', language: '${language}', messages: [${JSON.stringify(ownMessages(language))}], more: (t) => ({ site: t }) };
export const more = [pictures, own];
export const names = ${JSON.stringify(namesIn(language))};`,
        ] as const,
    ),
  ]);
