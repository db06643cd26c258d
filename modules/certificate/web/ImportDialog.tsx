import { FileUpload, FormDialog, PasswordField, useDialogForm, useWords } from '@sarn/platform-web';
import { NewSecretFields } from './NewSecretFields.tsx';
import { base64Of } from './base64.ts';
import { useImport } from './certificate.client.ts';
import { useSecretCheck } from './secret-check.ts';
import { certificateWords } from './words/certificate-words.ts';

const accept = ['.p12', '.pfx'];
const maxBytes = 70_000;

interface Draft {
  readonly file: File | null;
  readonly filePassword: string;
  readonly secret: string;
  readonly again: string;
  readonly password: string;
}

const start: Draft = { file: null, filePassword: '', secret: '', again: '', password: '' };

function useImportForm(onClose: () => void) {
  const say = useWords(certificateWords);
  const save = useImport();
  const check = useSecretCheck();
  return useDialogForm({
    name: 'certificate.import',
    start,
    // Neither the file with its key nor any password may lie in a draft.
    withoutSecrets: () => ({}),
    check: (values) => ({
      ...check(values, values.password),
      file: values.file === null && say('fileMissing'),
      password: values.password === '' && say('passwordMissing'),
    }),
    send: async ({ file, filePassword, secret, password }) => {
      const pkcs12 = file ? base64Of(await file.arrayBuffer()) : '';
      return save.mutateAsync({ pkcs12, filePassword, secret, password });
    },
    told: () => ({ title: say('imported') }),
    onClose,
  });
}

/** Takes over a certificate of another authority, with its key. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(certificateWords);
  const form = useImportForm(onClose);
  const { file } = form.values;
  const item = file && { id: 'file', name: file.name, sizeBytes: file.size, sentBytes: 0 };
  return (
    <FormDialog title={say('importTitle')} label={say('import')} form={form} onClose={onClose}>
      <p>{say('importText')}</p>
      <FileUpload
        label={say('file')}
        isRequired
        accept={accept}
        maxBytes={maxBytes}
        error={form.error('file')}
        items={item ? [{ ...item, state: 'waiting' }] : []}
        onAdd={([added]) => form.change({ file: added ?? null })}
        onRemove={() => form.change({ file: null })}
      />
      <PasswordField
        label={say('filePassword')}
        autoComplete="one-time-code"
        {...form.field('filePassword')}
      />
      <NewSecretFields
        label={say('secret')}
        secret={form.field('secret')}
        again={form.field('again')}
      />
      <PasswordField label={say('password')} isRequired {...form.field('password')} />
    </FormDialog>
  );
}
