/** A person who clicks something they cannot use is told what they can do instead, in their own language. */
import { describe, expect, test } from 'vitest';
import type { Ack } from '../../src/local/types.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { linksOf, type Scripted } from '../support/scripted.ts';

const {
  held,
  ada,
  ben,
  pair,
  teacher: bystander,
} = onStage({ seed: 'next', local: { limits: NO_LIMITS } }, { logs: 'anything' });

const challenge = (): Promise<string> =>
  ada.run('play', { line: 'nim 3 4 5', opponent: ben.id, first: 'me' });

interface Case {
  readonly act: (board: string) => Promise<Ack>;
  readonly by: () => Scripted;
  readonly en: RegExp;
  readonly zh: RegExp;
  /** Set where there is a board to look at, which the answer links to. */
  readonly links?: boolean;
}

/** Everybody reads this language. */
const speak = async (locale: 'en' | 'zh-CN'): Promise<void> => {
  for (const person of [ada, ben, bystander]) await held.app.settings.setPerson(person.id, { locale });
};

const CHALLENGE: Readonly<Record<string, Case>> = {
  'accepting one’s own': {
    by: () => ada,
    act: (board) => ada.press(board, 'accept'),
    en: /Waiting for <@\d+> to accept\. You can cancel\./,
    zh: /正在等待 <@\d+> 接受；你可以取消。/,
  },
  'declining one’s own': {
    by: () => ada,
    act: (board) => ada.press(board, 'decline'),
    en: /This challenge is for <@\d+>\. \/play makes one of your own\./,
    zh: /用 \/play 可以自己发起/,
  },
  'accepting somebody else’s': {
    by: () => bystander,
    act: (board) => bystander.press(board, 'accept'),
    en: /This challenge is for <@\d+>\. \/play makes one of your own\./,
    zh: /用 \/play 可以自己发起/,
  },
  'cancelling somebody else’s': {
    by: () => ben,
    act: (board) => ben.press(board, 'cancel'),
    en: /Only <@\d+> can cancel this challenge\. If it’s yours to answer, press Accept or Decline\./,
    zh: /请点“接受”或“拒绝”/,
  },
};

const GAME: Readonly<Record<string, Case>> = {
  'moving out of turn': {
    by: () => ben,
    act: (board) => ben.press(board, 'move'),
    en: /It’s <@\d+>’s turn. You’re next\./,
    zh: /等对方走完，就轮到你/,
    links: true,
  },
  'moving in somebody else’s game': {
    by: () => bystander,
    act: (board) => bystander.press(board, 'move'),
    en: /This is a game between <@\d+> and <@\d+>\. \/play starts one of your own\./,
    zh: /用 \/play 可以开始自己的一局/,
    links: true,
  },
  'resigning somebody else’s game': {
    by: () => bystander,
    act: (board) => bystander.press(board, 'resign'),
    en: /\/play starts one of your own/,
    zh: /用 \/play 可以开始自己的一局/,
    links: true,
  },
  'typing a move that is none': {
    by: () => ada,
    act: (board) => ada.type(board, '9:9'),
    en: /Moves that work here, for example: 1:1 · 1:2/,
    zh: /这里可以走的，例如：1:1 · 1:2/,
  },
  'pressing a button of an older board': {
    by: () => ada,
    act: async (board) => {
      // Pressed twice: the second press finds the board changed.
      const twice = ada.control(board, 'move');
      const [, second] = await Promise.all([ada.use(board, twice), ada.use(board, twice)]);
      return second;
    },
    en: /That button is out of date\. Here’s the current board\./,
    zh: /请看最新的棋盘/,
    links: true,
  },
  'taking back what was not played': {
    by: () => ben,
    act: async (board) => {
      await ada.press(board, 'move');
      return ben.press(board, 'undo');
    },
    en: /You have no move to take back yet\. Make one first\./,
    zh: /请先走一步/,
    links: true,
  },
  'moving after the end': {
    by: () => ada,
    act: async (board) => {
      const old = ada.control(board, 'move');
      await ben.resign(board);
      return ada.use(board, old);
    },
    en: /This game is over\. \/play starts a new one\./,
    zh: /用 \/play 可以开始新的一局/,
    links: true,
  },
};

describe.each(['en', 'zh-CN'] as const)('in %s', (locale) => {
  describe.each([
    ['a challenge', challenge, CHALLENGE],
    ['a game', pair, GAME],
  ] as const)('in %s', (_, begin: () => Promise<string>, cases) => {
    test.each(Object.entries(cases))('%s', async (_what, { by, act, en, zh, links = false }) => {
      await speak(locale);
      const board = await begin();
      const answer = await by().heard(await act(board));
      expect(answer.ephemeralFor).toBe(by().id);
      expect(by().read(answer.id)).toMatch(locale === 'en' ? en : zh);
      if (links) expect(linksOf(answer).some((link) => link.endsWith(`/${board}`))).toBe(true);
      expect(held.logged).toEqual([]);
    });
  });
});
