import { FormDialog, useWords } from '@sarn/platform-web';
import type { FormFrame } from '@sarn/platform-web';
import type { BookLine } from '@sarn/dispatch/contract';
import type { ReactNode } from 'react';
import { dispatchWords } from './words/dispatch-words.ts';

interface DeliveryDialogProps {
  readonly title: string;
  readonly line: BookLine;
  readonly form: FormFrame;
  readonly onClose: () => void;
  /** The questions about the row. */
  readonly children: ReactNode;
}

/** The common dialog of questions about a row of the delivery book. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { title, line, form, onClose, children } = props;
  const say = useWords(dispatchWords);
  return (
    <FormDialog title={title} form={form} label={say('book.save')} onClose={onClose}>
      <p className="delivery-about">
        <strong>{line.letterNo}</strong> {line.unitName}
      </p>
      {children}
    </FormDialog>
  );
}
