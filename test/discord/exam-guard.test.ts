/** Commands and controls that could answer an exam's questions: refused during the exam, allowed after it. */

import { expect, test } from 'vitest';
import * as analyze from '../../commands/analyze.ts';
import * as arena from '../../commands/arena.ts';
import * as claim from '../../commands/claim.ts';
import * as klass from '../../commands/class.ts';
import * as daily from '../../commands/daily.ts';
import * as learn from '../../commands/learn.ts';
import * as play from '../../commands/play.ts';
import * as practice from '../../commands/practice.ts';
import * as review from '../../commands/review.ts';
import * as storm from '../../commands/storm.ts';
import * as table from '../../commands/table.ts';
import * as teach from '../../commands/teach.ts';
import type { Call } from '../../src/discord/call.ts';
import { loadCommands } from '../../src/discord/command/loader.ts';
import { menus } from '../../src/discord/handlers/menus.ts';
import { runCommand, served } from '../../src/discord/router.ts';
import type { Actor } from '../../src/learn/class/actor.ts';
import { rulesOfQuizScreen } from '../../src/learn/screens/quiz.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { request } from '../support/app.ts';
import { actOn, must, quizRequest } from '../support/classroom.ts';
import { ADA, clicksEach, GUILD, giving, optionsOf, pressing, TEACHER, type Who } from '../support/clicks.ts';
import { shownText } from '../support/screens.ts';

const MINUTE = 60_000;
const SHUT = locales.en.classroom.sitting.title;

const on = clicksEach();

/** An exam of twenty minutes that the given students have started. */
const exam = async (...sitting: readonly Actor[]): Promise<string> => {
  const { classes } = on.held.app;
  const wish = quizRequest({ by: TEACHER, channel: '77', mode: 'exam', count: 1, minutes: 20 });
  const { id } = must(await classes.create(wish)).quiz;
  await classes.prepare();
  must(await actOn(on.held, id, 'start', TEACHER));
  for (const by of sitting) must(await classes.attempts.open(id, by, null));
  return id;
};

