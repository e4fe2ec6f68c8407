/**
 * Checks an exam's rows by plain SQL, and its answers by brute force over the rules. Shares no code with the store, the
 * results or the judge of questions.
 */
import type { Spot } from '../../../src/engine/core/spot.ts';
import type { Answer } from '../../../src/learn/model/answer.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { mex } from '../arithmetic.ts';
import { type Brute, brute } from '../brute.ts';
import { remembered } from '../plain-search.ts';
import { spotOf } from '../positions.ts';
import { isRight, type Ledger } from './recount.ts';
import type { Sitter } from './sitter.ts';
import { type InFile, scoreTold } from './told.ts';

/** Tolerance of “equally hard”. */
const DIFFICULTY_TOLERANCE = 0.5;
/** Answers per brute force, whose memory grows. */
const TOGETHER = 100;

/** One slot of the exam, over all papers. */
interface Place {
  readonly kind: string;
  readonly line: string;
  /** Positions among the papers that differ up to symmetry. */
  readonly different: number;
  /** Number of variants, and whether no more exist. */
  readonly made: number;
  readonly exhausted: boolean;
  /** Largest difference in difficulty. */
  readonly off: number;
}

export interface Checked {
  readonly wrong: readonly string[];
  readonly places: readonly Place[];
  readonly rows: number;
  /** Positions that occur in more than one slot, in different papers. */
  readonly again: number;
}

/** A sum of equal games in sorted order: the form that all symmetries here keep, derived from the line alone. */
const canonical = (line: string): string => {
  const [game = '', ...words] = line.split(' ');
  if (!['nim', 'kayles', 'wythoff'].includes(game)) return line;
  const numbers = words.filter((word) => /^\d+$/.test(word) && word !== '0').map(Number);
  const rest = words.filter((word) => !/^\d+$/.test(word));
  return [game, ...numbers.sort((a, b) => a - b), ...rest].join(' ');
};

/** Games whose lines are independent heaps. */
const HEAPS: ReadonlySet<string> = new Set(['nim', 'kayles', 'subtraction']);

/**
 * Brute force heap by heap (Sprague and Grundy: a sum's value is the nim-sum of its heaps'), also for what a heap splits into:
 * whole sums of many heaps have too many positions.
 */
const heapByHeap = (by: Brute): Brute => {
  const ofHeap = remembered<string, number>((line) =>
    mex([...by.options(spotOf(line)).values()].map(grundy)),
  );
  function grundy(spot: Spot): number {
    const [game = '', ...words] = spot.line.split(' ');
    if (!HEAPS.has(game)) return by.grundy(spot);
    const rules = words.filter((word) => !/^\d+$/.test(word));
    const heaps = words.filter((word) => /^\d+$/.test(word) && word !== '0');
    return heaps.reduce((sum, heap) => sum ^ ofHeap([game, heap, ...rules].join(' ')), 0);
  }
  return {
    ...by,
    grundy,
    outcome: (spot, win) =>
      win === 'normal' && HEAPS.has(spot.game) ? grundy(spot) !== 0 : by.outcome(spot, win),
  };
};

