/** docs/performance.md: figures of the kept run, each beside its limit. */
import { type Figure, keptFigures } from '../figures.ts';

interface Bench {
  readonly name: string;
  readonly title: string;
  /** The bound that no such program can beat. */
  readonly limit: string;
  /** The gap between that bound and today's figure. */
  readonly between: string;
}

const BENCHES: readonly Bench[] = [
  {
    name: 'search',
    title: 'Search',
    limit:
      'a program in C++ (`scripts/bench/search.cpp`, `-O2`) that looks at the same positions in the same order',
    between:
      'Both keep positions in a table; ours has open addressing in one typed array and is ahead where the table is large. Where few ' +
      'positions have few options, translating the code takes a good part of the time, which the program in C++ has behind it. ' +
      'WebAssembly was [tried](decisions/2026-11-26-webassembly.md) and is no quicker.',
  },
  {
    name: 'octal',
    title: 'Grundy values of octal games',
    limit: 'the plain recurrence in C++ (`scripts/bench/octal.cpp`, `-O2`)',
    between: 'Where a period is proved nothing is computed beyond it; else sparse values are tried first.',
  },
  {
    name: 'compounds',
    title: 'Huge compounds',
    limit:
      'a Node that does nothing, processor time; 50 times that are two seconds on the machine of the aim. “Five games” are Nim, Kayles, Wythoff, a subtraction game and Chomp in turn',
    between:
      'Reading the line, a position with its line for every component, and the line of each move that is shown. What is known of a component is asked of equal ones once.',
  },
  {
    name: 'maths',
    title: 'Games that may go round',
    limit:
      'a program in C++ (`scripts/bench/retrograde.cpp`, `-O2`) of the same algorithm on the same drawn graph',
    between:
      'Bounds of arrays are checked. Both counters of a node share one array, which the plain program keeps apart. ' +
      'The same benchmark prints what misère quotients, Cram and Notakto take.',
  },
  {
    name: 'roundtrip',
    title: 'From the click to the answer',
    limit: 'an empty bot on discord.js that answers “pong” (`scripts/bots/pong.ts`), clicks interleaved',
    between:
      'The store is asked for settings and limits, and the message is made and checked; its pictures follow later.',
  },
  {
    name: 'pace',
    title: 'Two hundred clicks a second',
    limit: 'the empty bot’s event loop; every fourth click asks a line of its own',
    between: 'What is new is thought about, and a message is larger than “pong”.',
  },
  {
    name: 'load',
    title: 'Thirty-two clicks at once',
    limit: 'the empty bot; processor time of all threads',
    between:
      'A picture is drawn in a thread and sent as a file, a board is written to the store before it is shown (one commit and one `fsync` ' +
      'a click), and what is new is thought about. The garbage of multipart bodies is a fifth of the main thread’s time.',
  },
  {
    name: 'pictures',
    title: 'Pictures',
    limit: 'the canvas alone, its pixels read, and zlib at its quickest (level 1)',
    between:
      'Writing the drawing, the palette of 256 colours, which makes a third of the bytes, zlib’s level 6 for them, and the way to the thread and back.',
  },
  {
    name: 'start',
    title: 'Start',
    limit: 'a Node that does nothing; processor time',
    between: 'Reading and translating the built program: games and texts are loaded when they are asked for.',
  },
];

const table = (figures: readonly Figure[]): string =>
  [
    '| | today | aim |',
    '| --- | ---: | ---: |',
    ...figures.map(
      ({ what, value, unit, most }) =>
        `| ${what.replaceAll('|', '\\|')} | ${unit === 'times' ? `${value < 0.01 ? '< 0.01' : value.toFixed(2)}×` : `${value} ${unit}`} | ${unit === 'times' ? `${most}×` : `${most} ${unit}`} |`,
    ),
  ].join('\n');

export const performancePage = (): string => {
  const kept = keptFigures();
  const sections = BENCHES.flatMap(({ name, title, limit, between }) => {
    const figures = kept[name];
    return figures === undefined
      ? []
      : [`## ${title}\n\n\`npm run bench ${name}\`. Limit: ${limit}.\n\n${table(figures)}\n\n${between}`];
  });
  return `# Performance

Every figure compares two things of one run, or counts bytes: seconds of one machine say nothing of another. × is times the limit.
\`npm run bench\` measures anew and tells what has changed by more than a tenth since the run that is kept in
\`scripts/bench/figures.json\`; with \`KEEP=1\` it is kept instead (on a quiet machine), and \`npm run docs\` writes this page.

${sections.join('\n\n')}
`;
};
