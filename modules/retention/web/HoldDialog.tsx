import { Select, TextField, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { ReasonField, isReason } from './ReasonField.tsx';
import { useHoldFolders, usePlaceHold } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface HoldDialogProps {
  /** The document; a folder is asked for where left out. */
  readonly documentId?: string;
  readonly onClose: () => void;
}

/** Puts a document or a folder under a legal hold. */
export function HoldDialog({ documentId, onClose }: HoldDialogProps) {
  const say = useWords(retentionWords);
  const save = usePlaceHold();
  const [folderId, setFolder] = useState('');
  const [caseNo, setCase] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const answers = () => {
    setChecked(true);
    const isWhole = caseNo.trim() !== '' && isReason(reason) && (documentId ?? folderId) !== '';
    return isWhole ? { caseNo, reason, ...(documentId ? { documentId } : { folderId }) } : null;
  };
  return (
    <AskDialog
      title={say(documentId ? 'hold.place' : 'hold.placeFolder')}
      go={say('hold.place')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <p className="s-muted">{say('hold.text')}</p>
      {!documentId && (
        <FolderField
          value={folderId}
          onChange={setFolder}
          error={isChecked && folderId === '' ? say('missing') : null}
        />
      )}
      <TextField
        label={say('hold.case')}
        isRequired
        maxLength={120}
        value={caseNo}
        onChange={setCase}
        error={isChecked && caseNo.trim() === '' ? say('missing') : null}
      />
      <ReasonField value={reason} onChange={setReason} isChecked={isChecked} />
    </AskDialog>
  );
}

interface FolderFieldProps {
  readonly value: string;
  readonly onChange: (folderId: string) => void;
  readonly error: string | null;
}

function FolderField({ value, onChange, error }: FolderFieldProps) {
  const say = useWords(retentionWords);
  const { data } = useHoldFolders();
  const options = (data ?? []).map(({ id, name, unitName }) => ({
    ...{ value: id, label: name, hint: unitName },
  }));
  return (
    <Select
      label={say('hold.folder')}
      description={say(data?.length === 0 ? 'hold.noFolder' : 'hold.folderText')}
      isRequired
      options={options}
      value={value || null}
      onChange={onChange}
      error={error}
    />
  );
}
