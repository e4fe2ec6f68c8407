import type { RefObject, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { HowToJoin, useClass } from './class/panel.tsx';
import { kind, type Message } from './discord.ts';
import { MessageBody } from './message.tsx';
import { IconButton } from './parts/icons.tsx';
import { deadlineOf, forClass, nextButton, presented } from './projector.ts';
import { actions, useAppState, useWords } from './state.ts';

/** Makes text of 16 px 24 px. */
const MIN_ZOOM = 1.5;
const MAX_ZOOM = 4;
/** Bisections to find the zoom. */
const ZOOM_STEPS = 7;
const TICK_INTERVAL_MS = 250;
/** Enlarges the stage's content until it fills the stage. */
function useZoom(stage: RefObject<HTMLElement | null>, message: Message | undefined): void {
  useLayoutEffect(() => {
    const outer = stage.current;
    const inner = outer?.firstElementChild;
    if (outer === null || !(inner instanceof HTMLElement)) return undefined;
    const fits = (zoom: number): boolean => {
      inner.style.setProperty('zoom', String(zoom));
      return outer.scrollHeight <= outer.clientHeight + 1 && outer.scrollWidth <= outer.clientWidth + 1;
    };
    const fill = (): void => {
      let [low, high] = [MIN_ZOOM, MAX_ZOOM];
      for (let i = 0; i < ZOOM_STEPS; i += 1) {
        const middle = (low + high) / 2;
        if (fits(middle)) low = middle;
        else high = middle;
      }
      fits(low);
    };
    fill();
    const watch = new ResizeObserver(fill);
    watch.observe(outer);
    outer.addEventListener('load', fill, true);
    return () => {
      watch.disconnect();
      outer.removeEventListener('load', fill, true);
    };
  }, [message]);
}

/** The projector's view: one board or question as large as possible, and the time left. */
export function Present(): VNode {
  const words = useWords();
  const messages = useAppState((state) => state.messages) ?? [];
  const bot = useAppState((state) => state.bot.id);
  const seat = useAppState((state) => state.seat);
  const stage = useRef<HTMLElement>(null);
  const message = presented(messages, bot);
  useZoom(stage, message);
  const goOn = useRef<() => void>(() => undefined);
  goOn.current = () => {
    const next = nextButton(messages, message);
    if (next !== null) void actions.click(next.message, next.id, kind.button, null);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('button, a, input, dialog') !== null)
        return;
      if (event.key === ' ') goOn.current();
      else if (event.key === 'Escape') actions.present(false);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <main class="present">
      <section ref={stage} class="stage">
        {message === undefined ? (
          <Nothing />
        ) : (
          <article key={message.id}>
            <MessageBody message={forClass(message)} />
          </article>
        )}
      </section>
      <footer>
        {seat === 'teacher' && message !== undefined ? <JoinLine /> : null}
        {message === undefined ? null : <Countdown key={message.id} message={message} />}
        {nextButton(messages, message) === null ? null : (
          <span class="hint">{words.text('page-present-space')}</span>
        )}
        <IconButton
          icon="close"
          label={words.text('page-present-leave')}
          onClick={() => actions.present(false)}
        />
      </footer>
    </main>
  );
}

/** The empty view; in a class without accounts how to join. */
function Nothing(): VNode {
  const words = useWords();
  const seat = useAppState((state) => state.seat);
  return seat === 'teacher' ? <Joining /> : <p class="nothing">{words.text('page-present-nothing')}</p>;
}

function Joining(): VNode | null {
  const [now] = useClass();
  return now === null ? null : <HowToJoin now={now} />;
}

/** Address and code in one line, for latecomers. */
function JoinLine(): VNode | null {
  const [now] = useClass();
  return now?.open === true ? <span class="join-line">{`${now.url ?? ''} · ${now.code}`}</span> : null;
}

/** Time until a question closes, in figures and as a shrinking bar. */
function Countdown({ message }: { readonly message: Message }): VNode | null {
  const [now, setNow] = useState(Date.now());
  const most = useRef({ deadline: 0, length: 1 });
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_INTERVAL_MS);
    return () => clearInterval(ticking);
  }, []);
  const deadline = deadlineOf(message, now);
  if (deadline === null) return null;
  if (most.current.deadline !== deadline) most.current = { deadline, length: deadline - now };
  const left = Math.max(0, deadline - now);
  const seconds = Math.ceil(left / 1000);
  return (
    <>
      <span class="time-bar" aria-hidden="true">
        <i style={{ width: `${(100 * left) / most.current.length}%` }} />
      </span>
      <time role="timer">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</time>
    </>
  );
}
