/**
 * Every lesson as three students take it: one answers at random, one makes every misconception first, one answers correctly.
 * Each reaches the final game, and the feedback on their answers is true.
 */
import { describe, expect, test } from 'vitest';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { LessonCard, LessonTurn } from '../../src/learn/lessons/learning.ts';
import { LESSON_IDS, type LessonId } from '../../src/learn/model/lessons.ts';
import type { Said } from '../../src/learn/model/question.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { sayAnswer } from '../../src/learn/questions/phrases.ts';
import { locales } from '../../src/texts/index.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { amount } from '../support/amount.ts';
import { choiceOf } from '../support/choices.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { catalogue } from '../support/questions.ts';
import { random } from '../support/random.ts';
import { type Scripted } from '../support/scripted.ts';

const engine = questionEngine(catalogue);
/** More steps than any lesson has, with every wrong choice of every card. */
const MAX_STEPS = 250;

const { held } = onStage({ seed: 'students', local: { limits: NO_LIMITS } }, { once: true });

/** An answer by the index of a choice, or as typed; null: asks for the answer. */
type Given = { readonly index: number } | { readonly text: string } | null;

/** Chooses an answer. `tried`: how many were given to this exercise so far. */
type Script = (card: LessonCard, tried: number) => Given;

const written = (said: Said): string => {
  if (said.kind === 'number') return said.number;
  if (said.kind === 'numbers') return said.numbers.join(' + ');
  if (said.kind === 'move') return said.move.move;
  throw new Error(said.kind);
};

const rightly: Script = ({ question: { form, choices, key } }) =>
  form === 'one' ? { index: choiceOf({ choices }, true) } : { text: written(key[0]!) };

/** Every wrong choice, or every answer that a misconception leads to, one after another; then the right one. */
const errors: Script = (card, tried) => {
  const { form, choices } = card.question;
  const wrong = choices.flatMap(({ says, misconception }, index) =>
    misconception === null ? [] : [form === 'one' ? { index } : { text: written(says) }],
  );
  return wrong[tried] ?? rightly(card, tried);
};

const randomly =
  (next: () => number): Script =>
  ({ question: { form, choices, key } }) => {
    if (next() < 0.15) return null;
    if (form === 'one') return { index: Math.floor(next() * choices.length) };
    const texts = [...choices.map(({ says }) => written(says)), written(key[0]!), '7', '?!'];
    return { text: texts[Math.floor(next() * texts.length)]! };
  };

/** The place in the lesson that the controls of a message belong to. */
const placeOf = (student: Scripted, message: string) => {
  const ids = student.controls(message).flatMap(({ id }) => parseId(id) ?? []);
  const asked = ids.find(({ verb }) => verb === 'pick' || verb === 'type');
  const [, turn = 'first'] = (asked?.id ?? '').split('-');
  return { ids, asked, turn: turn as LessonTurn };
};

interface Reader {
  readonly student: Scripted;
  readonly locale: Locale;
}

/** Submits an answer, and checks the feedback with the solver. */
const answer = async ({ student, locale }: Reader, message: string, card: LessonCard, given: Given) => {
  const { learn } = locale;
  if (given === null) {
    await student.press(message, 'tell');
    expect(student.read(message)).toContain(learn.told);
    return;
  }
  if ('index' in given) {
    await student.use(message, student.pick(message, given.index));
  } else {
    const asked = await student.modal(message, 'type');
    await student.fill(asked, { answer: given.text });
  }
  const judged = engine.judge(
    card.question,
    'index' in given ? { kind: 'chosen', choices: [given.index] } : { kind: 'typed', text: given.text },
  );
  const read = student.read(message);
  const isRight = judged.verdict === 'right';
  expect(read.includes(`${learn.right} · `), `${card.lesson} ${card.name}`).toBe(isRight);
  expect(read.includes(learn.notYet), `${card.lesson} ${card.name}`).toBe(!isRight);
  if (judged.verdict === 'wrong')
    for (const said of judged.said) expect(read).toContain(sayAnswer(locale, card.question, said));
};

/** Takes the lesson to its end; returns the number of answers it took. */
const take = async (reader: Reader, lesson: LessonId, script: Script): Promise<number> => {
  const { student } = reader;
  const message = await student.run('learn', { lesson });
  let [tried, exercise] = [0, ''];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { ids, asked, turn } = placeOf(student, message);
    if (asked === undefined) {
      if (ids.some(({ verb }) => verb === 'game')) return step;
      await student.press(message, 'show');
      continue;
    }
    const card = held.app.learning.card(lesson, asked.revision, turn)!;
    tried = exercise === card.question.seed ? tried + 1 : 0;
    exercise = card.question.seed;
    await answer(reader, message, card, script(card, tried));
  }
  throw new Error(`${lesson} has no end`);
};

const PEOPLE = { randomly: 'Ada', errors: 'Ben', rightly: '小明' } as const;

describe.each(LESSON_IDS.map((lesson, i) => [lesson, i] as const))('%s', (lesson, i) => {
  const scripts = { randomly: randomly(random(7)), errors, rightly } as const;
  // The random student meets no card that the others don't, so every third lesson is enough.
  const names = Object.keys(scripts) as (keyof typeof scripts)[];
  test.each(i % amount(3, 1) === 0 ? names : names.filter((name) => name !== 'randomly'))(
    '%s',
    async (name) => {
      const student = held.person(PEOPLE[name]);
      const length = held.app.learning.length(lesson);
      const locale = locales[name === 'rightly' ? 'zh-CN' : 'en'];
      const steps = await take({ student, locale }, lesson, scripts[name]);
      expect((await held.app.learning.progress(student.id))[lesson]).toBe(length);
      // The student who is right goes from card to card; a mistake adds a second exercise to each.
      if (name === 'rightly') expect(steps).toBe(2 * length);
      if (name === 'errors') expect(steps).toBeGreaterThanOrEqual(4 * length);
    },
  );
});
