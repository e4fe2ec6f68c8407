/** Screens judged by this project's validator and by Discord's published description. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { present, presentModal } from '../../src/discord/message/present.ts';
import { describe, validateMessage, validateModal } from '../../src/discord/validate/index.ts';
import { bodyOf } from '../../src/discord/wire.ts';
import type { Screen, TextModal } from '../../src/kernel/screen.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { chineseFaults } from './chinese.ts';
import { expectNone } from './same.ts';
import { partsOf } from './scripted.ts';

/** Names and titles invented by tests, including hostile ones: people may type anything. */
const TYPED = /<@\d> ?|@everyone? ?|\[\w\]\([\w:/]+\) ?|跳棋\d+|\b(?:ann|bob|frogs|chess|unknown|wythof)\b/g;

/** All text on a message: texts, labels, choices, alt texts. */
const textsOf = (components: unknown): readonly string[] =>
  partsOf(components as never)
    .flatMap((part) => [
      ...['content', 'label', 'placeholder'].map((field) => part[field]),
      ...[part['options'], part['items']].flatMap((list) =>
        Array.isArray(list)
          ? (list as readonly Readonly<Record<string, unknown>>[]).flatMap((one) => [
              one['label'],
              one['description'],
            ])
          : [],
      ),
    ])
    .filter((text) => typeof text === 'string');

/** Digests of judged messages: many screens give the same. */
const judged = new Set<string>();

/** The message of a screen, valid as an answer, as an edit and in a channel. */
export const taken = (screen: Screen, locale: Locale) => {
  const shown = present(screen, locale.screens);
  const files = shown.files.map((file) => file.name);
  const body = bodyOf({ ...shown, audience: 'public' });
  const digest = createHash('sha1')
    .update(JSON.stringify([locale.id, body, files]))
    .digest('base64');
  if (judged.has(digest)) return shown;
  judged.add(digest);
  const own = bodyOf({ ...shown, audience: 'private' });
  expectNone(validateMessage(body, { files }));
  expectNone(describe('CreateMessageInteractionCallbackRequest', { type: 4, data: body }));
  // Visibility is one flag.
  const seen = { ...own, flags: body['flags'] };
  if (!isDeepStrictEqual(seen, body)) expect(seen).toEqual(body);
  expectNone(validateMessage(own, { files }));
  if (locale.id === 'zh-CN')
    expectNone(textsOf(shown.components).flatMap((text) => chineseFaults(text, TYPED)));
  return shown;
};

/** Traces of a missing value in a text. */
const MISSING = /(?<!The claim is )undefined|NaN|\[object|Infinity/;

/** A screen's text as Discord shows it, without escapes and without traces of missing values. */
export const shownText = (screen: Screen, locale: Locale): string => {
  const text = partsOf(taken(screen, locale).components as never)
    .filter((part) => part['type'] === 10)
    .map((part) => (typeof part['content'] === 'string' ? part['content'] : ''))
    .join('\n');
  if (MISSING.test(text)) expect(text).not.toMatch(MISSING);
  return text;
};

/** Requires that every fault is told in words. `faults`: facts by code. */
export const everyFaultTold = (
  faults: Readonly<Record<string, unknown>>,
  screenOf: (fault: never, locale: Locale) => Screen,
  locale: Locale,
): void => {
  for (const [code, facts] of Object.entries(faults))
    expect(shownText(screenOf({ code, facts } as never, locale), locale).length, code).toBeGreaterThan(10);
};

export const modalTaken = (modal: TextModal): void => {
  const body = presentModal(modal);
  expectNone(validateModal(body));
};

/** Requires that Discord takes a list of choices: at most 25, none empty or twice, none too long. */
export const choicesTaken = (found: readonly { readonly name: string; readonly value: string }[]): void => {
  expect(found.length).toBeLessThanOrEqual(25);
  expect(new Set(found.map(({ value }) => value)).size).toBe(found.length);
  for (const { name, value } of found)
    for (const text of [name, value]) {
      expect(text).not.toBe('');
      expect([...text].length).toBeLessThanOrEqual(100);
    }
};
