import { FormDialog, Select, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { ReasonField, useChecks, useDone } from './ReasonField.tsx';
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
  const place = usePlaceHold();
  const checks = useChecks();
  const form = useDialogForm({
    name: 'retention.hold',
    about: documentId,
    start: { folderId: '', caseNo: '', reason: '' },
    check: ({ folderId, caseNo, reason }) => ({
      folderId: checks.missing(!documentId && folderId === ''),
      caseNo: checks.missing(caseNo.trim() === ''),
      reason: checks.reason(reason),
    }),
    send: async ({ folderId, caseNo, reason }) =>
      place.mutateAsync({ caseNo, reason, ...(documentId ? { documentId } : { folderId }) }),
    told: useDone(),
    onClose,
  });
  return (
    <FormDialog
      title={say(documentId ? 'hold.place' : 'hold.placeFolder')}
      form={form}
      label={say('hold.place')}
      onClose={onClose}
    >
      <p className="s-muted">{say('hold.text')}</p>
      {!documentId && <FolderField {...form.field('folderId')} />}
      <TextField label={say('hold.case')} isRequired maxLength={120} {...form.field('caseNo')} />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
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
