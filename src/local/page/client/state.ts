import { useEffect, useRef, useState } from 'preact/hooks';
import { languageOf } from '../../../texts/languages.ts';
import type { TouchBoard } from '../../../touch/choosing.ts';
import type {
  Ask,
  BoardWire,
  ChannelWire,
  FromServer,
  NamedWire,
  Person,
  ServerAnswer,
} from '../protocol.ts';
import { door } from './class/door.ts';
import { PageConnection, type Phase } from './connection.ts';
import type { CommandData, Message, Modal } from './discord.ts';
import { readPlace, readPresent, writePlace, writePresent } from './place.ts';
import { type Called, plainText } from './plain.ts';
import { readTheme, type ThemeChoice, writeTheme } from './theme.ts';
import { type Catalogue, wordsFor } from './words.ts';

/** Target and position of a context menu. */
export interface MenuAt {
  readonly target:
    | { readonly is: 'message'; readonly message: Message }
    | { readonly is: 'user'; readonly id: string };
  readonly x: number;
  readonly y: number;
}

export interface ShownPicture {
  readonly source: string;
  readonly alt: string;
}

export interface PageState {
  readonly phase: Phase;
  /** The person this window acts as; empty until the server has sent the people. */
  readonly me: string;
  readonly channel: string;
  readonly locale: string;
  readonly guild: NamedWire & { readonly roles: readonly NamedWire[] };
  readonly bot: NamedWire;
  readonly people: readonly Person[];
  /** Role of this window in a class without accounts, where it acts as one person only. */
  readonly seat: 'teacher' | 'student' | null;
  readonly channels: readonly ChannelWire[];
  readonly commands: readonly CommandData[];
  readonly botOnline: boolean;
  /** Names that can be mentioned, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Null until the channel's messages have arrived. */
  readonly messages: readonly Message[] | null;
  /** Boards to play by touch, by message id. */
  readonly boards: Readonly<Record<string, BoardWire>>;
  /** Whether older messages exist. */
  readonly older: boolean;
  /** Newest message seen in each channel, for the unread marks. */
  readonly seen: Readonly<Record<string, string | null>>;
  readonly notice: string | null;
  readonly modal: { readonly modal: Modal; readonly interaction: string } | null;
  readonly menu: MenuAt | null;
  readonly picture: ShownPicture | null;
  readonly drawer: boolean;
  /** Whether one message fills the screen, for a projector. */
  readonly present: boolean;
  readonly theme: ThemeChoice;
  /** Components waiting for the answer to a click, as `message id/custom id`. */
  readonly busy: readonly string[];
  /** The message to scroll to. */
  readonly jump: string | null;
  /** A command for the composer; `times` makes equal ones distinct. */
  readonly draft: { readonly text: string; readonly times: number };
  readonly announcement: string;
  /** Counts up: redraws relative times. */
  readonly ticks: number;
}

/** Discord's type of an option that is text. */
const TEXT_OPTION = 3;
/** Relative times are redrawn so often. */
const TICK_INTERVAL_MS = 30_000;

const start = readPlace();

let state: PageState = {
  phase: 'connecting',
  me: start.as,
  channel: start.channel,
  locale: navigator.language,
  guild: { id: '', name: 'Sprague', roles: [] },
  bot: { id: '', name: 'Sprague' },
  people: [],
  seat: null,
  channels: [],
  commands: [],
  botOnline: true,
  names: {},
  messages: null,
  boards: {},
  older: false,
  seen: {},
  notice: null,
  modal: null,
  menu: null,
  picture: null,
  drawer: false,
  present: readPresent(),
  theme: readTheme(),
  busy: [],
  jump: null,
  draft: { text: '', times: 0 },
  announcement: '',
  ticks: 0,
};

const listeners = new Set<() => void>();

