/**
 * Forged and replayed interactions: every control of the router and every command with every subcommand, used by users without
 * permission, with others' ids, twice, and after the end. Both lists are read from the program, so that new ones are included.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../src/discord/command/command.ts';
import { loadCommands } from '../../src/discord/command/loader.ts';
import { controls } from '../../src/discord/router.ts';
import { LEVELS } from '../../src/engine/explain/step.ts';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import { TEACHER_ACTS } from '../../src/learn/model/assignment.ts';
import { GONE } from '../../src/people/model/user.ts';
import { sql } from '../../src/store/kysely.ts';
import { locales } from '../../src/texts/index.ts';
import { some } from '../support/amount.ts';
import { request } from '../support/app.ts';
import { actOn, must, quizRequest } from '../support/classroom.ts';
import { type Clicks, clicks, GUILD, optionsOf, pressing, TEACHER, type Who } from '../support/clicks.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { expectSame } from '../support/same.ts';

const EN = locales.en;
const ELSEWHERE = '900000000000000002';
/** Takes part in everything; strangers must never see anything of theirs. */
const PEER: Who = { user: '4545454545', guild: GUILD, manages: false, roles: [] };
/** Users who play in public. */
const PLAYERS = ['46', '47'] as const;
const STRANGERS: Readonly<Record<string, Who>> = {
  'a student': { user: '7', guild: GUILD, manages: false, roles: ['5'] },
  'a teacher of another server': { user: '8', guild: ELSEWHERE, manages: true, roles: [] },
  'somebody in a direct message': { user: '9', guild: null, manages: false, roles: [] },
};
const STRANGE = new Set(Object.values(STRANGERS).map(({ user }) => user));

