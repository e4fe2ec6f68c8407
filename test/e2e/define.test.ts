/** Games of a server's own, as people meet them. */
import { expect, test } from 'vitest';
import { locales } from '../../src/texts/index.ts';
import { onStage } from '../support/on-stage.ts';
import { messageOf } from '../support/scripted.ts';

const { held, ada, ben, teacher } = onStage({ seed: 'define' });

test('a game is named, found while typing, explained, played and analysed; its matches outlive its name', async () => {
  expect(ada.read(await ada.run('define'))).toMatch(/has no custom games[\s\S]*1,3,4/);
  const told = await ada.run('define', { name: 'Frogs', definition: '1,2:0-2' });
  expect(ben.message(told).ephemeralFor).toBeNull();
  expect(ben.read(told)).toMatch(/added a game: \*\*frogs\*\*[\s\S]*`1,2:0-2`[\s\S]*\/analyze frogs 9 4/);
  const list = await ben.run('define');
  expect(ben.read(list)).toMatch(/frogs/);
  expect(ben.message(list).ephemeralFor).toBe(ben.id);

  expect((await ben.complete('play', 'line', 'fr')).map((one) => one.value)).toContain('frogs 9 4');
  expect((await ben.complete('play', 'line', 'frogs')).map((one) => one.value)).toContain('frogs');
  expect((await ben.complete('analyze', 'line', 'nim 3 + frogs 9'))[0]).toEqual({
    name: '✓ nim 3 + custom 9 rule=1,2:0-2',
    value: 'nim 3 + frogs 9',
  });
  expect((await ben.complete('help', 'topic', 'frog')).map((one) => one.value)).toEqual(['frogs']);
  expect(ben.read(await ben.run('help', { topic: 'frogs' }))).toMatch(/Make the last move to win/);

  const card = await ben.run('analyze', { line: 'frogs 9 4' });
  expect(ben.read(card)).toMatch(/custom 9 4 rule=1,2:0-2[\s\S]*N-position/);
  await ben.press(card, 'proof');
  expect(ben.read(card)).toMatch(/N-position/);

  const board = await ben.playBot('frogs 2');
  const dealt = await ben.run('play', { line: 'frogs', level: 'beginner', first: 'me' });
  expect(ben.read(dealt)).toMatch(/custom [\d ]+ rule=1,2:0-2/);
  const hint = await ben.open(board, 'hint');
  expect(ben.read(hint)).toMatch(/N-position/);

  expect(ben.read(await ben.run('define', { remove: 'frogs' }))).toMatch(/Only .* can remove/);
  expect((await ada.complete('define', 'remove', 'fr')).map((one) => one.value)).toEqual(['frogs']);
  const gone = await ada.run('define', { remove: 'Frogs' });
  expect(ben.read(gone)).toMatch(/removed the game \*\*frogs\*\*/);
  expect(ben.read(await ben.run('play', { line: 'frogs 2' }))).toMatch(/know a game called “frogs”/);
  await ben.type(board, '1:2');
  expect(ben.read(board)).toMatch(/wins/);
  expect(ben.verbs(board)).toContain('rematch');
  const again = await ben.open(board, 'rematch');
  expect(ben.read(again)).toMatch(/take 2[\s\S]*custom 0 rule=1,2:0-2/);
});

test('a graph, an octal code, a set of numbers; a Chinese name', async () => {
  for (const [name, definition, line, found] of [
    ['triangle', 'a>b, b>c, a>c', 'triangle a a b', /custom a a b edges=/],
    ['dawson-like', '0.137', 'dawson-like 9', /custom 9 rule=/],
    ['跳棋', '1,3,4', '跳棋 10 反常', /custom 10 rule=1,3,4 misere/],
  ] as const) {
    await ada.run('define', { name, definition });
    expect(ada.read(await ada.run('analyze', { line }))).toMatch(found);
  }
});

