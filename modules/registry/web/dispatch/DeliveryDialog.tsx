import { Button, Dialog, ErrorSummary, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/registry/contract';
import type { ReactNode } from 'react';
import { dispatchWords } from './words/dispatch-words.ts';

interface DeliveryDialogProps {
  readonly title: string;
  readonly line: BookLine;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What is asked of the line. */
  readonly children: ReactNode;
}

/** The frame of every question about a line of the delivery book. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { title, line, isPending, error, onSubmit, onClose, children } = props;
  const say = useWords(dispatchWords);
  return (
    <Dialog
      isOpen
      isGuarded
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('book.cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={onSubmit}>
            {say('book.save')}
          </Button>
        </>
      }
    >
      <div className="reg-stack">
        <ErrorSummary error={error} isFocused />
        <p className="delivery-about">
          <strong>{line.letterNo}</strong> {line.unitName}
        </p>
        {children}
      </div>
    </Dialog>
  );
}
