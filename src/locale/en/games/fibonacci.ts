import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

/** A sum in falling order; the middle of a very long one is left out. */
const sum = (s: { largest: readonly string[]; smallest: readonly string[]; count: number }): string => {
  const hidden = s.count - s.largest.length - s.smallest.length;
  return [
    ...s.largest.map((part) => n(part)),
    ...(hidden > 0 ? [`… (parts not shown: ${hidden}) …`] : []),
    ...s.smallest.map((part) => n(part)),
  ].join(' + ');
};

export const fibonacci = {
  text: {
    name: 'Fibonacci Nim',
    aliases: ['fibonacci-nim', 'fib'],
    summary: 'One pile: take at most twice what was taken last.',
    rules: [
      'One pile. The first move takes at least one stone, but not all. From then on each move takes at least one and at most twice what the other player has just taken.',
      'Type the start as the size of the pile: fibonacci 100. In mid-game add how many may be taken: fibonacci 97 limit=6. Type a move as the number taken: 3.',
      'Example: fibonacci 4. You play 1 and leave 3, of which they may take 1 or 2: you take the rest.',
    ],
  },
  theorems: {
    zeckendorf: {
      name: 'Fibonacci Nim by Zeckendorf’s theorem (Whinihan, 1963)',
      decides: () => [
        'What decides: write the number as a sum of Fibonacci numbers (1, 2, 3, 5, 8, …), no two of them neighbours. There is exactly one way (Lekkerkerker, 1952; Zeckendorf, 1972). ',
        strong('If the smallest part is more than may be taken now, the player to move loses.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'Take the smallest part. If it is all there is, you have won. If not, the next part is more than twice as large, since parts are never neighbours: so it is more than they may take. Whatever they take of it leaves a remainder whose smallest part is at most twice what they took, so you may take that. You always can; at the end the last part is yours.',
            ]
          : [
              'You cannot take the whole smallest part. Whatever you take of it leaves a remainder whose smallest part is at most twice what you took, so they may take that. They always can; at the end the last part is theirs.',
            ],
      proof: () => [
        [
          strong('One way only: '),
          'parts that are not neighbours, the largest of them F, add up to less than the Fibonacci number after F, since the others add up to less than the one before F. So the largest part must be the largest Fibonacci number that fits, and so must the next one in what is left.',
        ],
        [
          strong('From a position where the smallest part can be taken: '),
          'take it, say F. If anything is left, its smallest part is at least the Fibonacci number two further on, and that is more than 2F: above the new limit. If nothing is left, the other player cannot move.',
        ],
        [
          strong('From a position where it cannot: '),
          'let the smallest part be F, and let x < F be taken. The rest F − x is again a sum of Fibonacci numbers that are not neighbours, smaller than F; let G be the smallest of them. Were G more than 2x, then x’s own largest part would be neither G nor next to it, so the parts of x and of F − x together would be a second way to write F. There is only one; so G is at most 2x, and can be taken.',
        ],
        [
          strong('The end. '),
          'With nothing left there is no part to take, and the player to move has lost. At the start all but one may be taken: only a number that is a single part itself, a Fibonacci number, is lost.',
        ],
      ],
    },
    'one-fewer': {
      name: 'misère play as normal play with one stone fewer',
      decides: (f) => [
        `What decides: nobody wants the last stone. Put it aside: whoever takes the last of the other stones leaves just this one, and wins. So misère play with ${n(f.size)} stones is normal play with one fewer. `,
        f.rule === '2x'
          ? 'There, write the number as a sum of Fibonacci numbers, no two of them neighbours. '
          : 'There, write the number as a sum of losing starts, each time the largest that fits. ',
        strong('If the smallest part is more than may be taken now, the player to move loses.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'Count without the stone put aside, and take the smallest part. Either nothing else is left, and they must take the last stone; or the next part is more than they may take, and whatever they take of it leaves a smallest part that you may take.',
            ]
          : [
              'Count without the stone put aside: you cannot take the whole smallest part, and whatever you take of it leaves a smallest part that they may take. In the end only that stone is left, on your turn.',
            ],
      proof: (f) => ({
        fewer: {
          title: 'misère play as normal play with one stone fewer',
          text: [
            [
              strong('One stone is left: '),
              'the player to move must take it and loses, as a player without a move does in normal play with no stones.',
            ],
            [
              strong('Two or more are left: '),
              'taking them all loses at once. Every other take is a take in normal play with one stone fewer, and leads from n and n − 1 stones to n − x and n − 1 − x, under the same limit. So, from the small numbers upwards, both are lost or both are won.',
            ],
            [
              strong('At the start '),
              'all but one may be taken. In misère play that is a winning move from 2 stones on: it leaves the one stone.',
            ],
          ],
        },
        normal: {
          title: f.rule === '2x' ? 'normal play (Whinihan, 1963)' : 'normal play (Schwenk, 1970)',
          text: [
            [
              f.rule === '2x'
                ? 'The player to move loses exactly when the smallest Zeckendorf part is more than may be taken.'
                : 'The player to move loses exactly when the smallest part of the sum of losing starts is more than may be taken.',
            ],
          ],
        },
      }),
    },
    'taking-recurrence': {
      name: 'the recurrence of least winning takes',
      decides: (f) => [
        f.win === 'normal' && f.ceiling !== null
          ? `What decides: after a take no more than ${n(f.ceiling)} can ever be allowed, so the list of losing starts ends${f.last === null ? '' : ` at ${n(f.last)}`}, and a decomposition does not decide. `
          : 'What decides: no formula is known to me here. ',
        'For each number m of stones let w(m) be the smallest take that wins from m. ',
        strong('If w(m) is more than may be taken, the player to move loses.'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              'You take x so that what you allow them is less than w of what is left: no take of theirs wins. Whatever they do, you find such a take again.',
            ]
          : [
              'Every take of yours allows them at least w of what is left, so they have a winning take each time.',
            ],
      proof: (f) => [
        [
          strong('The recurrence. '),
          'A larger limit only adds moves. So from m stones there is a smallest winning take w(m), and a position is lost exactly when its limit is below w(m). A take x leaves m − x stones with limit f(x): it wins exactly when f(x) < w(m − x). That gives w(m) from the smaller numbers.',
        ],
        [
          strong('The beginning. '),
          f.win === 'normal'
            ? 'With no stones left the player to move has lost, whatever the limit: no take wins from 0.'
            : 'With no stones left the player to move has won (misère), so taking everything loses, and from 1 stone no take wins.',
        ],
        ...(f.ceiling === null
          ? []
          : [
              [
                strong('Large numbers. '),
                `After the first move no limit is above ${n(f.ceiling)}, so each w, as far as it matters, depends only on the ${n(f.ceiling)} values before it. When a stretch of so many values comes a second time, everything after it repeats.`,
              ],
            ]),
      ],
    },
  },
  steps: {
    decomposition: (s) => [
      p(
        s.size === '0'
          ? 'Nothing is left: there is no part.'
          : s.count === 1
            ? `${n(s.size)} is itself one of the ${s.rule === '2x' ? 'Fibonacci numbers' : 'losing starts'} ${s.starts.join(', ')}${s.ended ? '' : ', …'}`
            : s.rule === '2x'
              ? `${n(s.size)} = ${sum(s)}, a sum of Fibonacci numbers.`
              : `The losing starts are ${s.starts.join(', ')}${s.ended ? ' (there are no others)' : ', …'} and ${n(s.size)} = ${sum(s)}.`,
      ),
      p(
        `You may take at most ${n(s.most)}${s.start ? ' (at the start not all)' : ''}; the smallest part is `,
        strong(n([...s.largest, ...s.smallest].at(-1) ?? '0')),
        '.',
      ),
    ],
    'part-sums': (s) => [
      table(
        s.rows.map((row) => [
          row.parts === 1 ? `${n(row.take)} (the smallest part)` : `${n(row.take)} (${row.parts} parts)`,
          row.next === null ? 'nothing' : n(row.next),
          n(row.limit),
          row.wins ? 'wins' : 'loses: they take that part',
        ]),
        {
          head: ['take', 'smallest part left', 'they may take', ''],
          align: ['left', 'right', 'right', 'left'],
        },
      ),
      ...(s.more > 0 ? [note(`Larger sums, not shown: ${s.more}.`)] : []),
    ],
    'starts-beyond': (s) => [
      p(
        `The losing starts of f(x) = ${n(s.rule, 60)} are known to me up to ${n(s.greatest)}. There are too many of them beyond it to list, so I cannot write this pile as a sum of them.`,
      ),
    ],
    'least-takes': (s) => [
      table([
        ['stones m', ...s.values.slice(0, 21).map((_, m) => String(m))],
        [
          'w(m)',
          ...s.values
            .slice(0, 21)
            .map((value, m) => (m === 0 && s.win === 'misere' ? '0' : value === null ? '–' : String(value))),
        ],
      ]),
      note(
        `A take x leaves m − x with at most f(x), f(x) = ${n(s.rule, 60)}; it wins exactly when f(x) < w(m − x). – means that no take${s.certificate === null ? '' : ` up to ${s.certificate.window}`} wins.${s.win === 'misere' ? ' w(0) = 0: whoever faces no stones has won without a take.' : ''}`,
      ),
      ...(s.certificate === null
        ? []
        : [
            p(
              `From m = ${s.certificate.preperiod} on the lower row repeats with period ${s.certificate.period}. This is proved: ${s.certificate.window} values in a row came again, and no value depends on more.`,
            ),
          ]),
      ...(s.same === null
        ? []
        : [
            p(
              s.size === String(s.same)
                ? `Here m = ${s.same}: `
                : `Here m = ${n(s.size)}, as for m = ${s.same}: `,
              strong(
                s.values[s.same] === null || s.values[s.same] === undefined
                  ? s.certificate === null
                    ? 'no take wins.'
                    : `no take up to ${s.certificate.window} wins; only a larger first take could.`
                  : `the smallest winning take is ${s.values[s.same]}.`,
              ),
            ),
          ]),
    ],
  },
} satisfies GameEntry;
