/**
 * Counts the scores of a quiz again from the stored rows: plain SQL, and answers judged by brute force over the rules. Shares
 * no code with the store, the results or the judge of questions.
 */
import { DatabaseSync } from '@photostructure/sqlite';
import type { Answer } from '../../../src/learn/model/answer.ts';
import type { Question, Said } from '../../../src/learn/model/question.ts';
import { mex, xor } from '../arithmetic.ts';
import { type Brute, brute } from '../brute.ts';
import { positionOf } from '../positions.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** Reads a bot's database file. */
export interface Ledger {
  rows(sql: string, ...values: readonly (string | number)[]): readonly Row[];
  close(): void;
}

export const ledgerOf = (file: string): Ledger => {
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('pragma busy_timeout = 5000');
  return {
    rows: (sql, ...values) => db.prepare(sql).all(...values) as readonly Row[],
    close: () => {
      db.close();
    },
  };
};

/** Whether one answer is right. Domain: the kinds of question that a simulated class is asked. */
const isTrue = (question: Question, said: Said, by: Brute): boolean => {
  const { spot, win } = positionOf(question.line);
  const { prompt } = question;
  if (said.kind === 'outcome') return by.outcome(spot, win) === (said.outcome === 'N');
  if (said.kind === 'move') {
    const option = spot.play(said.move.move);
    if (!option.ok) throw new Error(said.move.move);
    return !by.outcome(option.value.to, win);
  }
  if (said.kind !== 'number') throw new Error(said.kind);
  if (prompt.kind === 'nim-sum') return xor(prompt.numbers) === Number(said.number);
  if (prompt.kind === 'mex') return mex(prompt.numbers) === Number(said.number);
  return by.grundy(spot) === Number(said.number);
};

/** Whether an answer is right: each choice or text is true, and none is missing where all are asked for. */
export const isRight = (question: Question, answer: Answer, by: Brute): boolean => {
  if (answer.kind === 'typed') return isTrue(question, { kind: 'number', number: answer.text.trim() }, by);
  const truths = question.choices.map(({ says }) => isTrue(question, says, by));
  if (!answer.choices.every((choice) => truths[choice] === true)) return false;
  return question.form !== 'several' || answer.choices.length === truths.filter(Boolean).length;
};

export interface Counted {
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

export interface Recount {
  readonly students: ReadonlyMap<string, Counted>;
  /** The stored answers, by `student question`. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly rows: number;
  /** Rows whose stored mark differs from brute force. */
  readonly wrong: readonly string[];
}

/** Domain: an ended quiz. */
export const recount = (ledger: Ledger, quiz: string): Recount => {
  const by = brute();
  const [head] = ledger.rows('select * from quizzes where id = ?', quiz);
  const plan = JSON.parse(String(head?.['plan'])) as readonly number[];
  const questions = new Map(
    ledger
      .rows('select * from quiz_questions where quiz_id = ?', quiz)
      .map((row) => [Number(row['number']), JSON.parse(String(row['question'])) as Question]),
  );
  const answers = new Map<string, Answer>();
  const right = new Set<string>();
  const wrong: string[] = [];
  const rows = ledger.rows('select * from quiz_answers where quiz_id = ?', quiz);
  for (const row of rows) {
    const question = questions.get(Number(row['question']));
    if (question === undefined) throw new Error(`no question ${row['question']}`);
    const key = `${row['user_id']} ${row['question']}`;
    const answer = JSON.parse(String(row['answer'])) as Answer;
    answers.set(key, answer);
    const good = isRight(question, answer, by);
    if (good) right.add(key);
    if (good !== (row['is_right'] === 1)) wrong.push(`${key}: is marked ${row['is_right']}`);
  }
  const students = new Map(
    ledger.rows('select * from quiz_students where quiz_id = ?', quiz).map((row): [string, Counted] => {
      const user = String(row['user_id']);
      const asked = plan.slice(Number(row['since']));
      const keys = asked.map((number) => `${user} ${number}`);
      return [
        user,
        {
          asked: asked.length,
          answered: keys.filter((key) => answers.has(key)).length,
          right: keys.filter((key) => right.has(key)).length,
        },
      ];
    }),
  );
  return { students, answers, rows: rows.length, wrong };
};
