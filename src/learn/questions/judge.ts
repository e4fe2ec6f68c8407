import type { Refusal } from '../../engine/core/refusal.ts';
import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { Option, Spot } from '../../engine/core/spot.ts';
import { shown } from '../../engine/explain/shown.ts';
import { type Answer, type AnswerFault, type Judgement } from '../model/answer.ts';
import type { Misconception } from '../model/misconception.ts';
import { brokenAt } from '../model/proof-line.ts';
import {
  type Choice,
  claimOf,
  indexOfLetter,
  isMarked,
  type Question,
  type Said,
  sameSaid,
} from '../model/question.ts';
import type { GameCatalogue } from './positions.ts';

const MAX_ANSWER_CHARS = 500;
export const MAX_WORDS_CHARS = 1_000;

const unread = (fault: AnswerFault, refusal: Refusal | null = null): Judgement => ({
  verdict: 'unread',
  fault,
  refusal,
});

const right = (said: readonly Said[]): Judgement => ({ verdict: 'right', said });
const wrong = (said: readonly Said[], misconception: Misconception | null): Judgement => ({
  verdict: 'wrong',
  said,
  misconception,
});

/** Judges an answer and names its misconception. Any winning move is right, in any notation its game reads. */
export const judgeBy =
  ({ parse }: Pick<GameCatalogue, 'parse'>) =>
  (question: Question, answer: Answer): Judgement => {
    if (answer.kind === 'chosen') return judgeChosen(question, answer.choices);
    if (isMarked(question)) return readWords(answer.text);
    const text = answer.text.slice(0, MAX_ANSWER_CHARS).normalize('NFKC').trim();
    switch (question.form) {
      case 'one':
      case 'several':
      case 'text':
        return unread('no-choice');
      case 'number':
        return judgeNumber(question, text);
      case 'numbers':
        return judgeSum(question, text);
      case 'order':
        return judgeOrder(question, text);
      case 'list':
        return judgeList(question, text);
      case 'move':
      case 'moves': {
        const position = parse(question.line);
        if (!position.ok) return unread('no-move', position.error);
        return judgeMoves(question, text, position.value.spot);
      }
    }
  };

/** Control characters, and marks that change the direction of text. */
const HIDDEN = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Invisible characters: spaces, controls, joiners and other format characters, blank letters (U+3164, U+2800), lone
 * surrogates.
 */
const BLANK = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Half a character, which databases and files refuse. */
const LONE_SURROGATE = /\p{Cs}/gu;

const readWords = (typed: string): Judgement => {
  const text = [...typed.replace(/\r\n?/g, '\n').replace(HIDDEN, '').trim()]
    .slice(0, MAX_WORDS_CHARS)
    .join('');
  return text.replace(BLANK, '') === ''
    ? unread('no-words')
    : { verdict: 'unmarked', said: [{ kind: 'text', text: text.replace(LONE_SURROGATE, '\ufffd') }] };
};

const judgeChosen = ({ choices, form }: Question, indices: readonly number[]): Judgement => {
  const picked = new Set(indices);
  const chosen = choices.filter((_, i) => picked.has(i));
  if (chosen.length === 0 || chosen.length < picked.size || (form === 'one' && chosen.length > 1))
    return unread('no-choice');
  if (form !== 'one' && form !== 'several') return unread('no-choice');
  return judgeSet(choices, chosen, form === 'several');
};

/** `whole`: all right choices are asked for; then no misconception is named, since misconceptions explain single choices. */
const judgeSet = (all: readonly Choice[], chosen: readonly Choice[], whole: boolean): Judgement => {
  const said = chosen.map(({ says }) => says);
  const mistake = chosen.find(({ misconception }) => misconception !== null);
  if (mistake !== undefined) return wrong(said, whole ? null : claimOf(mistake));
  const complete = all.every((choice) => choice.misconception !== null || chosen.includes(choice));
  return whole && !complete ? wrong(said, null) : right(said);
};

