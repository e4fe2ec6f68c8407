/** The calendar file, read by an RFC 5545 reader that shares no code with its writer. */
import { expect, test } from 'vitest';
import { type Assignment, type QuizSettings } from '../../src/learn/model/assignment.ts';
import { ownHomeworkScreen } from '../../src/learn/screens/attempt.ts';
import { plannedScreen } from '../../src/learn/screens/coursework.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { assignmentOf } from '../support/assignments.ts';
import { taken } from '../support/screens.ts';

const AT = Date.UTC(2027, 2, 1, 14, 30);
const quizOf = (id: string, over: Partial<QuizSettings>, rest: Partial<Assignment> = {}): Assignment =>
  assignmentOf(
    {
      id,
      phase: 'planned',
      plan: [0, 1, 2, 3],
      deadline: AT,
      revision: 3,
      updatedAt: Date.UTC(2027, 0, 1),
      ...rest,
    },
    { mode: 'exam', count: 4, answerSeconds: 25, startsAt: AT, ...over },
  );

const eventsOf = (data: Buffer): readonly Readonly<Record<string, string>>[] => {
  const text = data.toString('utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
  }
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+):(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (name !== '' && name !== 'BEGIN' && name !== 'END') {
      const event = events.at(-1);
      if (event !== undefined)
        event[name] = value.replace(/\\([\\;,nN])/g, (_, c: string) => (/n/i.test(c) ? '\n' : c));
    }
  }
  for (const { DTSTART = '', DTEND } of events) if (DTEND !== undefined) expect(DTEND > DTSTART).toBe(true);
  return events;
};
const fileOf = (screen: Parameters<typeof taken>[0]): Buffer => {
  const [file] = screen.files ?? [];
  if (file === undefined) throw new Error('no file');
  expect(file.name).toBe('class.ics');
  return file.data;
};

test.each(WRITTEN)('%s: exams, quizzes and homework, with titles that could be properties', (id) => {
  const locale = locales[id];
  const title = `${'很长的标题'.repeat(12)}; a,b\\c\nEND:VEVENT`;
  const screen = plannedScreen(
    [quizOf('exam1', { title, minutes: 45 }), quizOf('live1', { mode: 'live', title: 'Sums' })],
    locale,
  );
  const [exam, live] = eventsOf(fileOf(screen));
  expect(exam).toMatchObject({
    UID: 'exam1@sprague',
    DTSTART: '20270301T143000Z',
    DTEND: '20270301T151500Z',
    DTSTAMP: '20270101T000000Z',
    SUMMARY: title,
  });
  // Four questions of 5 + 25 seconds.
  expect(live).toMatchObject({ DTEND: '20270301T143200Z', SUMMARY: 'Sums' });
});

test('homework ends for each student at their own end; what is over or has no time is not in it', () => {
  const closes = Date.UTC(2027, 2, 5, 20);
  const work = (quiz: Assignment) => ({ quiz, attempts: 0, open: false, left: 1, result: null });
  const settings = { mode: 'homework', startsAt: null, closesAt: closes, title: 'Sums' } as const;
  const open = quizOf('hw1', settings, { phase: 'open', deadline: closes + 3_600_000 });
  const over = quizOf('hw2', settings, { phase: 'over' });
  const screen = ownHomeworkScreen([work(open), work(over)], locales.en);
  taken(screen, locales.en);
  const [event, ...rest] = eventsOf(fileOf(screen));
  expect(event).toMatchObject({ DTSTART: '20270305T210000Z', SUMMARY: 'Closes: Sums' });
  expect(rest).toEqual([]);
  expect(plannedScreen([quizOf('none', { startsAt: null })], locales.en).files).toEqual([]);
});