/** Everything that could tell who wins a position, or how. */
const WAYS: Readonly<Record<string, (call: Call, match: string) => Promise<unknown>>> = {
  '/analyze': giving(on, analyze, '', { position: 'nim 3 4 5', line: 'nim 3 4 5' }),
  '/table': giving(on, table, '', { game: 'nim' }),
  '/claim': giving(on, claim, '', { claim: 'nim a b: P when a=b' }),
  '/review': giving(on, review, ''),
  '/play against the bot': giving(on, play, '', { line: 'nim 3 4 5' }),
  '/practice': giving(on, practice, '', { skill: 'skill:nim' }),
  '/storm': giving(on, storm, ''),
  '/daily': giving(on, daily, ''),
  'a press on a daily puzzle': pressing(on, 'y', 'hint', { id: '20780' }),
  '/arena': giving(on, arena, '', { game: 'nim' }),
  'a seat in an arena': pressing(on, 'n', 'join', { id: 'x' }),
  'a race at Storm': pressing(on, 'b', 'race-join', { id: 'x' }),
  'an answer in a storm': pressing(on, 'b', 'pick', { id: 'x', argument: '0' }),
  '/learn': giving(on, learn, '', { lesson: 'nim' }),
  '/class results': giving(on, klass, 'results'),
  'the solution of a lesson’s card': pressing(on, 'l', 'tell', { id: 'nim' }),
  'a question of practice, told': pressing(on, 'd', 'tell', { id: 'x' }),
  'one’s own answer in another quiz': pressing(on, 'q', 'own', { id: 'x' }),
  'a move against the bot': (call, id) => pressing(on, 'm', 'move', { id, argument: '1:1' })(call),
  'a move taken back against the bot': (call, id) => pressing(on, 'm', 'undo', { id })(call),
  'a game accepted': (call, id) => pressing(on, 'm', 'accept', { id })(call),
  'another game against the bot': (call, id) => pressing(on, 'm', 'rematch', { id })(call),
  'the game of a lesson': pressing(on, 'l', 'game', { id: 'nim' }),
  'a row for a question bank': giving(on, teach, 'bank add', { set: 'mine', positions: 'nim 3 4 5' }),
  'the positions of a question bank': giving(on, teach, 'bank show', { set: 'mine' }),
  'a quiz of one’s own': giving(on, teach, 'quiz create'),
  'a quiz of one’s own, started': giving(on, teach, 'quiz start'),
  'results of one’s own quiz': giving(on, teach, 'results'),
  'results as files': giving(on, teach, 'export'),
  'homework and its results': giving(on, teach, 'homework list'),
  'the start of a quiz from its panel': pressing(on, 'q', 'do-start', { id: 'x' }),
  'the close of a question, which shows its answer': pressing(on, 'q', 'do-close', { id: 'x' }),
  'the next question, from the buttons below a quiz': pressing(on, 'q', 'now-next', { id: 'x' }),
  'the start of an exam without its pictures': pressing(on, 'q', 'start-now', { id: 'x' }),
  'the answers of a quiz that has not begun': pressing(on, 'q', 'draft', { id: 'x' }),
  'another question for a quiz': pressing(on, 'q', 'edit-another', { id: 'x', argument: '0 0' }),
  'results from the panel': pressing(on, 'q', 'results', { id: 'x' }),
  'results of one’s own homework': pressing(on, 'w', 'homework-results'),
  'a level of an analysis, shared': pressing(on, 'a', 'share-proof', { argument: 'nim 3 4 5' }),
  'the certificate of an answer': pressing(on, 'a', 'certificate', { argument: 'nim 3 4 5' }),
  'another position of a message': pressing(on, 'c', 'line'),
  'the bot challenged from its menu': pressing(on, 'c', 'challenge', { argument: '2' }),
  'somebody challenged from their menu': pressing(on, 'c', 'challenge', { argument: '8' }),
  'a hint': (call, id) => pressing(on, 'm', 'hint', { id })(call),
  'the next hint': (call, id) => pressing(on, 'm', 'hint-next', { id, argument: 'move' })(call),
  'a button of a review': (call, id) => pressing(on, 'r', 'open', { id })(call),
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
      // Only the user sees the refusal, and nothing else happened.
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
      (call) => runCommand(play, on.bot, call, optionsOf('', { line: 'nim 3 4 5', first, anybody: true })),
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

test('a game with a clock goes on, without taking back: an exam costs nobody a game', async () => {
  const { match } = must(
    await on.held.app.matches.open(request({ by: ADA.user, guild: GUILD, clock: '5m' })),
  );
  await exam(ADA);
  const tell = (verb: string) => on.said(pressing(on, 'm', verb, { id: match.id, argument: '1:1' }), ADA);
  expect(await tell('undo')).toContain(SHUT);
  expect(await tell('move')).not.toContain(SHUT);
  expect(must(await on.held.app.matches.show(match.id)).history.length).toBeGreaterThan(0);
});

test('homework handed in during an exam is kept; its results wait for the end of the exam', async () => {
  const { classes } = on.held.app;
  const { id } = must(
    await classes.create(
      quizRequest({ by: TEACHER, channel: '78', mode: 'homework', count: 1, closes: 'tomorrow 20:00' }),
    ),
  ).quiz;
  await classes.prepare();
  await classes.tick();
  must(await classes.attempts.open(id, ADA, null));
  await exam(ADA);
  const press = (verb: string) => on.said(pressing(on, 'e', verb, { id: `${id}-1` }), ADA);
  expect(await press('hand-in')).toContain(SHUT);
  expect((await on.held.store.classes.attempts(id, ADA.user))[0]?.endedAt).not.toBeNull();
  expect(await press('open')).toContain(SHUT);
  on.held.now += 20 * MINUTE;
  expect(await press('open')).not.toContain(SHUT);
});

/** The declaration of every command and control. A new one is added here with its own decision. */
test('every command, menu and control says whether it could solve a position of an exam', async () => {
  const commands = await loadCommands(new URL('../../commands', import.meta.url).pathname);
  const verdict = ({ solves }: { readonly solves: unknown }) =>
    typeof solves === 'boolean' ? solves : 'by subcommand';
  expect(Object.fromEntries([...commands].map(([name, one]) => [name, verdict(one)]))).toEqual({
    analyze: true,
    claim: true,
    class: 'by subcommand',
    daily: true,
    define: false,
    games: false,
    help: false,
    learn: true,
    paper: true,
    play: true,
    practice: true,
    privacy: false,
    review: true,
    settings: false,
    stats: false,
    arena: true,
    storm: true,
    table: true,
    teach: 'by subcommand',
  });
  expect([...menus.values()].map(verdict)).toEqual([true, true]);
  const told = (kind: string, verb: string) =>
    served[kind]!.solves({ kind, id: '', revision: 0, verb, argument: '' });
  const kinds = Object.keys(served).map((kind) => [kind, told(kind, 'any')]);
  expect(Object.fromEntries(kinds)).toEqual({
    a: 'always',
    b: 'always',
    c: 'always',
    d: 'always',
    e: 'never',
    f: 'always',
    g: 'always',
    h: 'never',
    j: 'never',
    k: 'never',
    l: 'always',
    m: 'never',
    n: 'never',
    p: 'never',
    q: 'never',
    r: 'always',
    s: 'never',
    t: 'never',
    u: 'never',
    w: 'never',
    y: 'always',
  });
  const verbs = ['hint', 'hint-next', 'why', 'rematch', 'accept', 'move', 'pick', 'type', 'typed', 'undo'];
  expect(verbs.map((verb) => told('m', verb))).toEqual([
    ...verbs.slice(0, 5).map(() => 'always'),
    ...verbs.slice(5).map(() => 'against-bot'),
  ]);
  expect(['own', 'mine', 'pick', 'typed'].map((verb) => told('q', verb))).toEqual([
    'always',
    'always',
    'never',
    'never',
  ]);
  const sub = (name: 'teach' | 'class', path: string) => {
    const { solves } = commands.get(name)!;
    return typeof solves === 'boolean' ? solves : solves(optionsOf(path, {}));
  };
  expect([sub('class', 'results'), sub('class', 'join'), sub('teach', 'bank add')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([sub('teach', 'quiz create'), sub('teach', 'export')]).toEqual([true, true]);
  expect([sub('teach', 'bank list'), sub('teach', 'quiz panel')]).toEqual([false, false]);
});

test.each(WRITTEN)('the rules of an exam say so in %s, unless the teacher left it open', async (locale) => {
  const { quiz } = must(await on.held.app.classes.show(await exam()));
  const { rule } = locales[locale].classroom.sitting;
  expect(shownText(rulesOfQuizScreen(quiz, locales[locale]), locales[locale])).toContain(rule);
  const open = { ...quiz, settings: { ...quiz.settings, shut: false } };
  expect(shownText(rulesOfQuizScreen(open, locales[locale]), locales[locale])).not.toContain(rule);
});