function set(change: Partial<PageState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** A part of the state; redraws the component when it changes. */
export function useAppState<T>(select: (state: PageState) => T): T {
  const [, redraw] = useState({});
  const picked = select(state);
  const drawn = useRef({ select, picked });
  drawn.current = { select, picked };
  useEffect(() => {
    const check = (): void => {
      if (!Object.is(drawn.current.picked, drawn.current.select(state))) redraw({});
    };
    check();
    listeners.add(check);
    return () => void listeners.delete(check);
  }, []);
  return picked;
}

/** Fields of the state; redraws the component when one of them changes. */
export function useFields<K extends keyof PageState>(...keys: readonly K[]): Pick<PageState, K> {
  return Object.fromEntries(keys.map((key) => [key, useAppState((whole) => whole[key])])) as Pick<
    PageState,
    K
  >;
}

/** The channel that is open. */
export function useOpenChannel(): ChannelWire | undefined {
  return useAppState(({ channels, channel }) => channels.find(({ id }) => id === channel));
}

/** The page's words in this person's language; redraws the component when that changes. */
export function useWords(): Catalogue {
  return wordsFor(useAppState((whole) => whole.locale));
}

/** The old value where the new one is equal, so that nothing is redrawn. */
function kept<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Names that messages here may mention. */
export function calledIn({ names, guild, channels, locale }: PageState): Called {
  const entries = [
    ...Object.entries(names).map(([id, name]) => [id, `@${name}`] as const),
    ...guild.roles.map(({ id, name }) => [id, `@${name}`] as const),
    ...channels.map(({ id, name }) => [id, `#${name}`] as const),
  ];
  return { names: Object.fromEntries(entries), locale };
}

let connection: PageConnection | null = null;

function view(): void {
  connection?.send({
    t: 'view',
    person: state.me,
    channel: state.channel,
    language: languageOf(navigator.language),
  });
}

/** Derives names and language from the people and this person. */
function known(): void {
  const { people, bot, me } = state;
  set({
    locale: people.find((person) => person.id === me)?.locale ?? state.locale,
    names: kept(state.names, Object.fromEntries([bot, ...people].map((one) => [one.id, one.name]))),
  });
  // Setting it again would make the browser recompute all styles.
  if (document.documentElement.lang !== state.locale) document.documentElement.lang = state.locale;
}

/** New and changed messages of the open channel. */
function heardMessages(message: Extract<FromServer, { t: 'messages' }>): void {
  const changed = new Map((message.changed as readonly Message[]).map((one) => [one.id, one]));
  const before = new Map((state.messages ?? []).map((one) => [one.id, one]));
  const messages = message.order.flatMap((id) => changed.get(id) ?? before.get(id) ?? []);
  const fresh = state.messages === null ? undefined : messages.filter((one) => changed.has(one.id)).at(-1);
  const same = Object.entries(state.boards).filter(([id]) => before.has(id) && !changed.has(id));
  set({
    messages,
    boards: { ...Object.fromEntries(same), ...message.boards },
    older: message.older,
    ...(fresh === undefined
      ? {}
      : { announcement: plainText(fresh, wordsFor(state.locale), calledIn(state)) }),
  });
}

function heard(message: FromServer): void {
  if (message.t === 'answer') return;
  if (message.t === 'people') {
    set({ people: message.people });
    known();
    return;
  }
  if (message.t === 'state') {
    set({
      me: message.person,
      channel: message.channel,
      guild: kept(state.guild, message.guild),
      bot: kept(state.bot, message.bot),
      commands: kept(state.commands, message.commands as readonly CommandData[]),
      botOnline: message.botOnline,
      seat: message.seat,
    });
    known();
    writePlace(state.me, state.channel);
    return;
  }
  if (message.t === 'channels') {
    const first = Object.fromEntries(message.channels.map((channel) => [channel.id, channel.last]));
    set({
      channels: message.channels,
      // Messages from before the window opened count as read.
      seen: { ...first, ...state.seen, [state.channel]: first[state.channel] ?? null },
    });
    return;
  }
  if (message.person === state.me && message.channel === state.channel) heardMessages(message);
}

async function ask(what: Ask): Promise<ServerAnswer> {
  const answer = await connection?.ask(state.me, state.channel, what);
  return answer ?? { kind: 'failed', reason: 'error' };
}

/** Sends a request, opens the modal it returns, and reports a failure. True unless it failed. */
async function act(what: Ask): Promise<boolean> {
  const answer = await ask(what);
  if (answer.kind === 'failed') {
    const words = wordsFor(state.locale);
    const gone = answer.reason === 'not-found' && what.kind === 'modal';
    set({
      notice:
        state.phase === 'lost'
          ? words.text('page-unsent')
          : gone
            ? words.text('page-form-gone')
            : words.text(`page-failed-${answer.reason}`),
    });
    return false;
  }
  set({
    notice: null,
    ...(answer.kind === 'modal'
      ? { modal: { modal: answer.modal as Modal, interaction: answer.interaction } }
      : {}),
  });
  return true;
}

/** The message clicked last, as it was then. */
let clicked: { readonly message: string; readonly shown: Message | undefined } = {
  message: '',
  shown: undefined,
};

/** All actions of a person on the page. */
export const actions = {
  start(): void {
    connection = new PageConnection({
      heard,
      phase: (phase) => {
        // An error from before the connection came back is over.
        set(phase === 'open' ? { phase, notice: null } : { phase });
        if (phase === 'open') view();
      },
      stillIn: () =>
        door.isThere()
          ? door.seat().then(
              ({ seat }) => seat !== null,
              () => true,
            )
          : Promise.resolve(true),
    });
    addEventListener('hashchange', () => {
      const place = readPlace();
      if (place.as !== state.me || place.channel !== state.channel) {
        set({ me: place.as, channel: place.channel, messages: null, modal: null, menu: null });
        view();
      }
    });
    setInterval(() => set({ ticks: state.ticks + 1 }), TICK_INTERVAL_MS);
  },
  actAs(person: string): void {
    if (person === state.me) return;
    set({ me: person, messages: null, seen: {}, modal: null, menu: null, notice: null, drawer: false });
    view();
  },
  goTo(channel: string, message: string | null): void {
    set({
      drawer: false,
      jump: message,
      ...(channel === state.channel ? {} : { channel, messages: null, notice: null }),
    });
    view();
  },
  jumped(): void {
    set({ jump: null });
  },
  /** `times`: the browser's count of presses in a row, as in a double click. */
  async click(
    message: string,
    customId: string,
    type: number,
    values: readonly string[] | null,
    times = 1,
  ): Promise<void> {
    const key = `${message}/${customId}`;
    if (state.busy.includes(key)) return;
    const shown = state.messages?.find(({ id }) => id === message);
    // The second half of a double click would press what the first one's answer put there.
    if (times > 1 && clicked.message === message && clicked.shown !== shown) return;
    clicked = { message, shown };
    set({ busy: [...state.busy, key] });
    await act({ kind: 'click', message, customId, type, values });
    set({ busy: state.busy.filter((one) => one !== key) });
  },
  act,
  /** The board of a message for this person; null: they may not play it, or it cannot be loaded. */
  async board(message: string, board: string): Promise<TouchBoard | null> {
    const answer = await ask({ kind: 'board', message, board });
    return answer.kind === 'board' ? (answer.board as TouchBoard | null) : null;
  },
  /** Sends a command as if typed. */
  async run(name: string, options: Readonly<Record<string, string>>): Promise<void> {
    await act({
      kind: 'slash',
      name,
      options: Object.entries(options).map(([option, value]) => ({ name: option, type: TEXT_OPTION, value })),
      files: [],
    });
  },
  /** Puts a command into the composer for completion. */
  compose(text: string): void {
    set({ draft: { text, times: state.draft.times + 1 } });
  },
  async choices(
    name: string,
    options: Extract<Ask, { kind: 'autocomplete' }>['options'],
  ): Promise<ServerAnswer> {
    return ask({ kind: 'autocomplete', name, options });
  },
  async submitModal(
    components: readonly Readonly<Record<string, unknown>>[],
    files: readonly string[],
  ): Promise<void> {
    const open = state.modal;
    if (open === null) return;
    const done = await act({ kind: 'modal', interaction: open.interaction, components, files });
    if (done && state.modal === open) set({ modal: null });
  },
  closeModal: (): void => set({ modal: null, notice: null }),
  openMenu: (menu: MenuAt): void => set({ menu }),
  closeMenu: (): void => set({ menu: null }),
  enlarge: (picture: ShownPicture): void => set({ picture }),
  closePicture: (): void => set({ picture: null }),
  drawer: (drawer: boolean): void => set({ drawer }),
  present(present: boolean): void {
    writePresent(present);
    set({ present });
  },
  tell: (notice: string | null): void => set({ notice }),
  theme(theme: ThemeChoice): void {
    writeTheme(theme);
    set({ theme });
  },
};
