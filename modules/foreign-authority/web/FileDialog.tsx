import { FileUpload, FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { textOf } from './foreign-authority.client.ts';
import { foreignAuthorityWords } from './words/foreign-authority-words.ts';

interface FileDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly hint: string;
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** @returns what is told once it is done */
  readonly send: (text: string) => Promise<string>;
  readonly onClose: () => void;
}

/** One file that the server reads: certificates of an authority, or its revocation list. */
export function FileDialog({
  title,
  text,
  label,
  hint,
  send,
  onClose,
  ...limits
}: FileDialogProps) {
  const say = useWords(foreignAuthorityWords);
  const form = useDialogForm({
    name: 'foreign-authority',
    start: { file: null as File | null },
    // A file cannot lie in a draft.
    withoutSecrets: () => ({}),
    check: ({ file }) => ({ file: file === null && say('fileMissing') }),
    send: async ({ file }) => send(file ? await textOf(file) : ''),
    told: (done) => ({ title: done }),
    onClose,
  });
  const { file } = form.values;
  const item = file && { id: 'file', name: file.name, sizeBytes: file.size, sentBytes: 0 };
  return (
    <FormDialog title={title} label={title} form={form} onClose={onClose}>
      <p>{text}</p>
      <FileUpload
        {...{ label, description: hint }}
        isRequired
        {...limits}
        error={form.error('file')}
        items={item ? [{ ...item, state: 'waiting' }] : []}
        onAdd={([added]) => form.change({ file: added ?? null })}
        onRemove={() => form.change({ file: null })}
      />
    </FormDialog>
  );
}
