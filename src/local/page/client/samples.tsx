import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { languageOf } from '../../../texts/languages.ts';
import type { SampleWire } from '../protocol.ts';
import { actions, useAppState, useWords } from './state.ts';

const isSample = (value: unknown): value is SampleWire =>
  typeof value === 'object' && value !== null && 'name' in value && 'line' in value && 'alt' in value;

/** What the server has to show; nothing where it cannot be reached: the page does without. */
async function ask(): Promise<readonly SampleWire[]> {
  const response = await fetch('/samples');
  const told: unknown = response.ok ? await response.json() : [];
  return Array.isArray(told) ? told.filter(isSample) : [];
}

/** Boards for a channel in which nothing was said yet; a press enlarges one. */
export function Samples(): VNode | null {
  const [samples, setSamples] = useState<readonly SampleWire[]>([]);
  const locale = useAppState((state) => state.locale);
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
  if (samples.length === 0) return null;
  return (
    <ul class="samples">
      {samples.map(({ name, line, alt }) => {
        const text = alt[languageOf(locale)] ?? '';
        const source = `/samples/${name}.svg`;
        return (
          <li key={name}>
            <button
              type="button"
              class="picture sample"
              aria-label={`${text} (${words.text('page-enlarge')})`}
              onClick={() => actions.enlarge({ source, alt: text })}
            >
              <img src={source} alt={text} loading="lazy" decoding="async" />
            </button>
            <code>/play {line}</code>
          </li>
        );
      })}
    </ul>
  );
}
