/** The language of a click's answer: the same from the cache as from the store. */
import { expect, test } from 'vitest';
import { LanguageResolver } from '../../src/discord/language-resolver.ts';
import type { PersonSettings, Settings } from '../../src/people/settings.ts';
import type { LocaleId } from '../../src/texts/languages.ts';

const MINUTE_MS = 60_000;

const held = (person: LocaleId | null, guild: LocaleId | null) => {
  let now = 0;
  let reads = 0;
  const settings = {
    person: () => {
      reads += 1;
      return Promise.resolve({ locale: person } as PersonSettings);
    },
    guild: () => Promise.resolve({ locale: guild }),
  } as unknown as Settings;
  const timers = { steady: () => now, after: () => ({ cancel: () => undefined }) };
  return {
    languages: new LanguageResolver(settings, () => Promise.resolve('ja'), timers as never),
    wait: (ms: number) => {
      now += ms;
    },
    reads: () => reads,
  };
};

test.each([null, 'ja', 'zh-CN'] as const)(
  'what is at hand is what would be read: %s chosen',
  async (chosen) => {
    for (const guild of [null, 'school'])
      for (const server of [null, 'zh-TW'] as const)
        for (const guildCode of [null, 'en-GB', 'zh-TW']) {
          const { languages } = held(chosen, server);
          const asker = { user: 'ada', guild };
          expect(languages.atHand(asker, 'ja', guildCode)).toBeNull();
          const read = [
            await languages.forUser('ada', 'ja'),
            await languages.forGuild(guild, guildCode, 'ada'),
          ];
          // If neither is known, Discord has to be asked for the server's language.
          const isUnknown = guild !== null && server === null && guildCode === null;
          expect(languages.atHand(asker, 'ja', guildCode)).toEqual(isUnknown ? null : read);
        }
  },
);

test('after a minute, or once it was changed, a setting is read again', async () => {
  const { languages, wait, reads } = held('ja', null);
  const asker = { user: 'ada', guild: null };
  await languages.forUser('ada', 'en-GB');
  expect(languages.atHand(asker, 'en-GB', null)).not.toBeNull();
  wait(MINUTE_MS);
  expect(languages.atHand(asker, 'en-GB', null)).toBeNull();
  await languages.forUser('ada', 'en-GB');
  languages.forget({ user: 'ada' });
  expect(languages.atHand(asker, 'en-GB', null)).toBeNull();
  expect(reads()).toBe(2);
});
