import { expect, test } from 'vitest';
import { multipart } from '../../src/discord/multipart.ts';

test('a form with files is read by somebody else’s reader, byte for byte', async () => {
  const picture = Buffer.from(Array.from({ length: 600 }, (_, i) => i % 256));
  const names = ['board.png', 'answers "of\r\nAnn".csv', '成绩.txt', 'what.bin'];
  const payload = { content: '“哈”\r\n--sprague', attachments: [{ id: '0' }] };
  const { body, headers, passThroughBody } = multipart(
    payload,
    names.map((name) => ({ name, data: picture })),
  );
  expect(passThroughBody).toBe(true);
  const form = await new Response(body, { headers }).formData();
  expect([...form.keys()]).toEqual(['files[0]', 'files[1]', 'files[2]', 'files[3]', 'payload_json']);
  expect(JSON.parse(form.get('payload_json') as string)).toEqual(payload);
  const files = names.map((_, i) => form.get(`files[${i}]`) as File);
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(files.map(({ type }) => type)).toEqual([
    'image/png',
    'text/csv; charset=utf-8',
    'text/plain; charset=utf-8',
    'application/octet-stream',
  ]);
  for (const file of files) expect(Buffer.from(await file.arrayBuffer())).toEqual(picture);
});
