import { useToasts, useWords } from '@sarn/platform-web';
import type { SecretReader } from '@sarn/classification/contract';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useUnnameReader } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface UnnameDialogProps {
  readonly documentId: string;
  readonly reader: SecretReader;
  readonly onClose: () => void;
}

/** Takes a reader off a classified document. */
export function UnnameDialog({ documentId, reader, onClose }: UnnameDialogProps) {
  const say = useWords(secretWords);
  const toasts = useToasts();
  const unname = useUnnameReader();
  const { personId, name } = reader;
  return (
    <ReasonDialog
      title={say('unname.title', { name })}
      error={unname.error}
      isPending={unname.isPending}
      onSubmit={(reason) =>
        unname.mutate(
          { documentId, personId, reason },
          {
            onSuccess: () => {
              toasts.show({ title: say('unname.done'), text: name });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
