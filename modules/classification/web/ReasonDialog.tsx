import { Button, Dialog, ErrorSummary, TextArea, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { secretWords } from './words/classification-words.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly submitLabel?: string;
  /** Something is deleted by it. */
  readonly isDanger?: boolean;
  /** Characters at least. */
  readonly min?: number;
  readonly error: unknown;
  readonly isPending: boolean;
  /** What else is missing, said at its field. */
  readonly isReady?: boolean;
  /** Told whenever the form is sent, complete or not. */
  readonly onCheck?: () => void;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** An act on a classified document: whatever it asks, it asks why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { min = 5, isReady = true } = props;
  const say = useWords(secretWords);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isShort = reason.trim().length < min;
  const submit = () => {
    setChecked(true);
    props.onCheck?.();
    if (!isShort && isReady) props.onSubmit(reason);
  };
  return (
    <Dialog
      isOpen
      isGuarded
      title={props.title}
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>{say('cancel')}</Button>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            isPending={props.isPending}
            onPress={submit}
          >
            {props.submitLabel ?? say('save')}
          </Button>
        </>
      }
    >
      <div className="reg-stack">
        <ErrorSummary error={props.error} isFocused />
        {props.children}
        <TextArea
          label={say('reason')}
          isRequired
          rows={3}
          maxLength={500}
          value={reason}
          onChange={setReason}
          error={isChecked && isShort ? say('reasonMissing', { count: min }) : null}
        />
      </div>
    </Dialog>
  );
}
