/** Routes of a class without accounts: joining by code, returning by key, and the teacher's settings. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { LocalClassroom } from './index.ts';
import type { Occupant } from './register.ts';

const COOKIE = 'sprague';
const COOKIE_LASTS_S = 90 * 24 * 3600;
const MAX_BODY_BYTES = 2_000;
/** Wrong codes in a window: per address, which a whole class may share, and in all. */
const MAX_WRONG_PER_ADDRESS = 30;
const MAX_WRONG_IN_ALL = 300;
const WRONG_WINDOW_S = 60;

const text = z.string().max(300);
const joining = z.strictObject({ code: text, name: text, locale: text });
const coming = z.strictObject({ key: text });
const entering = z.strictObject({ secret: text });
const leaving = z.strictObject({ erase: z.boolean() });
const order = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('code') }),
  z.strictObject({ act: z.literal('open'), open: z.boolean() }),
  z.strictObject({ act: z.literal('end'), at: z.number() }),
  z.strictObject({ act: z.literal('refuse'), word: text }),
  z.strictObject({ act: z.literal('allow'), word: text }),
  z.strictObject({ act: z.literal('remove'), person: text, banned: z.boolean(), erase: z.boolean() }),
  z.strictObject({ act: z.literal('empty') }),
]);

/** The person with the key in a request's cookie. */
export const occupantOf = ({ register }: LocalClassroom, cookies: string | undefined): Occupant | null => {
  const key = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  return key === undefined ? null : register.occupant(key);
};

/** The address of a request; a proxy on this machine names the client's. */
const addressOf = (context: Context): string => {
  const peer = getConnInfo(context).remote.address ?? '';
  const isHere = /^(?:::1|(?:::ffff:)?127\.)/.test(peer);
  const last = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return isHere && last !== undefined ? last : peer;
};

const limits = () => {
  const ofAddress = new RateLimiterMemory({ points: MAX_WRONG_PER_ADDRESS, duration: WRONG_WINDOW_S });
  const ofAll = new RateLimiterMemory({ points: MAX_WRONG_IN_ALL, duration: WRONG_WINDOW_S });
  return {
    tooMany: async (address: string): Promise<boolean> => {
      const [own, all] = [await ofAddress.get(address), await ofAll.get('all')];
      return (own?.remainingPoints ?? 1) <= 0 || (all?.remainingPoints ?? 1) <= 0;
    },
    wrong: async (address: string): Promise<void> => {
      await Promise.allSettled([ofAddress.consume(address), ofAll.consume('all')]);
    },
  };
};

/** The posted body; null where it does not have this shape. */
const bodyOf = async <T>(context: Context, shape: z.ZodType<T>): Promise<T | null> => {
  const body: unknown = await context.req.json().catch(() => null);
  const read = shape.safeParse(body);
  return read.success ? read.data : null;
};

const carryOut = async (classroom: LocalClassroom, wanted: z.infer<typeof order>): Promise<boolean> => {
  const { register } = classroom;
  switch (wanted.act) {
    case 'code':
      register.newCode();
      return true;
    case 'open':
      register.setOpen(wanted.open);
      return true;
    case 'end':
      return register.setEnd(wanted.at);
    case 'refuse':
      register.refuse(wanted.word);
      return true;
    case 'allow':
      register.allow(wanted.word);
      return true;
    case 'remove':
      if (wanted.erase) await classroom.erase(wanted.person);
      register.remove(wanted.person, wanted.banned);
      return true;
    case 'empty':
      await classroom.empty();
      return true;
  }
};

const occupant = (classroom: LocalClassroom, context: Context): Occupant | null =>
  occupantOf(classroom, context.req.header('cookie'));

const keep = (classroom: LocalClassroom, context: Context, key: string, seconds: number): void => {
  setCookie(context, COOKIE, key, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: seconds,
    secure: classroom.url?.startsWith('https:') === true,
  });
};

