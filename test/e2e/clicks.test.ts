/** Clicks that race, come late, come from bystanders, or come while Discord has trouble. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Ack } from '../../src/local/types.ts';
import { must } from '../support/app.ts';
import { onStage } from '../support/on-stage.ts';
import { linksOf, messageOf, textOf, until } from '../support/scripted.ts';

const { held, ada, ben, ming, anew, teacher, pair, movesOf } = onStage(
  { seed: 'clicks' },
  { logs: 'anything' },
);

const answered = (acks: readonly Ack[]): void => {
  for (const ack of acks) expect(ack.kind).not.toBe('failed');
};
test('the same button five times in 100 ms is one move, and every click is answered', async () => {
  const board = await ada.playBot('nim 3 3');
  const id = ada.idOn(board);
  const button = ada.control(board, 'move');
  const acks = await Promise.all(
    Array.from({ length: 5 }, async (_, i) => {
      await sleep(i * 20);
      return ada.use(board, button);
    }),
  );
  // Discord itself refuses a button that is no longer on the message; what reached the bot was answered.
  for (const ack of acks) if (ack.kind === 'failed') expect(ack.reason).toBe('not-found');
  expect(acks.filter((ack) => ack.kind === 'updated')).toHaveLength(1);
  expect(await movesOf(id)).toHaveLength(2);
});

test('the same button five times at once is one move; the others are told', async () => {
  const board = await ada.playBot('nim 3 3');
  const id = ada.idOn(board);
  const button = ada.control(board, 'move');
  const acks = await Promise.all(Array.from({ length: 5 }, () => ada.use(board, button)));
  answered(acks);
  expect(acks.filter((ack) => ack.kind === 'updated')).toHaveLength(1);
  for (const ack of acks.filter((one) => one.kind === 'replied'))
    expect(ada.read(messageOf(ack))).toMatch(/out of date/);
  expect(await movesOf(id)).toHaveLength(2);
});

test('two people who accept an open seat at once: one has it, the other is told', async () => {
  const board = await ada.run('play', { line: 'nim 3 3', anybody: true, first: 'me' });
  const acks = await Promise.all([ben.press(board, 'accept'), ming.press(board, 'accept')]);
  answered(acks);
  expect(acks.map((ack) => ack.kind).sort()).toEqual(['replied', 'updated']);
  const winner = acks[0].kind === 'updated' ? ben : ming;
  const live = await held.app.matches.show(ada.idOn(board));
  expect(live.ok && live.value.match.seats[1]).toEqual({ kind: 'person', user: winner.id });
});

test('two players who click at once: the one to move moves, the other is told', async () => {
  const board = await pair();
  const button = ada.control(board, 'move');
  const [mine, theirs] = await Promise.all([ada.use(board, button), ben.use(board, button)]);
  expect(mine.kind).toBe('updated');
  expect(theirs.kind).toBe('replied');
  expect(ben.read(messageOf(theirs))).toMatch(/turn|out of date/);
  expect(await movesOf(ada.idOn(board))).toHaveLength(1);
});

test('a board that was drawn twice: the old one tells kindly, with a way to the new one', async () => {
  const board = await pair();
  const live = must(await held.app.matches.show(ada.idOn(board)));
  // The old message stays unchanged, since the redraw never reaches Discord.
  const old = ada.control(board, 'move');
  await held.app.matches.play(live.match.id, ada.id, live.match.revision, '1:1');
  const ack = await ada.use(board, old);
  const told = ada.message(messageOf(ack));
  expect(told.ephemeralFor).toBe(ada.id);
  expect(textOf(told)).toMatch(/out of date/);
  expect(linksOf(told).some((link) => link.endsWith(`/${board}`))).toBe(true);
  expect(await movesOf(live.match.id)).toEqual(['1:1']);
  // And the board itself is drawn anew.
  await until(() => ada.read(board).includes('nim 2 4 5'), 'the board as it is');
});

test('a bystander is told kindly, in their own language, and nothing happens', async () => {
  const board = await pair();
  for (const verb of ['move', 'type', 'resign']) {
    const told = ming.message(await ming.open(board, verb));
    expect(told.ephemeralFor).toBe(ming.id);
    expect(textOf(told)).toMatch(/的对局/);
  }
  expect(await movesOf(ada.idOn(board))).toEqual([]);
});

test('a challenge mentions the other one, who accepts it on the same board', async () => {
  const board = await ada.run('play', { line: 'nim 3 3', opponent: ben.id, first: 'me' });
  expect(ben.message(board).mentions.map((user) => user['id'])).toEqual([ben.id]);
  expect(await ben.open(board, 'accept')).toBe(board);
});

test('somebody else’s challenge cannot be accepted, declined or taken back', async () => {
  const board = await ada.run('play', { line: 'nim 3 3', opponent: ben.id });
  for (const [who, verb] of [
    [ming, 'accept'],
    [ming, 'decline'],
    [ben, 'cancel'],
    [ada, 'accept'],
  ] as const)
    expect((await who.press(board, verb)).kind).toBe('replied');
  expect((await ada.press(board, 'cancel')).kind).toBe('updated');
  expect(ada.read(board)).toMatch(/took the challenge back/);
});

test('a typed move that is wrong changes nothing and says what is possible; then a right one is played', async () => {
  const board = await ada.playBot('nim 3 3');
  for (const wrong of ['', 'abc', '9:1', '1:0', '1:99', '**bold**', '<@1>', "1'; drop table"]) {
    const told = await ada.type(board, wrong);
    if (wrong === '') expect(told).toMatchObject({ kind: 'failed' });
    else expect(ada.read(messageOf(told))).toMatch(/Moves that work here/);
  }
  expect(await movesOf(ada.idOn(board))).toEqual([]);
  expect((await ada.type(board, '1:3')).kind).toBe('updated');
});

test('hints are private and climb four steps; undo takes back; resigning is asked twice', async () => {
  const board = await ada.playBot();
  const hint = await ada.open(board, 'hint');
  expect(ada.message(hint).ephemeralFor).toBe(ada.id);
  expect(ada.read(hint)).toMatch(/Hint 1 of 4[\s\S]*N-position/);
  for (const step of [2, 3, 4]) {
    expect(await ada.open(hint, 'hint-next')).toBe(hint);
    expect(ada.read(hint)).toContain(`Hint ${step} of 4`);
  }
  expect(ada.read(hint)).toMatch(/1:2/);
  await ada.type(board, '3:5');
  await ada.press(board, 'undo');
  expect(ada.read(board)).toMatch(/practice[\s\S]*nim 3 4 5/);
  const asked = await ada.open(board, 'resign');
  await ada.press(asked, 'resign-no');
  expect(ada.read(board)).toMatch(/to move/);
  await ada.resign(board);
  await until(() => /resigned/.test(ada.read(board)), 'the board after resigning');
  const why = ada.message(await ada.open(board, 'why'));
  expect(why.ephemeralFor).toBe(ada.id);
  expect(textOf(why)).toMatch(/N-position/);
});

test('a rematch is one click, the other one starts, and the second click finds the first', async () => {
  const board = await ada.playBot('nim 1');
  await ada.type(board, '1:1');
  expect(ada.read(board)).toMatch(/wins/);
  const next = await ada.open(board, 'rematch');
  expect(next).not.toBe(board);
  // The bot starts and takes the only stone.
  expect(ada.read(next)).toMatch(/Sprague \(perfect\) wins/);
  const second = await ada.open(board, 'rematch');
  expect(linksOf(ada.message(second)).some((link) => link.endsWith(`/${next}`))).toBe(true);
});

test('a rematch that the other one wants too is accepted, and its board says so', async () => {
  const board = await pair({ line: 'nim 1' });
  await ada.type(board, '1:1');
  const next = await ada.open(board, 'rematch');
  expect(ben.read(next)).toMatch(/challenges/);
  const told = await ben.open(board, 'rematch');
  expect(linksOf(ben.message(told)).some((link) => link.endsWith(`/${next}`))).toBe(true);
  await until(() => /to move/.test(ben.read(next)), 'the board of the rematch');
});

test('two clicks on Rematch at once make one board', async () => {
  const board = await ada.playBot('nim 1');
  await ada.type(board, '1:1');
  const before = ada.messages().length;
  const acks = await Promise.all([ada.press(board, 'rematch'), ada.press(board, 'rematch')]);
  answered(acks);
  const boards = ada
    .messages()
    .slice(before)
    .filter((message) => message.ephemeralFor === null);
  expect(boards).toHaveLength(1);
});

test('languages: what one person sees or plays alone follows them, what people share the server', async () => {
  const panel = await ming.run('settings');
  expect(ming.read(panel)).toMatch(/设置/);
  await ming.press(panel, '你的语言', ['en']);
  expect(ming.read(panel)).toMatch(/Settings[\s\S]*Saved/);
  expect(ming.read(await ming.run('analyze', { line: 'wythoff 3 5' }))).toMatch(/P-position/);
  await ming.press(panel, 'language', ['zh-CN']);
  expect(ming.read(await ming.run('analyze', { line: 'wythoff 3 5' }))).toMatch(/先手必败/);
  const alone = await ming.run('play', { line: '尼姆' });
  expect(ming.read(alone)).toMatch(/轮到/);
  expect(ming.read(await ming.run('play', { line: '尼姆', opponent: ben.id }))).toMatch(/challenges/);
  const theirs = await teacher.run('settings');
  await teacher.press(theirs, 'server', ['zh-CN']);
  expect(ada.read(await ada.run('play', { line: 'nim 3 4 5' }))).toMatch(/to move/);
  expect(ada.read(await ada.run('play', { line: 'nim 3 4 5', opponent: ben.id }))).toMatch(/发起挑战/);
});

test('the other levels and Share of an analysis', async () => {
  const card = await ada.run('analyze', { line: 'wythoff 3 5', explain: 'answer' });
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  for (const [level, said] of [
    ['proof', /Proof/],
    ['table', /wythoff 3 4|take/],
    ['why', /What decides/],
    ['moves', /Every move you have/],
    ['answer', /P-position/],
  ] as const) {
    expect(await ada.open(card, level)).toBe(card);
    expect(ada.read(card)).toMatch(said);
  }
  const shared = await ada.open(card, 'share-answer');
  expect(ben.read(shared)).toMatch(/P-position[\s\S]*Shared by/);
});

test('in a direct message, too', async () => {
  const alone = held.person('Ada', 'dm');
  const board = await alone.playBot('nim 1 1');
  expect((await alone.type(board, '1:1')).kind).toBe('updated');
  expect(alone.read(board)).toMatch(/wins/);
});

test('the gateway is dropped and resumes: the game goes on', async () => {
  const board = await ada.playBot();
  held.local.gateway.drop();
  await until(() => held.local.world.botOnline(), 'the resume');
  await until(async () => (await ada.type(board, '1:2')).kind !== 'failed', 'an answer');
  expect(await movesOf(ada.idOn(board))).toHaveLength(2);
});

test('an answer whose arrival nobody knows is never repeated, and the board comes right', async () => {
  // Discord gives up waiting for it soon.
  await anew({ seed: 'clicks', local: { limits: { answerMs: 3_000 } } });
  const board = await ada.playBot('nim 7 6 8');
  const id = ada.idOn(board);
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 404, code: 10_062, message: 'Unknown interaction' },
  );
  const button = ada.control(board, 'focus');
  await ada.use(board, button);
  await ada.press(board, 'back').catch(() => null);
  held.local.faults.clear();
  const asked = await ada.modal(board, 'type');
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 404, code: 10_062, message: 'Unknown interaction' },
  );
  void ada.fill(asked, { move: '1:2' });
  await until(() => /Move 2/.test(ada.read(board)), 'the board drawn anew');
  expect((await movesOf(id)).filter((move) => move === '1:2')).toHaveLength(1);
  expect(held.logged.join('\n')).toContain('perhaps delivered');
  expect(held.logged.join('\n')).not.toMatch(/interactions\/\d+\/[\w.-]{20,}/);
});

test('a board whose message was deleted is posted anew', async () => {
  const board = await ada.playBot();
  const id = ada.idOn(board);
  const asked = await ada.open(board, 'resign');
  held.local.faults.next(
    { method: 'PATCH', path: `/messages/${board}` },
    { kind: 'answer', status: 404, code: 10_008, message: 'Unknown Message' },
  );
  await ada.press(asked, 'resign-yes');
  const live = await until(async () => {
    const shown = await held.app.matches.show(id);
    return shown.ok && shown.value.match.board !== null && shown.value.match.board.message !== board
      ? shown.value
      : null;
  }, 'a new board');
  expect(ada.read(live.match.board!.message)).toMatch(/resigned/);
});

test('a page of a message that was deleted meanwhile is shown to whoever pressed', async () => {
  const help = await ada.run('help');
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 404, code: 10_008, message: 'Unknown Message' },
  );
  const shown = await ada.open(help, 'game', ['nim']);
  expect(shown).not.toBe(help);
  expect(ada.controls(shown).length).toBeGreaterThan(0);
  expect(held.logged.join('\n')).not.toContain('failed');
});

test('a click that fails without an answer has one line in the log, however quickly it failed', async () => {
  await anew({ seed: 'clicks', local: { limits: { answerMs: 3_000 } } });
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 400, code: 50_035, message: 'Invalid Form Body' },
    9,
  );
  expect((await ada.slash('help')).kind).toBe('failed');
  expect(held.logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      msg: 'an interaction failed',
      what: '/help',
      firstMs: null,
      error: expect.objectContaining({ code: 50_035 }) as object,
      untold: expect.objectContaining({ code: 50_035 }) as object,
    }),
  ]);
});

test('a server error of Discord’s is told, and the move is not lost', async () => {
  const board = await ada.playBot();
  const asked = await ada.modal(board, 'type');
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 400, code: 50_035, message: 'Invalid Form Body' },
  );
  const ack = await ada.fill(asked, { move: '1:2' });
  expect(ada.read(messageOf(ack))).toMatch(/went wrong/);
  expect((await movesOf(ada.idOn(board)))[0]).toBe('1:2');
  await until(() => /Move 2/.test(ada.read(board)), 'the board drawn anew');
});
