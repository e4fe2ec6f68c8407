/** Clicks, selects, modals, messages and threads, by the real discord.js client over the loopback. */
import { ChannelType, type Interaction, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Ack, ShownMessage } from '../../src/local/index.ts';
import { asBot } from '../support/as-bot.ts';
import { button, onLocal, row, until } from './bot.ts';

const { bot, play, last, onCommand, games } = onLocal();

describe('components and modals', () => {
  const board = async (): Promise<ShownMessage> => {
    const select = {
      type: 3 as const,
      custom_id: 'heap',
      options: ['1', '2'].map((value) => ({ label: value, value })),
    };
    onCommand((interaction) =>
      interaction.reply({
        components: [
          row(button('take'), { ...button('gone'), ...{ disabled: true } }),
          { type: 1, components: [select] },
        ],
      }),
    );
    await play();
    return last();
  };
  const click = (
    message: ShownMessage,
    custom_id: string,
    values?: readonly string[],
    person = 'Ada',
  ): Promise<Ack> =>
    bot.local.world.click(person, 'games', message.id, {
      custom_id,
      component_type: values === undefined ? 2 : 3,
      ...(values === undefined ? {} : { values }),
    });

  test('a click updates its message; a select carries its values', async () => {
    const message = await board();
    bot.answer(async (interaction: Interaction) => {
      if (interaction.isButton()) await interaction.update({ content: `by ${interaction.user.username}` });
      if (interaction.isStringSelectMenu()) await interaction.update({ content: interaction.values.join() });
    });
    expect(await click(message, 'take', undefined, 'Ben')).toEqual({ kind: 'updated', message: message.id });
    expect(last()).toMatchObject({ id: message.id, content: 'by ben' });
    expect(last().edited_timestamp).not.toBeNull();
    await click(message, 'heap', ['2']);
    expect(last().content).toBe('2');
  });

  test('deferUpdate, then an edit of the message; a private answer beside it', async () => {
    const message = await board();
    bot.answer(async (interaction: Interaction) => {
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply('later');
      await interaction.followUp({ content: 'hush', flags: MessageFlags.Ephemeral });
    });
    expect(await click(message, 'take')).toEqual({ kind: 'deferred', message: null });
    await until(() => last().content === 'hush');
    expect(bot.local.world.messages('Ben', 'games').at(-1)).toMatchObject({
      id: message.id,
      content: 'later',
    });
  });

  test.each([
    ['an unknown button', 'nothing', undefined],
    ['a disabled button', 'gone', undefined],
    ['a value that is not offered', 'heap', ['9']],
    ['no value', 'heap', []],
    ['two values where one is allowed', 'heap', ['1', '2']],
  ])('%s cannot be clicked', async (_, custom_id, values) => {
    expect(await click(await board(), custom_id, values)).toEqual({ kind: 'failed', reason: 'not-found' });
  });

  test('a modal with every kind of field, opened, refused when incomplete, submitted', async () => {
    const options = ['a', 'b'].map((value) => ({ label: value, value }));
    const label = (name: string, component: object) => ({ type: 18, label: name, component });
    const message = await board();
    let seen: unknown;
    bot.answer(async (interaction: Interaction) => {
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'm',
          title: 'Move',
          components: [
            label('Text', { type: 4, custom_id: 'text', style: 1, min_length: 2, max_length: 5 }),
            label('Choice', { type: 3, custom_id: 'select', options }),
            label('Person', { type: 5, custom_id: 'user' }),
            label('Radio', { type: 21, custom_id: 'radio', options }),
            label('File', { type: 19, custom_id: 'file', required: false, min_values: 0 }),
          ] as never,
        });
      if (interaction.isModalSubmit()) {
        const { fields } = interaction;
        const people = fields.getSelectedUsers('user', true).map((user) => user.username);
        const radio = (fields.getField('radio') as unknown as { value: string }).value;
        seen = [fields.getTextInputValue('text'), fields.getStringSelectValues('select'), people, radio];
        if (interaction.isFromMessage()) await interaction.update({ content: 'moved' });
      }
    });
    const ack = await click(message, 'take');
    if (ack.kind !== 'modal') throw new Error(`a modal was expected, not ${ack.kind}`);
    expect(ack.modal).toMatchObject({
      title: 'Move',
      components: [{ id: 1, component: { id: 2 } }, {}, {}, {}, {}],
    });
    const ben = bot.local.world.people()[2]!.id;
    const values = (text: string) => [
      { type: 18, component: { type: 4, custom_id: 'text', value: text } },
      { type: 18, component: { type: 3, custom_id: 'select', values: ['b'] } },
      { type: 18, component: { type: 5, custom_id: 'user', values: [ben] } },
      { type: 18, component: { type: 21, custom_id: 'radio', value: 'a' } },
    ];
    const failed = { kind: 'failed', reason: 'not-found' };
    expect(await bot.local.world.submitModal('Ada', ack.interactionId, values('x'))).toEqual(failed);
    expect(await bot.local.world.submitModal('Ben', ack.interactionId, values('3 1'))).toEqual(failed);
    expect(await bot.local.world.submitModal('Ada', ack.interactionId, values('3 1'))).toMatchObject({
      kind: 'updated',
    });
    expect(seen).toEqual(['3 1', ['b'], ['ben'], 'a']);
    expect(last()).toMatchObject({ id: message.id, content: 'moved' });
    expect(await bot.local.world.submitModal('Ada', ack.interactionId, values('3 1'))).toEqual(failed);
  });

  test('somebody who opens many modals loses their oldest, and nobody else’s', async () => {
    const message = await board();
    bot.answer(async (interaction: Interaction) => {
      const text = { type: 4, custom_id: 'text', style: 1, required: false };
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'm',
          title: 'Move',
          components: [{ type: 18, label: 'Text', component: text }] as never,
        });
      if (interaction.isModalSubmit()) await interaction.reply('submitted');
    });
    const open = async (person: string): Promise<string> => {
      const ack = await click(message, 'take', undefined, person);
      if (ack.kind !== 'modal') throw new Error(`a modal was expected, not ${ack.kind}`);
      return ack.interactionId;
    };
    const submit = async (person: string, modal: string): Promise<string> =>
      (await bot.local.world.submitModal(person, modal, [])).kind;
    const adas = await open('Ada');
    const bens: string[] = [];
    for (let i = 0; i < 21; i += 1) bens.push(await open('Ben'));
    expect(await submit('Ada', adas)).toBe('replied');
    expect([await submit('Ben', bens[0]!), await submit('Ben', bens.at(-1)!)]).toEqual(['failed', 'replied']);
  });

  test('of private messages the oldest go, for each reader alone', async () => {
    const message = await board();
    let said = 0;
    bot.answer(async (interaction: Interaction) => {
      said += 1;
      if (interaction.isButton())
        await interaction.reply({ content: `${said}`, flags: MessageFlags.Ephemeral });
    });
    const privates = (person: string): readonly string[] =>
      bot.local.world
        .messages(person, 'games')
        .flatMap(({ ephemeralFor, content }) => (ephemeralFor === null ? [] : [content]));
    await click(message, 'take', undefined, 'Ben');
    for (let i = 0; i < 210; i += 1) await click(message, 'take');
    expect(privates('Ben').at(-1)).toBe('1');
    expect(privates('Ada')).toEqual(Array.from({ length: 200 }, (_, i) => `${i + 12}`));
    // The newest of both kinds, in order.
    const newest = (person: string): readonly string[] =>
      bot.local.world.messages(person, 'games', 2).map(({ content }) => content);
    bot.local.world.say('Ben', 'games', 'to all');
    expect(newest('Ada')).toEqual(['211', 'to all']);
    expect(newest('Ben')).toEqual(['1', 'to all']);
  });
});

