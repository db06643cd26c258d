import { useDialogForm, useWords } from '@sarn/platform-web';
import type { SecretReader } from '@sarn/classification/contract';
import { ReasonDialog, useReasonCheck } from './ReasonDialog.tsx';
import { useUnnameReader } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface UnnameDialogProps {
  readonly documentId: string;
  readonly reader: SecretReader;
  readonly onClose: () => void;
}

/** Removes a reader of a classified document. */
export function UnnameDialog({ documentId, reader, onClose }: UnnameDialogProps) {
  const say = useWords(secretWords);
  const reasonError = useReasonCheck();
  const unname = useUnnameReader();
  const { personId, name } = reader;
  const form = useDialogForm({
    name: 'secret.unname',
    about: `${documentId}/${personId}`,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reasonError(reason) }),
    send: async ({ reason }) => unname.mutateAsync({ documentId, personId, reason }),
    told: () => ({ tone: 'info', title: say('unname.done'), text: name }),
    onClose,
  });
  return (
    <ReasonDialog
      title={say('unname.title', { name })}
      form={form}
      reason={form.field('reason')}
      onClose={onClose}
    />
  );
}
