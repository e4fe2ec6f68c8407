import { recordsOf } from '../records.ts';
import { type Scripted, until } from '../scripted.ts';

/** A student's score in a text in either language; null for none. */
export const scoreTold = (text: string): { readonly right: number; readonly asked: number } | null => {
  const [, right, of] = /Right: \*\*(\d+) of (\d+)\*\*/.exec(text) ?? [];
  const [, whole, good] = /(\d+) 题中\*\*答对 (\d+) 题/.exec(text) ?? [];
  if (right !== undefined) return { right: Number(right), asked: Number(of) };
  return good === undefined ? null : { right: Number(good), asked: Number(whole) };
};

/** A row of the students' file. */
export interface InFile {
  readonly account: string;
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

/** The students' file on a teacher's message, once it is there. */
export const studentsIn = async (
  teacher: Scripted,
  message: string,
  most: number,
): Promise<readonly InFile[]> => {
  const file = await until(
    () => teacher.message(message).attachments.find(({ filename }) => filename === 'students.csv'),
    'the files',
    most,
  );
  const rows = recordsOf(await (await fetch(file.url)).text());
  return rows.map(({ account = '', asked, answered, right }) => ({
    account: account.slice(2, -1),
    asked: Number(asked),
    answered: Number(answered),
    right: Number(right),
  }));
};
