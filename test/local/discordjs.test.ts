/** The real discord.js client against the loopback Discord: everything a bot does, over real sockets. */
import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { ShownMessage } from '../../src/local/index.ts';
import { button, COMMANDS, onLocal, row, until } from './bot.ts';

const { bot, play, last, onCommand, games } = onLocal();

describe('login and commands', () => {
  test('the client knows the server, its channels and itself', () => {
    expect(bot.client.user.id).toBe(bot.local.world.bot.id);
    const guild = bot.client.guilds.cache.get(bot.local.world.guild.id);
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual(['games', 'class', 'lounge']);
    expect(bot.local.world.botOnline()).toBe(true);
  });

  test('a wrong token is refused', async () => {
    const answer = await fetch(`${bot.local.api}/v10/users/@me`, {
      headers: { authorization: 'Bot wrong' },
    });
    expect(answer.status).toBe(401);
  });

  test('overwriting with the same list keeps ids and versions', async () => {
    const before = bot.local.world.commands();
    await bot.client.application.commands.set(COMMANDS);
    expect(bot.local.world.commands()).toEqual(before);
    const fetched = await bot.client.application.commands.fetch({ withLocalizations: true });
    expect([...fetched.values()].map((command) => command.name)).toEqual(
      COMMANDS.map((command) => command.name),
    );
  });

  test('a malformed command is refused with its reason', async () => {
    const bad = [{ name: 'Play', description: 'x' }];
    await expect(bot.client.application.commands.set(bad)).rejects.toMatchObject({
      code: 50035,
      rawError: { errors: { 0: { name: { _errors: [{ code: 'COMMAND_NAME_INVALID' }] } } } },
    });
  });

  test('a command is only for those who may use it, and only where it may be used', async () => {
    onCommand((interaction) => interaction.reply('Welcome'));
    const teach = { name: 'teach', options: [] };
    expect(await bot.local.world.slash('Ada', 'class', teach)).toEqual({
      kind: 'failed',
      reason: 'not-allowed',
    });
    const hidden = (who: string) =>
      bot.local.world.commands(who).flatMap(({ name, hidden: is }) => (is === true ? [name] : []));
    expect([hidden('Ada'), hidden('Ms Turing')]).toEqual([['teach'], []]);
    expect(await bot.local.world.slash('Ms Turing', 'class', teach)).toMatchObject({ kind: 'replied' });
    expect(await bot.local.world.slash('Ms Turing', 'Sprague', teach)).toMatchObject({ kind: 'failed' });
  });
});

