import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/engine/core/result.ts';
import type { NamingFault } from '../../src/play/defining.ts';
import { definedAlone, optionOf, replaceNames } from '../../src/play/definitions.ts';
import { namingFaultScreen, ownGameScreen } from '../../src/play/screens/definitions.ts';
import { lexicon, locales, parseLine } from '../../src/texts/index.ts';
import { type Bench, bench, faultOf, must, request } from '../support/app.ts';
import { shownText } from '../support/screens.ts';

const codeOf = (done: Result<unknown, NamingFault>): string => (done.ok ? 'done' : done.error.code);
const define = (b: Bench, name: string, definition: string, over: { guild?: string | null } = {}) =>
  b.app.definitions.define({ by: 'ann', guild: 'g1', name, definition, ...over });

describe('what people write for a game', () => {
  it.each([
    ['1,3,4', 'take=1,3,4'],
    ['{1, 3, 4}', 'take=1,3,4'],
    ['1 3 4', 'take=1,3,4'],
    ['１，３', 'take=1,3'],
    ['0.137', 'code=0.137'],
    ['4.07', 'code=4.07'],
    ['.77', 'code=.77'],
    ['1.7', 'code=1.7'],
    ['0.', 'code=0.'],
    ['1,2:0-2 | 5+', 'rule=1,2:0-2|5+'],
    ['rule=1,2:0-2', 'rule=1,2:0-2'],
    ['TAKE = 1, 2', 'take=1,2'],
    ['a>b, b>c', 'edges=a>b,b>c'],
    ['a > b; b > c', 'edges=a>b,b>c'],
    ['edges=a>b,b>c', 'edges=a>b,b>c'],
    ['# arrows\n1 2\n1 3 # a jump\n2>3\n', 'edges=1>2,1>3,2>3'],
  ])('%j is %s', (typed, option) => {
    expect(optionOf(typed).join('=')).toBe(option);
  });
});

describe('names in a line', () => {
  const names = new Map([
    ['frogs', 'rule=1,2:0-2'],
    ['楼梯', 'edges=a>b,b>c'],
  ]);
  it.each([
    ['frogs 9 4', 'custom rule=1,2:0-2 9 4'],
    ['Frogs 9 4 misere', 'custom rule=1,2:0-2 9 4 misere'],
    ['楼梯 a b', 'custom edges=a>b,b>c a b'],
    ['nim 3 + frogs 9 + 楼梯 a', 'nim 3 + custom rule=1,2:0-2 9 + custom edges=a>b,b>c a'],
    ['every frogs 9 + nim 1', 'every custom rule=1,2:0-2 9 + nim 1'],
    ['frogs', 'custom rule=1,2:0-2'],
    ['nim frogs 3', 'nim frogs 3'],
    ['nim  3   4', 'nim  3   4'],
    ['', ''],
  ])('%j is %j', (typed, line) => {
    expect(replaceNames(typed, names, lexicon)).toBe(line);
  });
});

