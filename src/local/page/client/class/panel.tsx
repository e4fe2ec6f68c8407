import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../parts/icons.tsx';
import { useAppState, useWords } from '../state.ts';
import { type ClassNow, type DoorOrder, door } from './door.ts';
import { CopyLink } from './join.tsx';

const LOOK_INTERVAL_MS = 3_000;

/** The class as its teacher sees it, read again every few seconds while shown. */
export function useClass(): readonly [now: ClassNow | null, order: (order: DoorOrder) => void] {
  const [now, setNow] = useState<ClassNow | null>(null);
  useEffect(() => {
    const look = (): void => {
      door.class().then(setNow, () => undefined);
    };
    look();
    const looking = setInterval(look, LOOK_INTERVAL_MS);
    return () => clearInterval(looking);
  }, []);
  return [
    now,
    (order) => {
      void door.order(order).then((after) => {
        if (after !== null) setNow(after);
      });
    },
  ];
}

/** How students join: address, code, and both as a QR code. */
export function HowToJoin({ now }: { readonly now: ClassNow }): VNode {
  const words = useWords();
  return (
    <div class="how-to-join">
      <p>
        {words.text('page-class-open')} <strong>{now.url}</strong>
      </p>
      <p class="big-code">{now.code}</p>
      <img src={`/door/qr.svg?${now.code.replace(' ', '')}`} alt={words.text('page-class-qr')} />
    </div>
  );
}

/** Settings of one's seat in a class without accounts. */
export function SeatButton(): VNode | null {
  const seat = useAppState((state) => state.seat);
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (seat === null) return null;
  const name = words.text(seat === 'teacher' ? 'page-class' : 'page-seat');
  return (
    <>
      <button type="button" class="button secondary seat-button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open ? (
        <SeatDialog name={name} close={() => setOpen(false)}>
          {seat === 'teacher' ? <ClassPanel /> : <OwnSeat />}
        </SeatDialog>
      ) : null}
    </>
  );
}

function SeatDialog({
  name,
  close,
  children,
}: {
  readonly name: string;
  readonly close: () => void;
  readonly children: VNode;
}): VNode {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="modal seat" aria-label={name} onClose={close}>
      <header>
        <h2>{name}</h2>
        <IconButton icon="close" label={words.text('page-close')} onClick={() => dialog.current?.close()} />
      </header>
      <div class="modal-body">{children}</div>
    </dialog>
  );
}

function OwnSeat(): VNode {
  const words = useWords();
  const link = door.wayBack();
  return (
    <>
      {link === null ? null : (
        <>
          <p>{words.text('page-door-back')}</p>
          <CopyLink link={link} />
        </>
      )}
      <p>
        <a class="button secondary" href="/door/mine">
          {words.text('page-seat-mine')}
        </a>
      </p>
      <Twice label={words.text('page-seat-erase')} sure={words.text('page-seat-erase-sure')}>
        {() => void door.leave(true)}
      </Twice>
      <button type="button" class="button secondary" onClick={() => void door.leave(false)}>
        {words.text('page-seat-leave')}
      </button>
    </>
  );
}

/** A button to press twice, for what cannot be undone. */
function Twice({
  label,
  sure,
  children,
}: {
  readonly label: string;
  readonly sure: string;
  readonly children: () => void;
}): VNode {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={`button ${asked ? 'danger' : 'secondary'}`}
      onClick={() => (asked ? children() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? sure : label}
    </button>
  );
}

function ClassPanel(): VNode | null {
  const words = useWords();
  const [now, order] = useClass();
  if (now === null) return null;
  return (
    <>
      <HowToJoin now={now} />
      <div class="seat-row">
        <button
          type="button"
          class="button secondary"
          onClick={() => order({ act: 'open', open: !now.open })}
        >
          {words.text(now.open ? 'page-class-shut' : 'page-class-let-in')}
        </button>
        <button type="button" class="button secondary" onClick={() => order({ act: 'code' })}>
          {words.text('page-class-new-code')}
        </button>
      </div>
      {now.open ? null : <p class="fault">{words.text('page-class-is-shut')}</p>}
      <h3>{words.text('page-class-people', { count: now.people.length })}</h3>
      <ul class="roll">
        {now.people.map(({ id, name }) => (
          <li key={id}>
            <span class="name">
              <bdi>{name}</bdi>
            </span>
            <a class="button secondary" href={`/door/mine?person=${id}`}>
              {words.text('page-class-export')}
            </a>
            <Twice label={words.text('page-class-remove')} sure={words.text('page-class-remove-sure')}>
              {() => order({ act: 'remove', person: id, banned: true, erase: true })}
            </Twice>
          </li>
        ))}
      </ul>
      <Refused now={now} order={order} />
      <Ending now={now} order={order} />
    </>
  );
}

interface PanelPartProps {
  readonly now: ClassNow;
  readonly order: (order: DoorOrder) => void;
}

/** Refused names. */
function Refused({ now, order }: PanelPartProps): VNode {
  const words = useWords();
  const [word, setWord] = useState('');
  return (
    <>
      <h3>{words.text('page-class-refused')}</h3>
      <form
        class="seat-row"
        onSubmit={(event) => {
          event.preventDefault();
          order({ act: 'refuse', word });
          setWord('');
        }}
      >
        <input
          dir="auto"
          value={word}
          maxLength={50}
          aria-label={words.text('page-class-refused')}
          onInput={(event) => setWord(event.currentTarget.value)}
        />
        <button type="submit" class="button secondary">
          {words.text('page-class-refuse')}
        </button>
      </form>
      <ul class="roll">
        {now.refused.map((one) => (
          <li key={one}>
            <span class="name">
              <bdi>{one}</bdi>
            </span>
            <button type="button" class="button secondary" onClick={() => order({ act: 'allow', word: one })}>
              {words.text('page-class-allow')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const pad = (number: number): string => String(number).padStart(2, '0');
const dayOf = (at: number): string => {
  const day = new Date(at);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
};

/** The day of deletion. */
function Ending({ now, order }: PanelPartProps): VNode {
  const words = useWords();
  return (
    <>
      <h3>{words.text('page-class-ends')}</h3>
      <div class="seat-row">
        <input
          type="date"
          value={dayOf(now.ends)}
          min={dayOf(Date.now())}
          aria-label={words.text('page-class-ends')}
          onChange={(event) => {
            const at = new Date(`${event.currentTarget.value}T23:59:00`).getTime();
            if (Number.isFinite(at)) order({ act: 'end', at });
          }}
        />
        <Twice label={words.text('page-class-empty')} sure={words.text('page-class-empty-sure')}>
          {() => order({ act: 'empty' })}
        </Twice>
      </div>
    </>
  );
}