describe('answers', () => {
  test('slash command, reply, and what the bot sees of the caller', async () => {
    let seen: Record<string, unknown> = {};
    onCommand(async (interaction) => {
      const { locale, guildLocale, context } = interaction;
      const options = [
        interaction.options.getString('line'),
        interaction.options.getUser('opponent')?.username,
      ];
      const teacher = interaction.memberPermissions?.has('ManageGuild');
      seen = { locale, guildLocale, context, options, teacher, user: interaction.user.globalName };
      const { resource } = await interaction.reply({ content: 'Pong', withResponse: true });
      seen['echo'] = resource?.message?.content;
    });
    const ben = bot.local.world.people().find((person) => person.name === 'Ben')!;
    const ack = await bot.local.world.slash('小明', 'games', {
      name: 'play',
      options: [
        { name: 'line', type: 3, value: 'nim 1' },
        { name: 'opponent', type: 6, value: ben.id },
      ],
    });
    expect(ack).toEqual({ kind: 'replied', message: last().id });
    expect(last()).toMatchObject({
      content: 'Pong',
      type: 20,
      flags: 0,
      author: { bot: true },
      ephemeralFor: null,
    });
    expect(last().interaction_metadata).toMatchObject({ name: 'play', type: 2 });
    await until(() => seen['echo'] !== undefined);
    const about = {
      locale: 'zh-CN',
      guildLocale: 'en-US',
      context: 0,
      teacher: false,
      user: '小明',
      echo: 'Pong',
    };
    expect(seen).toEqual({ ...about, options: ['nim 1', 'ben'] });
  });

  test.each([
    ['a required option missing', []],
    [
      'an unknown option',
      [
        { name: 'line', type: 3, value: 'x' },
        { name: 'no', type: 3, value: 'x' },
      ],
    ],
    [
      'a number out of range',
      [
        { name: 'line', type: 3, value: 'x' },
        { name: 'heaps', type: 4, value: 6 },
      ],
    ],
    [
      'an unknown user',
      [
        { name: 'line', type: 3, value: 'x' },
        { name: 'opponent', type: 6, value: '1' },
      ],
    ],
  ])('Discord’s client would not send %s', async (_, options) => {
    const ack = await bot.local.world.slash('Ada', 'games', { name: 'play', options });
    expect(ack).toEqual({ kind: 'failed', reason: 'not-found' });
  });

  test('defer, then edit into Components V2', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        components: [
          { type: 17, accent_color: 1, components: [{ type: 10, content: 'Board' }, row(button('hint'))] },
        ],
      });
    });
    const ack = await play();
    expect(ack).toMatchObject({ kind: 'deferred' });
    await until(() => last().flags === 32768);
    expect(last()).toMatchObject({ edited_timestamp: null, content: '' });
    expect(last().components).toMatchObject([
      { id: 1, components: [{ id: 2 }, { id: 3, components: [{ id: 4 }] }] },
    ]);
  });

  test('the first follow-up after a deferral takes its place', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('first');
      await interaction.followUp('second');
    });
    await play();
    await until(() => last().content === 'second');
    const [first, second] = bot.local.world.messages('Ada', 'games').slice(-2);
    expect([first?.content, first?.ephemeralFor]).toEqual(['first', bot.local.world.people()[1]?.id]);
    expect(second).toMatchObject({ ephemeralFor: null, message_reference: { message_id: first?.id } });
  });

  test('ephemeral: seen by one, dismissed by that one, out of the channel’s reach', async () => {
    onCommand((interaction) => interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral }));
    await play();
    const { id } = last();
    expect(last()).toMatchObject({ content: 'secret', flags: 64 });
    expect(bot.local.world.messages('Ben', 'games').some((message) => message.id === id)).toBe(false);
    await expect((await games()).messages.fetch(id)).rejects.toMatchObject({ code: 10008 });
    bot.local.world.dismiss('Ben', id);
    expect(last().id).toBe(id);
    bot.local.world.dismiss('Ada', id);
    expect(last().id).not.toBe(id);
  });

  test('follow-up, edit, fetch and delete by token', async () => {
    let done = false;
    onCommand(async (interaction) => {
      await interaction.reply('one');
      const more = await interaction.followUp({ content: 'two', flags: MessageFlags.Ephemeral });
      await interaction.editReply({ message: more, content: 'three' });
      expect((await interaction.fetchReply()).content).toBe('one');
      await interaction.deleteReply();
      done = true;
    });
    await play();
    await until(() => done);
    expect(last()).toMatchObject({ content: 'three', flags: 64 });
    expect(bot.local.world.messages('Ben', 'games').some((message) => message.content === 'one')).toBe(false);
    expect(bot.errors).toEqual([]);
  });

  test('attachments: described, measured, served, shown in a gallery, replaced at the next edit', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex');
    let edited = false;
    onCommand(async (interaction) => {
      await interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        files: [{ attachment: png, name: 'board.png', description: 'Heaps 3 4 5' }],
        components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'alt' }] }],
      });
      await interaction.editReply({
        attachments: [],
        files: [{ attachment: Buffer.from('a,b\n'), name: 'table.csv' }],
        components: [{ type: 13, file: { url: 'attachment://table.csv' } }],
      });
      edited = true;
    });
    const before = new Promise<ShownMessage>((resolve) => {
      const stop = bot.local.world.subscribe((event) => {
        if (event.kind !== 'message-created') return;
        stop();
        resolve(event.message);
      });
    });
    await play();
    const [file] = (await before).attachments;
    expect(file).toMatchObject({ filename: 'board.png', width: 3, height: 2, description: 'Heaps 3 4 5' });
    expect((await before).components).toMatchObject([{ items: [{ media: { url: file?.url, width: 3 } }] }]);
    await until(() => edited);
    expect((await fetch(file!.url)).status).toBe(404);
    const [now] = last().attachments;
    expect(now).toMatchObject({ filename: 'table.csv', size: 4 });
    expect(last().components).toMatchObject([{ name: 'table.csv', size: 4, file: { url: now?.url } }]);
    const served = await fetch(now!.url);
    expect([await served.text(), served.headers.get('x-content-type-options')]).toEqual(['a,b\n', 'nosniff']);
  });

  test('an uploaded option reaches the bot with its bytes', async () => {
    let text = '';
    onCommand(async (interaction) => {
      const file = interaction.options.getAttachment('file', true);
      text = `${file.name} ${await (await fetch(file.url)).text()}`;
      await interaction.reply('thanks');
    });
    await bot.local.world.slash('Ada', 'games', {
      name: 'play',
      options: [
        { name: 'line', type: 3, value: 'x' },
        { name: 'file', type: 11, value: '0' },
      ],
      attachments: { 0: { name: 'a b.txt', contentType: 'text/plain', data: Buffer.from('hello') } },
    });
    expect(text).toBe('a_b.txt hello');
  });

  test('autocomplete', async () => {
    bot.answer(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { value } = interaction.options.getFocused(true);
      const name_localizations = { 'zh-CN': '尼姆' };
      await interaction.respond([
        { name: `${value} 3 4 5`, nameLocalizations: name_localizations, value: 'nim 3 4 5' },
      ]);
    });
    const typing = { name: 'play', options: [{ name: 'line', type: 3, value: 'nim', focused: true }] };
    expect(await bot.local.world.autocomplete('Ada', 'games', typing)).toEqual({
      kind: 'choices',
      choices: [{ name: 'nim 3 4 5', value: 'nim 3 4 5' }],
    });
    expect(await bot.local.world.autocomplete('小明', 'games', typing)).toMatchObject({
      choices: [{ name: '尼姆' }],
    });
  });

  test('menus on messages and people', async () => {
    bot.answer(async (interaction) => {
      if (interaction.isMessageContextMenuCommand())
        await interaction.reply(`on ${interaction.targetMessage.content}`);
      if (interaction.isUserContextMenuCommand())
        await interaction.reply(`at ${interaction.targetUser.username}`);
    });
    const said = bot.local.world.say('Ben', 'games', 'wythoff 3 5')!;
    await bot.local.world.menu('Ada', 'games', { name: 'Analyze this position', target: said.id });
    expect(last()).toMatchObject({ content: 'on wythoff 3 5', type: 23 });
    await bot.local.world.menu('Ada', 'games', { name: 'Challenge', target: 'Ben' });
    expect(last().content).toBe('at ben');
  });

  test('a DM with the bot', async () => {
    let context: unknown;
    onCommand(async (interaction) => {
      context = [interaction.context, interaction.guildId, interaction.user.username];
      await interaction.reply('here');
    });
    await play('nim 1', 'Ada', 'Sprague');
    expect(context).toEqual([1, null, 'ada']);
    const user = await bot.client.users.fetch(bot.local.world.people()[1]!.id);
    await user.send('psst');
    expect(last('Ada', 'Sprague').content).toBe('psst');
    expect(bot.local.world.channels('Ben').filter((channel) => channel.kind === 'dm')).toHaveLength(1);
    expect(bot.local.world.messages('Ben', 'Sprague')).toEqual([]);
  });
});
