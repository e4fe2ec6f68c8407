import { afterAll, expect, test } from 'vitest';
import type { Paper, Sheet } from '../../src/picture/paper/paper.ts';
import { Printer } from '../../src/picture/paper/printer.ts';
import { p } from '../../src/texts/doc.ts';
import { readPdf } from '../support/pdf.ts';

const printer = new Printer();
afterAll(() => printer.close());

const sheet = (number: number): Sheet => ({
  title: `Sheet ${number}`,
  foot: `no. ${number}`,
  parts: [{ doc: [p('A question.')] }],
});

const paper = (sheets: Iterable<Sheet>, count: number): Paper => ({
  size: 'a4',
  locale: 'en',
  title: 'Class',
  count,
  sheets,
});

test('sheets are made one after another, as the thread that prints takes them', async () => {
  let made = 0;
  const ahead: number[] = [];
  const sheets = function* (): Iterable<Sheet> {
    while (made < 5) yield sheet((made += 1));
  };
  const pdf = await printer.print(paper(sheets(), 5), {
    signal: new AbortController().signal,
    onSheet: (done) => {
      ahead.push(made - done);
    },
  });
  expect(ahead).toEqual([0, 0, 0, 0, 0]);
  expect(readPdf(pdf).map(({ text }) => /Sheet \d/.exec(text)?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Sheet ${number}`),
  );
});

test('a sheet that cannot be made ends the print with its reason', async () => {
  const sheets = function* (): Iterable<Sheet> {
    yield sheet(1);
    throw new Error('no such question');
  };
  const printing = printer.print(paper(sheets(), 2), {
    signal: new AbortController().signal,
    onSheet: () => undefined,
  });
  await expect(printing).rejects.toThrow('no such question');
});