export const checkExam = (
  ledger: Ledger,
  sitters: readonly Sitter[],
  file: readonly InFile[],
  told: ReadonlyMap<string, string>,
  panel: string,
): Checked => {
  const wrong: string[] = [];
  let by = heapByHeap(brute());
  const quiz = String(ledger.rows('select id from quizzes')[0]?.['id']);
  const read = (sql: string) => ledger.rows(sql, quiz);
  const questionIn = (row: Readonly<Record<string, unknown>>) =>
    JSON.parse(String(row['question'])) as Question;
  const variants = new Map(
    read('select * from quiz_variants where quiz_id = ?').map((row) => [
      `${row['place']} ${row['variant']}`,
      questionIn(row),
    ]),
  );
  const papers = new Map(
    read('select * from quiz_papers where quiz_id = ?').map((row) => [
      String(row['user_id']),
      JSON.parse(String(row['variants'])) as readonly number[],
    ]),
  );
  if (papers.size !== sitters.length) wrong.push(`${papers.size} papers of ${sitters.length}`);
  const own = (user: string, place: number) => variants.get(`${place} ${papers.get(user)?.[place]}`)!;
  /** Slots of each position up to symmetry. */
  const stands = new Map<string, Set<number>>();
  for (const [user, numbers] of papers) {
    const all = numbers.map((_, place) => own(user, place));
    const lines = new Set(
      all.map(({ kind, line, prompt }) => kind + canonical(line) + JSON.stringify(prompt)),
    );
    if (new Set(all.map(({ symmetry }) => symmetry)).size < all.length || lines.size < all.length)
      wrong.push(`${user} has a position twice: ${all.map(({ line }) => line).join('; ')}`);
    for (const [place, { symmetry }] of all.entries())
      stands.set(symmetry, (stands.get(symmetry) ?? new Set()).add(place));
  }
  const again = [...stands.values()].filter((places) => places.size > 1).length;
  const places = read('select * from quiz_questions where quiz_id = ? order by number').map(
    (row, place): Place => {
      const like = questionIn(row);
      const given = [...papers.keys()].map((user) => own(user, place));
      const made = [...variants.keys()].filter((key) => key.startsWith(`${place} `)).length;
      const distinct = new Set(given.map(({ symmetry }) => symmetry)).size;
      const exhausted = row['exhausted'] === 1;
      const lines = new Set(given.map(({ line, prompt }) => canonical(line) + JSON.stringify(prompt))).size;
      const expected = Math.min(sitters.length, exhausted ? made : sitters.length);
      if (distinct !== expected || lines < distinct)
        wrong.push(`question ${place + 1}: ${distinct} positions (${lines} lines), not ${expected}`);
      const says = new RegExp(`question ${place + 1}: (\\d+) position`).exec(panel)?.[1];
      if (says !== undefined && Number(says) !== distinct)
        wrong.push(`question ${place + 1}: the panel says ${says}, it is ${distinct}`);
      if (distinct < sitters.length && says === undefined && !/more question/.test(panel))
        wrong.push(`question ${place + 1}: the panel does not say that it has ${distinct}`);
      const off = Math.max(...given.map(({ difficulty }) => Math.abs(difficulty - like.difficulty)));
      if (off > DIFFICULTY_TOLERANCE + 1e-9)
        wrong.push(`question ${place + 1}: ${off.toFixed(2)} off in difficulty`);
      for (const one of given)
        if (one.kind !== like.kind || one.form !== like.form || one.win !== like.win)
          wrong.push(`question ${place + 1}: ${one.kind} ${one.line} in place of ${like.kind}`);
      return {
        kind: like.kind,
        line: like.line,
        different: distinct,
        made,
        exhausted,
        off,
      };
    },
  );

  const rows = read('select * from quiz_answers where quiz_id = ? order by question, user_id');
  const right = new Map<string, number>();
  const stored = new Map<string, string>();
  for (const [i, row] of rows.entries()) {
    if (i % TOGETHER === 0) by = heapByHeap(brute());
    const [user, place] = [String(row['user_id']), Number(row['question'])];
    const answer = JSON.parse(String(row['answer'])) as Answer;
    stored.set(`${user} ${place}`, JSON.stringify(answer));
    const good = isRight(own(user, place), answer, by);
    if (good !== (row['is_right'] === 1))
      wrong.push(`${user}, question ${place + 1} is marked ${row['is_right']}`);
    if (good) right.set(user, (right.get(user) ?? 0) + 1);
  }
  for (const { person, confirmed } of sitters) {
    for (const [place, choices] of confirmed)
      if (stored.get(`${person.id} ${place}`) !== JSON.stringify({ kind: 'chosen', choices }))
        wrong.push(
          `${person.id}, question ${place + 1}: ${stored.get(`${person.id} ${place}`)} is on record`,
        );
    if (confirmed.size !== places.length) wrong.push(`${person.id} answered ${confirmed.size} questions`);
    const score = scoreTold(told.get(person.id) ?? '');
    if (score?.asked !== places.length || score.right !== (right.get(person.id) ?? 0))
      wrong.push(
        `${person.id} is told ${score?.right} of ${score?.asked}; counted anew: ${right.get(person.id) ?? 0}`,
      );
  }
  for (const { account, ...score } of file)
    if (
      score.asked !== places.length ||
      score.answered !== places.length ||
      score.right !== (right.get(account) ?? 0)
    )
      wrong.push(`the file says of ${account}: ${JSON.stringify(score)}`);
  if (file.length !== sitters.length) wrong.push(`${file.length} students in the file`);
  return { wrong, places, rows: rows.length, again };
};
