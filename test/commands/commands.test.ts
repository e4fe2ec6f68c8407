/** The deployed commands, and autocomplete. */

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { completeLine, completeTopic } from '../../src/discord/command/complete.ts';
import { loadCommands } from '../../src/discord/command/loader.ts';
import { canonical, deploy } from '../../src/discord/deploy.ts';
import { validateCommand, validateCommands } from '../../src/discord/validate/index.ts';
import { gameIds } from '../../src/games/registry.ts';
import { startLocal } from '../../src/local/index.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { LANGUAGES, WRITTEN } from '../../src/texts/languages.ts';
import { gatewayOn } from '../support/gateway.ts';

const commands = await loadCommands(fileURLToPath(new URL('../../commands', import.meta.url)));
const bodies = [...commands.values()].map((command) => command.data);

test('the commands are those of the plan', () => {
  expect([...commands.keys()]).toEqual([
    'analyze',
    'arena',
    'claim',
    'class',
    'daily',
    'define',
    'games',
    'help',
    'learn',
    'paper',
    'play',
    'practice',
    'privacy',
    'review',
    'settings',
    'stats',
    'storm',
    'table',
    'teach',
  ]);
});

test('Discord takes them, alone and together', () => {
  expect(validateCommands(bodies)).toEqual([]);
  for (const body of bodies) expect(validateCommand(body)).toEqual([]);
});

test('every description and choice speaks Chinese too', () => {
  const lacking: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = value as Readonly<Record<string, unknown>>;
    if (typeof fields['description'] === 'string' && fields['description_localizations'] === undefined)
      lacking.push(path);
    if ('value' in fields && fields['name_localizations'] === undefined) lacking.push(path);
    for (const [key, inner] of Object.entries(fields)) visit(inner, `${path}.${key}`);
  };
  for (const body of bodies) visit(body, body.name);
  expect(lacking).toEqual([]);
});

describe('deployment', () => {
  test('sends everything once, then nothing, then what changed', async () => {
    const local = await startLocal();
    const client = gatewayOn(local);
    const application = local.world.bot.applicationId;
    try {
      expect((await deploy(client.rest, application, commands.values())).sent).toEqual([...commands.keys()]);
      const { ids, ...again } = await deploy(client.rest, application, commands.values());
      expect(again).toEqual({ sent: [], removed: [] });
      const idOf = (name: string) => local.world.commands().find((one) => one['name'] === name)?.['id'];
      expect(ids.get('play')).toBe(idOf('play'));
      expect(ids.get('class join')).toBe(idOf('class'));
      const [first, ...others] = [...commands.values()];
      const changed = [{ ...first!, data: { ...first!.data, description: 'Changed' } }, ...others.slice(1)];
      expect(await deploy(client.rest, application, changed)).toMatchObject({
        sent: ['analyze'],
        removed: ['arena'],
      });
    } finally {
      await client.close();
      await local.close();
    }
  });

  test('what Discord adds or says by default makes no difference; anything else does', () => {
    const there = {
      id: '1',
      version: '2',
      type: 1,
      nsfw: false,
      name: 'a',
      options: [{ type: 1, required: false }],
      contexts: null,
    };
    expect(canonical(there)).toBe(canonical({ options: [{ type: 1 }], name: 'a' }));
    expect(canonical(there)).not.toBe(canonical({ options: [{ type: 3 }], name: 'a' }));
  });
});

describe.each(WRITTEN)('completion of a line in %s', (id) => {
  const locale = locales[id];

  test('never too many, never too long, never twice; every value is understood', () => {
    for (const typed of [
      '',
      'n',
      'nim',
      'nim 3 4',
      'nim 3 + ',
      'nim 3 + wy',
      'x'.repeat(200),
      '尼',
      'nim 3 4 5 misere',
      '🙂',
    ]) {
      const found = completeLine(typed, locale, false);
      expect(found.length).toBeLessThanOrEqual(25);
      expect(new Set(found.map((one) => one.value)).size).toBe(found.length);
      for (const { name, value } of found) {
        expect([...name].length).toBeLessThanOrEqual(100);
        expect([...value].length).toBeLessThanOrEqual(100);
        expect(parseLine(value).ok, value).toBe(true);
      }
    }
  });

  test('games are found by their id, their name and their other names', () => {
    for (const game of gameIds)
      for (const name of [game, locale.games[game].name, ...locale.games[game].aliases].filter(
        (one) => !/\s/.test(one),
      ))
        expect(
          completeLine(name, locale, false).map((one) => one.value.split(' ')[0]),
          name,
        ).toContain(game);
  });

  test('games are found by what they are called in any language', () => {
    for (const id of LANGUAGES)
      for (const game of gameIds)
        for (const name of locales[id].games[game].aliases.filter((one) => !/\s/.test(one)))
          expect(completeLine(name, locale, true).map((one) => one.value.split(' ')[0])).toContain(game);
  });

  test('who has typed nothing chooses among games, the charming ones first and exercises last', () => {
    const offered = completeLine('', locale, true);
    expect(offered.slice(0, 9).map(({ value }) => value)).toEqual([
      'nim',
      'chomp',
      'kayles',
      'hackenbush',
      'wythoff',
      'euclid',
      'fibonacci',
      'coins',
      'bash',
    ]);
    expect(offered[0]?.name).toContain(locale.games.nim.summary);
    expect(offered.map(({ value }) => value)).not.toContain('addsub');
  });

  test('a game alone is offered where a position can be dealt', () => {
    expect(completeLine('nim', locale, true).map((one) => one.value)).toContain('nim');
    expect(completeLine('nim', locale, false).map((one) => one.value)).not.toContain('nim');
  });

  test('what is typed whole comes first', () => {
    expect(completeLine('nim 3 4 5', locale, true)[0]).toEqual({ name: '✓ nim 3 4 5', value: 'nim 3 4 5' });
  });

  test('topics and games of the help', () => {
    expect(completeTopic('nim', locale).map((one) => one.value)).toContain('nim');
    expect(completeTopic('', locale).length).toBeLessThanOrEqual(25);
  });
});
