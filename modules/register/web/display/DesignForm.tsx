import { Button, ErrorSummary, FormLayout, TextField, useWords } from '@sarn/platform-web';
import type { FormFrame } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { displayWords } from './words/display-words.ts';
import './display.css';

interface DesignFormProps {
  readonly form: FormFrame;
  /** Why it is changed, as it stands in the form. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  /** Discards what was changed. */
  readonly onDrop: () => void;
  readonly children: ReactNode;
}

/** What is designed of a register; a bar saves it, once something was changed. */
export function DesignForm({ form, reason, onReason, onDrop, children }: DesignFormProps) {
  const say = useWords(displayWords);
  return (
    <FormLayout form={form}>
      {children}
      {form.isDirty && (
        <section className="display-bar" aria-live="polite">
          <div>
            <strong>{say('bar.changed')}</strong>
            <ErrorSummary error={form.failure} isFocused />
          </div>
          <TextField
            label={say('history.reason')}
            description={say('history.reasonHint')}
            maxLength={300}
            value={reason}
            onChange={onReason}
          />
          <div className="display-bar-actions">
            <Button onPress={onDrop} isDisabled={form.isPending}>
              {say('bar.drop')}
            </Button>
            <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
              {say('bar.save')}
            </Button>
          </div>
        </section>
      )}
    </FormLayout>
  );
}
