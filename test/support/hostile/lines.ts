/** Lines and files that cost a solver the most for the least typing, drawn from a seed. */

import { gameIds, registry } from '../../../src/games/registry.ts';
import { pick } from '../../../src/kernel/random.ts';

type Chance = () => number;

/** Lines that once blocked the bot for seconds. */
export const KNOWN: readonly string[] = [
  'ed 4294967296 5 rule=both',
  'treblecross 10^15 10^15 10^16 10^16 10^17 10^17 10^18 10^18 10^19 10^19 10^20 10^20',
  'treblecross 10^15 10^15',
  'treblecross 1 0 23128083511255 23128083511255',
  'treblecross 23128083511255 23128083511255',
  'divisor 83',
  'divisor 100',
  'chomp 212x65536',
  'chomp 324x357',
  'dynamic 10^777 f=x^9',
  'dynamic 10^104 f=x^9',
  'dynamic 10^40 f=2',
  'dynamic 10^83 k=503412186168 limit=10^427',
  `every ${Array.from({ length: 60 }, () => 'grundy 7').join(' + ')}`,
  'every mark 17 9 + bash 4 5 max=1 + mark 1 4 4 + bash 3 0 max=5 + bash 2 0 2 max=2 + mark 3 0 6 + mark 0 6 + mark 0 3 4 + bash 1 2 2 max=2 + mark 11 4 + mark 10 9 + mark 0 2 3',
  `every chomp 2x1 + ${Array.from({ length: 24 }, (_, i) => `kayles ${1 + (i % 4)}`).join(' + ')}`,
  `every ${Array.from({ length: 500 }, () => 'nim 1').join(' + ')}`,
  Array.from({ length: 1_500 }, () => 'a').join(' + '),
  `poset ${Array.from({ length: 400 }, (_, i) => `a${i % 20}<b${Math.floor(i / 20)}`).join(' ')}`,
  `poset ${Array.from({ length: 600 }, (_, i) => `${i}<${i + 1}`).join(' ')}`,
  `endnim ${Array.from({ length: 900 }, (_, i) => 1 + ((i * i) % 97)).join(' ')}`,
  `mark ${Array.from({ length: 800 }, (_, i) => 1 + ((i * i) % 9_973)).join(' ')}`,
];

const whole = (chance: Chance, most: number): number => Math.floor(chance() * (most + 1));

/** A number of up to `digits` digits, sometimes as a power. */
const long = (chance: Chance, digits: number): string => {
  if (chance() < 0.2) return `${2 + whole(chance, 9)}^${1 + whole(chance, Math.max(1, digits - 1))}`;
  const count = 1 + whole(chance, digits - 1);
  return Array.from({ length: count }, (_, i) => (i === 0 ? 1 + whole(chance, 8) : whole(chance, 9))).join(
    '',
  );
};

const many = (count: number, one: (i: number) => string, joint = ' '): string =>
  Array.from({ length: count }, (_, i) => one(i)).join(joint);

/** Small positions of any game, as components of compounds. */
const small = (chance: Chance): string =>
  registry[pick(gameIds, chance)].deal(3 + whole(chance, 8), chance).line;

