import { FormDialog, TextField, useForm, useWords, wholeForm } from '@sarn/platform-web';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { QrPicture } from './QrPicture.tsx';
import { useBeginApp, useConfirmApp } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface AddAppDialogProps {
  readonly onClose: () => void;
  /** Recovery codes to be shown; empty when there are some already. */
  readonly onDone: (message: string, recoveryCodes: readonly string[]) => void;
}

/** Sets an app of one-time codes up: the password, then the QR code and a first code. */
export function AddAppDialog({ onClose, onDone }: AddAppDialogProps) {
  const say = useWords(secondFactorWords);
  const begin = useBeginApp();
  if (begin.data) return <AppKeyDialog {...begin.data} onClose={onClose} onDone={onDone} />;
  return (
    <ConfirmDialog
      title={say('app.title')}
      text={say('panel.appText')}
      submitLabel={say('confirm.next')}
      work={async ({ password }) => void (await begin.mutateAsync(password))}
      onClose={onClose}
    />
  );
}

function AppKeyDialog({
  secret,
  address,
  onClose,
  onDone,
}: AddAppDialogProps & { readonly secret: string; readonly address: string }) {
  const say = useWords(secondFactorWords);
  const confirm = useConfirmApp();
  const form = useForm({
    name: 'second-factor.app',
    start: { code: '' },
    withoutSecrets: () => ({}),
    check: ({ code }) => ({ [wholeForm]: code.trim() === '' && say('confirm.codeMissing') }),
    send: async ({ code }) => confirm.mutateAsync(code),
    onDone: ({ message, recoveryCodes }) => onDone(message, recoveryCodes),
  });
  return (
    <FormDialog
      size="s"
      title={say('app.title')}
      form={form}
      label={say('app.submit')}
      onClose={onClose}
    >
      <p>{say('app.scan')}</p>
      <QrPicture text={address} label={say('app.picture')} />
      <div className="app-key">
        <p className="s-muted s-small">{say('app.key')}</p>
        <code translate="no">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <TextField
        label={say('app.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.field('code')}
      />
    </FormDialog>
  );
}