const misconceptionBehind = ({ choices }: Question, said: Said): Misconception | null => {
  const choice = choices.find(({ says }) => sameSaid(says, said));
  return choice === undefined ? null : claimOf(choice);
};

const judgeNumber = (question: Question, text: string): Judgement => {
  // Accepts “*3”, the usual notation of nimbers.
  const digits = /^\*?\s*(\d+)$/.exec(text)?.[1];
  if (digits === undefined) return unread('not-a-number');
  const said: Said = { kind: 'number', number: BigInt(digits).toString() };
  return question.key.some((key) => sameSaid(key, said))
    ? right([said])
    : wrong([said], misconceptionBehind(question, said));
};

const judgeSum = (question: Question, text: string): Judgement => {
  if (!/^\d+(\s*[+,、]\s*\d+|\s+\d+)*$/.test(text)) return unread('not-numbers');
  const numbers = (text.match(/\d+/g) ?? []).map(BigInt).filter((number) => number > 0n);
  const said: Said = { kind: 'numbers', numbers: numbers.map(String) };
  if (question.key.some((key) => sameSaid(key, said))) return right([said]);
  return wrong([said], misconceptionBehind(question, said));
};

/** Accepts any order in which each line stands below those it follows from. */
const judgeOrder = ({ prompt, choices }: Question, text: string): Judgement => {
  const letters = text.toUpperCase().replace(/[\s,、;.()>→-]+/g, '');
  const lines = [...letters].map((letter) => indexOfLetter(letter) + 1);
  const complete = lines.length === choices.length && choices.every((_, i) => lines.includes(i + 1));
  if (prompt.kind !== 'proof-order' || !complete) return unread('not-an-order');
  const said: readonly Said[] = [{ kind: 'order', lines }];
  return brokenAt(prompt.lines, lines) === null ? right(said) : wrong(said, null);
};

const judgeList = ({ key }: Question, text: string): Judgement => {
  const [table] = key;
  const values = text.split(/[\s,、;|]+/).filter((value) => value !== '');
  const readable = values.every((value) => /^\d{1,9}$/.test(value));
  if (table?.kind !== 'values' || !readable || values.length !== table.values.length)
    return unread('not-a-list');
  const said: Said = { kind: 'values', values: values.map((value) => String(Number(value))) };
  return sameSaid(said, table) ? right([said]) : wrong([said], null);
};

/** Reads one move, or several separated by `;` or newlines, or by commas or spaces if every piece is a move. */
const readMoves = (spot: Spot, text: string): Result<readonly Option[], Refusal | null> => {
  const pieces = (separator: RegExp) =>
    text
      .split(separator)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
  const clearly = pieces(/[;\n]/);
  let refusal: Refusal | null = null;
  for (const parts of clearly.length > 1 ? [clearly] : [clearly, pieces(/[,、]/), pieces(/\s+/)]) {
    const moves: Option[] = [];
    for (const part of parts) {
      const option = spot.play(part);
      if (option.ok) moves.push(option.value);
      else refusal ??= option.error;
    }
    if (moves.length > 0 && moves.length === parts.length) return ok(moves);
  }
  return failed(refusal);
};

const judgeMoves = (question: Question, text: string, spot: Spot): Judgement => {
  const moves = readMoves(spot, text);
  if (!moves.ok) return unread('no-move', moves.error);
  const said = moves.value.map((option): Said => ({ kind: 'move', move: shown(option) }));
  if (question.form === 'move' && said.length > 1) return unread('no-move');
  const chosen = question.choices.filter(({ says }) => said.some((one) => sameSaid(one, says)));
  // A legal move that is not a choice does not win: the choices of typed questions include all winning moves.
  const strays = said.filter((one) => !chosen.some(({ says }) => sameSaid(one, says)));
  const judged = judgeSet(question.choices, chosen, question.form === 'moves');
  if (judged.verdict === 'unread') return judged;
  return strays.length > 0 && judged.verdict === 'right' ? wrong(said, null) : { ...judged, said };
};
