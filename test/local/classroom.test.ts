/** Access to a class without accounts, attempted by strangers. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LocalClassroom, teacherCalled } from '../../src/local/classroom/index.ts';
import { nameFault } from '../../src/local/classroom/names.ts';
import { type Local, startLocal } from '../../src/local/index.ts';
import { type PageServer, startPage } from '../../src/local/page/page.ts';
import type { FromServer } from '../../src/local/page/protocol.ts';
import { GUILD_ID } from '../../src/local/seed.ts';
import { folderOfTest } from '../support/folder.ts';

const DAY_MS = 24 * 3_600_000;

const TEACHER = teacherCalled('Ms Turing');

let folder: string;
let local: Local;
let classroom: LocalClassroom;
let page: PageServer;
let now: number;
let erased: string[];
/** How long the next erasure takes. */
let erasing: Promise<void>;
/** Runs what the classroom does once a minute. */
let everyMinute: () => void;

const open = async (publicUrl: string | null = null): Promise<void> => {
  local = await startLocal({ cast: [TEACHER], file: join(folder, 'class.sqlite') });
  classroom = new LocalClassroom({
    door: local.door,
    teacher: TEACHER,
    folder,
    host: '127.0.0.1',
    publicUrl,
    exportOf: (person) => Promise.resolve(JSON.stringify({ person })),
    erase: (person) => {
      erased.push(person);
      return erasing;
    },
    eraseServer: (guild) => Promise.resolve(void erased.push(guild)),
    clock: () => now,
    every: (_, act) => {
      everyMinute = act;
      return { cancel: () => undefined };
    },
  });
  page = await startPage({ world: local.world, port: 0, classroom });
};
const close = async (): Promise<void> => {
  await page.close();
  await classroom.close();
  await local.close();
};
beforeEach(async () => {
  folder = folderOfTest();
  now = Date.now();
  erased = [];
  erasing = Promise.resolve();
  await open();
});
afterEach(() => close());

