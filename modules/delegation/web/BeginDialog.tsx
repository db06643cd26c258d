import { FormDialog, useCommandKey, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { officeToday } from '@sarn/document/web';
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
  return (
    <FormDialog
      size="l"
      columns={2}
      title={say('form.title')}
      save={begin}
      label={say('form.submit')}
      isDisabled={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhoFields draft={draft} change={change} isChecked={isChecked} />
      <OrderFields draft={draft} change={change} isChecked={isChecked} onBusy={setSending} />
    </FormDialog>
  );
}