/** Every word in single quotes, or before a colon, in the code that draws and serves controls, and the verbs it concatenates. */
const VERBS: readonly string[] = (() => {
  const rooms = [
    'discord/handlers',
    ...['play', 'inquire', 'learn', 'people'].map((one) => `${one}/screens`),
  ];
  const code = rooms.flatMap((room) => {
    const at = fileURLToPath(new URL(`../../src/${room}/`, import.meta.url));
    return readdirSync(at).map((one) => readFileSync(join(at, one), 'utf8'));
  });
  const words = code.flatMap((text) => [...text.matchAll(/'([a-z][a-z-]*)'|^\s+([a-z]+):/gm)]);
  const plain = words.map(([, quoted, key]) => quoted ?? key ?? '');
  const heads = code.flatMap((text) => [...text.matchAll(/`([a-z]+-)\$\{/g)].map(([, head]) => head!));
  return [
    ...new Set([
      ...plain,
      ...heads.flatMap((head) => [...TEACHER_ACTS, ...LEVELS].map((one) => `${head}${one}`)),
    ]),
  ].sort();
})();

/** A class in the middle of its work; each test attacks a copy. */
let template: MemoryStore;
let seen: MemoryStore['db'];
let on: Clicks;
let commands: ReadonlyMap<string, Command>;
/** Ids of others' objects, by what they are. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  template = await memoryStore();
  const first = await clicks(template);
  commands = await loadCommands(fileURLToPath(new URL('../../commands', import.meta.url)));
  const { app } = first.held;
  const { classes } = app;
  const act = async (id: string, what: (typeof TEACHER_ACTS)[number]) =>
    must(await actOn(first.held, id, what, TEACHER));
  const made = async (over: Partial<QuizRequest>): Promise<string> =>
    must(
      await classes.create(
        quizRequest({ by: TEACHER, channel: '77', count: 1, answerSeconds: 3600, ...over }),
      ),
    ).quiz.id;
  const answered = async (id: string) => must(await classes.choose(id, PEER, 0, [0]));
  const live = await made({});
  const over = await made({ channel: '79' });
  const exam = await made({ channel: '78', mode: 'exam', minutes: 500 });
  const homework = await made({ mode: 'homework', closes: 'tomorrow 9:00' });
  const planned = await made({ channel: '80', starts: 'tomorrow 9:00', title: 'Secret plan' });
  await classes.prepare();
  await classes.tick();
  for (const id of [live, over, exam]) await act(id, 'start');
  for (const id of [live, over]) await answered(id);
  await act(over, 'close');
  await act(over, 'end');
  for (const id of [exam, homework]) must(await classes.attempts.open(id, PEER, null));
  must(await classes.setName(PEER, 'Secret name'));
  must(await app.bank.add(TEACHER, 'Secret set', ['nim 3 4 5']));
  const match = must(
    await app.matches.open(
      request({ by: PLAYERS[0], guild: GUILD, opponent: { kind: 'person', user: PLAYERS[1] } }),
    ),
  ).match.id;
  must(await app.matches.accept(match, PLAYERS[1]));
  const practice = await app.practice.start(PEER.user, '', 3);
  if (!practice.ok) throw new Error(practice.error.code);
  ids = {
    live,
    over,
    exam,
    homework,
    planned,
    match,
    practice: practice.value.session.id,
    nothing: 'nothing',
  };
});
beforeEach(async () => {
  const copy = template.copy();
  seen = copy.db;
  on = await clicks(copy, { seed: 'copy' });
});
afterEach(() => on.close());
afterAll(() => template.close());

type Row = Readonly<Record<string, unknown>>;

/** The match of a row: strangers may start others, with the bot. */
const matchOf = (table: string, row: Row): string | undefined => {
  const id = table === 'matches' ? row['id'] : row['match_id'];
  return typeof id === 'string' ? id : undefined;
};

/** The user of a row. */
const ownerOf = (table: string, row: Row): unknown =>
  table === 'settings' && row['scope'] === 'person' ? row['id'] : row['user_id'];

/** Whether it is an attacker, or a pseudonym of one: their data may be deleted during the test. */
const isStrange = (owner: string): boolean => STRANGE.has(owner) || owner.startsWith(GONE);
/** A teacher of another server may do anything there. */
const isElsewhere = (row: Row): boolean =>
  row['guild'] === ELSEWHERE || (row['scope'] === 'guild' && row['id'] === ELSEWHERE);
/** Ignores a quiz's board location, which the bot maintains: its board counts those who joined. */
const ofAnybody = (name: string, value: unknown): unknown => (name.startsWith('board_') ? null : value);

/** All stored rows except the strangers', by table. */
const othersRows = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { name } of await seen.introspection.getTables()) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(seen);
    const others = rows.filter(
      (row) =>
        !isStrange(String(ownerOf(name, row))) &&
        !isElsewhere(row) &&
        !(name === 'settings' && row['scope'] === 'bot') &&
        [undefined, ids['match']].includes(matchOf(name, row)),
    );
    found.set(name, new Set(others.map((row) => JSON.stringify(row, ofAnybody))));
  }
  return found;
};

/** Tables of the class and its teacher: nobody else may add rows in their name. */
const TEACHERS = new Set([
  'quizzes',
  'quiz_questions',
  'settings',
  'bank_positions',
  'roster',
  'quiz_answers',
  'quiz_papers',
]);

const expectUnchanged = async (
  before: Awaited<ReturnType<typeof othersRows>>,
  what: string,
): Promise<void> => {
  for (const [table, now] of await othersRows()) {
    const then = before.get(table) ?? new Set();
    const gone = [...then].filter((row) => !now.has(row));
    expectSame(gone.join('\n'), '', () => `${what}: gone or changed in ${table}`);
    const added = TEACHERS.has(table) ? [...now].filter((row) => !then.has(row)) : [];
    expectSame(added.join('\n'), '', () => `${what}: new in ${table}`);
  }
};

/** Requires an answer without others' data and without a failure. */
const expectKind = (text: string, what: string): void => {
  expectSame(text.length > 2, true, () => what);
  const unkind = [EN.screens.failed.text, 'Secret', PEER.user].filter((one) => text.includes(one));
  expectSame(unkind.join(), '', () => `${what}: ${text}`);
};

/** Kinds of controls of a class, its teacher or a server: their answers are private. */
const PRIVATE = new Set(['e', 'k', 'q', 's', 'w']);

describe.each(Object.keys(controls))('controls of kind %s', (kind) => {
  const press = (who: Who, verb: string, id: string, argument: string, values: readonly string[]) =>
    on.said(pressing(on, kind, verb, { id, argument }), who, {
      values,
      fields: { answer: '1', line: 'nim 3 4 5', move: '1:1' },
    });

  /** Its verbs: for others the answer is that the button is outdated. */
  const verbs = async (): Promise<readonly string[]> => {
    const known: string[] = [];
    for (const verb of VERBS) {
      const text = await press(STRANGERS['a student']!, verb, '', '', ['nothing']);
      if (!text.includes(EN.screens.failed.old)) known.push(verb);
    }
    return known;
  };

  test('forged by others, twice, with ids that are not theirs: a kind answer, and nothing changes', async () => {
    const before = await othersRows();
    const known = await verbs();
    expect(known.length, `verbs of ${kind}`).toBeGreaterThan(0);
    await expectUnchanged(before, `${kind} without an id`);
    // If any word is a verb (a topic of help), tests a sample.
    for (const verb of known.length < VERBS.length ? known : some(known, 40)) {
      // A student of the class tries all ids, twice; the others, with even less access, some.
      for (const [i, [name, who]] of Object.entries(STRANGERS).entries())
        for (const [what, id] of i === 0 ? Object.entries(ids) : some(Object.entries(ids), 3, i)) {
          const how = `${kind} ${verb} by ${name} with ${what}`;
          for (const _ of i === 0 ? [1, 2] : [1]) expectKind(await press(who, verb, id, '0', [id]), how);
          if (PRIVATE.has(kind))
            for (const one of on.sent)
              if (one.startsWith('{"type":"reply"')) expect(one, how).toMatch(/"flags":32832/);
        }
      await expectUnchanged(before, `${kind} ${verb}`);
    }
  });
});

type Option = NonNullable<Command['data']['options']>[number];

/** The subcommands of a command by path, each with its options; a command without any by itself. */
const pathsOf = ({ data }: Command): readonly (readonly [string, readonly Option[]])[] => {
  const below = (
    options: readonly Option[],
    path: string,
  ): readonly (readonly [string, readonly Option[]])[] =>
    options.flatMap((option) => {
      if (option.type === ApplicationCommandOptionType.SubcommandGroup)
        return below(option.options ?? [], `${path} ${option.name}`.trim());
      return option.type === ApplicationCommandOptionType.Subcommand
        ? [[`${path} ${option.name}`.trim(), option.options ?? []] as const]
        : [];
    });
  const found = below(data.options ?? [], '');
  return found.length > 0 ? found : [['', data.options ?? []]];
};

/** Typed values for options that need a valid one; a position for all others. */
const TYPED: Readonly<Record<string, string>> = {
  when: 'tomorrow 9:00',
  opens: 'tomorrow 8:00',
  closes: 'tomorrow 9:00',
  set: 'Secret set'.toUpperCase(),
  zone: 'Asia/Tokyo',
  skill: 'nim',
  skills: 'outcome',
  name: 'x',
};

test('what a teacher does to a quiz is among the verbs', () => {
  for (const act of TEACHER_ACTS) expect(VERBS).toContain(`do-${act}`);
});

describe('every command with every subcommand', () => {
  test('by others: a kind answer, and nothing of the teacher’s is seen or changes', async () => {
    const tried: string[] = [];
    for (const [name, command] of commands)
      for (const [path, options] of pathsOf(command)) {
        const what = `/${name} ${path}`.trim();
        const before = await othersRows();
        for (const [by, who] of Object.entries(STRANGERS))
          for (const id of [ids['live'], ids['over'], ids['exam']]) {
            const given = Object.fromEntries(
              options.flatMap(({ name: option, type }) =>
                type === ApplicationCommandOptionType.String
                  ? [[option, option === 'quiz' ? id! : (TYPED[option] ?? 'nim 3 4 5')]]
                  : type === ApplicationCommandOptionType.Role
                    ? [[option, '5']]
                    : [],
              ),
            );
            const without = (left: string) =>
              Object.fromEntries(Object.entries(given).filter(([key]) => key !== left));
            const required = options.filter(({ required }) => required === true).map(({ name }) => name);
            const least = Object.fromEntries(Object.entries(given).filter(([key]) => required.includes(key)));
            // A teacher of another server may begin something there.
            const fewest = who.guild === GUILD ? [without('role'), least] : [];
            const ofNone = required.includes('quiz') ? [] : [without('quiz')];
            for (const some of [given, ...ofNone, ...fewest]) {
              const text = await on.said((call) => command.execute(on.bot, call, optionsOf(path, some)), who);
              expectKind(text, `${what} by ${by}`);
              if (name === 'teach') {
                const { faults } = EN.classroom;
                const told = [
                  faults['not-a-teacher'],
                  faults['not-a-manager'],
                  faults['no-server'],
                  faults['no-such-quiz'],
                  // A user taking the exam above, even after erasing their data.
                  EN.classroom.sitting.title,
                ];
                if (who.guild === GUILD)
                  expect(
                    told.some((one) => text.includes(one)),
                    `${what} by ${by}`,
                  ).toBe(true);
              }
            }
          }
        await expectUnchanged(before, what);
        tried.push(what);
      }
    expect(tried.length).toBeGreaterThan(30);
    expect(tried.filter((what) => what.startsWith('/teach')).length).toBeGreaterThan(15);
  });

  test('completions tell a teacher of quizzes and sets, and a student nothing of them', async () => {
    for (const [name, command] of commands)
      for (const [path, options] of pathsOf(command))
        for (const { name: option } of options)
          for (const who of Object.values(STRANGERS))
            for (const typed of ['', 'Secret']) {
              const found = await command.autocomplete?.(typed, EN, [], {
                option,
                by: who,
                app: on.held.app,
              });
              expect(JSON.stringify(found ?? []), `/${name} ${path} ${option}`).not.toMatch(/Secret/);
            }
    const { app } = on.held;
    const told = (option: string, by: Who) =>
      commands.get('teach')!.autocomplete!('', EN, [], { option, by, app });
    for (const option of ['quiz', 'set', 'bank']) {
      expect(await told(option, STRANGERS['a student']!), option).toEqual([]);
      expect(await told(option, TEACHER), option).not.toEqual([]);
    }
  });
});
