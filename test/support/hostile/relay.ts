/** The process that times a bystander (see `relay-process.ts`). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface RelayWish {
  /** Port of the loopback Discord. */
  readonly port: number;
  /** The person whose clicks are timed. */
  readonly person: string;
}

export type RelayNews =
  | { readonly kind: 'ready'; readonly api: string }
  /** An answer came after `ms`; `own`: the relay's own longest delay since the one before. */
  | ({ readonly kind: 'answer'; readonly own: number } & Clocked);

export interface Clocked {
  /** A command's name, or a kind of interaction. */
  readonly what: string;
  readonly ms: number;
}

export interface Relay {
  /** The address for the bot. */
  readonly api: string;
  readonly answers: readonly Clocked[];
  /** The relay's longest delay, in milliseconds. */
  readonly own: () => number;
  readonly close: () => Promise<void>;
}

export const startRelay = async (wish: RelayWish): Promise<Relay> => {
  const file = fileURLToPath(new URL('./relay-process.ts', import.meta.url));
  const child = fork(file, [JSON.stringify(wish)], { execArgv: ['--import', 'tsx'] });
  const answers: Clocked[] = [];
  let longest = 0;
  const [ready] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  const { kind, api } = { kind: '', api: '', ...(ready as object) };
  if (kind !== 'ready') throw new Error('the relay did not start');
  child.on('message', (news: RelayNews) => {
    if (news.kind !== 'answer') return;
    answers.push(news);
    longest = Math.max(longest, news.own);
  });
  return {
    api,
    answers,
    own: () => longest,
    close: async () => {
      const over = once(child, 'exit');
      child.kill('SIGKILL');
      await over;
    },
  };
};
