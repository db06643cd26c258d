import { FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { officeToday } from '@sarn/document/web';
import { useBeginActing, useOwnPost } from './acting.client.ts';
import { gapsOf, startOf, wholeOrder } from './begin-draft.ts';
import type { BeginDraft } from './begin-draft.ts';
import { OrderFields } from './OrderFields.tsx';
import { WhoFields } from './WhoFields.tsx';
import { actingWords } from './words/acting-words.ts';

interface BeginDialogProps {
  /** What a published command says already. */
  readonly order?: Partial<Pick<BeginDraft, 'orderNo' | 'orderDate' | 'delegatePerson'>>;
  readonly onClose: () => void;
}

/** Entering an order by which somebody acts for a post or a unit. */
export function BeginDialog({ order = {}, onClose }: BeginDialogProps) {
  const say = useWords(actingWords);
  const begin = useBeginActing();
  const principalPost = useOwnPost();
  const form = useDialogForm({
    name: 'acting.begin',
    start: { ...startOf(officeToday()), principalPost, ...order },
    check: (draft) => gapsOf(draft, say),
    send: async (draft, { idempotencyKey }) =>
      begin.mutateAsync({ ...wholeOrder(draft), idempotencyKey }),
    told: () => ({ title: say('form.done') }),
    onClose,
  });
  const fields = { draft: form.values, change: form.change, error: form.error };
  return (
    <FormDialog
      size="l"
      columns={2}
      title={say('form.title')}
      form={form}
      label={say('form.submit')}
      onClose={onClose}
    >
      <WhoFields {...fields} />
      <OrderFields {...fields} onBusy={form.wait} />
    </FormDialog>
  );
}
