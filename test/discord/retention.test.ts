/** The setting for how long quizzes are kept, and the deletion of one: a teacher's clicks and their effects. */

import { expect, test } from 'vitest';
import { controls } from '../../src/discord/router.ts';
import { privacyScreen } from '../../src/people/screens/privacy.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { plain } from '../../src/texts/plain.ts';
import { actOn, must, quizRequest } from '../support/classroom.ts';
import { clicksEach, GUILD, TEACHER } from '../support/clicks.ts';

const { remove } = locales.en.classroom;
const words = locales.en.screens.privacy;
const DAY = 24 * 60 * 60 * 1000;

const on = clicksEach();

const press = (kind: string, verb: string, id = '', argument = '', values: readonly string[] = []) =>
  on.said((call) => controls[kind]!(on.bot, call, { kind, id, revision: 0, verb, argument }), TEACHER, {
    values,
  });

/** A finished quiz that nobody took. */
const ended = async (): Promise<string> => {
  const { classes } = on.held.app;
  const { id } = must(await classes.create(quizRequest({ by: TEACHER, channel: '77', count: 1 }))).quiz;
  must(await actOn(on.held, id, 'end', TEACHER));
  return id;
};
const kept = async () => (await on.held.app.settings.guild(GUILD)).classRetention;

test('what would delete quizzes at once is asked first; what would not is set', async () => {
  expect(await press('s', 'class-retention', '', '', ['365'])).toContain(words.classDays(365));
  expect(await kept()).toBe(365);
  await ended();
  on.held.now += 100 * DAY;
  const asked = await press('s', 'class-retention', '', '', ['90']);
  expect(asked).toContain(words.forgets.title);
  expect(asked).toContain('1 quiz of this server');
  expect(await kept()).toBe(365);
  expect(await press('s', 'class-no', '', '90')).toContain(words.classDays(365));
  expect(await kept()).toBe(365);
  expect(await press('s', 'class-yes', '', '90')).toContain(words.classDays(90));
  expect(await kept()).toBe(90);
  // A forged value is no choice.
  await press('s', 'class-yes', '', '1');
  expect(await kept()).toBeNull();
  await press('s', 'class-retention', '', '', ['unset']);
  expect(await kept()).toBeNull();
});

test.each(WRITTEN.map((language) => locales[language]))(
  '$id: everybody is told how long names on the roster are kept',
  (locale) => {
    const { privacy } = locale.screens;
    const told = (classRetention: number | null) =>
      plain(privacyScreen(locale, { locale: null, retention: null, classRetention, events: null }).doc);
    expect(told(180)).toContain(privacy.names(180));
    expect(privacy.names(180)).toContain('180');
    expect(told(null)).toContain(privacy.names(null));
  },
);

test('a quiz is deleted when the teacher says so a second time, and once', async () => {
  const id = await ended();
  const there = async () => (await on.held.store.classes.load(id)) !== null;
  expect(await press('k', 'delete-ask', id)).toContain(remove.title);
  expect(await press('k', 'delete-no', id)).toContain(remove.kept);
  expect(await there()).toBe(true);
  expect(await press('k', 'delete-yes', id)).toContain(remove.done);
  expect(await there()).toBe(false);
  expect(await press('k', 'delete-yes', id)).toContain(locales.en.classroom.faults['no-such-quiz']);
});
