/** The smallest bot on discord.js, for comparison: one command, one word in answer. */
import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env['DISCORD_API'] ?? '' },
});
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand())
    void interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral });
});
client.once(Events.ClientReady, (ready) => {
  void ready.application.commands
    .set([{ name: 'ping', description: 'Answers pong' }])
    .then(() => console.log('pong is on Discord.'));
});
process.on('SIGTERM', () => {
  void client.destroy().then(() => process.exit(0));
});
await client.login(process.env['DISCORD_TOKEN'] ?? '');
