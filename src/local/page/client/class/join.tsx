import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsFor } from '../words.ts';
import { type DoorFault, door } from './door.ts';

const words = wordsFor(navigator.language);

/** The address's fragment: a code, a teacher's secret, or the key of a seat. */
const brought = new URLSearchParams(location.hash.slice(1));

/** Tries the door with the address's fragment; null: success; `ask`: the fragment has no key. */
async function enter(): Promise<DoorFault | 'ask' | null> {
  const [secret, key] = [brought.get('teach'), brought.get('back')];
  // Removes secrets from the address, which others may read over a shoulder.
  history.replaceState(null, '', location.pathname + location.search);
  if (secret !== null) return door.enter(secret);
  if (key !== null) return door.back(key);
  return 'ask';
}

interface JoinState {
  readonly at: 'waiting' | 'asking' | 'joined' | 'inside';
  readonly fault: DoorFault | null;
  readonly ends: number;
}

/** The door of the class: shows `children` to who has a seat, and asks everybody else for a code and a name. */
export function Door({ children }: { readonly children: ComponentChildren }): VNode {
  const [standing, setStanding] = useState<JoinState>({ at: 'waiting', fault: null, ends: 0 });
  useEffect(() => {
    const look = async (): Promise<void> => {
      const tried = await enter();
      const { seat, ends } = await door.seat();
      const fault = tried === 'ask' ? null : tried;
      setStanding({ at: seat === null ? 'asking' : 'inside', fault, ends });
    };
    look().catch(() => setStanding({ at: 'asking', fault: 'away', ends: 0 }));
  }, []);
  switch (standing.at) {
    case 'waiting':
      return <main class="door" />;
    case 'inside':
      return <>{children}</>;
    case 'joined':
      return <WayBack goIn={() => setStanding({ ...standing, at: 'inside' })} />;
    case 'asking':
      return <Join standing={standing} joined={() => setStanding({ ...standing, at: 'joined' })} />;
  }
}

function Join({ standing, joined }: { readonly standing: JoinState; readonly joined: () => void }): VNode {
  const [code, setCode] = useState(brought.get('code') ?? '');
  const [name, setName] = useState('');
  const [fault, setFault] = useState(standing.fault);
  const [sending, setSending] = useState(false);
  const submit = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    const failed = await door.join(code, name);
    setSending(false);
    setFault(failed);
    if (failed === null) joined();
  };
  const day = new Date(standing.ends).toLocaleDateString(navigator.language, { dateStyle: 'long' });
  return (
    <main class="door">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>{words.text('page-door-title')}</h1>
        <label>
          <span>{words.text('page-door-code')}</span>
          <input
            class="code"
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={12}
            aria-invalid={fault === 'code'}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{words.text('page-door-name')}</span>
          <input
            dir="auto"
            value={name}
            autocomplete="off"
            maxLength={60}
            aria-invalid={fault?.startsWith('name-') === true}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="fault" role="alert">
          {fault === null ? '' : words.text(`page-door-fault-${fault}`)}
        </p>
        <button type="submit" class="button primary" aria-busy={sending}>
          {words.text('page-door-join')}
        </button>
        {standing.ends === 0 ? null : <p class="kept">{words.text('page-door-kept', { day })}</p>}
      </form>
    </main>
  );
}

/** A student's link back, shown before they go in. */
function WayBack({ goIn }: { readonly goIn: () => void }): VNode {
  return (
    <main class="door">
      <section>
        <h1>{words.text('page-door-back-title')}</h1>
        <p>{words.text('page-door-back')}</p>
        <CopyLink link={door.wayBack() ?? ''} />
        <button type="button" class="button primary" onClick={goIn}>
          {words.text('page-door-go-in')}
        </button>
      </section>
    </main>
  );
}

/** A link to select by touch or copy by a button. */
export function CopyLink({ link }: { readonly link: string }): VNode {
  const [copied, setCopied] = useState(false);
  return (
    <div class="copy-link">
      <input
        readOnly
        value={link}
        aria-label={words.text('page-door-link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button secondary"
        onClick={(event) => {
          // Without TLS a page may not write to the clipboard: copy the selection the old way.
          const field = (event.currentTarget.previousElementSibling as HTMLInputElement | null) ?? null;
          field?.select();
          setCopied(document.execCommand('copy'));
        }}
      >
        {words.text(copied ? 'page-door-copied' : 'page-door-copy')}
      </button>
    </div>
  );
}