describe('a server’s own games', () => {
  it('are named, listed, played, and taken away', async () => {
    const b = await bench();
    expect(await define(b, 'Frogs', '1,2:0-2')).toMatchObject({
      ok: true,
      value: { name: 'frogs', definition: 'rule=1,2:0-2', by: 'ann', example: 'frogs 9 4' },
    });
    expect((await b.app.definitions.list('g1')).map(({ name }) => name)).toEqual(['frogs']);
    expect(await b.app.definitions.list('g2')).toEqual([]);
    expect(await b.app.definitions.list(null)).toEqual([]);
    const { match } = must(await b.app.matches.open(request({ line: 'frogs 9 4' })));
    expect(match.start).toBe('custom 9 4 rule=1,2:0-2');
    expect(faultOf(await b.app.matches.open(request({ line: 'frogs 9 4', guild: 'g2' })))).toBe('bad-line');
    expect(faultOf(await b.app.matches.open(request({ line: 'frogs 9 4', guild: null })))).toBe('bad-line');
    expect(
      codeOf(await b.app.definitions.remove({ by: 'bob', manages: false, guild: 'g1', name: 'frogs' })),
    ).toBe('not-its-maker');
    expect(
      codeOf(await b.app.definitions.remove({ by: 'bob', manages: true, guild: 'g1', name: 'FROGS' })),
    ).toBe('done');
    expect(faultOf(await b.app.matches.open(request({ line: 'frogs 9 4' })))).toBe('bad-line');
    // The match goes on: its line says what the name stood for.
    expect(must(await b.restarted().matches.show(match.id)).spot.line).toBe('custom 9 4 rule=1,2:0-2');
  });

  it.each(['1,3,4', '0.137', '1,2:0-2', 'a>b,b>c,a>c'])('%s: a position is dealt', async (definition) => {
    const b = await bench();
    expect(codeOf(await define(b, 'ours', definition))).toBe('done');
    for (const line of ['ours', 'Ours misere', 'ours 反常'])
      for (let size = 1; size <= 5; size += 1) {
        const live = must(await b.app.matches.open(request({ line, size, first: 'winnable' })));
        expect(live.match.start).toMatch(/^custom .+ (rule|edges)=/);
        expect(live.match.start.endsWith(' misere')).toBe(line !== 'ours');
        expect(live.spot.isOver()).toBe(false);
      }
  });

  it('are shown in the line that works, where a position is not understood', async () => {
    const b = await bench();
    await define(b, 'frogs', '1,2:0-2');
    const refused = await b.app.matches.open(request({ line: 'frogs x' }));
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'bad-line', facts: { refusal: { facts: { token: 'x' }, example: 'frogs 9 4' } } },
    });
  });

  it.each([
    ['frogs x', 'x'],
    ['frogs + nim 3', 'frogs'],
    ['frogs 5 rule=1', 'rule=1'],
  ])('in %s, it is %s that is at fault, as it was typed', async (line, token) => {
    const b = await bench();
    await define(b, 'frogs', '1,2:0-2');
    expect(await b.app.matches.open(request({ line }))).toMatchObject({
      error: { facts: { refusal: { facts: { token } } } },
    });
  });

  it.each([
    ['0:2', 'In `ours 9 4`, for example, type `1>1,8` to split heap 1 (9 → 1 and 8).'],
    ['1,3,4', 'In `ours 9 4`, for example, type `1>8` to take 1 from heap 1 (9 → 8).'],
    ['a>b', 'In `ours a`, for example, type `a>b` to move a token from a to b.'],
  ])('%s are told with a move that is legal in them', async (definition, sentence) => {
    const b = await bench();
    const own = await define(b, 'ours', definition);
    expect(own.ok ? shownText(ownGameScreen(own.value, locales.en), locales.en) : '').toContain(sentence);
  });

  it.each([
    ['nim', '1,2', 'name-reserved'],
    ['尼姆', '1,2', 'name-reserved'],
    ['misere', '1,2', 'name-reserved'],
    ['two words', '1,2', 'bad-name'],
    ['a=b', '1,2', 'bad-name'],
    ['12', '1,2', 'bad-name'],
    ['<@123>', '1,2', 'bad-name'],
    ['x'.repeat(21), '1,2', 'bad-name'],
    ['  ', '1,2', 'no-name'],
    ['ours', '', 'no-definition'],
    ['ours', 'hello', 'bad-definition'],
    ['ours', 'max=3', 'bad-definition'],
    ['ours', '0:1', 'bad-definition'],
    ['ours', '0.9', 'bad-definition'],
    ['ours', 'a>b,b>a', 'bad-definition'],
    ['ours', 'process.exit(1)', 'bad-definition'],
    ['ours', 'edges=a', 'no-moves'],
  ])('%j as %j is refused: %s', async (name, definition, code) => {
    const b = await bench();
    expect(codeOf(await define(b, name, definition))).toBe(code);
    expect(await b.app.definitions.list('g1')).toEqual([]);
  });

  it('are bounded in size', async () => {
    const b = await bench();
    const long = Array.from({ length: 400 }, (_, i) => `a>${i}`).join(',');
    expect(codeOf(await define(b, 'ours', long))).toBe('definition-too-long');
    expect(codeOf(await define(b, 'ours', long.slice(0, 1_190)))).toBe('done');
    const { match } = must(await b.app.matches.open(request({ line: 'ours a' })));
    expect(match.start.length).toBeGreaterThan(1_190);
  });

  it('have one name each, at most fifty in a server, and are for servers', async () => {
    const b = await bench();
    expect(codeOf(await define(b, 'ours', '1,2', { guild: null }))).toBe('no-server');
    for (let i = 0; i < 50; i += 1) expect(codeOf(await define(b, `game-${i}`, '1,2'))).toBe('done');
    expect(codeOf(await define(b, 'GAME-7', '1,3'))).toBe('name-taken');
    expect(codeOf(await define(b, 'one-more', '1,3'))).toBe('too-many-names');
    expect(
      codeOf(await b.app.definitions.remove({ by: 'ann', manages: true, guild: 'g1', name: 'no-such' })),
    ).toBe('no-such-name');
  });
});

describe('a definition alone', () => {
  it.each([
    ['custom rule=1,2', true],
    ['own take=1,3 misere', true],
    ['custom 9 rule=1,2', false],
    ['custom rule=1,2 9', false],
    ['custom rule=0', false],
    ['custom', false],
    ['nim rule=1,2', false],
  ])('%s: %s', (line, found) => {
    expect(definedAlone(line, lexicon, parseLine) !== null).toBe(found);
  });
});

it('a long name is cut between characters, not within one', () => {
  const fault: NamingFault = { code: 'bad-name', facts: { token: `x${'😀'.repeat(90)}`, most: 20 } };
  const text = shownText(namingFaultScreen(fault, locales.en), locales.en);
  expect(text).toContain('😀…');
  expect(text).not.toMatch(/\p{Surrogate}/u);
});
