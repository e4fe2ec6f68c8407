/** The list of roles that may teach after a role was deleted on Discord, through discord.js on the embedded channel. */
import { expect, test } from 'vitest';
import { TEACHER_ROLES } from '../../src/learn/class/classroom.ts';
import { onStage } from '../support/on-stage.ts';
import { messageOf, until } from '../support/scripted.ts';

const GONE = '123456789012345678';

const { held, teacher } = onStage({ seed: 'roles' }, { channel: 'class' });

test('a deleted role is called so, and is taken off the list from the answer itself', async () => {
  const { guild } = held.local.world;
  const student = guild.roles.find(({ name }) => name === 'Student')!.id;
  await held.store.settings.write('guild', guild.id, new Map([[TEACHER_ROLES, `${GONE} ${student}`]]));

  const list = messageOf(await teacher.sub('teach', ['role']));
  await until(() => teacher.read(list).includes(`<@&${student}>`), 'the list');
  expect(teacher.read(list)).toMatch(new RegExp(`deleted role .*${GONE}`));
  await teacher.press(list, 'role-off', [GONE]);
  await until(() => !teacher.read(list).includes(GONE), 'the list after it');
  expect(teacher.read(list)).toContain(`<@&${student}>`);
  const settings = await held.store.settings.read('guild', guild.id);
  expect(settings.get(TEACHER_ROLES)).toBe(student);
});
