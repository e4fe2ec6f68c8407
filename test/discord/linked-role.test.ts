/** Linked roles over real sockets: what Discord receives about a user, and which requests are refused. */
import { REST } from '@discordjs/rest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleNumbersOf } from '../../src/discord/linked-role/metadata.ts';
import { linkedRoleApp } from '../../src/discord/linked-role/pages.ts';
import { LESSON_IDS } from '../../src/learn/model/lessons.ts';
import { CLIENT_SECRET } from '../../src/local/rest/oauth.ts';
import { APPLICATION_ID } from '../../src/local/seed.ts';
import { locales } from '../../src/texts/index.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';
import { keeping, type Stage, stage } from '../support/stage.ts';

const PUBLIC = 'https://bot.example.org';
let held: Stage;
beforeAll(async () => {
  held = await stage({ publicUrl: PUBLIC });
});
afterAll(() => held.close());

const idOf = (name: string): string => held.local.world.people().find((one) => one.name === name)!.id;

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${held.bot.interactions!}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** Starts as a browser: Discord's page, and the cookie. */
const begin = async () => {
  const { status, headers } = await get('/linked-role');
  expect(status).toBe(302);
  return { asked: new URL(headers.get('location')!), set: headers.get('set-cookie')! };
};

/** Agrees on Discord's page, or refuses; returns the redirect. */
const consent = async (asked: URL, name: string, more = ''): Promise<string> => {
  const page = `${held.local.api}/v10/oauth2/authorize${asked.search}&as=${idOf(name)}${more}`;
  const back = new URL((await fetch(page, { redirect: 'manual' })).headers.get('location')!);
  expect(back.origin).toBe(PUBLIC);
  return back.pathname + back.search;
};

/** Discord's data about a user, read with a token of this test's own. */
const told = async (name: string): Promise<unknown> => {
  const { asked } = await begin();
  const code = new URL(await consent(asked, name), PUBLIC).searchParams.get('code')!;
  const { access_token: token } = (await (
    await fetch(`${held.local.api}/v10/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${APPLICATION_ID}:${CLIENT_SECRET}`)}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${PUBLIC}/linked-role/callback`,
      }),
    })
  ).json()) as { readonly access_token: string };
  const path = `/users/@me/applications/${APPLICATION_ID}/role-connection`;
  return (
    await fetch(`${held.local.api}/v10${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
};

const cookieOf = (set: string) => ({ cookie: set.split(';')[0]! });

/** The numbers on a page, as a reader sees them. */
const numbersOn = (page: string): readonly string[] =>
  [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, number]) => `${name} ${number}`);

test('the start tells Discord which numbers there are, in every language, once', async () => {
  const rest = new REST({ version: '10', api: held.local.api }).setToken(held.local.token);
  const records = (await rest.get(`/applications/${APPLICATION_ID}/role-connections/metadata`)) as Record<
    string,
    unknown
  >[];
  expect(records.map(({ key, type }) => `${String(key)} ${String(type)}`)).toEqual(
    ['lessons', 'skills', 'held', 'streak', 'storm'].map((key) => `${key} 2`),
  );
  expect(records[1]).toMatchObject({
    name: 'Skills mastered',
    name_localizations: { 'zh-CN': '掌握的技能', ja: '身についたスキル' },
  });
  expect(Object.keys(records[0]!['description_localizations'] as object)).toEqual(['zh-CN', 'zh-TW', 'ja']);
  const puts = () => held.requests('PUT', 'role-connections');
  expect(puts()).toHaveLength(1);
  await held.restart();
  expect(puts()).toHaveLength(1);
});

