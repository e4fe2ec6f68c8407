/** People who practise, for tests. */

import { expect } from 'vitest';
import type { Result } from '../../../src/engine/core/result.ts';
import { reviewed, type SkillCard } from '../../../src/learn/practice/memory.ts';
import type {
  PracticeFault,
  ReviewRow,
  SessionQuestion,
  SessionView,
} from '../../../src/learn/practice/ports.ts';
import { type Bench, must } from '../../support/app.ts';
import { choiceOf } from '../../support/choices.ts';
import { keyText } from '../../support/questions.ts';

export { must };

export const codeOf = <T>(done: Result<T, PracticeFault>): PracticeFault['code'] | 'done' =>
  done.ok ? 'done' : done.error.code;

export const lastOf = (view: SessionView): SessionQuestion => view.asked.at(-1)!;

/** Answers the question that waits. */
export const answer = async (
  { app: { practice } }: Bench,
  view: SessionView,
  right: boolean,
): Promise<SessionView> => {
  const { user, id } = view.session;
  const { number, question } = lastOf(view);
  if (question.form === 'one' || question.form === 'several') {
    const good = question.choices.flatMap(({ misconception }, i) => (misconception === null ? [i] : []));
    const bad = choiceOf(question, false);
    return must(await practice.submit(user, id, number, { kind: 'choices', choices: right ? good : [bad] }));
  }
  if (!right) return must(await practice.submit(user, id, number, { kind: 'gives-up' }));
  const texts = question.key.map(keyText);
  return must(
    await practice.submit(user, id, number, {
      kind: 'text',
      text: question.form === 'moves' ? texts.join(';') : texts[0]!,
    }),
  );
};

/** A whole session, answered as `rightly` says; gives its end. */
export const wholeSession = async (
  held: Bench,
  user: string,
  rightly: (number: number) => boolean,
  skill = '',
  length = 6,
): Promise<SessionView> => {
  let view = must(await held.app.practice.start(user, skill, length));
  for (;;) {
    held.now += 20_000;
    view = await answer(held, view, rightly(lastOf(view).number));
    if (view.done) return view;
    view = must(await held.app.practice.next(user, view.session.id, view.asked.length));
  }
};

export const reviewsOf = ({ store }: Bench, user: string): Promise<readonly ReviewRow[]> =>
  store.practice.reviews(user);

/** Every card is what its log says. */
export const expectCardsAsLogged = async ({ store }: Bench, user: string): Promise<void> => {
  const cards = new Map<string, SkillCard>();
  for (const row of await store.practice.reviews(user))
    cards.set(row.skill, reviewed(cards.get(row.skill) ?? null, row, row));
  const kept = await store.practice.cards(user);
  expect(kept).toEqual([...cards.values()].toSorted((a, b) => (a.skill < b.skill ? -1 : 1)));
};
