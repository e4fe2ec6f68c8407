import type { UserId } from '../../people/model/user.ts';
import { ACCOUNTS, accountIn, nameIn, recordsIn } from './roster.ts';

/** A student's ids on learning platforms; empty: none. Read for one export, never stored. */
export interface SchoolIds {
  readonly email: string;
  /** Moodle's ID number, Canvas' SIS User ID. */
  readonly idNumber: string;
  readonly login: string;
  readonly canvasId: string;
  readonly section: string;
}

/** Names of columns, in lower case, including those of the platforms' own files. */
const COLUMNS: Readonly<Record<keyof SchoolIds, readonly string[]>> = {
  email: [
    'email',
    'email address',
    'e-mail',
    '邮箱',
    '电子邮件',
    '郵箱',
    '電子郵件',
    'メール',
    'メールアドレス',
  ],
  idNumber: ['id number', 'student id', 'sis user id', '学号', '學號', '学籍番号'],
  login: ['sis login id', 'login', 'username', '登录名', '用户名'],
  canvasId: ['id', 'canvas id'],
  section: ['section', '班级'],
};

/** Values that no spreadsheet reads as a formula. */
const SAFE = /^[\p{L}\p{N}].{0,99}$/u;

/** Students by account. A header names the columns; skips rows without an account or any id. */
export const readSchoolIds = (text: string): ReadonlyMap<UserId, SchoolIds> => {
  const [first = [], ...rows] = recordsIn(text);
  const head = first.map((cell) => cell.normalize('NFKC').toLowerCase());
  const account = head.findIndex((cell) => cell !== 'id' && ACCOUNTS.has(cell));
  const found = new Map<UserId, SchoolIds>();
  for (const cells of rows) {
    const user = accountIn(cells[account] ?? '');
    const cell = (column: keyof SchoolIds): string => {
      const value = nameIn(cells[head.findIndex((name) => COLUMNS[column].includes(name))] ?? '');
      return SAFE.test(value) ? value : '';
    };
    const ids: SchoolIds = {
      email: cell('email'),
      idNumber: cell('idNumber'),
      login: cell('login'),
      canvasId: cell('canvasId'),
      section: cell('section'),
    };
    if (user !== null && (ids.email || ids.idNumber || ids.login || ids.canvasId) !== '')
      found.set(user, ids);
  }
  return found;
};
