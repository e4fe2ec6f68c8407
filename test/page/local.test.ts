/** The page over the real loopback Discord, with a small bot on the unmodified discord.js client behind it. */
import { type Interaction, MessageFlags } from 'discord.js';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { onLocal } from '../local/bot.ts';
import { loadedWidth, noChromium, send } from '../support/browser.ts';
import { inBrowser } from '../support/in-browser.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function boardOf(line: string): object[] {
  return [
    {
      type: 17,
      accent_color: 0x0072b2,
      components: [
        { type: 10, content: `## Board ${line}` },
        {
          type: 12,
          items: [{ media: { url: 'attachment://board.png' }, description: `The position ${line}` }],
        },
        { type: 1, components: [{ type: 2, style: 1, label: 'Type a move', custom_id: 'type' }] },
        {
          type: 1,
          components: [
            { type: 3, custom_id: 'heap', placeholder: 'Heap', options: [{ label: 'First', value: '1' }] },
          ],
        },
      ],
    },
  ];
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    return interaction.respond([{ name: `${typed}: three heaps`, value: 'nim 3 4 5' }]);
  }
  if (interaction.isChatInputCommand()) {
    const files = [{ attachment: PNG, name: 'board.png' }];
    const components = boardOf(interaction.options.getString('line', true)) as [];
    return interaction.reply({ flags: MessageFlags.IsComponentsV2, components, files });
  }
  if (interaction.isButton()) {
    const component = { type: 4, custom_id: 'move', style: 1 } as const;
    return interaction.showModal({
      title: 'Your move',
      custom_id: 'm',
      components: [{ type: 18, label: 'Move', component }],
    });
  }
  if (interaction.isStringSelectMenu()) {
    return interaction.reply({
      content: `You took heap ${interaction.values.join()}`,
      flags: MessageFlags.Ephemeral,
    });
  }
  if (interaction.isModalSubmit() && interaction.isFromMessage()) {
    return interaction.update({
      components: boardOf(`after ${interaction.fields.getTextInputValue('move')}`) as [],
    });
  }
  if (interaction.isMessageContextMenuCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return interaction.editReply(`About ${interaction.targetMessage.id}`);
  }
  return undefined;
}

describe.skipIf(noChromium())('the page over the loopback Discord', () => {
  const { bot } = onLocal();
  const { browser, page } = inBrowser(bot);
  beforeAll(() => {
    bot.answer(answer);
  });

  async function open(name: string): Promise<Tab> {
    const person = bot.local.world.people().find((one) => one.name === name);
    const tab = await (await browser.newContext()).newPage();
    await tab.goto(`${page.url}/#as=${person!.id}`);
    await tab.locator('.beginning').waitFor();
    return tab;
  }

  it('plays from a typed command to a move, with somebody watching', async () => {
    const ada = await open('Ada');
    const ben = await open('Ben');
    await send(ada, '/play nim 3 4 5');
    for (const tab of [ada, ben]) {
      await tab.getByRole('heading', { name: 'Board nim 3 4 5' }).waitFor();
      await tab.getByText('Ada used /play').waitFor();
      const picture = tab.getByRole('img', { name: 'The position nim 3 4 5' });
      await expect.poll(() => loadedWidth(picture)).toBe(1);
    }
    await ada.getByRole('combobox', { name: 'Heap' }).click();
    await ada.getByRole('listbox').getByRole('option', { name: 'First' }).click();
    await ada.getByText('You took heap 1', { exact: true }).waitFor();
    expect(await ben.getByText('You took heap 1').count()).toBe(0);
    await ada.getByRole('button', { name: 'Dismiss message' }).click();
    await ada.getByText('You took heap 1', { exact: true }).waitFor({ state: 'detached' });
    await ada.getByRole('button', { name: 'Type a move' }).click();
    await ada.getByRole('textbox', { name: 'Move' }).fill('3:2');
    await ada.getByRole('button', { name: 'Submit' }).click();
    for (const tab of [ada, ben]) await tab.getByRole('heading', { name: 'Board after 3:2' }).waitFor();
    await ben.getByRole('button', { name: 'More actions' }).click();
    await ben.getByRole('menuitem', { name: 'Analyze this position' }).click();
    await ben.getByText(/^About \d+$/).waitFor();
    expect(bot.errors).toEqual([]);
  });

  it('speaks the language of the browser at the first visit, to the page and to the bot', async () => {
    const tab = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
    const heard = new Promise<string>((resolve) => {
      bot.answer((interaction) => {
        resolve(interaction.locale);
        return answer(interaction);
      });
    });
    await tab.goto(page.url);
    await tab.getByText('いまのユーザー').waitFor();
    expect(await tab.evaluate('document.documentElement.lang')).toBe('ja');
    await send(tab, '/play nim 1');
    expect(await heard).toBe('ja');
    // A person with another language than the server’s keeps it.
    const locales = bot.local.world.people().map(({ name, locale }) => [name, locale]);
    expect(locales).toContainEqual(['Ada', 'ja']);
    expect(locales).toContainEqual(['小明', 'zh-CN']);
    bot.answer(answer);
    const ada = await open('Ada');
    await ada.getByText('You are').waitFor();
  });

  it('takes the bot’s choices, and tells when the bot goes offline', async () => {
    const ada = await open('Ada');
    await ada.locator('#composer').fill('/play nim');
    await ada.getByRole('option', { name: 'nim: three heaps' }).click();
    await ada.locator('#composer').press('Escape');
    await ada.locator('#composer').press('Enter');
    await ada.getByRole('heading', { name: 'Board nim 3 4 5' }).last().waitFor();
    await bot.client.destroy();
    await ada.getByText('The bot is offline. It can’t answer').waitFor();
    await ada.getByRole('button', { name: 'Type a move' }).last().click();
    await ada.getByText('The bot is offline, so nobody answered.').waitFor();
  });
});
