/** The certificate of an answer, from the button to the file, which the verifiers check. */
import { expect, test } from 'vitest';
import { VERIFIERS, verdicts } from '../certificates/verifiers.ts';
import { onStage } from '../support/on-stage.ts';

const { ada } = onStage({ seed: 'certificate' }, { once: true });

/** The reply to *Certificate* under the proof of a line: its text, and the file where there is one. */
const certified = async (line: string): Promise<{ readonly text: string; readonly document: unknown }> => {
  const card = await ada.run('analyze', { line, explain: 'proof' });
  await ada.heard({ kind: 'replied', message: card });
  const answer = await ada.heard(await ada.press(card, 'Certificate'));
  expect(answer.ephemeralFor).toBe(ada.id);
  const [file] = answer.attachments;
  const document: unknown = file === undefined ? null : await (await fetch(file.url)).json();
  return { text: ada.read(answer.id), document };
};

test.each([
  'nim 3 4 5',
  'kayles 9 4 misere',
  'kayles 10^40 + nim 5',
  'all nim 3 4 + wythoff 1 2',
  'digraph 1>2 2>1 2>3 at=1',
])('%s: the file that the button gives is accepted', async (line) => {
  const { document } = await certified(line);
  expect(document).toMatchObject({ certificate: 1 });
  const [, program, file] = VERIFIERS[0];
  expect(verdicts(program, file, [document])).toEqual(['valid']);
});

test('where no certificate can be written, the reason stands in its place', async () => {
  const { text, document } = await certified('grundy 2000');
  expect(document).toBeNull();
  expect(text).toMatch(/I know who wins, but I have no proof that is short enough for a certificate/);
});
