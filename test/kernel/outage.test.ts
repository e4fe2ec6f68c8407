/** Outages of the database in the log: said once, then once a minute, and when they are over; other lines as they are. */
import { expect, test } from 'vitest';
import { errorFields, Outages } from '../../src/kernel/outage.ts';
import { StoreTrouble } from '../../src/kernel/store-trouble.ts';

const of = (kind: 'away' | 'busy', message: string) => ({
  error: errorFields(new StoreTrouble(kind, new Error(message))),
});
const REFUSED = of('away', 'connect ECONNREFUSED');
const LOST = { event: 'leases', ...of('away', 'the connection was lost') };

const outages = () => {
  let now = 0;
  const seen = new Outages(() => now);
  return {
    seen,
    passes: (ms: number) => {
      now += ms;
    },
  };
};

test('each reason is said once, then one line a minute, with how many were left out', () => {
  const { seen, passes } = outages();
  expect(seen.line(REFUSED)).toBe(REFUSED);
  expect(seen.line(LOST)).toBe(LOST);
  const later: unknown[] = [];
  for (let second = 1; second <= 120; second += 1) {
    passes(1_000);
    for (const line of [REFUSED, LOST].map((one) => seen.line(one)))
      if (line !== null) later.push([second, line]);
  }
  expect(later).toEqual([
    [60, { ...REFUSED, repeated: 118 }],
    [120, { ...REFUSED, repeated: 119 }],
  ]);
});

test('its end is said once, after ten seconds in which nothing failed', () => {
  const { seen, passes } = outages();
  expect(seen.succeeded()).toBeNull();
  seen.line(REFUSED);
  passes(30_000);
  seen.line(REFUSED);
  passes(9_000);
  expect(seen.succeeded()).toBeNull();
  passes(1_000);
  expect(seen.succeeded()).toBe(30);
  expect(seen.succeeded()).toBeNull();
  expect(seen.line(REFUSED)).toBe(REFUSED);
});

test('lines about somebody, other trouble and other errors are never left out', () => {
  const { seen } = outages();
  const others = [
    { interaction: '1', user: '2', ...REFUSED },
    { quiz: '1', ...REFUSED },
    of('busy', 'locked'),
    { error: errorFields(new TypeError('a bug')) },
    { error: errorFields('text') },
    'text',
    undefined,
  ];
  for (const line of [...others, ...others]) expect(seen.line(line)).toBe(line);
  expect(seen.succeeded()).toBeNull();
});
