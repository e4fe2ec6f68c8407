/**
 * Faults in the writing of a Chinese text as shown, where marks, spaces and words of several sources meet. Names, notation and
 * typed text stay in Latin letters.
 */
import { gameIds } from '../../src/games/registry.ts';

const HAN = '\\p{Script=Han}';
const MARK = '，。；：！？、';

/** Latin words allowed in Chinese texts: people, games, terms, formats; then typed words. */
const LATIN = new Set(
  [
    'Discord Sprague English UTF CSV JSON UTC XOR Elo UVa SDOI mex lowbit step mod',
    'Bouton Steinhaus Siegel Gurvich Tartan Moore Grundy Nim nimk Kayles Dawson Hackenbush Chomp Treblecross Mark Nimble Kotzig Lasker Ferguson Zermelo Zeckendorf',
    'Lekkerkerker Beatty Achim Flammenkamp Game Theory Whinihan Bachet Golomb Lenstra Berlekamp Conway Guy Smith Fraenkel Wythoff Schwenk Scheinerman Ullman Cole Davie Albert Nowakowski Schaefer Georgia Bob AtCoder AGC PSPACE Cram Gardner Lemoine Viennot Notakto Plambeck Whitehead play analyze',
    'Colon Fusion HDU POJ LibreOJ BZOJ Mock Turtles Ruler Every Schuh Gale Tweedledum Tweedledee Euler Fibonacci Euclid Zobrist Cayley Winning Ways',
    'left into tame Anti max min rule code limit all any both every explain misere take root edges squares divisors wythoffs stones opponent mock turtles ruler twins',
    'triplets odious run product equal unequal floor sqrt log abs phi fib isfib popcount iff true false trailing closes',
    'genus restive restless wild gone none largest each ble ges mis SUM HHHT hints America Argentina ComodRivadavia Europe Berlin Asia Shanghai grunt week',
  ]
    .join(' ')
    .split(' '),
);

/** A position in the notation of lines. */
const LINE = new RegExp(`\\b(?:${gameIds.join('|')})\\b(?: [\\w=,.:/+^<>()~|-]+)*`, 'g');

/** A text without code, typed text, links, mentions, times, names and marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '⟨⟩')
    .replace(/<(?:t:[^>]*|[@#][^>]*)>/g, '⟨⟩')
    .replace(/Sprague·\p{Script=Han}+/gu, '⟨⟩')
    .replace(/“[\p{Script=Han}:,.=>]+”|rule=取法:剩法|用 ; 隔开|\bquiz\.json\b/gu, '⟨⟩')
    // Quoted typed text.
    .replace(/“[^”\p{Script=Han}]+”/gu, '⟨⟩')
    .replace(LINE, '⟨⟩')
    .replace(/\*\*/g, '')
    .replace(/^(?:-# |#{1,3} |- )/gm, '');

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a half-width mark at a Chinese character', new RegExp(`${HAN}[,;:!?](?!\\d)|(?<!· )[,;!?] ?${HAN}`, 'u')],
  ['a half-width bracket at a Chinese character', new RegExp(`${HAN} ?\\(${HAN}|${HAN}\\)`, 'u')],
  ['a half-width full stop', new RegExp(`${HAN}\\.(?!\\w)`, 'u')],
  ['a doubled space', /\S {2,}\S/u],
  // A shortened large number ends in a bracket: “（1000 位）”.
  [
    'a space beside a full-width mark',
    new RegExp(`(?<!位)[${MARK}“”（）] (?![·+→=])\\S|[^·+→=⟩] [${MARK}（）]`, 'u'),
  ],
  ['a space between Chinese characters', new RegExp(`${HAN} +${HAN}`, 'u')],
  ['no space between Chinese and Latin', new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, 'u')],
  ['one mark after another', new RegExp(`[${MARK}][${MARK}]|(?<!位)）（|。 ·`, 'u')],
  ['an omission of other than six dots', new RegExp(`${HAN}(?:…(?!…)|\\.{3})`, 'u')],
];

/** The faults of a text, each with its context; `known`: typed text in it. */
export const chineseFaults = (text: string, known: RegExp): readonly string[] => {
  const read = plain(text.replace(/\\(.)/g, '$1').replace(known, '⟨⟩'));
  const marks = FAULTS.flatMap(([name, fault]) => {
    const found = fault.exec(read);
    return found === null ? [] : [`${name}: ${read.slice(Math.max(0, found.index - 20), found.index + 20)}`];
  });
  // Everything after a command's slash is typed.
  const words = read.replace(/\/[a-z]+(?:[ a-z]+(?::…*)?)*|\b[a-z]+:…+/g, '').match(/[A-Za-z]{3,}/g) ?? [];
  return [
    ...marks,
    ...words
      .filter((word) => !LATIN.has(word))
      .map(
        (word) =>
          `a word that is not Chinese, nor among those allowed in chinese.ts: ${word} in ${read.slice(0, 60)}`,
      ),
  ];
};
