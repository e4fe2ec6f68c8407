import type { Attachment } from '../../kernel/screen.ts';
import { csvText, type SheetCell, safe } from '../../kernel/spreadsheet.ts';
import type { Results } from '../class/results.ts';
import type { SchoolIds } from '../class/school-ids.ts';
import { gradeTable } from './csv.ts';

/** Without a byte order mark, which some importers read as part of the first column's name. */
const written = (rows: readonly (readonly SheetCell[])[]): Buffer =>
  Buffer.from(csvText(rows, false), 'utf8');

const NO_IDS: SchoolIds = { email: '', idNumber: '', login: '', canvasId: '', section: '' };

/**
 * Grade books for Moodle (https://docs.moodle.org/en/Grade_import) and Canvas, of students with known ids. Empty cells change
 * nothing there. None without such students.
 */
export const gradeFiles = (
  all: readonly Results[],
  ids: ReadonlyMap<string, SchoolIds>,
  zone: string,
): { readonly students: number; readonly files: readonly Attachment[] } => {
  const { head, most, rows } = gradeTable(all, zone);
  const known = rows
    .filter(({ user }) => ids.has(user))
    .map((row) => ({ ...NO_IDS, ...ids.get(row.user), ...row }));
  if (known.length === 0) return { students: 0, files: [] };
  const titles = head.map(safe);
  const moodle = [
    ['Email address', 'ID number', ...titles],
    ...known.map(({ email, idNumber, points }) => [email, idNumber, ...points]),
  ];
  const canvas = [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...titles],
    ['    Points Possible', '', '', '', '', ...most],
    ...known.map(({ name, canvasId, idNumber, login, email, section, points }) => [
      safe(name),
      canvasId,
      idNumber,
      login === '' ? email : login,
      section,
      ...points,
    ]),
  ];
  return {
    students: known.length,
    files: [
      { name: 'moodle-grades.csv', data: written(moodle) },
      { name: 'canvas-grades.csv', data: written(canvas) },
    ],
  };
};
