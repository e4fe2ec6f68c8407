import type { VNode } from 'preact';
import { Icon, IconButton } from './parts/icons.tsx';
import { actions, useAppState, useWords } from './state.ts';

/** The last error; shown until closed or until something succeeds. */
export function Notice(): VNode {
  const notice = useAppState((state) => state.notice);
  const words = useWords();
  return (
    <div role="alert">
      {notice === null ? null : (
        <div class="notice">
          <Icon name="alert" />
          <span>{notice}</span>
          <IconButton icon="close" label={words.text('page-close')} onClick={() => actions.tell(null)} />
        </div>
      )}
    </div>
  );
}