describe('channels and threads', () => {
  test('messages: sent, listed, edited, deleted', async () => {
    const channel = await games();
    const sent = await channel.send('hello');
    expect((await channel.messages.fetch({ limit: 1 })).first()?.content).toBe('hello');
    await sent.edit('bye');
    expect(last().content).toBe('bye');
    await sent.delete();
    await expect(sent.edit('again')).rejects.toMatchObject({ code: 10008 });
  });

  test('a reply points at its message, whose author is not the bot’s to edit', async () => {
    const said = bot.local.world.say('Ben', 'games', 'anyone?')!;
    const message = await (await games()).messages.fetch(said.id);
    await message.reply('me');
    expect(last()).toMatchObject({ type: 19, message_reference: { message_id: said.id } });
    const path = `/channels/${said.channel_id}/messages/${said.id}`;
    const answer = await asBot(bot.local, 'PATCH', path, { content: 'x' });
    expect(await answer.json()).toMatchObject({ code: 50005 });
  });

  test('threads: from a message and without, archived, written in again, private, deleted', async () => {
    const channel = await games();
    const sent = await channel.send('start');
    const thread = await sent.startThread({ name: 'A match' });
    expect(thread.id).toBe(sent.id);
    await thread.send('in it');
    await thread.setArchived(true);
    const find = (person: string, id: string) =>
      bot.local.world.channels(person).find((one) => one.id === id);
    expect(find('Ada', thread.id)).toMatchObject({ kind: 'thread', parent: channel.id, archived: true });
    await thread.send('again');
    expect(find('Ada', thread.id)?.archived).toBe(false);
    const hidden = await channel.threads.create({ name: 'Quiet', type: ChannelType.PrivateThread });
    expect([find('Ada', hidden.id), find('Ms Turing', hidden.id)?.name]).toEqual([undefined, 'Quiet']);
    await hidden.members.add(bot.local.world.people()[1]!.id);
    expect(find('Ada', hidden.id)?.name).toBe('Quiet');
    await hidden.delete();
    expect(find('Ada', hidden.id)).toBeUndefined();
  });

  test('who leaves takes their name along: from messages they caused, and from those that mention them', async () => {
    const { id } = bot.local.door.join({ name: 'Zuleika', locale: 'en', color: '#000000' });
    onCommand((interaction) => interaction.reply(`begun by ${interaction.user.id}`));
    await play('nim 1', 'Zuleika');
    await (await games()).send({ content: `your turn, <@${id}>`, allowedMentions: { users: [id] } });
    await play('nim 2', 'Ada');
    const named = (name: string): number =>
      JSON.stringify(bot.local.world.messages('Ben', 'games').slice(-3)).split(`"${name}"`).length - 1;
    expect([named('Zuleika'), named('Ada')]).toEqual([2, 1]);
    bot.local.door.leave(id);
    expect([named('Zuleika'), named('Ada')]).toEqual([0, 1]);
    expect(last('Ben').interaction_metadata).toBeDefined();
  });

  test('unknown things have Discord’s codes', async () => {
    await expect(bot.client.channels.fetch('1')).rejects.toMatchObject({ code: 10003, status: 404 });
    await expect(bot.client.users.fetch('1')).rejects.toMatchObject({ code: 10013 });
    await expect((await games()).messages.fetch('1')).rejects.toMatchObject({ code: 10008 });
    await expect((await games()).setName('x')).rejects.toMatchObject({ code: 50013, status: 403 });
  });
});
