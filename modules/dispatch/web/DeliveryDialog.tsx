import { FormDialog, useWords } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
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
    <FormDialog
      title={title}
      save={{ error, isPending }}
      label={say('book.save')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="delivery-about">
        <strong>{line.letterNo}</strong> {line.unitName}
      </p>
      {children}
    </FormDialog>
  );
}
