/** Positions from attached files: read as they are, solved in a worker, answered without repeating a line of a million tokens. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

const { ada } = onStage({ seed: 'files' }, { once: true });

/** The card that answers a file. */
const analysed = async (
  options: Readonly<Record<string, string | boolean>>,
  text: string | Uint8Array,
): Promise<string> => {
  const before = new Set(ada.messages().map((message) => message.id));
  await ada.slashFile('analyze', options, text);
  const card = await until(
    () => ada.messages().find((message) => !before.has(message.id)),
    'the card of the file',
  );
  await until(() => ada.read(card.id).length > 20, 'the answer');
  return card.id;
};

/** Edges from smaller to larger numbers, so that there is no cycle. */
const dag = (nodes: number, edges: number): string => {
  const random = seeded('dag');
  const lines = Array.from({ length: edges }, () => {
    const from = 1 + Math.floor(random() * (nodes - 1));
    return `${from} ${from + 1 + Math.floor(random() * Math.min(20, nodes - from))}`;
  });
  return `${nodes} ${edges} 2\n${lines.join('\n')}\n1 2\n`;
};

test('a graph of 2,000 nodes and 6,000 edges', async () => {
  const card = await analysed({ line: 'dag' }, dag(2_000, 6_000));
  expect(ada.read(card)).toMatch(/[NP]-position/);
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  expect(ada.controls(card)).toEqual([]);
  expect(ada.read(card)).toMatch(/dag .*…/);
  expect(ada.read(card).length).toBeLessThan(4_001);
});

test('a drawing of 10^5 edges; its nim-sum is that of its stalks', async () => {
  // Stalks of 39,999 and 60,001 edges: worth 39,999 XOR 60,001.
  const stalk = (name: string, length: number): readonly string[] =>
    Array.from({ length }, (_, i) => `${i === 0 ? 0 : `${name}${i}`} ${name}${i + 1}`);
  const text = [...stalk('a', 39_999), ...stalk('b', 60_001)].join('\n');
  const card = await analysed({ line: 'hackenbush' }, text);
  expect(ada.read(card)).toMatch(/N-position/);
  expect(ada.read(card)).toContain(String(39_999 ^ 60_001));
  expect(ada.read(card)).toMatch(/You can win: cut b39999/);
});

test('a short file is drawn as its line is, and may be shared', async () => {
  const card = await analysed({ line: 'hackenbush', share: true }, '0 1\n1 2 # a stalk\n0 3\n');
  expect(ada.read(card)).toMatch(/hackenbush 0-1 1-2 0-3[\s\S]*N-position/);
  expect(ada.message(card).ephemeralFor).toBeNull();
});

test('rows of heaps, a server’s own game, misère', async () => {
  expect(ada.read(await analysed({ line: 'nim misere' }, '3 4\n5\n'))).toMatch(/nim 3 4 5 misere/);
  await ada.run('define', { name: 'frogs', definition: '1,2:0-2' });
  expect(ada.read(await analysed({ line: 'frogs' }, '9\n4\n'))).toMatch(/custom 9 4 rule=1,2:0-2/);
});

test('a graph is named from a file', async () => {
  const before = ada.messages().length;
  await ada.slashFile('define', { name: 'web' }, '# a web\na b\nb c\na c\n');
  const told = await until(() => ada.messages()[before]?.id, 'the answer');
  expect(ada.read(told)).toMatch(/edges=a>b,b>c,a>c/);
});

test.each([
  ['hackenbush', '0-1\n2-3\n', /2-3/],
  ['dag', '2 2 1\n1 2\n2 1\n1\n', /1>2/],
  ['chess', 'e2 e4', /know a game called “chess”/],
  ['nim', new Uint8Array([255, 254, 0, 1]), /isn’t a text file/],
])('%s refuses a file kindly', async (line, text, found) => {
  const card = await analysed({ line }, text);
  expect(ada.read(card)).toMatch(found);
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
});
