import type { Attachment } from '../../kernel/screen.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Assignment } from '../model/assignment.ts';
import { spanOf } from '../model/class-event.ts';
import { entryName } from './quiz-name.ts';

/** Of a line without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Escapes TEXT (RFC 5545, 3.3.11): a title cannot end its line or begin a property. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Folds a line into pieces of at most 75 octets, never within a character. */
const folded = (line: string): string => {
  const pieces: string[] = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign, 'utf8');
    if (octets + size > MAX_LINE_BYTES) {
      pieces.push(' ');
      octets = 1;
    }
    pieces[pieces.length - 1] += sign;
    octets += size;
  }
  return pieces.join('\r\n');
};

/** `20270301T143000Z` */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const eventOf = (quiz: Assignment, locale: Locale): readonly string[] => {
  const span = spanOf(quiz);
  if (span === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${quiz.id}@sprague`,
    `DTSTAMP:${utc(quiz.updatedAt)}`,
    `SEQUENCE:${quiz.revision}`,
    `DTSTART:${utc(span.start)}`,
    // An end must be later than its start; a deadline is a moment, which has none (RFC 5545, 3.6.1 and 3.8.2.2).
    ...(span.end > span.start ? [`DTEND:${utc(span.end)}`] : []),
    `SUMMARY:${escaped(entryName(quiz, locale))}`,
    'END:VEVENT',
  ];
};

/** Times of quizzes and homework as a calendar file (RFC 5545); none without times. */
export const calendarFile = (quizzes: readonly Assignment[], locale: Locale): readonly Attachment[] => {
  const events = quizzes.flatMap((quiz) => eventOf(quiz, locale));
  if (events.length === 0) return [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sprague//Class//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return [
    { name: 'class.ics', data: Buffer.from(lines.map((line) => `${folded(line)}\r\n`).join(''), 'utf8') },
  ];
};
