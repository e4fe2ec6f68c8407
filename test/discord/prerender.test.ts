/** Pictures of an exam drawn ahead of time. */

import { expect, test } from 'vitest';
import type { LanguageResolver } from '../../src/discord/language-resolver.ts';
import { Prerender } from '../../src/discord/live/prerender.ts';
import type { Attempts } from '../../src/learn/class/classes.ts';
import type { Ahead } from '../../src/learn/class/exam-preview.ts';
import type { AttemptPage } from '../../src/learn/model/attempt.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { DEFAULT_CACHE_BYTES } from '../../src/picture/pictures.ts';
import { locales } from '../../src/texts/index.ts';
import { picturesBy } from '../support/fake-pictures.ts';
import { making } from '../support/questions.ts';

const LIKE = making.ask({ kind: 'outcome', line: 'nim 3 4 5', seed: 'warm' })!;
/** A question that identifies its seat and page by its heaps. */
const questionOf = (seat: number, page: number): Question => ({
  ...LIKE,
  line: `nim ${seat + 1} ${page + 1}`,
});
const PAGES = 3;

/** An exam of three pages in its lobby, and the lines drawn for it. */
const lobby = (bytes: number) => {
  const drawn: string[] = [];
  const seats: number[] = [];
  let unseated = 0;
  let open = false;
  const papers: Pick<Attempts, 'ahead' | 'aheadPage' | 'following' | 'madeShare'> = {
    ahead: (): Promise<Ahead | null> =>
      Promise.resolve(open ? null : { pages: PAGES, seats: [...seats], unseated }),
    aheadPage: (_id, page, wanted) =>
      Promise.resolve(
        wanted.map((seat) => ({ user: `s${seat}`, seat, page, question: questionOf(seat, page) })),
      ),
    madeShare: () => Promise.resolve(null),
    following: ({ attempt, slot }) =>
      Promise.resolve(slot + 1 < PAGES ? questionOf(attempt.seat, slot + 1) : null),
  };
  const pictures = picturesBy((request) => {
    if (request.kind === 'scene' && request.scene.kind === 'heaps')
      drawn.push(`nim ${request.scene.heaps.map(({ value }) => value).join(' ')}`);
    return Promise.resolve({ ok: true, value: { bytes: new Uint8Array(bytes), width: 1, height: 1 } });
  });
  const languages = { forUser: () => Promise.resolve(locales.en) } as unknown as LanguageResolver;
  return {
    prerender: new Prerender(papers as Attempts, languages, pictures),
    drawn,
    join: (...more: readonly number[]) => seats.push(...more),
    wait: (count: number) => (unseated = count),
    begin: () => (open = true),
  };
};
const view = (seat: number, place: number): AttemptPage =>
  ({ quiz: { id: 'q' }, attempt: { seat }, slot: place }) as unknown as AttemptPage;

test('everybody’s first page comes before anybody’s second; who joins later has their first page next', async () => {
  const { prerender, drawn, join } = lobby(1);
  join(0, 1);
  expect(await prerender.unready('q')).toEqual({ drawing: 2, making: 0, share: 0 });
  await prerender.run();
  expect(drawn).toEqual(['nim 1 1', 'nim 2 1', 'nim 1 2', 'nim 2 2', 'nim 1 3', 'nim 2 3']);
  expect(await prerender.unready('q')).toEqual({ drawing: 0, making: 0, share: null });
  join(2);
  expect(await prerender.unready('q')).toMatchObject({ drawing: 1, share: 6 / 9 });
  prerender.request('q');
  await prerender.run();
  expect(drawn.slice(6)).toEqual(['nim 3 1', 'nim 3 2', 'nim 3 3']);
});

test('no more is drawn than is kept: Start does not wait for the rest, which comes while the page before is read', async () => {
  const { prerender, drawn, join, wait, begin } = lobby(DEFAULT_CACHE_BYTES / 8);
  join(...Array.from({ length: 4 }, (_, seat) => seat));
  wait(2);
  prerender.request('q');
  await prerender.run();
  // Four of the first pages, and four of the second, since pages are drawn in batches.
  expect(drawn).toHaveLength(8);
  expect(await prerender.unready('q')).toEqual({ drawing: 0, making: 2, share: 4 / 6 });
  begin();
  expect(await prerender.unready('q')).toEqual({ drawing: 0, making: 0, share: null });
  await prerender.drawNext(view(1, 0), locales.en);
  expect(drawn).toHaveLength(8);
  await prerender.drawNext(view(1, 1), locales.en);
  expect(drawn.slice(8)).toEqual(['nim 2 3']);
  await prerender.drawNext(view(1, 2), locales.en);
  // A late student, for whom nothing was drawn.
  await prerender.drawNext(view(9, 0), locales.en);
  expect(drawn.slice(9)).toEqual(['nim 10 2']);
  prerender.close();
  await prerender.drawNext(view(9, 1), locales.en);
  expect(drawn).toHaveLength(10);
});
