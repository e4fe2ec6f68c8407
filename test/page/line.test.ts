import { describe, expect, it } from 'vitest';
import { endingsOf, isHidden, leavesOf, readLine } from '../../src/local/page/client/command/line.ts';
import type { CommandData } from '../../src/local/page/client/discord.ts';
import { COMMANDS } from './samples.ts';

const leaves = leavesOf(COMMANDS as unknown as readonly CommandData[], false);

function read(text: string): unknown {
  const line = readLine(text, leaves);
  if (line.is !== 'command') return line;
  const given = Object.fromEntries(line.given.map((one) => [one.option.name, one.text]));
  return { command: line.leaf.text, given, stray: line.stray };
}

const LINES: readonly (readonly [text: string, command: string, given: Readonly<Record<string, string>>])[] =
  [
    ['/play nim 3 4 5', '/play', { line: 'nim 3 4 5' }],
    ['/analyze wythoff 3 5', '/analyze', { line: 'wythoff 3 5' }],
    ['/analyze line:wythoff 3 5 explain:proof', '/analyze', { line: 'wythoff 3 5', explain: 'proof' }],
    ['/analyze wythoff 3 5 explain:proof', '/analyze', { line: 'wythoff 3 5', explain: 'proof' }],
    ['/analyze explain:proof line: wythoff 3 5', '/analyze', { line: 'wythoff 3 5', explain: 'proof' }],
    [
      '/play nim 3 4 5 opponent:@Ms Noether level: club',
      '/play',
      { line: 'nim 3 4 5', opponent: '@Ms Noether', level: 'club' },
    ],
    // A colon that names no option is the line's own.
    ['/play subtraction {1,2}: 20', '/play', { line: 'subtraction {1,2}: 20' }],
    ['/play moves:3', '/play', { line: 'moves:3' }],
    ['/PLAY nim 1', '/play', { line: 'nim 1' }],
    ['/teach quiz create title:First steps', '/teach quiz create', { title: 'First steps' }],
    ['/teach quiz create First steps', '/teach quiz create', { title: 'First steps' }],
    ['/games', '/games', {}],
  ];

describe('a typed line', () => {
  it.each(LINES)('%s', (text, command, given) => {
    expect(read(text)).toEqual({ command, given, stray: null });
  });

  it('without a slash is text', () => {
    expect(read('hello')).toEqual({ is: 'text' });
  });

  it('with half a name waits for the rest', () => {
    expect(read('/teach quiz')).toEqual({ is: 'name', typed: 'teach quiz' });
    expect(read('/played')).toEqual({ is: 'name', typed: 'played' });
  });

  it('with text for a command that takes none says so', () => {
    expect(read('/games now')).toEqual({ command: '/games', given: {}, stray: 'now' });
  });
});

it('the beginning of a command says what it may go on with; a hidden one is not offered', () => {
  expect(endingsOf('/teach', leaves)).toContain('quiz create');
  expect(endingsOf('/teach quiz ', leaves)).toContain('create');
  expect(endingsOf('/play', leaves)).toEqual([]);
  expect(endingsOf('/tea', leaves)).toEqual([]);
  const hidden = leavesOf(
    (COMMANDS as unknown as readonly CommandData[]).map((one) => ({ ...one, hidden: one.name === 'teach' })),
    false,
  );
  expect(endingsOf('/teach', hidden)).toEqual([]);
  expect([isHidden('/teach', hidden), isHidden('/teach quiz', hidden), isHidden('/class', hidden)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isHidden('/teach', leaves), isHidden('/tea', hidden)]).toEqual([false, false]);
  // Typed in full it is read all the same: the server tells why not.
  expect(readLine('/teach quiz create', hidden).is).toBe('command');
});

describe('the list of commands', () => {
  it('names subcommands one by one, and no context menus', () => {
    expect(leaves.map((leaf) => leaf.text)).toEqual([
      '/analyze',
      '/games',
      '/only-here',
      '/play',
      '/teach quiz create',
      '/teach quiz start',
    ]);
  });

  it('leaves out of a direct message what is for servers alone', () => {
    const direct = leavesOf(COMMANDS as unknown as readonly CommandData[], true);
    expect(direct.map((leaf) => leaf.text)).not.toContain('/only-here');
  });
});
