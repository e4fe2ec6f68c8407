/** Commands and controls that would tell a student what an exam asks: shut while they sit one, and open again after it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as analyze from '../../commands/analyze.ts';
import * as claim from '../../commands/claim.ts';
import * as play from '../../commands/play.ts';
import * as review from '../../commands/review.ts';
import * as table from '../../commands/table.ts';
import type { Actor } from '../../src/app/class/ports.ts';
import type { Call } from '../../src/discord/call.ts';
import { answerFile } from '../../src/discord/handlers/analysis.ts';
import { answerBank } from '../../src/discord/handlers/bank.ts';
import { challengeControl } from '../../src/discord/handlers/menus.ts';
import { controls } from '../../src/discord/router.ts';
import { rulesOfQuizScreen } from '../../src/discord/screens/quiz.ts';
import { localeIds, locales } from '../../src/locale/index.ts';
import { actOn, must, quizRequest } from '../app/classroom.ts';
import { request } from '../app/support.ts';
import { type Clicks, clicks, optionsOf, type Who } from '../support/clicks.ts';
import { shownText } from '../support/screens.ts';

const GUILD = '900000000000000001';
const TEACHER: Who = { user: '42', guild: GUILD, manages: true, roles: [] };
const ADA: Who = { user: '7', guild: GUILD, manages: false, roles: [] };
const MINUTE = 60_000;
const SHUT = locales.en.classroom.sitting.title;

let on: Clicks;
beforeEach(async () => {
  on = await clicks();
});
afterEach(() => on.close());

/** An exam of twenty minutes of which some have begun their questions. */
const exam = async (...sitting: readonly Actor[]): Promise<string> => {
  const { classes } = on.held.app;
  const wish = quizRequest({ by: TEACHER, channel: '77', mode: 'exam', count: 1, minutes: 20 });
  const { id } = must(await classes.create(wish)).quiz;
  await classes.prepare();
  must(await actOn(on.held, id, 'start', TEACHER));
  for (const by of sitting) must(await classes.papers.open(id, by, null));
  return id;
};

/** Everything that could tell who wins a position, or how. */
const WAYS: Readonly<Record<string, (call: Call, match: string) => Promise<unknown>>> = {
  '/analyze': (call) =>
    analyze.execute(on.bot, call, optionsOf('', { position: 'nim 3 4 5', line: 'nim 3 4 5' })),
  'an attached file': (call) =>
    answerFile(on.bot, call, { line: 'nim', text: '3 4 5', level: 'strategy', audience: 'private' }),
  '/table': (call) => table.execute(on.bot, call, optionsOf('', { game: 'nim' })),
  '/claim': (call) => claim.execute(on.bot, call, optionsOf('', { claim: 'nim a b: P when a=b' })),
  '/review': (call) => review.execute(on.bot, call, optionsOf('', {})),
  '/play against the bot': (call) => play.execute(on.bot, call, optionsOf('', { line: 'nim 3 4 5' })),
  'another game against the bot': (call, match) =>
    controls['m']!(on.bot, call, { kind: 'm', id: match, revision: 0, verb: 'rematch', argument: '' }),
  'the game of a lesson': (call) =>
    controls['l']!(on.bot, call, { kind: 'l', id: 'nim', revision: 0, verb: 'game', argument: '' }),
  'a row for a question bank': (call) =>
    answerBank(on.bot, call, optionsOf('bank add', { set: 'mine', positions: 'nim 3 4 5' })),
  'a level of an analysis, shared': (call) =>
    controls['a']!(on.bot, call, {
      kind: 'a',
      id: '',
      revision: 0,
      verb: 'share-proof',
      argument: 'nim 3 4 5',
    }),
  'another position of a message': (call) =>
    challengeControl(on.bot, call, { kind: 'c', id: '', revision: 0, verb: 'line', argument: '' }),
  'the bot challenged from its menu': (call) =>
    challengeControl(on.bot, call, { kind: 'c', id: '', revision: 0, verb: 'challenge', argument: '2' }),
  'somebody challenged from their menu': (call) =>
    challengeControl(on.bot, call, { kind: 'c', id: '', revision: 0, verb: 'challenge', argument: '8' }),
  'a hint': (call, match) =>
    controls['m']!(on.bot, call, { kind: 'm', id: match, revision: 0, verb: 'hint', argument: '' }),
  'the next hint': (call, match) =>
    controls['m']!(on.bot, call, { kind: 'm', id: match, revision: 0, verb: 'hint-next', argument: 'move' }),
  'a button of a review': (call, match) =>
    controls['r']!(on.bot, call, { kind: 'r', id: match, revision: 0, verb: 'open', argument: '' }),
};

test.each(Object.keys(WAYS))(
  '%s: shut for who sits an exam, wherever they ask; for nobody else, and not after it',
  async (way) => {
    const { match } = must(await on.held.app.matches.open(request({ by: ADA.user, guild: GUILD })));
    const tell = (who: Who) =>
      on.said((call) => WAYS[way]!(call, match.id).catch((error: unknown) => error), who, {
        values: ['nim 3 4 5'],
        fields: { line: 'nim 3 4 5' },
      });
    const id = await exam(ADA, TEACHER);
    const { deadline } = must(await on.held.app.classes.show(id)).quiz;
    for (const who of [
      ADA,
      { ...ADA, guild: null },
      { ...ADA, guild: '900000000000000009', manages: true },
    ]) {
      const text = await tell(who);
      expect(text).toContain(SHUT);
      expect(text).toContain(`<t:${Math.ceil(deadline! / 1000)}:`);
      // Nobody else sees it, and nothing beside it was done.
      expect(on.sent).toHaveLength(1);
      expect(on.sent[0]).toMatch(/"flags":32832/);
    }
    expect(await on.held.app.matches.openOf(ADA.user)).toHaveLength(1);
    for (const who of [TEACHER, { ...ADA, user: '8' }]) expect(await tell(who)).not.toContain(SHUT);
    on.held.now += 20 * MINUTE;
    expect(await tell(ADA)).not.toContain(SHUT);
  },
);

test('a challenge to a person is shut, too: who begins may tell who can win, and the end of the game does', async () => {
  const challenge = (first: string) =>
    on.said(
      (call) =>
        play.execute(on.bot, call, {
          ...optionsOf('', { line: 'nim 3 4 5', first }),
          getBoolean: (name: string) => (name === 'anybody' ? true : null),
        } as never),
      ADA,
    );
  await exam(ADA);
  expect(await challenge('winnable')).toContain(SHUT);
  expect(await on.held.app.matches.openOf(ADA.user)).toEqual([]);
  expect(await challenge('me')).toContain(SHUT);
  expect(await on.held.app.matches.openOf(ADA.user)).toEqual([]);
  on.held.now += 20 * MINUTE;
  for (const first of ['winnable', 'me']) expect(await challenge(first)).not.toContain(SHUT);
  expect(await on.held.app.matches.openOf(ADA.user)).toHaveLength(2);
});

test.each(localeIds)('the rules of an exam say so in %s, unless the teacher left it open', async (locale) => {
  const { quiz } = must(await on.held.app.classes.show(await exam()));
  const { rule } = locales[locale].classroom.sitting;
  expect(shownText(rulesOfQuizScreen(quiz, locales[locale]), locales[locale])).toContain(rule);
  const open = { ...quiz, settings: { ...quiz.settings, shut: false } };
  expect(shownText(rulesOfQuizScreen(open, locales[locale]), locales[locale])).not.toContain(rule);
});
