import { Button, Dialog, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { registryWords } from '../words/registry-words.ts';

interface AskDialogProps<I> {
  readonly title: string;
  /** Word on the button. */
  readonly go: string;
  /** What cannot be undone. */
  readonly isGrave?: boolean;
  readonly size?: 'm' | 'l';
  /** What sends the answers. */
  readonly save: {
    readonly mutate: (sent: I, then: { readonly onSuccess: () => void }) => void;
    readonly error: unknown;
    readonly isPending: boolean;
  };
  /** The answers as they are sent; null while something is missing, which the fields then say. */
  readonly answers: () => I | null;
  readonly done?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question: its fields, what was refused, and one button. */
export function AskDialog<I>(props: AskDialogProps<I>) {
  const say = useWords(registryWords);
  const toasts = useToasts();
  const { save, onClose } = props;
  const submit = () => {
    const sent = props.answers();
    if (sent === null) return;
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: props.done ?? say('action.done') });
      onClose();
    };
    save.mutate(sent, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      isGuarded
      size={props.size ?? 'm'}
      title={props.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('action.cancel')}</Button>
          <Button
            variant={props.isGrave ? 'danger' : 'primary'}
            isPending={save.isPending}
            onPress={submit}
          >
            {props.go}
          </Button>
        </>
      }
    >
      <div className="reg-stack">
        <ErrorSummary error={save.error} isFocused />
        {props.children}
      </div>
    </Dialog>
  );
}
