import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { ReasonField } from '../act/forms-text.tsx';
import { useReplaceFile } from './attachment.client.ts';
import { attachmentWords } from './words/attachment-words.ts';

interface Replacement {
  readonly picked: readonly PickedFile[];
  readonly reason: string;
}

const noReplacement: Replacement = { picked: [], reason: '' };

interface ReplaceFileDialogProps {
  readonly documentId: string;
  readonly file: PickedFile;
  readonly onClose: () => void;
}

/** Asks for the newer version of a file, and why it is needed. */
export function ReplaceFileDialog({ documentId, file, onClose }: ReplaceFileDialogProps) {
  const say = useWords(attachmentWords);
  const replace = useReplaceFile();
  const form = useDialogForm({
    name: 'attachment.replace',
    about: file.id,
    start: noReplacement,
    check: ({ picked, reason }) => ({
      picked: picked.length === 0 && say('replace.missing'),
      reason: reason.trim().length < 3 && say('replace.reasonMissing'),
    }),
    send: async ({ picked: [chosen], reason }, { idempotencyKey }) =>
      replace.mutateAsync({
        ...{ documentId, fileId: file.id, newFileId: chosen?.id ?? '' },
        ...{ reason, idempotencyKey },
      }),
    told: (_, { picked: [chosen] }) => ({ title: say('replace.done'), text: chosen?.name }),
    onClose,
  });
  return (
    <FormDialog
      title={say('replace.title')}
      form={form}
      label={say('replace.send')}
      onClose={onClose}
    >
      <p>
        <span className="s-muted">{say('replace.old')}:</span> {file.name}
      </p>
      <FilePicker
        label={say('replace.file')}
        description={say('replace.text')}
        isRequired
        isMultiple={false}
        files={form.values.picked}
        onChange={(picked) => form.change({ picked })}
        onBusy={form.wait}
        error={form.isWaiting ? null : form.error('picked')}
      />
      <ReasonField
        act="replaceFile"
        reason={form.values.reason}
        onChange={(reason) => form.change({ reason })}
        error={form.error('reason')}
      />
    </FormDialog>
  );
}
