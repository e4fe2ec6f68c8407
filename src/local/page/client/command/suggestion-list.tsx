import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWords } from '../state.ts';
import type { LineSuggestion } from './suggest.ts';

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly LineSuggestion[];
  readonly active: number;
  readonly choose: (item: LineSuggestion) => void;
  readonly hover: (index: number) => void;
}

/** The suggestions above the box, which handles the keys; the pointer works here. */
export function SuggestionList({ id, label, items, active, choose, hover }: ListProps): VNode {
  const words = useWords();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div class="suggestions">
      <p class="popup-hint">
        <b>{label}</b> <span>{words.text('page-keys')}</span>
      </p>
      <ul id={id} role="listbox" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            class={index === active ? 'active' : ''}
            // Keeps the focus in the box.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => {
              if (index !== active) hover(index);
            }}
            onClick={() => choose(item)}
          >
            {item.dot === undefined ? null : <span class="dot" style={{ background: item.dot }} />}
            <span class="option-text row-wise">
              <span>{item.label}</span>
              {item.detail === undefined ? null : <small>{item.detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
