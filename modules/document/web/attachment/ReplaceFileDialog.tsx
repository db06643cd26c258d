import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { newId } from '@sarn/kernel';
import { FormDialog, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { ReasonField } from '../act/forms-text.tsx';
import { useReplaceFile } from './attachment.client.ts';
import { attachmentWords } from './words/attachment-words.ts';

interface ReplaceFileDialogProps {
  readonly documentId: string;
  readonly file: PickedFile;
  readonly onClose: () => void;
}

/** Asks for the newer version of a file, and why it is needed. */
export function ReplaceFileDialog({ documentId, file, onClose }: ReplaceFileDialogProps) {
  const say = useWords(attachmentWords);
  const toasts = useToasts();
  const [key] = useState(newId);
  const replace = useReplaceFile(key);
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [chosen] = picked;
  const hasReason = reason.trim().length >= 3;
  const submit = () => {
    setChecked(true);
    if (!chosen || !hasReason) return;
    replace.mutate(
      { documentId, fileId: file.id, newFileId: chosen.id, reason },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('replace.done'), text: chosen.name });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={say('replace.title')}
      save={replace}
      label={say('replace.send')}
      isDisabled={isSending}
      onSubmit={submit}
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
        files={[]}
        onChange={setPicked}
        onBusy={setSending}
        error={isChecked && !chosen && !isSending ? say('replace.missing') : null}
      />
      <ReasonField
        act="replaceFile"
        reason={reason}
        onChange={setReason}
        error={isChecked && !hasReason ? say('replace.reasonMissing') : null}
      />
    </FormDialog>
  );
}
