/**
 * A student who has only the text of a message: no picture, no control. Understands the question from its words, answers by
 * brute force over the rules, and returns what such a student would type. English.
 */

import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { shown } from '../../src/engine/explain/shown.ts';
import { locales } from '../../src/texts/index.ts';
import { sayMove } from '../../src/texts/locale.ts';
import { mex, xor, zeckendorf } from './arithmetic.ts';
import { brute } from './brute.ts';
import { lettersInTable } from './lettered-table.ts';
import { takingPeriod } from './plain-search.ts';
import { positionOf, spotOf } from './positions.ts';

const by = brute();

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

const valueOf = (spot: Spot): number => {
  const parts = spot.parts();
  return parts.length < 2 ? by.grundy(spot) : xor(parts.map((part) => by.grundy(part.spot)));
};

const isWon = (spot: Spot, win: Win): boolean =>
  win === 'normal' && spot.parts().length > 1 ? valueOf(spot) !== 0 : by.outcome(spot, win);

/** The position after a move named in words. */
const ledTo = (spot: Spot, words: string): Spot => {
  const option = [...spot.options()].find((one) => sayMove(locales.en, shown(one).phrase) === words);
  if (option === undefined) throw new Error(`${spot.line}: no move “${words}”`);
  return option.to;
};

/** The part called “heap 2” or “game 1, heap 2”, with or without a description in brackets. */
const partCalled = (spot: Spot, name: string): Spot => {
  const [, game, , number] = /^(?:game (\d+))?(, )?(?:\D*? ?(\d+))?(?: \(.*\))?$/i.exec(name) ?? [];
  const found = spot
    .parts()
    .find(
      ({ component, part }) =>
        (component ?? 0) === Number(game ?? 0) &&
        (part ?? (component === null ? 1 : 0)) === Number(number ?? 0),
    );
  if (found === undefined) throw new Error(`${spot.line}: no ${name}`);
  return found.spot;
};

/** The outcome; D: a draw, where positions may repeat. */
const outcomeOf = (spot: Spot, win: Win): 'N' | 'P' | 'D' =>
  spot.isLoopy ? by.ruled(spot, win).outcome : isWon(spot, win) ? 'N' : 'P';

/** Whether a statement about a position is true. */
const isTrue = (statement: string, spot: Spot, win: Win): boolean => {
  const readings: readonly (readonly [RegExp, (found: readonly string[]) => boolean])[] = [
    [/^The Grundy value of this position is (\d+)\.$/, ([value]) => valueOf(spot) === Number(value)],
    [
      /^The Grundy value of (.*) is (\d+)\.$/,
      ([part, value]) => valueOf(partCalled(spot, part!)) === Number(value),
    ],
    [/^mex \{(.*)\} = (\d+)\.$/, ([set, value]) => mex(numbersIn(set!)) === Number(value)],
    [
      /^Changing (.*) from the value (\d+) to the value (\d+) makes the nim-sum 0\.$/,
      ([part, from, to]) =>
        valueOf(partCalled(spot, part!)) === Number(from) &&
        xor([valueOf(spot), Number(from), Number(to)]) === 0,
    ],
    [
      /^The move “(.*)” leads to a position of Grundy value (\d+)\.$/,
      ([move, value]) => valueOf(ledTo(spot, move!)) === Number(value),
    ],
    [
      /^The move “(.*)” leads to an? ([PN])-position\.$/,
      ([move, outcome]) => isWon(ledTo(spot, move!), win) === (outcome === 'N'),
    ],
    [/^This is an? ([PN])-position\.$/, ([outcome]) => isWon(spot, win) === (outcome === 'N')],
    [/^(.*) = (\d+)\.$/, ([values, sum]) => xor(numbersIn(values!)) === Number(sum)],
  ];
  for (const [pattern, judge] of readings) {
    const found = pattern.exec(statement);
    if (found !== null) return judge(found.slice(1));
  }
  throw new Error(`not understood: ${statement}`);
};

/** Whether a statement is a reason for the outcome here. */
const isReason = (reason: string, spot: Spot, win: Win): boolean => {
  const sum = /^(.*) = (\d+): the nim-sum of the values is (not )?0\.$/.exec(reason);
  if (sum !== null) return xor(numbersIn(sum[1]!)) === Number(sum[2]) && Number(sum[2]) === valueOf(spot);
  const move = /^The move “(.*)” leads to a P-position\.$/.exec(reason);
  if (move !== null) return !isWon(ledTo(spot, move[1]!), win);
  return (
    reason === 'Every move leads to an N-position.' && [...spot.options()].every(({ to }) => isWon(to, win))
  );
};

/** Whether a statement is the reason for a step about a move or the position's value. */
const isGround = (reason: string, spot: Spot, win: Win): boolean => {
  const set =
    /^(?:The moves lead to exactly the Grundy values|Every move leads to Grundy value) (.*), and (\d+) is the smallest/.exec(
      reason,
    );
  if (set !== null) {
    const reached = [...new Set([...spot.options()].map(({ to }) => valueOf(to)))].sort((a, b) => a - b);
    return reached.join() === numbersIn(set[1]!).join() && mex(reached) === Number(set[2]);
  }
  const left = /^It leaves the Grundy values .*, and (.*) = 0\.$/.exec(reason);
  if (left !== null) return xor(numbersIn(left[1]!)) === 0;
  return reason === 'After it, every reply leads to an N-position.' && isWon(spot, win);
};

