/** A class without accounts whose students and teacher are windows of the page (HTTP and sockets). */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownMessage } from '../../../src/local/types.ts';
import { controlsOf, textOf, verbOf } from '../scripted.ts';
import { Window } from '../window.ts';

export interface Door {
  /** `http://127.0.0.1:PORT` */
  readonly page: string;
  /** Secret of the teacher's link. */
  readonly secret: string;
  readonly code: string;
}

export interface ClassPlan {
  readonly students: number;
  readonly questions: number;
  /** Time within which all answer a question, in milliseconds; 0: at once. */
  readonly withinMs: number;
  readonly random: () => number;
  /** Called when everybody has joined, and after each question. */
  readonly at?: (what: 'joined' | 'asked') => Promise<void>;
  /** Runs after the quiz. */
  readonly then?: (teacher: Window, pupils: readonly Window[]) => Promise<void>;
}

export interface ClassTaken {
  /** Milliseconds from each press to its answer. */
  readonly answerMs: readonly number[];
  readonly joinMs: readonly number[];
  /** Presses that the bot did not carry out. */
  readonly refused: number;
  /** Students who saw another's private message. */
  readonly mixed: number;
  /** Students without a private message: their number less that of people who got one. */
  readonly missing: number;
  /** Answers counted on the board at the end of each question. */
  readonly counted: readonly number[];
}

const post = async (page: string, path: string, body: object): Promise<string> => {
  const answer = await fetch(`${page}${path}`, {
    method: 'POST',
    headers: { origin: page, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

/** The newest message with this control, and the control. */
const offering = (window: Window, verb: string): readonly [ShownMessage, string] | null => {
  for (const message of window.messages().toReversed()) {
    const control = controlsOf(message).find((one) => verbOf(one) === verb && !one.disabled);
    if (control !== undefined) return [message, control.id];
  }
  return null;
};

/** Presses the newest such control; returns the milliseconds until the answer. */
export const pressing = async (window: Window, verb: string): Promise<number> => {
  const [message, id] = await window.when(() => offering(window, verb), verb);
  const pressed = performance.now();
  await window.press(message.id, id);
  return performance.now() - pressed;
};

/** Sends a command with subcommands, and with numbers and texts as options. */
export const command = async (
  window: Window,
  [name, ...path]: readonly [string, ...string[]],
  options: Readonly<Record<string, number | string>>,
): Promise<void> => {
  const given = Object.entries(options).map(([name, value]) => ({
    name,
    type: typeof value === 'number' ? 4 : 3,
    value,
  }));
  const nested = path.reduceRight<readonly object[]>(
    (inner, step, i) => [{ name: step, type: i === path.length - 1 ? 1 : 2, options: inner }],
    given,
  );
  await window.ask({ kind: 'slash', name, files: [], options: nested as never });
};

/** The message of a question with its choices, once it takes answers. */
const asked = (window: Window, title: string): readonly [ShownMessage, readonly string[]] | null => {
  const message = window.messages().findLast((shown) => textOf(shown).includes(title));
  const choices = message === undefined ? [] : controlsOf(message).filter(({ id }) => id.includes('~pick~'));
  return message === undefined || choices.length === 0 ? null : [message, choices.map(({ id }) => id)];
};

/** Takes a quiz from the first student who joins to its end. */
export const takeInWindows = async (
  { page, secret, code }: Door,
  { students, questions, withinMs, random, at, then }: ClassPlan,
): Promise<ClassTaken> => {
  const teacher = await Window.open(page, await post(page, '/door/enter', { secret }));
  const pupils: Window[] = [];
  const answerMs: number[] = [];
  const joinMs: number[] = [];
  const counted: number[] = [];
  let refused = 0;
  try {
    for (let n = 1; n <= students; n += 1) {
      const locale = n % 2 === 0 ? 'zh-CN' : 'en';
      const began = performance.now();
      pupils.push(
        await Window.open(page, await post(page, '/door/join', { code, name: `Student ${n}`, locale })),
      );
      joinMs.push(performance.now() - began);
    }
    await command(teacher, ['teach', 'quiz', 'create'], {
      count: questions,
      seconds: 600,
      reading: 0,
      skills: 'outcome',
    });
    await Promise.all(pupils.map((one) => pressing(one, 'join')));
    await at?.('joined');
    await pressing(teacher, 'do-start');
    for (let place = 1; place <= questions; place += 1) {
      const title = `Question ${place} of ${questions}`;
      const shown = await Promise.all(pupils.map((one) => one.when(() => asked(one, title), title)));
      await Promise.all(
        pupils.map(async (one, n) => {
          const [message, choices] = shown[n]!;
          const choice = choices[Math.floor(random() * choices.length)]!;
          if (withinMs > 0) await sleep(random() * withinMs);
          const pressed = performance.now();
          const answer = await one.press(message.id, choice);
          answerMs.push(performance.now() - pressed);
          if (answer.kind !== 'done') refused += 1;
        }),
      );
      const count = await teacher.when(() => {
        const all = Math.max(
          0,
          ...teacher
            .messages()
            .map(textOf)
            .filter((text) => text.includes(title))
            .map((text) => Number(/(\d+) of \d+ (?:have )?answered/.exec(text)?.[1] ?? 0)),
        );
        return all >= students ? all : null;
      }, 'all answers counted');
      counted.push(count);
      await at?.('asked');
      await pressing(teacher, 'now-close');
      await pressing(teacher, 'now-next');
    }
    await then?.(teacher, pupils);
    // Nobody else sees a private message.
    const own = pupils.map((one) => one.messages().filter(({ ephemeralFor }) => ephemeralFor !== null));
    const people = own.map((all) => new Set(all.map(({ ephemeralFor }) => ephemeralFor)));
    return {
      answerMs,
      joinMs,
      refused,
      mixed: people.filter((all) => all.size > 1).length,
      missing: students - new Set(people.flatMap((all) => [...all])).size,
      counted,
    };
  } finally {
    for (const one of [teacher, ...pupils]) one.close();
  }
};
