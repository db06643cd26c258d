import { certificateLimits } from '@sarn/certificate/contract';
import { FileUpload, FormDialog, useDialogForm, useWords } from '@sarn/platform-web';
import { base64Of } from './base64.ts';
import { useBring } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

const accept = ['.cer', '.crt', '.pem', '.der', '.p7b', '.p7c'];
const maxBytes = certificateLimits.broughtBytes;

interface BringDialogProps {
  /** One is in use, whose place it takes. */
  readonly isRenewal: boolean;
  readonly onClose: () => void;
}

/** Brings the certificate that another authority issued for the own key. */
export function BringDialog({ isRenewal, onClose }: BringDialogProps) {
  const say = useWords(certificateWords);
  const bring = useBring();
  const form = useDialogForm({
    name: 'certificate.bring',
    start: { file: null as File | null },
    // A file cannot lie in a draft.
    withoutSecrets: () => ({}),
    check: ({ file }) => ({ file: file === null && say('fileMissing') }),
    send: async ({ file }) =>
      bring.mutateAsync({ file: file ? base64Of(await file.arrayBuffer()) : '' }),
    told: () => ({ title: say('elsewhere.done') }),
    onClose,
  });
  const { file } = form.values;
  const item = file && { id: 'file', name: file.name, sizeBytes: file.size, sentBytes: 0 };
  const label = say(isRenewal ? 'elsewhere.renew' : 'elsewhere.bring');
  return (
    <FormDialog title={label} label={label} form={form} onClose={onClose}>
      <p>{say('elsewhere.bringText')}</p>
      {isRenewal && <p>{say('elsewhere.renewText')}</p>}
      <FileUpload
        label={say('elsewhere.file')}
        isRequired
        {...{ accept, maxBytes }}
        error={form.error('file')}
        items={item ? [{ ...item, state: 'waiting' }] : []}
        onAdd={([added]) => form.change({ file: added ?? null })}
        onRemove={() => form.change({ file: null })}
      />
    </FormDialog>
  );
}
