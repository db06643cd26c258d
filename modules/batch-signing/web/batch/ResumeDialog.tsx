import { FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import type { Batch, BatchItem } from '@sarn/batch-signing/contract';
import { useBatchCalls } from './batch.client.ts';
import { ConfirmFields, useConfirming } from './ConfirmDialog.tsx';
import { batchWords } from './words/batch-words.ts';

interface ResumeDialogProps {
  readonly batch: Batch;
  readonly again: readonly BatchItem[];
  readonly onClose: () => void;
}

/** Goes on with a batch: the key was forgotten when it stopped, so it is confirmed anew. */
export function ResumeDialog({ batch, again, onClose }: ResumeDialogProps) {
  const say = useWords(batchWords);
  const calls = useBatchCalls();
  const { id, method, asksCode, items } = batch;
  const left = items.filter(({ state }) => state === 'waiting' || state === 'signing').length;
  const confirming = useConfirming(asksCode);
  const form = useDialogForm({
    name: 'signature.batch-resume',
    ...confirming,
    send: ({ secret, code }) =>
      calls.resume({
        ...{ id, secret, code },
        again: again.map(({ documentId, version }) => ({ documentId, version })),
      }),
    told: () => ({ title: say('resumed') }),
    onClose,
  });
  const count = left + again.length;
  return (
    <FormDialog
      size="s"
      title={say('confirm', { count })}
      label={say(left > 0 ? 'resume' : 'again', { count })}
      form={form}
      onClose={onClose}
    >
      <ConfirmFields {...{ method, asksCode, ways: batch, form }} />
    </FormDialog>
  );
}
