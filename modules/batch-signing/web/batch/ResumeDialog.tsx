import { FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import type { Batch, BatchItem } from '@sarn/batch-signing/contract';
import { useBatchCalls } from './batch.client.ts';
import { ConfirmFields, useConfirming } from './ConfirmDialog.tsx';
import { PreparedFiles } from './PreparedFiles.tsx';
import { usePreparedFiles } from './use-prepared-files.ts';
import { batchWords } from './words/batch-words.ts';

interface ResumeDialogProps {
  readonly batch: Batch;
  readonly again: readonly BatchItem[];
  readonly onClose: () => void;
}

/** Goes on with a batch: the key was forgotten when it stopped, so it is confirmed anew, and shown before. */
export function ResumeDialog({ batch, again, onClose }: ResumeDialogProps) {
  const say = useWords(batchWords);
  const calls = useBatchCalls();
  const { id, method, asksCode, items } = batch;
  const isDigital = method === 'certificate';
  const isLeft = ({ state }: BatchItem) => state === 'waiting' || state === 'signing';
  const left = items.filter(isLeft).length;
  // In the order in which they are signed.
  const next = items.filter((item) => isLeft(item) || again.includes(item));
  const prepared = usePreparedFiles(next.map(chosenOf), isDigital);
  const form = useDialogForm({
    name: 'signature.batch-resume',
    ...useConfirming(asksCode),
    send: ({ secret, code }) =>
      prepared.sendShown((shown) =>
        calls.resume({ ...{ id, secret, code, shown }, again: again.map(chosenOf) }),
      ),
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
      isDisabled={!prepared.isDone}
      onClose={onClose}
    >
      {isDigital && <PreparedFiles prepared={prepared} titleOf={titlesOf(items)} />}
      <ConfirmFields {...{ method, asksCode, ways: batch, form }} />
    </FormDialog>
  );
}

const chosenOf = ({ documentId, version }: BatchItem) => ({ documentId, version });

const titlesOf = (items: readonly BatchItem[]) => {
  const titles = new Map(items.map(({ documentId, title }) => [documentId, title]));
  return (documentId: string) => titles.get(documentId) ?? '';
};
