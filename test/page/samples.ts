/** Commands and messages that use everything the page can draw. */
import type { JsonObject } from '../../src/local/types.ts';

const locales = ['zh-CN'] as const;
const zh = (text: string): JsonObject => Object.fromEntries(locales.map((locale) => [locale, text]));

export const COMMANDS: readonly JsonObject[] = [
  {
    type: 1,
    name: 'play',
    description: 'Challenge somebody, or the bot, to a game',
    description_localizations: zh('向某人或机器人发起挑战'),
    options: [
      {
        type: 3,
        name: 'line',
        description: 'The game, and a position if you like',
        required: true,
        autocomplete: true,
      },
      { type: 6, name: 'opponent', description: 'Whom you challenge; nobody is the bot' },
      {
        type: 3,
        name: 'level',
        description: 'How well the bot plays',
        choices: [
          { name: 'Beginner', value: 'beginner' },
          { name: 'Club', value: 'club', name_localizations: zh('俱乐部') },
          { name: 'Perfect', value: 'perfect' },
        ],
      },
      { type: 5, name: 'misere', description: 'Whoever takes the last stone loses' },
    ],
  },
  {
    type: 1,
    name: 'analyze',
    description: 'Who wins, and why',
    description_localizations: zh('谁会赢，为什么'),
    options: [
      { type: 3, name: 'line', description: 'A position, such as wythoff 3 5', required: true },
      {
        type: 3,
        name: 'explain',
        description: 'How much is explained',
        choices: ['answer', 'why', 'proof', 'moves', 'table'].map((name) => ({ name, value: name })),
      },
      { type: 4, name: 'moves', description: 'How many moves are shown', min_value: 1, max_value: 25 },
      { type: 7, name: 'place', description: 'Where' },
      { type: 11, name: 'file', description: 'A file of positions' },
    ],
  },
  {
    type: 1,
    name: 'teach',
    description: 'For teachers',
    options: [
      {
        type: 2,
        name: 'quiz',
        description: 'Quizzes',
        options: [
          {
            type: 1,
            name: 'create',
            description: 'Make a quiz',
            options: [{ type: 3, name: 'title', description: 'Its name', required: true, max_length: 20 }],
          },
          { type: 1, name: 'start', description: 'Start a quiz' },
        ],
      },
    ],
  },
  { type: 1, name: 'games', description: 'Your open games', options: [] },
  { type: 1, name: 'only-here', description: 'Not in direct messages', contexts: [0] },
  { type: 2, name: 'Challenge' },
  { type: 3, name: 'Analyze this position', name_localizations: zh('分析这个局面') },
];

export const V2 = 1 << 15;

const button = (label: string, custom_id: string, style: number, more: JsonObject = {}): JsonObject => ({
  type: 2,
  style,
  label,
  custom_id,
  ...more,
});

/** A board, with every component a message can hold. `picture` is the address of an image. */
export function board(picture: string): readonly JsonObject[] {
  return [
    {
      type: 17,
      accent_color: 0x0072b2,
      components: [
        {
          type: 9,
          components: [
            {
              type: 10,
              content: '## Nim `3 4 5`\n<@100000000000000002> against **Sprague** · the last stone **wins**',
            },
          ],
          accessory: { type: 11, media: { url: picture }, description: 'Six stones' },
        },
        {
          type: 12,
          items: [
            {
              media: { url: picture, width: 640, height: 240 },
              description: 'Heaps of 3, 4 and 5 stones. It is Anna’s turn.',
            },
          ],
        },
        { type: 14, divider: true, spacing: 1 },
        {
          type: 10,
          content:
            '▶ **Your turn.** Take any number of stones from one heap.\n-# Move 3 · Sprague took 2 from the second heap',
        },
        {
          type: 1,
          components: [
            {
              type: 3,
              custom_id: 'heap',
              placeholder: 'Choose a heap',
              options: [
                { label: 'Heap 1', value: '1', description: '3 stones', emoji: { name: '①' } },
                { label: 'Heap 2', value: '2', description: '4 stones', emoji: { name: '②' } },
                { label: 'Heap 3', value: '3', description: '5 stones', emoji: { name: '③' } },
              ],
            },
          ],
        },
        {
          type: 1,
          components: [
            button('Type a move', 'type', 1),
            button('Hint', 'hint', 2, { emoji: { name: '💡' } }),
            button('Accept', 'accept', 3),
            button('Resign', 'resign', 4),
            button('Undo', 'undo', 2, { disabled: true }),
          ],
        },
        {
          type: 1,
          components: [
            { type: 2, style: 5, label: 'Bouton 1901', url: 'https://www.jstor.org/stable/1967631' },
            { type: 2, style: 5, label: 'Bad', url: 'javascript:alert(1)' },
          ],
        },
        {
          type: 9,
          components: [{ type: 10, content: 'Ask for a new game' }],
          accessory: button('Rematch', 'rematch', 3),
        },
        { type: 13, file: { url: picture }, name: 'proof.txt', size: 2048 },
      ],
    },
    {
      type: 1,
      components: [{ type: 5, custom_id: 'people', placeholder: 'Who plays?', min_values: 2, max_values: 3 }],
    },
  ];
}

export const MODAL: JsonObject = {
  title: 'Every kind of field',
  custom_id: 'all',
  components: [
    { type: 10, id: 1, content: 'Fill in **what you like**.' },
    {
      type: 18,
      id: 2,
      label: 'Move',
      description: 'Such as 3:2',
      component: {
        type: 4,
        id: 3,
        custom_id: 'move',
        style: 1,
        min_length: 2,
        max_length: 8,
        required: true,
      },
    },
    {
      type: 18,
      id: 4,
      label: 'Why',
      component: {
        type: 4,
        id: 5,
        custom_id: 'why',
        style: 2,
        required: false,
        placeholder: 'In your own words',
      },
    },
    {
      type: 18,
      id: 6,
      label: 'Heap',
      component: {
        type: 3,
        id: 7,
        custom_id: 'heap',
        options: ['First', 'Second', 'Third'].map((label) => ({ label, value: label.toLowerCase() })),
        max_values: 2,
      },
    },
    { type: 18, id: 8, label: 'Rival', component: { type: 5, id: 9, custom_id: 'rival', required: false } },
    { type: 18, id: 10, label: 'Group', component: { type: 6, id: 11, custom_id: 'group', required: false } },
    {
      type: 18,
      id: 12,
      label: 'Room',
      component: { type: 8, id: 13, custom_id: 'room', required: false, channel_types: [0] },
    },
    {
      type: 18,
      id: 14,
      label: 'Outcome',
      component: {
        type: 21,
        id: 15,
        custom_id: 'outcome',
        options: [
          { label: 'P-position', value: 'p', description: 'The player to move loses' },
          { label: 'N-position', value: 'n' },
        ],
      },
    },
    {
      type: 18,
      id: 16,
      label: 'Winning heaps',
      component: {
        type: 22,
        id: 17,
        custom_id: 'heaps',
        min_values: 1,
        max_values: 2,
        options: ['a', 'b', 'c'].map((value) => ({ label: `Heap ${value}`, value })),
      },
    },
    { type: 18, id: 18, label: 'I am sure', component: { type: 23, id: 19, custom_id: 'sure' } },
    {
      type: 18,
      id: 20,
      label: 'Sheet',
      component: { type: 19, id: 21, custom_id: 'sheet', required: false, max_values: 2 },
    },
  ],
};