describe('the whole way', () => {
  test('somebody’s numbers, in their language; the cookie is for this browser, and no token is shown', async () => {
    const [lesson] = LESSON_IDS;
    await held.store.learning.advance(idOf('小明'), lesson!, 99, 1);
    const { asked, set } = await begin();
    expect(asked.origin + asked.pathname).toBe('https://discord.com/api/v10/oauth2/authorize');
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      client_id: APPLICATION_ID,
      response_type: 'code',
      redirect_uri: `${PUBLIC}/linked-role/callback`,
      scope: 'role_connections.write identify',
      state: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
    expect(held.bot.linkedRoles).toBe(`${PUBLIC}/linked-role`);
    expect(set).toMatch(/^__Host-linked-role=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const { status, headers, text } = await get(await consent(asked, '小明'), cookieOf(set));
    expect(status).toBe(200);
    expect(text).toContain('<html lang="zh-CN">');
    expect(numbersOn(text)).toEqual([
      '学完的课程 1',
      '掌握的技能 0',
      '对“完美”守住的游戏 0',
      '最长连续天数 0',
      '单次闪电战最多答对 0',
    ]);
    expect(text).not.toMatch(/<script|Bearer/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/^__Host-linked-role=; Max-Age=0/);
    expect(await told('小明')).toEqual({
      platform_name: held.bot.name,
      metadata: { lessons: '1', skills: '0', held: '0', streak: '0', storm: '0' },
    });
  });

  test('somebody who has done nothing yet', async () => {
    const { asked, set } = await begin();
    const { status, text } = await get(await consent(asked, 'Ben'), cookieOf(set));
    expect(status).toBe(200);
    expect(numbersOn(text)).toContain('Lessons finished 0');
  });
});

/** The path requested, and the cookie sent. */
type Asked = readonly [path: string, set: string | null];

describe('nothing is sent', () => {
  afterAll(async () => {
    expect(await told('Ms Turing')).toEqual({});
  });
  test.each<readonly [string, (back: string, set: string) => Asked | Promise<Asked>]>([
    ['without the cookie', (back) => [back, null]],
    ['with another browser’s cookie', async (back) => [back, (await begin()).set]],
    ['with a cookie that was changed', (back, set) => [back, set.replace(/\.\d/, '.9')]],
    ['with a state that was changed', (back, set) => [back.replace('state=', 'state=x'), set]],
    ['without a state', (back, set) => [back.replace('state=', 'other='), set]],
  ])('%s', async (_, change) => {
    const { asked, set } = await begin();
    const [path, cookie] = await change(await consent(asked, 'Ms Turing'), set);
    const { status, text } = await get(path, cookie === null ? {} : cookieOf(cookie));
    expect(status).toBe(400);
    expect(text).toContain(locales.en.linkedRole.faults.expired);
  });

  test('a second time', async () => {
    const { asked, set } = await begin();
    const back = await consent(asked, 'Ada');
    expect((await get(back, cookieOf(set))).status).toBe(200);
    const again = await get(back, cookieOf(set));
    expect(again.status).toBe(400);
    // Refused here, before Discord is asked about the code.
    expect(again.text).toContain(locales.en.linkedRole.faults.expired);
  });

  test('after ten minutes', async () => {
    const { asked, set } = await begin();
    const back = await consent(asked, 'Ms Turing');
    held.passes(601_000);
    const { status, text } = await get(back, { ...cookieOf(set), 'accept-language': 'ja,en;q=0.5' });
    expect(status).toBe(400);
    expect(text).toContain(locales.ja.linkedRole.faults.expired);
  });

  test('by somebody who does not agree, and with a code that Discord does not know', async () => {
    const no = await begin();
    const refused = await get(await consent(no.asked, 'Ms Turing', '&deny=1'), cookieOf(no.set));
    expect([refused.status, refused.text]).toEqual([
      200,
      expect.stringContaining(locales.en.linkedRole.faults.cancelled),
    ]);
    const { asked, set } = await begin();
    const back = (await consent(asked, 'Ms Turing')).replace(/code=[^&]*/, 'code=<script>');
    const wrong = await get(back, cookieOf(set));
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining(locales.en.linkedRole.faults.refused),
    ]);
    expect(wrong.text).not.toContain('<script');
    expect(held.logged.join('\n')).toContain('Discord answered 400 (code)');
  });

  test('a log has no secret, code or token', () => {
    expect(held.logged.join('\n')).not.toMatch(new RegExp(`${CLIENT_SECRET}|script|Bearer|Basic`));
  });

  test('elsewhere, or as a click that nobody signed', async () => {
    expect((await get('/')).status).toBe(404);
    expect((await fetch(held.bot.interactions!, { method: 'POST', body: '{"type":1}' })).status).toBe(401);
  });
});

