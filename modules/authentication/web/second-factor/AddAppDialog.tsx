import { Button, Dialog, ErrorSummary, FormLayout, TextField, useWords } from '@sarn/platform-web';
import { useId, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { QrPicture } from './QrPicture.tsx';
import { useBeginApp, useConfirmApp } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

export interface AddAppDialogProps {
  readonly onClose: () => void;
  /** Recovery codes to be shown; empty when there are some already. */
  readonly onDone: (message: string, recoveryCodes: readonly string[]) => void;
}

/** Sets an app of one-time codes up: the password, then the picture and a first code. */
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
  const form = useId();
  const confirm = useConfirmApp();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (): Promise<void> => {
    confirm.reset();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    const done = await confirm.mutateAsync(code).catch(() => null);
    if (done) onDone(done.message, done.recoveryCodes);
  };
  const footer = (
    <>
      <Button onPress={onClose}>{say('confirm.cancel')}</Button>
      <Button type="submit" form={form} variant="primary" isPending={confirm.isPending}>
        {say('app.submit')}
      </Button>
    </>
  );
  const fault = isMissing ? say('confirm.codeMissing') : confirm.error;
  return (
    <Dialog isOpen isGuarded size="s" title={say('app.title')} onClose={onClose} footer={footer}>
      <FormLayout id={form} onSubmit={() => void submit()}>
        <p>{say('app.scan')}</p>
        <QrPicture text={address} label={say('app.picture')} />
        <div className="app-key">
          <p className="s-muted s-small">{say('app.key')}</p>
          <code translate="no">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
        <ErrorSummary error={fault} isFocused />
        <TextField
          label={say('app.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={setCode}
        />
      </FormLayout>
    </Dialog>
  );
}
