import {
  Button,
  Dialog,
  ErrorSummary,
  FormLayout,
  FormRow,
  useCommandKey,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
import { officeToday } from '../due.ts';
import { useBeginActing } from './acting.client.ts';
import { startOf, toSent } from './begin-draft.ts';
import type { BeginDraft } from './begin-draft.ts';
import { OrderFields } from './OrderFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import { actingWords } from './words/acting-words.ts';

/** Entering an order by which somebody acts for a post or a unit. */
export function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(actingWords);
  const toasts = useToasts();
  const formId = useId();
  const begin = useBeginActing();
  const { key, renew } = useCommandKey();
  const [draft, setDraft] = useState(() => startOf(officeToday()));
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  const sent = toSent(draft);
  const change = (part: Partial<BeginDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    // What is sent next differs from what was refused, so it is another command.
    if (begin.isError) renew();
  };
  const submit = () => {
    setChecked(true);
    if (!sent || begin.isPending) return;
    const done = () => {
      toasts.show({ tone: 'success', title: say('form.done') });
      onClose();
    };
    begin.mutate({ ...sent, idempotencyKey: key }, { onSuccess: done });
  };
  const footer = (
    <>
      <Button onPress={onClose} isDisabled={begin.isPending}>
        {say('form.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isPending={begin.isPending}
        isDisabled={isSending}
      >
        {say('form.submit')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen isGuarded size="l" title={say('form.title')} onClose={onClose} footer={footer}>
      <FormLayout id={formId} columns={2} onSubmit={submit}>
        {(begin.error || (isChecked && !sent)) && (
          <FormRow>
            <ErrorSummary error={begin.error} isFocused />
            {isChecked && !sent && (
              <p className="s-field-error" role="alert">
                {say('form.missing')}
              </p>
            )}
          </FormRow>
        )}
        <WhoFields draft={draft} change={change} />
        <OrderFields draft={draft} change={change} isChecked={isChecked} onBusy={setSending} />
      </FormLayout>
    </Dialog>
  );
}