/** The pages alone, for tests that need no whole bot. */
const alone = (api: string, name = 'Sprague') => {
  const logged: string[] = [];
  const app = linkedRoleApp({
    application: APPLICATION_ID,
    clientSecret: CLIENT_SECRET,
    publicUrl: PUBLIC,
    api,
    name,
    app: held.app,
    languages: { forUser: () => Promise.resolve(locales.en) },
    clock: Date.now,
    log: keeping(logged),
  });
  const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } });
  return {
    logged,
    get: (path: string, headers: Readonly<Record<string, string>> = {}, address = '192.0.2.1') =>
      app.request(path, { headers }, from(address)),
  };
};

test('Discord cannot be reached; the bot’s name is text; a state is known to every process of the bot', async () => {
  const [first, gone, other] = [
    alone(held.local.api),
    alone('http://127.0.0.1:9/api'),
    alone(held.local.api, '<b>&'),
  ];
  const go = async (to: typeof first) => {
    const { headers } = await first.get('/linked-role');
    const back = await consent(new URL(headers.get('location')!), 'Ada');
    const page = await to.get(back, cookieOf(headers.get('set-cookie')!));
    return { status: page.status, text: await page.text() };
  };
  expect(await go(gone)).toMatchObject({
    status: 502,
    text: expect.stringContaining(locales.en.linkedRole.faults.failed) as string,
  });
  expect(gone.logged).toHaveLength(1);
  const { status, text } = await go(other);
  expect(status).toBe(200);
  expect(text).toContain('remove &lt;b&gt;&amp; in');
});

test('many requests from one address end in a minute’s pause, for that address', async () => {
  const pages = alone(held.local.api);
  for (let i = 0; i < 120; i += 1) expect((await pages.get('/linked-role')).status).toBe(302);
  const slow = await pages.get('/linked-role');
  expect(slow.status).toBe(429);
  expect(await slow.text()).toContain(locales.en.linkedRole.faults.slow);
  expect((await pages.get('/linked-role', {}, '192.0.2.2')).status).toBe(302);
  // Only a proxy on this machine may name the client's address.
  const forwarded = { 'x-forwarded-for': '192.0.2.1' };
  expect((await pages.get('/linked-role', forwarded, '127.0.0.1')).status).toBe(429);
  expect((await pages.get('/linked-role', forwarded, '192.0.2.3')).status).toBe(302);
});

test('skills count from 80 % mastery and ten answers on; lessons when all cards are done', async () => {
  const skill = (mastery: number, reviews: number) => ({ skill: 'x', mastery, reviews, recall: 1, due: 0 });
  const { app } = held;
  const numbers = await roleNumbersOf(
    {
      ...app,
      learning: {
        length: () => 5,
        progress: () => Promise.resolve(Object.fromEntries(LESSON_IDS.map((id, i) => [id, 3 + i])) as never),
      },
      practice: {
        ...app.practice,
        stats: () =>
          Promise.resolve({
            now: 0,
            courses: [],
            skills: [skill(0.79, 50), skill(0.8, 9), skill(0.8, 10), skill(1, 11)],
          }),
      },
      progress: {
        deeds: (_, { best }) =>
          Promise.resolve({
            held: new Map([
              ['nim', 40],
              ['kayles', 1],
            ]),
            streak: best,
            firstTries: 0,
            storm: 17,
            races: 0,
            arenas: 0,
            practised: 0,
          }),
      },
    },
    '1',
  );
  expect(numbers).toEqual({ lessons: LESSON_IDS.length - 2, skills: 2, held: 2, streak: 0, storm: 17 });
});

test('the port of these pages alone is no way for clicks: without the gateway the bot hears nothing', async () => {
  expect(held.bot.health().connected).toBe(true);
  held.local.gateway.ignoreResumes();
  held.local.gateway.drop();
  await until(() => !held.bot.health().connected, 'the connection to be lost');
});

test('off where it is not set: no port, and Discord is told nothing', async () => {
  const plain = await stageOfTest();
  expect([plain.bot.interactions, plain.bot.linkedRoles]).toEqual([null, null]);
  expect(plain.local.faults.requests().filter(({ path }) => path.includes('role-connections'))).toEqual([]);
});