const post = (path: string, body: object, cookie = '', origin = page.url): Promise<Response> =>
  fetch(`${page.url}${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = (path: string, cookie = ''): Promise<Response> =>
  fetch(`${page.url}${path}`, { headers: { cookie } });
const said = async (answer: Response): Promise<unknown> => answer.json();
const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')!.split(';')[0]!;

const code = (): string => classroom.register.view().code;
const comeIn = (name: string, typed = code()): Promise<Response> =>
  post('/door/join', { code: typed, name, locale: 'en' });
const seat = async (name: string): Promise<string> => cookieOf(await comeIn(name));
const teacher = async (): Promise<string> =>
  cookieOf(await post('/door/enter', { secret: classroom.secret }));
const personOf = (name: string): string => local.world.people().find((person) => person.name === name)!.id;

/** Posts a body that never ends; returns the status of the answer. */
const postForever = (path: string, cookie = ''): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { origin: page.url, cookie, 'content-type': 'application/json' };
    const posted = request(`${page.url}${path}`, { method: 'POST', headers }, (answer) => {
      clearInterval(more);
      resolve(answer.statusCode ?? 0);
      posted.destroy();
    });
    const more = setInterval(() => posted.write('x'.repeat(64 * 1024)), 5);
    posted.once('error', (error) => {
      clearInterval(more);
      reject(error);
    });
  });

test('a body without end is refused as soon as it is too long', async () => {
  expect(await postForever('/door/join')).toBe(413);
  expect(await postForever('/upload')).toBe(403);
  expect(await postForever('/upload', await teacher())).toBe(413);
});

test('a seat has some windows, not any number of them', async () => {
  const cookie = await seat('Ada');
  const windows = Array.from({ length: 10 }, () => look(cookie));
  const view = { t: 'view', person: TEACHER.id, channel: local.world.channels(TEACHER.id)[0]!.id };
  for (const one of windows) await one.say(view);
  expect(await look(cookie).ended).toMatch(/429/);
  const other = look(await seat('Ben'));
  await other.say(view);
  expect(await other.wait('state')).toMatchObject({ person: personOf('Ben') });
});

/** A window: what it was sent, and how it ended. */
const look = (cookie: string, origin = page.url) => {
  const heard: FromServer[] = [];
  const socket = new WebSocket(`${page.url.replace('http', 'ws')}/socket`, { headers: { cookie, origin } });
  const ended = new Promise<string>((resolve) => {
    socket.once('error', (error) => {
      resolve(error.message);
    });
    socket.once('close', (status) => {
      resolve(String(status));
    });
  });
  socket.on('message', (text) => heard.push(JSON.parse((text as Buffer).toString()) as FromServer));
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
  return {
    heard,
    ended,
    socket,
    close: () => socket.close(),
    say: async (message: object): Promise<void> => {
      await opened;
      socket.send(JSON.stringify(message));
    },
    /** The first message of this kind that matches. */
    wait: async <T extends FromServer['t']>(
      kind: T,
      fits: (message: Extract<FromServer, { t: T }>) => boolean = () => true,
    ): Promise<Extract<FromServer, { t: T }>> =>
      expect
        .poll(() => heard.find((one) => one.t === kind && fits(one as never)))
        .toBeDefined()
        .then(() => heard.find((one) => one.t === kind && fits(one as never)) as never),
  };
};

/** A window that shows a person’s first channel. */
const seen = async (cookie: string, person: string) => {
  const window = look(cookie);
  await window.say({ t: 'view', person, channel: '' });
  await window.wait('state');
  return window;
};

test('a seat needs the code, an own name, and an open door', async () => {
  expect(await said(await comeIn('Ada', 'AAAAAA'))).toEqual({ fault: 'code' });
  const joined = await post('/door/join', {
    code: ` ${code().toLowerCase().replace(' ', '-')}`,
    name: '  小  明 ',
    locale: 'zh-CN',
  });
  expect(joined.status).toBe(200);
  expect(joined.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict/);
  expect(local.world.people().map(({ name, roles, locale }) => [name, roles, locale])).toEqual([
    [TEACHER.name, ['Teacher'], 'en-GB'],
    ['小 明', ['Student'], 'zh-CN'],
  ]);
  for (const [name, fault] of [
    ['', 'name-empty'],
    ['小明', 'name-taken'],
    [TEACHER.name.toUpperCase(), 'name-taken'],
    ['Ms. Tùring', 'name-taken'],
    ['SPRAGUE', 'name-taken'],
    ['@everyone', 'name-signs'],
    ['<b>Ada</b>', 'name-signs'],
    ['‮Ada', 'name-signs'],
    ['x'.repeat(25), 'name-long'],
  ] as const)
    expect(await said(await comeIn(name)), name).toEqual({ fault });
  const asTeacher = await teacher();
  await post('/door/class', { act: 'open', open: false }, asTeacher);
  expect(await said(await comeIn('Ada'))).toEqual({ fault: 'closed' });
  await post('/door/class', { act: 'open', open: true }, asTeacher);
  await post('/door/class', { act: 'refuse', word: 'idiot' }, asTeacher);
  expect(await said(await comeIn('Big Idiot'))).toEqual({ fault: 'name-refused' });
  expect((await comeIn('Ada')).status).toBe(200);
});

test('a short word is refused as a whole name alone', () => {
  expect(nameFault('Bo', [], ['bo'])).toBe('name-refused');
  expect(nameFault('Bob', [], ['bo'])).toBeNull();
});

test('a name looks like no other: no unseen letters, no piles of marks, no letters that imitate Latin ones', () => {
  const fault = (name: string) => nameFault(name, ['Ada'], ['Ms Turing']);
  for (const name of [
    ...['\u3164', 'Ada\u1160', '\u115fAda', 'Adaﾠ', `a${'\u0301'.repeat(20)}`],
    ...['Аda', 'Adа', 'Tеacher', 'Мs Turing', 'Ꭺda', 'ꓮda', 'Αda'],
  ])
    expect(fault(name), JSON.stringify(name)).toBe('name-signs');
  for (const name of [
    'Анна',
    'Ελένη',
    'علي Ali',
    'A小明',
    'Zoë',
    'Nguyễn',
    'らーめんX',
    '김B',
    'ကြွှေ',
    'ʻOkina',
  ])
    expect(fault(name), name).toBeNull();
});

test('rude names, and what pretends to be the teacher or the bot, are refused; real names are not', () => {
  const fault = (name: string) => nameFault(name, ['Ms Turing'], ['Ms Turing']);
  for (const name of [
    ...['Fuck', 'fuuuck you', 'F.U.C.K', 'sh1t', 'SHÍT', 'Big Ass', 'ｂｉｔｃｈ', 'ass 2'],
    ...['傻逼小明', '王八蛋', '脑残粉', '腦殘', '死ね', 'バカ', 'ばか', 'クソ', '馬鹿太郎'],
    ...[
      'Teacher',
      'the teacher',
      'teacher2',
      'Ms Turing 2',
      'Sprague bot',
      'Admin',
      'Bot',
      '王老师',
      '老師',
      '田中先生',
    ],
  ])
    expect(fault(name), name).toBe('name-refused');
  for (const name of [
    ...[
      'Takeshita',
      'Cassandra',
      'Hancock',
      'Nazir',
      'Pornchai',
      'Dickson',
      'Essex',
      'Abbott',
      'Botond',
      'Ann 7',
    ],
    ...[
      'かすみ',
      'ふくそう',
      'ホット',
      '王思远',
      '师小明',
      '先崎学',
      '小明',
      'Ada',
      'Turing',
      'Müller',
      'O’Neill',
    ],
  ])
    expect(fault(name), name).toBeNull();
});

test('nobody guesses a code: after thirty wrong ones of an address even the right one waits', async () => {
  const ada = await comeIn('Ada');
  const { key } = (await said(ada)) as { key: string };
  for (let tries = 0; tries < 30; tries += 1) expect((await comeIn('Ben', 'AAAAAA')).status).toBe(400);
  const right = await comeIn('Ben');
  expect([right.status, await said(right)]).toEqual([429, { fault: 'slow' }]);
  // The teacher and who has a seat come in all the same: their keys are too long to be guessed.
  expect((await post('/door/enter', { secret: classroom.secret })).status).toBe(200);
  expect((await post('/door/back', { key })).status).toBe(200);
});

test('a code runs out, and a new one ends the old', async () => {
  const old = code();
  await post('/door/class', { act: 'code' }, await teacher());
  expect(code()).not.toBe(old);
  expect(await said(await comeIn('Ada', old))).toEqual({ fault: 'code' });
  now += DAY_MS;
  expect(await said(await comeIn('Ada'))).toEqual({ fault: 'code' });
});

test('who has no seat reaches nothing but the door', async () => {
  for (const cookie of ['', 'sprague=', 'sprague=guessed', `sprague=${classroom.secret}`]) {
    expect(await look(cookie).ended, cookie).toContain('401');
    expect((await get('/file?at=x', cookie)).status).toBe(401);
    expect((await get('/door/class', cookie)).status).toBe(403);
    expect((await get('/door/qr.svg', cookie)).status).toBe(403);
    expect((await get('/door/mine', cookie)).status).toBe(403);
    expect((await post('/door/class', { act: 'empty' }, cookie)).status).toBe(403);
    expect((await post('/upload?name=a', {}, cookie)).status).toBe(403);
    expect(await said(await get('/door/me', cookie))).toMatchObject({ seat: null });
  }
  expect((await post('/door/enter', { secret: 'guessed' })).status).toBe(400);
  expect((await post('/door/back', { key: 'guessed' })).status).toBe(400);
});

test('a student is nobody else, whatever their window says', async () => {
  const [ada, ben] = [await seat('Ada'), await seat('Ben')];
  const window = look(ada);
  const channel = local.world.channels(TEACHER.id)[0]!.id;
  await window.say({ t: 'view', person: TEACHER.id, channel });
  expect(await window.wait('state')).toMatchObject({ person: personOf('Ada'), seat: 'student' });
  // A class of children has no chat.
  await window.say({ t: 'ask', id: 1, person: TEACHER.id, channel, ask: { kind: 'say', content: 'hello' } });
  expect(await window.wait('answer')).toMatchObject({ answer: { kind: 'failed', reason: 'not-allowed' } });
  expect(local.world.messages(TEACHER.id, channel)).toEqual([]);
  // Another student's own channel is hidden.
  const benDirect = local.world.channels(personOf('Ben')).find(({ kind }) => kind === 'dm')!.id;
  await window.say({ t: 'view', person: personOf('Ben'), channel: benDirect });
  const seen = await window.wait('messages', (message) => message.person === personOf('Ada'));
  expect(seen.channel).not.toBe(benDirect);
  expect(window.heard.some((one) => one.t === 'messages' && one.channel === benDirect)).toBe(false);
  for (const path of ['/door/class', '/door/qr.svg']) expect((await get(path, ada)).status).toBe(403);
  expect((await post('/door/class', { act: 'empty' }, ada)).status).toBe(403);
  expect((await post('/upload?name=a', {}, ada)).status).toBe(403);
  // Nor can anybody else's data be downloaded.
  expect(await said(await get(`/door/mine?person=${personOf('Ben')}`, ada))).toEqual({
    person: personOf('Ada'),
  });
  expect(await said(await get(`/door/mine?person=${personOf('Ben')}`, await teacher()))).toEqual({
    person: personOf('Ben'),
  });
  expect(await said(await get('/door/me', ben))).toMatchObject({ seat: 'student' });
  window.close();
});

test('requests from elsewhere are refused, with a seat or without', async () => {
  const ada = await seat('Ada');
  for (const origin of ['https://example.org', 'null', `${page.url}.example.org`]) {
    expect((await post('/door/join', { code: code(), name: 'Eve', locale: 'en' }, '', origin)).status).toBe(
      403,
    );
    expect((await post('/door/leave', { erase: true }, ada, origin)).status).toBe(403);
    expect(await look(ada, origin).ended).toContain('403');
  }
  expect(local.world.people().map(({ name }) => name)).toEqual([TEACHER.name, 'Ada']);
});

test('who is removed is shown out at once, with their data, and does not come back by their link', async () => {
  const ada = await seat('Ada');
  const person = personOf('Ada');
  const window = await seen(ada, person);
  await post('/door/class', { act: 'remove', person, banned: true, erase: true }, await teacher());
  expect(await window.ended).toBe('4001');
  expect(erased).toEqual([person]);
  expect(await look(ada).ended).toContain('401');
  expect(await said(await post('/door/back', { key: ada.split('=')[1] }))).toEqual({ fault: 'key' });
  expect(await said(await comeIn('ADA'))).toEqual({ fault: 'name-refused' });
  expect(local.world.channels(person)).toEqual([]);
});

test('a seat outlives a restart; the teacher’s link is another then', async () => {
  const [ada, before, secret] = [await seat('Ada'), await teacher(), classroom.secret];
  await close();
  await open();
  expect(await said(await get('/door/me', ada))).toMatchObject({ seat: 'student' });
  expect(await said(await get('/door/me', before))).toMatchObject({ seat: null });
  expect((await post('/door/enter', { secret })).status).toBe(400);
  expect(local.world.people().map(({ name }) => name)).toEqual([TEACHER.name, 'Ada']);
  expect(local.world.channels(personOf('Ada')).filter(({ kind }) => kind === 'dm')).toHaveLength(1);
});

test('sessions end: a teacher’s after twelve hours, a seat after ninety days without use', async () => {
  const [ada, asTeacher] = [await seat('Ada'), await teacher()];
  const seatOf = async (cookie: string) =>
    ((await said(await get('/door/me', cookie))) as { seat: unknown }).seat;
  now += DAY_MS / 2 - 1;
  expect(await seatOf(asTeacher)).toBe('teacher');
  now += 1;
  expect(await seatOf(asTeacher)).toBeNull();
  expect((await get('/door/class', asTeacher)).status).toBe(403);
  now += 80 * DAY_MS;
  expect(await seatOf(ada)).toBe('student');
  // After use the period begins anew.
  now += 90 * DAY_MS;
  expect(await seatOf(ada)).toBe('student');
  now += 90 * DAY_MS + 1;
  expect(await seatOf(ada)).toBeNull();
  expect(local.world.people().map(({ name }) => name)).toEqual([TEACHER.name]);
  expect(await said(await post('/door/back', { key: ada.split('=')[1] }))).toEqual({ fault: 'key' });
});

test('behind a proxy: its name alone is ours, cookies are for TLS, and it says for whom it asks', async () => {
  await close();
  await open('https://class.school.example');
  const ask = (
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly status: number; readonly cookie: string }> =>
    new Promise((resolve, reject) => {
      const asked = request(
        `${page.url}/door/join`,
        {
          method: 'POST',
          headers: {
            host: 'class.school.example',
            origin: 'https://class.school.example',
            'content-type': 'application/json',
            ...headers,
          },
        },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0, cookie: (answer.headers['set-cookie'] ?? []).join() });
        },
      );
      asked.once('error', reject);
      asked.end(JSON.stringify(body));
    });
  const join = (name: string) => ({ code: code(), name, locale: 'en' });
  const joined = await ask(join('Ada'));
  expect(joined.status).toBe(200);
  expect(joined.cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict/);
  for (const headers of [
    { origin: 'http://class.school.example' },
    { origin: 'https://evil.example' },
    { origin: page.url },
  ])
    expect((await ask(join('Eve'), headers)).status, JSON.stringify(headers)).toBe(403);
  for (const origin of ['https://class.school.example', 'https://evil.example'])
    expect((await ask(join('Eve'), { host: 'evil.example', origin })).status).toBe(421);
  const wrong = { code: 'AAAAAA', name: 'Eve', locale: 'en' };
  // What a client before the proxy claims is ignored: the last address is the one that the proxy added.
  for (let i = 0; i < 30; i += 1)
    expect((await ask(wrong, { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.1` })).status).toBe(400);
  expect((await ask(join('Ben'), { 'x-forwarded-for': '203.0.113.1' })).status).toBe(429);
  expect((await ask(join('Ben'), { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
});

test('a student leaves, with everything about them', async () => {
  const ada = await seat('Ada');
  const person = personOf('Ada');
  await post('/door/leave', { erase: true }, ada);
  expect([erased, local.world.people().length]).toEqual([[person], 1]);
  expect(await said(await get('/door/me', ada))).toMatchObject({ seat: null });
});

test('no file has the name of a student who left, not even the log of the database', async () => {
  const named = (): readonly string[] =>
    readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes('Zuleika'));
  const cookie = await seat('Zuleika');
  expect(named().length).toBeGreaterThan(1);
  await post('/door/leave', { erase: true }, cookie);
  expect(named()).toEqual([]);
});

test('after a clean end the database is in its file alone', async () => {
  const [channel] = local.world.channels(TEACHER.id);
  local.world.say(TEACHER.id, channel!.id, 'Good morning');
  await close();
  expect(readFileSync(join(folder, 'class.sqlite')).includes('Good morning')).toBe(true);
  await open();
});

test('the teacher says when everything is deleted; everything is', async () => {
  const [ada, asTeacher] = [await seat('Ada'), await teacher()];
  const person = personOf('Ada');
  await seat('Ben');
  const gone = personOf('Ben');
  const taken = { act: 'remove', person: gone, banned: false, erase: false };
  expect((await post('/door/class', taken, asTeacher)).status).toBe(200);
  const [channel] = local.world.channels(TEACHER.id);
  local.world.say(TEACHER.id, channel!.id, 'Good morning');
  const end = (at: number): Promise<Response> => post('/door/class', { act: 'end', at }, asTeacher);
  expect((await end(now - 1)).status).toBe(400);
  expect((await end(now + 400 * DAY_MS)).status).toBe(400);
  expect(await said(await end(now + DAY_MS))).toMatchObject({ ends: now + DAY_MS });
  expect(await said(await get('/door/me'))).toMatchObject({ ends: now + DAY_MS });
  everyMinute();
  expect(erased).toEqual([]);
  now += DAY_MS;
  everyMinute();
  await expect.poll(() => erased).toEqual([gone, person, GUILD_ID]);
  expect(local.world.messages(TEACHER.id, channel!.id)).toEqual([]);
  expect(local.world.people().map(({ name }) => name)).toEqual([TEACHER.name]);
  expect(await said(await get('/door/me', ada))).toMatchObject({ seat: null });
  everyMinute();
  expect(erased).toHaveLength(3);
});

test('a window that asks without end is closed, and nobody else’s', async () => {
  const [ada, ben] = [await seat('Ada'), await seat('Ben')];
  const [flooding, quiet] = [look(ada), look(ben)];
  await quiet.say({ t: 'view', person: '', channel: '' });
  for (let i = 0; i < 200; i += 1) await flooding.say({ t: 'view', person: '', channel: '' });
  expect(await flooding.ended).toBe('4001');
  await quiet.wait('state');
  quiet.close();
});

test('what cannot be read counts, too, and no message is longer than any form', async () => {
  const window = look(await seat('Ada'));
  for (let i = 0; i < 200; i += 1) await window.say({ t: 'nonsense' });
  expect(await window.ended).toBe('4001');
  const other = look(await seat('Ben'));
  await other.say({ t: 'view', person: 'x'.repeat(200_000), channel: '' });
  expect(await other.ended).toBe('1009');
});

test('a window that reads nothing is closed before what waits for it fills the memory', async () => {
  const [channel, other] = local.world.channels(TEACHER.id);
  for (let i = 0; i < 200; i += 1)
    for (const { id } of [channel!, other!]) local.world.say(TEACHER.id, id, 'x'.repeat(2_000));
  const window = look(await seat('Ada'));
  await window.say({ t: 'view', person: '', channel: other!.id });
  await window.wait('state');
  window.socket.pause();
  for (let i = 0; i < 50; i += 1)
    await window.say({ t: 'view', person: '', channel: i % 2 === 0 ? channel!.id : other!.id });
  const quiet = look(await seat('Ben'));
  await quiet.say({ t: 'view', person: '', channel: channel!.id });
  await quiet.wait('messages');
  window.socket.resume();
  expect(await window.ended).toBe('1006');
  quiet.close();
});

test('while a class is deleted its windows close, nobody joins, and it is deleted once', async () => {
  const ada = await seat('Ada');
  const person = personOf('Ada');
  const window = await seen(ada, person);
  const asTeacher = await teacher();
  let finish = (): void => undefined;
  erasing = new Promise((resolve) => {
    finish = resolve;
  });
  const first = post('/door/class', { act: 'empty' }, asTeacher);
  expect(await window.ended).toBe('4001');
  expect(await said(await comeIn('Ben'))).toEqual({ fault: 'closed' });
  const second = classroom.empty();
  expect(erased).toEqual([person]);
  finish();
  await second;
  expect((await first).status).toBe(200);
  expect(erased).toEqual([person, GUILD_ID]);
  expect((await comeIn('Ben')).status).toBe(200);
});
