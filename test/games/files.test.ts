/** Positions from files: every format, options beside and within the text, refusals that name the token. */
import { describe, expect, test } from 'vitest';
import { formatLine } from '../../src/games/line.ts';
import { parseFile, parseLine } from '../../src/texts/index.ts';

const line = (head: string, text: string): string => {
  const read = parseFile(head, text);
  return read.ok ? formatLine(read.value) : `${read.error.code}: ${read.error.facts.token}`;
};

describe('files', () => {
  test.each([
    ['hackenbush', '0-1\n1-2\r\n2-0\n', 'hackenbush 0-1 1-2 2-0'],
    ['hackenbush', '# a drawing\n0 1\n1 2 # twice\n1 2\n', 'hackenbush 0-1 1-2 1-2'],
    ['hackenbush root=a', 'a b\nb c', 'hackenbush a-b b-c root=a'],
    ['hackenbush', 'root=a,b\na-b', 'hackenbush a-b root=a,b'],
    ['hackenbush misere', '0-1', 'hackenbush 0-1 misere'],
    ['hackenbush', '\ufeff0－1\n1－2', 'hackenbush 0-1 1-2'],
    ['删边游戏', '0-1', 'hackenbush 0-1'],
    ['dag', '3 2 2\n1 2\n2 3\n1 2\n', 'dag 1>2 2>3 at=1,2'],
    ['dag at=1,1', '1>2\n2>3\n', 'dag 1>2 2>3 at=1,1'],
    ['dag', '1 2\n2 3\nat=2', 'dag 1>2 2>3 at=2'],
    ['geography at=a', 'a-b\nb c', 'geography a-b b-c at=a'],
    ['geography', 'a-b\nc', 'geography a-b c'],
    ['treewalk', '0 1 1\n2\n', 'treewalk 0 1 1 2'],
    ['treewalk at=2', '0\n1\n1\n2\ngone=1', 'treewalk 0 1 1 2 at=2 gone=1'],
    ['nim', '3 4\n5\n', 'nim 3 4 5'],
    ['nim misere', '3 4 5', 'nim 3 4 5 misere'],
    ['', 'nim 3 4 5', 'nim 3 4 5'],
    ['hackenbush 0-1', '1-2', 'hackenbush 0-1 1-2'],
    ['nim 3 +', 'hackenbush 0-1', 'nim 3 + hackenbush 0-1'],
  ])('%s with %j', (head, text, expected) => {
    expect(line(head, text)).toBe(expected);
    expect(parseLine(expected).ok).toBe(true);
  });

  test.each([
    ['hackenbush', '0-1\n2-3', 'not-joined-to-the-ground: 2-3'],
    ['hackenbush', '0-1\n0>2', 'not-understood: 0>2'],
    ['hackenbush', '', 'missing-position: hackenbush'],
    ['hackenbush at=1', '0-1', 'unknown-option: at'],
    ['hackenbush root=0', 'root=1\n0-1', 'repeated-option: root=1'],
    ['dag', '3 2 2\n1 2\n2 3\n1', 'numbers-do-not-fit: 3 2 2'],
    ['dag', '2 2 1\n1 2\n2 1\n1', 'has-a-cycle: 1>2'],
    ['dag', '1 2\n2 3', 'missing-option: at'],
    ['treewalk', '0 1 x', 'not-a-number: x'],
    ['treewalk', '0 5', 'out-of-range: 5'],
    ['treewalk', '', 'missing-position: treewalk'],
    ['geography', 'a a', 'loop-refused: a-a'],
    ['chess', 'e2e4', 'unknown-game: chess'],
  ])('%s with %j is refused', (head, text, expected) => {
    expect(line(head, text)).toBe(expected);
    const read = parseFile(head, text);
    expect(read.ok || parseLine(read.error.example ?? '').ok).toBe(true);
  });
});
