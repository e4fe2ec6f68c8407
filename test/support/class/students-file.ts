import type { Ack } from '../../../src/local/index.ts';
import { messageOf, type Scripted, until } from '../scripted.ts';

/** How long the files may take, in milliseconds. */
const PATIENCE = 600_000;

/** Rows of the students' file beside a teacher's results: account, questions asked, answered, right. */
export const studentsFile = async (
  teacher: Scripted,
  results: Ack,
): Promise<readonly (readonly [string, number, number, number])[]> => {
  const message = messageOf(results);
  const file = await until(
    () => teacher.message(message).attachments.find(({ filename }) => filename === 'students.csv'),
    'the files',
    PATIENCE,
  );
  const lines = (await (await fetch(file.url)).text()).trim().split('\r\n').slice(1);
  return lines.map((line) => {
    const [account = '', , asked, answered, right] = line.split(',');
    return [account.slice(2, -1), Number(asked), Number(answered), Number(right)];
  });
};