/** Rank of a proof's line, by its words; lines of equal rank may be in either order. */
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^The parts have/, 0],
  [/^The move “.*” leads to a position of/, 0],
  [/^After “.*”, the reply/, 0],
  [/^Their nim-sum/, 1],
  [/^Every move changes/, 1],
  [/^Every (?:move|reply to it) leads to one of these/, 1],
  [/this nim-sum becomes 0\.$/, 2],
  [/^Such a change/, 2],
  [/^So \d+ is the Grundy value/, 2],
  [/makes exactly this change\.$/, 3],
  [/^So after every move/, 3],
  [/^This Grundy value/, 3],
  [/^So that move leaves/, 4],
  [/^Since all moves/, 4],
  [/^So there is a move/, 5],
];

const placeOf = (line: string): number => {
  const place = PLACES.find(([pattern]) => pattern.test(line));
  if (place === undefined) throw new Error(`not understood: ${line}`);
  return place[1];
};

/** Whether a choice with this wording is right; without choices, the answer to type. */
interface Understood {
  readonly fits: (choice: string) => boolean;
  readonly typed: string;
}

const understood = (text: string): Understood => {
  const number = (value: number): Understood => ({
    fits: (choice) => choice === String(value),
    typed: String(value),
  });
  const asks = (pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
  const set = asks(/take any number in \{(.*?)\}/);
  if (set !== null) return number(takingPeriod(numbersIn(set)).period);
  const mexOf = asks(/What is \*\*mex \{(.*?)\}\*\*/);
  if (mexOf !== null) return number(mex(numbersIn(mexOf)));
  const sum = asks(/What is \*\*(\d+(?: ⊕ \d+)+)\*\*/);
  if (sum !== null) return number(xor(numbersIn(sum)));
  const n = asks(/Write \*\*(\d+)\*\* as a sum/);
  if (n !== null) {
    const parts = zeckendorf(Number(n)).join(' + ');
    return { fits: (choice) => choice === parts, typed: parts };
  }
  const line = asks(/^`([^`\n]+)`$/m);
  if (line === null) throw new Error(`no position in: ${text}`);
  const { spot, win } = positionOf(line);
  const most = asks(/sizes 0, 1, 2, …, \*\*(\d+)\*\*/);
  if (most !== null) {
    const [, game, rules] = /^(\S+) \d+(.*)$/.exec(line) ?? [];
    const values = Array.from({ length: Number(most) + 1 }, (_, heap) =>
      valueOf(spotOf(`${game} ${heap}${rules}`)),
    );
    return { fits: () => false, typed: values.join(' ') };
  }
  if (/Mark the \d+ P-positions/.test(text)) {
    const rules = line.split(' ').filter((token) => token.includes('=') || token === 'misere');
    /** The line of a choice: its own options replace those of the question. */
    const whole = (name: string): string =>
      [
        spot.game,
        name,
        ...rules.filter((rule) => !rule.includes('=') || !name.includes(`${rule.split('=')[0]!}=`)),
      ].join(' ');
    return { fits: (choice) => !isWon(spotOf(whole(choice)), win), typed: '' };
  }
  if (text.includes('A step of the proof:'))
    return { fits: (choice) => isGround(choice, spot, win), typed: '' };
  if (text.includes('What is the Grundy value')) return number(valueOf(spot));
  if (/P-position or N-position\?|Who can force a win:/.test(text)) {
    const outcome = outcomeOf(spot, win);
    return { fits: (choice) => choice.startsWith(`${outcome}:`), typed: outcome };
  }
  const winning = [...spot.options()].filter(({ to }) => outcomeOf(to, win) === 'P');
  const worded = new Set(winning.map((option) => sayMove(locales.en, shown(option).phrase)));
  if (text.includes('Find a winning move'))
    return { fits: (choice) => worded.has(choice), typed: winning[0]!.move };
  if (text.includes('Find all winning moves')) {
    const different = new Map(winning.map((option) => [option.to.line, option.move]));
    return { fits: (choice) => worded.has(choice), typed: [...different.values()].join(' ; ') };
  }
  if (/In which .* is there a winning move\?/.test(text)) {
    const good = new Set(
      spot
        .parts()
        .filter((part) => [...part.spot.options()].some(({ move }) => !isWon(part.lift(move).to, win)))
        .map((part) => part.spot.line),
    );
    return { fits: (choice) => good.has(partCalled(spot, choice).line), typed: '' };
  }
  if (text.includes('One of these statements is false'))
    return { fits: (choice) => !isTrue(choice.replace(/^\d+\) /, ''), spot, win), typed: '' };
  if (/This is an? [PN]-position\. Why\?/.test(text))
    return { fits: (choice) => isReason(choice, spot, win), typed: '' };
  throw new Error(`not understood: ${text}`);
};

/** The right answer to type: letters of choices, or the answer itself. */
export const answerFromText = (text: string): string => {
  const listed = [...text.matchAll(/^- \*\*([A-Z])\)\*\* (.*)$/gm)];
  if (text.includes('Put them in order'))
    return listed
      .toSorted(([, , a], [, , b]) => placeOf(a!) - placeOf(b!))
      .map(([, letter]) => letter)
      .join(' ');
  const choices = [
    ...(listed.length > 0 ? listed : [...text.matchAll(/\*\*([A-Z])\)\*\* (.*?)\s*(?=\*\*[A-Z]\)|$)/gm)]).map(
      ([, letter, choice]) => [letter!, choice!] as const,
    ),
    ...lettersInTable(text),
  ];
  const { fits, typed } = understood(text);
  if (choices.length === 0) return typed;
  const right = choices.filter(([, choice]) => fits(choice.replaceAll('`', ''))).map(([letter]) => letter);
  return right.join(' ');
};