/** Kinds of hostile lines; each within the 6,000 characters of a command. */
const KINDS: Readonly<Record<string, (chance: Chance) => string>> = {
  'long numbers': (chance) =>
    `${pick(['nim', 'wythoff', 'euclid', 'fibonacci', 'grundy', 'kayles', 'ferguson', 'restnim', 'bash', 'ed', 'treblecross', 'box', 'division'], chance)} ${many(1 + whole(chance, 3), () => long(chance, pick([4, 12, 40, 300], chance)))}`,
  'many heaps': (chance) =>
    `${pick(['nim', 'kayles', 'grundy', 'lasker', 'dawson', 'nimble', 'staircase', 'restnim'], chance)} ${many(50 + whole(chance, 900), () => `${whole(chance, 60)}`)}`,
  'many components': (chance) =>
    `${pick(['', 'every ', 'all ', 'any '], chance)}${many(2 + whole(chance, 40), () => small(chance), ' + ')}`.slice(
      0,
      6_000,
    ),
  'components of few games': (chance) => {
    const games = [pick(gameIds, chance), pick(gameIds, chance), pick(gameIds, chance)];
    const component = (): string => registry[pick(games, chance)].deal(3 + whole(chance, 5), chance).line;
    return `${pick(['', 'every ', 'all ', 'any '], chance)}${many(8 + whole(chance, 50), component, ' + ').slice(0, 5_000)}${pick(['', ' misere'], chance)}`;
  },
  'misère sums': (chance) => `${many(2 + whole(chance, 6), () => small(chance), ' + ')} misere`,
  'dense rules': (chance) =>
    `subtraction ${long(chance, 20)} take=${many(40, () => `${1 + whole(chance, 400)}`, ',')}`,
  'octal codes': (chance) =>
    `octal ${many(1 + whole(chance, 4), () => `${whole(chance, 4_000)}`)} code=0.${many(1 + whole(chance, 10), () => `${whole(chance, 7)}`, '')}`,
  'own rules': (chance) =>
    `custom ${whole(chance, 400)} rule=${many(1 + whole(chance, 8), () => `${1 + whole(chance, 9)}:${pick(['0', '0-1', '0-2', '1-2'], chance)}`, '|')}`,
  'wide boards': (chance) => `chomp ${1 + whole(chance, 400)}x${1 + whole(chance, 70_000)}`,
  'dense bars': (chance) => `chomp ${many(3 + whole(chance, 30), () => `${1 + whole(chance, 60)}`)}`,
  divisors: (chance) => `divisor ${many(1 + whole(chance, 3), () => `${2 + whole(chance, 120)}`)}`,
  'rows of coins': (chance) =>
    `coins ${many(10 + whole(chance, 200), () => pick(['H', 'T'], chance), '')} rule=${pick(['turtles', 'mock', 'ruler', 'run=3', 'upto=4'], chance)}`,
  flips: (chance) => `flip ${many(1 + whole(chance, 6), () => `${long(chance, 8)},${long(chance, 8)}`)}`,
  'limits that grow': (chance) =>
    `dynamic ${long(chance, 300)} f=${pick(['x^9', 'x*x', '2x+1', 'x^2+3', '2', 'min(3x,40)'], chance)}`,
  'two amounts': (chance) =>
    `ed ${long(chance, 12)} ${long(chance, 12)} rule=${pick(['both', 'one'], chance)}`,
  'dense graphs': (chance) => {
    const nodes = 5 + whole(chance, 60);
    return `geography ${many(100 + whole(chance, 400), () => `${whole(chance, nodes)}>${whole(chance, nodes)}`, ',')}`.slice(
      0,
      6_000,
    );
  },
  'deep graphs': (chance) => `dag edges=${many(300 + whole(chance, 300), (i) => `${i}>${i + 1}`, ',')} at=0`,
  'green stalks': (chance) =>
    `hackenbush ${many(200 + whole(chance, 500), (i) => `${whole(chance, i)}-${i + 1}`, ',')}`,
  dominoes: (chance) =>
    chance() < 0.5
      ? `cram ${1 + whole(chance, 20)}x${1 + whole(chance, pick([6, 16, 300], chance))}`
      : `cram ${many(1 + whole(chance, 12), () => many(1 + whole(chance, 60), () => pick(['.', '.', '#'], chance), ''), '/')}`,
  crosses: (chance) =>
    `notakto ${chance() < 0.5 ? pick([1, 3, 10, 1_000], chance) : many(1 + whole(chance, 120), () => many(3, () => many(3, () => pick(['.', '.', 'X'], chance), ''), '/'), ' | ')}`,
  circles: (chance) => {
    const nodes = 2 + whole(chance, pick([6, 30, 300], chance));
    return `digraph ${many(1 + whole(chance, 400), () => `${whole(chance, nodes)}>${whole(chance, nodes)}`)} at=${many(1 + whole(chance, 12), () => `${whole(chance, 3)}`, ',')}`;
  },
  'graphs of Kayles': (chance) => {
    const nodes = 2 + whole(chance, pick([8, 30, 300], chance));
    return `${pick(['nodekayles', 'arckayles'], chance)} ${many(1 + whole(chance, 500), () => `${whole(chance, nodes)}-${whole(chance, nodes)}`)}`;
  },
  orders: (chance) => {
    const side = 2 + whole(chance, 20);
    return chance() < 0.4
      ? `poset ${many(side * side, (i) => `a${i % side}<b${Math.floor(i / side)}`)}`
      : `poset ${many(1 + whole(chance, 400), () => {
          const low = whole(chance, pick([8, 40, 300], chance));
          return `${low}<${low + 1 + whole(chance, 9)}`;
        })}`;
  },
  ends: (chance) =>
    `${pick(['endnim', 'candy', 'mark'], chance)} ${many(1 + whole(chance, pick([6, 900], chance)), () => long(chance, pick([1, 5, 400], chance)))}`,
  'products of coins': (chance) => {
    const rule = () => pick(['turtles', 'mock', 'twins', 'triplets', 'ruler', 'grunt'], chance);
    return `flip ${many(1 + whole(chance, 40), () => `${1 + whole(chance, pick([9, 99, 4_000], chance))},${1 + whole(chance, pick([9, 99, 4_000], chance))}`)} rule=${rule()}*${rule()}`;
  },
  'columns by many': (chance) =>
    `moore ${many(3 + whole(chance, 120), () => long(chance, pick([2, 30], chance)))} k=${1 + whole(chance, 12)}`,
  nonsense: (chance) =>
    many(1 + whole(chance, 400), () =>
      pick(['+', 'nim', '(', '{', '/', 'misere', '威佐夫', 'x=1', '٣', '^', '-', ',,'], chance),
    ),
};

export interface Nasty {
  readonly kind: string;
  readonly line: string;
}

export const nastyLine = (chance: Chance): Nasty => {
  const kind = pick(Object.keys(KINDS), chance);
  return { kind, line: KINDS[kind]!(chance).slice(0, 6_000) };
};

export interface NastyFile {
  /** The text typed beside it. */
  readonly head: string;
  readonly text: string;
}

const MIB = 2 ** 20;

/** A file's text of up to `megabytes` MiB. */
export const nastyFile = (chance: Chance, megabytes: number): NastyFile => {
  const bytes = Math.floor(megabytes * MIB * chance());
  const filled = (head: string, one: (i: number) => string): NastyFile => {
    const rows: string[] = [];
    for (let length = 0, i = 0; ; i += 1) {
      const row = one(i);
      length += row.length + 1;
      if (length > bytes) return { head, text: rows.join('\n') };
      rows.push(row);
    }
  };
  return pick(
    [
      () => filled('hackenbush', (i) => `${whole(chance, i)} ${i + 1}`),
      () => filled('hackenbush', (i) => `${i} ${i + 1}`),
      () => filled('dag at=0', (i) => `${i}>${i + 1}`),
      () => filled('geography', (i) => `${i} ${whole(chance, i)}`),
      () => filled('nim', () => long(chance, 200)),
      () => filled('nim misere', () => `${whole(chance, 9)}`),
      () => ({ head: 'nim', text: `1${' '.repeat(bytes)}x` }),
      () => ({ head: 'custom', text: `edges=a${' '.repeat(bytes)}b>c` }),
      () => ({ head: 'kayles', text: '9'.repeat(bytes) }),
    ],
    chance,
  )();
};
