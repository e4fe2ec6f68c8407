/** Ids of students as a school's file has them, and the rows that a learning platform reads of them. */
import { expect, test } from 'vitest';
import { readSchoolIds } from '../../src/learn/class/school-ids.ts';

const ADA = '200000000000000001';
const BEN = '200000000000000002';
const NONE = { email: '', idNumber: '', login: '', canvasId: '', section: '' };

test.each([
  ['a roster with columns added', `account,name,Email address,ID number\n<@${ADA}>,Ada,ada@x.example,007\n`],
  ['semicolons and another order', `学号;邮箱;账号\r\n007;ada@x.example;${ADA}\r\n`],
  ['Taiwan’s names', `帳號,電子郵件,學號\n${ADA},ada@x.example,007\n`],
  ['names as they were told before', `賬號,郵箱,學號\n${ADA},ada@x.example,007\n`],
  ['full-width marks', `账号，邮箱，学号\n＜＠${ADA}＞，ada@x.example，007\n`],
])('%s', (_, text) => {
  expect(readSchoolIds(text)).toEqual(new Map([[ADA, { ...NONE, email: 'ada@x.example', idNumber: '007' }]]));
});

test('Canvas’ own export, with a column for the account', () => {
  const text = [
    'Student,ID,SIS User ID,SIS Login ID,Section,account',
    '    Points Possible,,,,,',
    `"Lovelace, Ada",11,sis-1,ada,Year 9,<@${ADA}>`,
    `"Bell, Ben",12,,,,${BEN}`,
  ].join('\n');
  expect(readSchoolIds(text)).toEqual(
    new Map([
      [ADA, { ...NONE, canvasId: '11', idNumber: 'sis-1', login: 'ada', section: 'Year 9' }],
      [BEN, { ...NONE, canvasId: '12' }],
    ]),
  );
});

test.each([
  ['no account column', `email,id number\nada@x.example,007\n`],
  ['no account', 'account,email\nada,ada@x.example\n'],
  ['no id', `account,email\n${ADA},\n`],
  ['a formula', `account,email\n${ADA},=HYPERLINK(1)\n${BEN},@SUM(1)\n`],
  ['nothing', ''],
])('passes over: %s', (_, text) => {
  expect(readSchoolIds(text)).toEqual(new Map());
});
