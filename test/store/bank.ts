/** Requirements of every store for the question bank. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BankPosition } from '../../src/learn/class/bank-ports.ts';
import { everyStore } from './once.ts';

const MOST = { sets: 3, positions: 5 };

const positionOf = (line: string, over: Partial<BankPosition> = {}): Omit<BankPosition, 'number'> => ({
  line,
  symmetry: `${line} normal`,
  outcome: 'P',
  difficulty: 1.8,
  by: 'turing',
  at: 1_700_000_000_000,
  ...over,
});

export const bankConformance = everyStore('the question bank', (store) => {
  it('gives back what was put in, in order, under a name in any case, in its own server alone', async () => {
    const [guild, other] = [randomUUID(), randomUUID()];
    expect(await store.bank.contents(guild, 'Week 3')).toBeNull();
    const rows = [positionOf('nim 3 5 6'), positionOf('nim 1 2 5', { outcome: 'N', difficulty: 2.1 })];
    expect(await store.bank.add(guild, 'Week 3', rows, MOST)).toEqual(
      new Set(rows.map(({ symmetry }) => symmetry)),
    );
    expect(await store.bank.contents(guild, 'week 3')).toEqual({
      name: 'Week 3',
      positions: rows.map((row, i) => ({ ...row, number: i + 1 })),
    });
    expect(await store.bank.contents(other, 'Week 3')).toBeNull();
    await store.bank.add(guild, '第二周', [positionOf('bash 7 max=3')], MOST);
    expect(await store.bank.sets(guild)).toEqual([
      { name: 'Week 3', count: 2 },
      { name: '第二周', count: 1 },
    ]);
    expect(await store.bank.sets(other)).toEqual([]);
  });

  it('has each position once, however many teachers add it at once', async () => {
    const guild = randomUUID();
    const added = await Promise.all(
      [
        ['nim 1', 'nim 2'],
        ['nim 2', 'nim 3'],
        ['nim 3', 'nim 1'],
      ].map((lines) =>
        store.bank.add(
          guild,
          'w',
          lines.map((line) => positionOf(line)),
          MOST,
        ),
      ),
    );
    const sizes = added.map((one) => (typeof one === 'string' ? -1 : one.size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3);
    const { positions } = (await store.bank.contents(guild, 'w'))!;
    expect(positions.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(new Set(positions.map(({ line }) => line)).size).toBe(3);
  });

  it('keeps within its limits, all or nothing', async () => {
    const guild = randomUUID();
    const five = [1, 2, 3, 4, 5].map((heap) => positionOf(`nim ${heap}`));
    expect(await store.bank.add(guild, 'a', [...five, positionOf('nim 6')], MOST)).toBe('set-full');
    expect(await store.bank.contents(guild, 'a')).toBeNull();
    await store.bank.add(guild, 'a', five, MOST);
    expect(await store.bank.add(guild, 'a', [positionOf('nim 6')], MOST)).toBe('set-full');
    expect(await store.bank.add(guild, 'A', five, MOST)).toEqual(new Set());
    for (const set of ['b', 'c']) await store.bank.add(guild, set, [positionOf('nim 1')], MOST);
    expect(await store.bank.add(guild, 'd', [positionOf('nim 1')], MOST)).toBe('too-many-sets');
    expect((await store.bank.sets(guild)).map((set) => set.name)).toEqual(['a', 'b', 'c']);
  });

  it('gives what it takes away; numbers stay', async () => {
    const guild = randomUUID();
    await store.bank.add(guild, 'w', [positionOf('nim 1'), positionOf('nim 2'), positionOf('nim 3')], MOST);
    expect((await store.bank.remove(guild, 'W', 2)).map(({ line }) => line)).toEqual(['nim 2']);
    expect(await store.bank.remove(guild, 'w', 2)).toEqual([]);
    await store.bank.add(guild, 'w', [positionOf('nim 4')], MOST);
    expect((await store.bank.contents(guild, 'w'))!.positions.map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(await store.bank.remove(guild, 'w', null)).toHaveLength(3);
    expect(await store.bank.contents(guild, 'w')).toBeNull();
    expect(await store.bank.remove(guild, 'w', null)).toEqual([]);
  });

  it('leaves the server its positions, without the name of who asks for the end of their data', async () => {
    const [guild, ada] = [randomUUID(), randomUUID()];
    await store.bank.add(guild, 'w', [positionOf('nim 1', { by: ada }), positionOf('nim 2')], MOST);
    expect((await store.privacy.export(ada)).get('bank_positions')).toHaveLength(1);
    expect(await store.privacy.erase(ada)).toBe(1);
    expect((await store.bank.contents(guild, 'w'))!.positions.map(({ by }) => by)).toEqual([null, 'turing']);
    expect((await store.privacy.export(ada)).get('bank_positions')).toBeUndefined();
  });
});