/** Ways in: the code, the key of a seat, the teacher's secret. */
const comingIn = (app: Hono, classroom: LocalClassroom): void => {
  const { register } = classroom;
  const { tooMany, wrong } = limits();
  const letIn = (context: Context, key: string): Response => {
    keep(classroom, context, key, COOKIE_LASTS_S);
    return context.json({ key });
  };
  app.post('/door/join', async (context) => {
    const asked = await bodyOf(context, joining);
    const address = addressOf(context);
    if (await tooMany(address)) return context.json({ fault: 'slow' }, 429);
    const outcome =
      asked === null ? ({ fault: 'code' } as const) : register.join(asked.code, asked.name, asked.locale);
    if ('key' in outcome) return letIn(context, outcome.key);
    if (outcome.fault === 'code') await wrong(address);
    return context.json(outcome, 400);
  });
  // Nobody guesses a key, and who guesses codes keeps neither the teacher nor a seated student out.
  app.post('/door/back', async (context) => {
    const asked = await bodyOf(context, coming);
    return asked === null || register.occupant(asked.key) === null
      ? context.json({ fault: 'key' }, 400)
      : letIn(context, asked.key);
  });
  app.post('/door/enter', async (context) => {
    const asked = await bodyOf(context, entering);
    const key = asked === null ? null : register.enter(asked.secret);
    return key === null ? context.json({ fault: 'key' }, 400) : letIn(context, key);
  });
};

/** Routes for one's own seat. */
const ownSeat = (app: Hono, classroom: LocalClassroom): void => {
  const { register } = classroom;
  app.get('/door/me', (context) =>
    context.json({ seat: occupant(classroom, context)?.is ?? null, ends: register.view().ends }),
  );
  app.post('/door/leave', async (context) => {
    const who = occupant(classroom, context);
    const asked = await bodyOf(context, leaving);
    if (who === null || asked === null) return context.json({ fault: 'not-allowed' }, 403);
    if (who.is === 'teacher') register.leave(getCookie(context, COOKIE) ?? '');
    else if (asked.erase) {
      await classroom.erase(who.person);
      register.remove(who.person, false);
    }
    keep(classroom, context, '', 0);
    classroom.changed();
    return context.json({});
  });
  app.get('/door/mine', async (context) => {
    const who = occupant(classroom, context);
    if (who === null) return context.json({ fault: 'not-allowed' }, 403);
    const asked = context.req.query('person');
    const person = asked !== undefined && who.is === 'teacher' ? asked : who.person;
    return context.body(await classroom.exportOf(person), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="everything.json"',
    });
  });
};

/** Routes for the teacher alone. */
const teachers = (app: Hono, classroom: LocalClassroom): void => {
  const { register } = classroom;
  const view = () => ({ ...register.view(), url: classroom.url });
  const refused = (context: Context): Response | null =>
    occupant(classroom, context)?.is === 'teacher' ? null : context.json({ fault: 'not-allowed' }, 403);
  app.get('/door/class', (context) => refused(context) ?? context.json(view()));
  app.post('/door/class', async (context) => {
    const refusal = refused(context);
    if (refusal !== null) return refusal;
    const wanted = await bodyOf(context, order);
    const done = wanted !== null && (await carryOut(classroom, wanted));
    classroom.changed();
    return done ? context.json(view()) : context.json({ fault: 'order' }, 400);
  });
  app.get('/door/qr.svg', (context) => {
    const refusal = refused(context);
    if (refusal !== null) return refusal;
    const address = `${classroom.url ?? ''}/#code=${register.view().code.replace(' ', '')}`;
    return context.body(renderSVG(address, { border: 2 }), 200, { 'content-type': 'image/svg+xml' });
  });
};

/** Adds the routes. `isOwn`: whether a request that changes something comes from the page itself. */
export const classroomRoutes = (
  app: Hono,
  classroom: LocalClassroom,
  isOwn: (context: Context) => boolean,
): void => {
  app.use('/door/*', async (context: Context, next) => {
    if (context.req.method !== 'GET' && !isOwn(context)) return context.text('not yours', 403);
    await next();
    return undefined;
  });
  // Limits the size as it arrives: a sender may never stop.
  app.use('/door/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  comingIn(app, classroom);
  ownSeat(app, classroom);
  teachers(app, classroom);
};
