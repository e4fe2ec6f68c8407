import type { VNode } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { kind, type Modal } from '../discord.ts';
import { Markdown } from '../markdown/view.tsx';
import { Notice } from '../notice.tsx';
import { giveBack, holdFocus } from '../parts/focus.ts';
import { IconButton } from '../parts/icons.tsx';
import { actions, useAppState, useWords } from '../state.ts';
import { Field } from './field.tsx';
import { type FormValues, filesOf, inputOf, nameOf, problem, startForm, submission } from './fields.ts';

/** The open modal, if any. */
export function ModalDialog(): VNode | null {
  const open = useAppState((state) => state.modal);
  return open === null ? null : <OpenModal key={open.interaction} modal={open.modal} />;
}

function OpenModal({ modal }: { readonly modal: Modal }): VNode {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [form, setForm] = useState<FormValues>(() => startForm(modal));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = holdFocus();
    element?.showModal();
    element?.querySelector<HTMLElement>('.field input, .field textarea, .field [role=combobox]')?.focus();
    // A removed dialog does not return the focus by itself.
    return () => {
      queueMicrotask(() => {
        if (before !== null) giveBack(before);
      });
    };
  }, []);

  const inputs = modal.components.flatMap((part) => inputOf(part) ?? []);
  const wrong = inputs.find((input) => problem(input, form[nameOf(input)]!, words) !== null);
  const submit = async (): Promise<void> => {
    if (sending) return;
    if (wrong !== undefined) {
      setTried(true);
      const field = dialog.current?.querySelector(`[data-field="${CSS.escape(nameOf(wrong))}"]`);
      field?.querySelector<HTMLElement>('input, textarea, [role=combobox]')?.focus();
      return;
    }
    setSending(true);
    await actions.submitModal(submission(modal, form), filesOf(form));
    setSending(false);
  };
  return (
    <dialog
      ref={dialog}
      class="modal"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        actions.closeModal();
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header>
          <h2 id={`${id}-title`}>{modal.title}</h2>
          <IconButton icon="close" label={words.text('page-close')} onClick={() => actions.closeModal()} />
        </header>
        <div class="modal-body">
          {modal.components.map((part, index) => {
            const input = inputOf(part);
            if (part.type === kind.text) return <Markdown key={index} text={part.content ?? ''} />;
            if (input === null) return null;
            const name = nameOf(input);
            const entered = form[name]!;
            return (
              <Field
                key={name}
                id={`${id}-${index}`}
                label={part.label ?? input.label ?? ''}
                description={part.description ?? undefined}
                input={input}
                entered={entered}
                problem={tried ? problem(input, entered, words) : null}
                change={(changed) =>
                  setForm((before) => ({ ...before, [name]: { ...before[name]!, ...changed } }))
                }
              />
            );
          })}
          <Notice />
        </div>
        <footer>
          <button type="button" class="button secondary" onClick={() => actions.closeModal()}>
            {words.text('page-cancel')}
          </button>
          <button type="submit" class="button primary" aria-busy={sending}>
            {words.text('page-submit')}
            {sending ? <span class="spinner" /> : null}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