test('refusals name the token and show what works; they are private', async () => {
  for (const [options, found] of [
    [{ name: 'nim', definition: '1,2' }, /“nim” already means something else[\s\S]*\/define name:frogs/],
    [{ name: 'ours', definition: '0:1' }, /“rule=0:1” doesn’t fit[\s\S]*\/define name:frogs/],
    [{ name: 'a b', definition: '1,2' }, /“a b” can’t be a name/],
    [{ name: 'ours', definition: 'a>b,b>a' }, /a>b|b>a/],
    [{ name: 'ours' }, /It needs a definition/],
    [{ definition: '1,2' }, /needs a name/],
    [{ remove: 'ours' }, /no game called “ours”/],
  ] as const) {
    const refused = await ada.run('define', options);
    expect(ada.read(refused)).toMatch(found);
    expect(ada.message(refused).ephemeralFor).toBe(ada.id);
  }
  await ada.run('define', { name: 'ours', definition: '1,2' });
  expect(ada.read(await ada.run('play', { line: 'ours x' }))).toMatch(/“x”[\s\S]*ours 9 4/);
  expect(ada.read(await ada.run('analyze', { line: 'ours x' }))).toMatch(/“x”[\s\S]*ours 9 4/);
  expect(ada.read(await ada.run('define', { name: 'Ours', definition: '1,3' }))).toMatch(/has a game called/);
});

test('who manages the server may take any name away', async () => {
  await ada.run('define', { name: 'ours', definition: '1,2' });
  expect(teacher.read(await teacher.run('define', { remove: 'ours' }))).toMatch(/removed the game/);
});

test('a message with a line of a server’s own game is analysed from its menu', async () => {
  await ada.run('define', { name: 'ours', definition: '1,2' });
  const message = held.local.world.say(ben.id, ben.channel, 'who wins `ours 7 4`?')!;
  const ack = await held.local.world.menu(ada.id, ada.channel, {
    name: locales.en.commands.menus.analyze,
    target: message.id,
  });
  expect(ada.read(messageOf(ack))).toMatch(/custom 7 4 rule=1,2/);
});

test('tables, claims and boards know the name', async () => {
  await ada.run('define', { name: 'frogs', definition: '1,2:0-2' });
  expect((await ben.complete('table', 'game', 'fro'))[0]).toEqual({ name: 'frogs', value: 'frogs' });
  expect((await ben.complete('claim', 'claim', 'fro')).map((one) => one.value)).toEqual([
    'frogs: P iff n mod 4 = 0',
  ]);
  expect((await ben.complete('claim', 'claim', 'frogs a b: P iff a = b'))[0]?.name).toMatch(/✓ frogs a b/);
  const table = await ben.run('table', { game: 'frogs' });
  expect(ben.read(table)).toMatch(/Table of `frogs n`[\s\S]*period[\s\S]*\/claim frogs n: /);
  const misere = await ben.run('table', { game: 'frogs misere' });
  expect(ben.read(misere)).toMatch(/Table of `frogs n misere`/);
  expect(ben.read(await ben.run('table', { game: 'frogs x' }))).toMatch(/“x”[\s\S]*frogs 9 4/);

  expect(ben.read(await ben.run('claim', { claim: 'frogs x: P' }))).toMatch(/“x”[\s\S]*frogs 9 4: N/);
  const refuted = await ben.run('claim', { claim: 'frogs:P iff n mod 4 = 0' });
  expect(ben.read(refuted)).toMatch(/counterexample is `frogs \d+`/);
  const holds = await ben.run('claim', { claim: 'frogs a b：P iff a = b' });
  expect(ben.read(holds)).toMatch(/`frogs a b`[\s\S]*counterexample is `frogs /);
  expect(ben.read(await ben.run('claim', { claim: 'custom n rule=1-3: P iff n mod 4 = 0' }))).toMatch(/True/);

  const board = await ben.playBot('frogs 5 + nim 2');
  expect(ben.read(board)).toMatch(/frogs \+ Nim/);
  expect(ben.read(await ben.run('analyze', { line: 'frogs 5' }))).toMatch(/frogs · `custom 5 rule=1,2:0-2`/);
  const open = await ben.run('play', { line: 'frogs 9 + nim 2 + custom 4 take=1,3', anybody: true });
  expect(ada.read(await ada.open(open, 'rules'))).toMatch(
    /\(frogs\)[\s\S]*take 1 or 2; you may split[\s\S]*\(Nim\)[\s\S]*\(A game of your own\)[\s\S]*take 1 or 3\./,
  );
  await ada.run('define', { remove: 'frogs' });
  expect(ben.read(await ben.run('games'))).toMatch(/frogs \+ Nim/);
  await ben.type(board, '2:1');
  expect(ben.read(board)).toMatch(/frogs \+ Nim/);
});
