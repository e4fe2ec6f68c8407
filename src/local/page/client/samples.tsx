import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { languageOf } from '../../../texts/languages.ts';
import type { SampleWire } from '../protocol.ts';
import { actions, useAppState, useWords } from './state.ts';

const isSample = (value: unknown): value is SampleWire =>
  typeof value === 'object' && value !== null && 'name' in value && 'line' in value && 'title' in value;

/** A short description of each. */
const ABOUT = { nim: 'page-start-nim', chomp: 'page-start-chomp', daily: 'page-start-daily' } as const;
const isKnown = (name: string): name is keyof typeof ABOUT => Object.hasOwn(ABOUT, name);

/** The server's samples; none where it cannot be reached. */
async function ask(): Promise<readonly SampleWire[]> {
  const response = await fetch('/samples');
  const told: unknown = response.ok ? await response.json() : [];
  return Array.isArray(told) ? told.filter(isSample) : [];
}

/** Starters for an empty channel: a guided first game, two others and the puzzle of the day. */
export function Samples(): VNode | null {
  const [samples, setSamples] = useState<readonly SampleWire[]>([]);
  const [pressed, setPressed] = useState(false);
  const language = languageOf(useAppState((state) => state.locale));
  const words = useWords();
  useEffect(() => {
    let open = true;
    ask().then(
      (found) => {
        if (open) setSamples(found);
      },
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, []);
  const begin = (command: string, options: Readonly<Record<string, string>>) => (): void => {
    if (pressed) return;
    setPressed(true);
    void actions.run(command, options).finally(() => setPressed(false));
  };
  if (samples.length === 0) return null;
  return (
    <div aria-busy={pressed}>
      <ul class="samples">
        {samples.map(({ name, command, line, title, alt }) => (
          <li key={name}>
            <button type="button" class="sample" onClick={begin(command, command === 'play' ? { line } : {})}>
              <img src={`/samples/${name}.svg`} alt={alt[language] ?? ''} decoding="async" />
              <b>{title[language] ?? name}</b>
              {isKnown(name) ? <span>{words.text(ABOUT[name])}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      <p class="first-game">
        <button type="button" class="button success" onClick={begin('learn', { lesson: 'first' })}>
          {words.text('page-first-game')}
        </button>
        <span>{words.text('page-more-commands')}</span>
      </p>
    </div>
  );
}
