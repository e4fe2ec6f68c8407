import { code, strong } from '../doc.ts';
import type { InquiryTexts } from '../inquiries.ts';

const number = (value: number): string => value.toLocaleString('en');
const EXAMPLE = 'wythoff: P iff a = b';

export const inquiries: InquiryTexts = {
  table: {
    title: (template) => ['Table of ', code(template)],
    about: (show, names, size, win) =>
      `${show === 'values' ? 'Grundy values (0 = P-position)' : 'P- and N-positions'} for ${names.join(', ')} from 0 to ${size}${win === 'misere' ? ', misère' : ''}.`,
    patterns: 'What can be seen',
    pattern: {
      period: ({ of, preperiod, period, block }) =>
        period === 1
          ? [
              preperiod === 0 ? 'All ' : `From ${preperiod} on all `,
              of === 'values' ? 'values are ' : 'positions are ',
              strong(block.join()),
            ]
          : [
              of === 'values' ? 'The values repeat: period ' : 'P and N repeat: period ',
              strong(String(period)),
              ` from ${preperiod} on (${block.join(' ')}${block.length < period ? ' …' : ''})`,
            ],
      formula: ({ statement }) => [code(statement)],
      sums: ({ terms }) => [`Each P-number is the sum of the two before it: ${terms.join(', ')}`],
      differences: ({ step, pairs }) => [
        `The P-positions with a ≤ b have b − a = 0, ${step}, ${2 * step}, …: each once, in order (${pairs} of them)`,
      ],
      rays: ({ slope, off, exact }) => [
        exact === null
          ? `The P-positions lie along two rays, b ≈ ${slope}·a and its mirror image (never more than ${off} off)`
          : `The P-positions lie along two rays, b ≈ ${slope}·a and its mirror image; exactly, with r = ${exact.ratio}, all of them with a ≤ b have 0 ≤ b − r·a < ${exact.within}`,
      ],
      wedge: ({ p, n, exact }) => [
        exact === null
          ? `A wedge: for 0 < a < b it is P where b/a ≤ ${p} and N where b/a ≥ ${n}; nothing lies between`
          : `A wedge: for 0 < a < b it is P where b/a < ${exact} and N where it is more (here ${p} is still P, ${n} is N)`,
      ],
    },
    none: 'No simple pattern was found.',
    seen: (size) => ` — seen up to ${size}`,
    proved: (theorem) => ` — proved: ${theorem}`,
    rests: (theorem) => `The entries rest on: ${theorem}.`,
    unknown: (count) =>
      `${number(count)} ${count === 1 ? 'entry was' : 'entries were'} not found in time: a question mark in the text, uncoloured in the picture.`,
    cut: (shown, drawn) => `The text shows the first ${shown}${drawn ? '; the picture has all' : ''}.`,
    wrongNames: (count) =>
      `A table needs a line with one or two names (n, or a and b) in place of numbers; this one has ${count}. Try: nim a b 5`,
    alt: (template, size, p, more) =>
      `Table of ${template}, numbers from 0 to ${size}. ${p.length === 0 ? 'No P-positions.' : `P-positions: ${p.join(' ')}${more > 0 ? ` and ${more} more` : ''}.`}`,
    toTest: (claim) => ['Got a theory? Test it: ', code(`/claim ${claim}`)],
  },
  claim: {
    refuted: ['Not so: there is a counterexample'],
    holds: ['True as far as it was tested'],
    proved: ['True, always'],
    untested: ['Nothing could be tested'],
    senseless: (count) =>
      `At ${number(count)} ${count === 1 ? 'position' : 'positions'} the claim means nothing; ${count === 1 ? 'it counts' : 'they count'} neither for it nor against it.`,
    understood: (template, statement) => [code(template), ': ', code(statement)],
    at: (line) => ['The smallest counterexample is ', code(line), '.'],
    side: (side, value) =>
      typeof value === 'string'
        ? [code(side), ' is ', strong(value)]
        : [code(side), strong(value ? ' holds' : ' does not hold')],
    is: (outcome, grundy) =>
      `It is ${outcome === null ? 'a position of unknown outcome' : outcome === 'P' ? 'a P-position' : 'an N-position'}${grundy === null ? '' : ` of Grundy value ${grundy}`}.`,
    first: (checked) =>
      checked === 1
        ? 'It is the first position tested.'
        : checked === 2
          ? 'The first position fits; this one, the second, does not.'
          : `The first ${number(checked - 1)} positions fit; this one does not.`,
    all: (checked, size) =>
      `It holds at all ${number(checked)} positions with numbers up to ${number(size)}.`,
    one: [
      'It holds for this position. Put letters in place of numbers to claim it for many: ',
      code('nim a b c: SG = a ⊕ b ⊕ c'),
    ],
    always: (theorem) => `It always holds: ${theorem}.`,
    notProved: 'That is evidence, not a proof: the next size may refute it.',
    unknown: (count) =>
      `${number(count)} more could not be valued in time; they count neither for it nor against it.`,
    capped: (asked, size, most) =>
      `You asked for numbers up to ${number(asked)}; a claim is tested on ${number(most)} positions at most, so up to ${number(size)} here.`,
    stopped: 'Time was up before the size that was asked for.',
    nothing: 'The claim says something of no position that was looked at.',
    why: {
      'divides-by-zero': (line) =>
        `At ${line} it divides by zero. Leave such positions out: a = 0 or … ; or: … if a > 0.`,
      'not-an-integer': (line) =>
        `At ${line} a fraction stands where an integer is needed. floor(…) rounds down.`,
      negative: (line) => `At ${line} a negative number stands where 0 or more is needed.`,
      'too-large': (line) => `At ${line} a number becomes too large.`,
    },
    explanation: 'Why',
    faults: {
      empty: () => 'Nothing is claimed behind the colon.',
      'no-colon': () => 'A claim is a game, a colon, and what you believe of it.',
      'too-long': ({ most }) => `A claim may have ${most} characters.`,
      'too-deep': ({ token }) => `“${token}” is nested too deep.`,
      unexpected: ({ token }) => `“${token}” cannot stand there.`,
      ends: ({ after }) => `Something should follow “${after}”.`,
      'not-closed': ({ token }) => `“${token}” is never closed.`,
      'unknown-name': ({ token, names }) =>
        `“${token}” is no name I know. ${names.length === 0 ? 'Here no number has a name' : `Numbers of the position are ${names.join(', ')}`}; then there are SG, P, N, and functions such as floor, min, max, abs, lowbit, popcount, trailing, log, fib, phi-floor, sqrt-floor, isfib.`,
      'wants-number': ({ token }) => `A number is needed where “${token}” stands, and that is true or false.`,
      'wants-condition': ({ token }) =>
        `Something true or false is needed where “${token}” stands, and that is a number.`,
      'wants-arguments': ({ token, least, most }) =>
        `“${token}” takes ${least === most ? least : `${least} to ${most}`} ${most === 1 ? 'number' : 'numbers'} in parentheses.`,
      'says-nothing': () => 'It says nothing of P, N or SG, so there is nothing to test.',
      'no-values': ({ token }) =>
        `“${token}” is the Grundy value, which belongs to normal play of a game or a sum. Here only P and N say something.`,
    },
    tryThis: ['Try: ', code(EXAMPLE)],
  },
};
