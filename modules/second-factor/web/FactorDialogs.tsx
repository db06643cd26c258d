import type { OwnPasskey } from '@sarn/second-factor/contract';
import { useWords } from '@sarn/platform-web';
import { AddAppDialog } from './AddAppDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useRemoveApp, useRemovePasskey, useRenewCodes } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

/** The change in progress. */
export type FactorDialog =
  | { readonly kind: 'addApp' }
  | { readonly kind: 'removeApp' }
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'renewCodes' }
  | { readonly kind: 'removePasskey'; readonly passkey: OwnPasskey };

export interface FactorDialogsProps {
  readonly open: FactorDialog;
  readonly hasApp: boolean;
  readonly onClose: () => void;
  readonly onDone: (message: string, recoveryCodes?: readonly string[]) => void;
}

/** The dialog of the change in progress. */
export function FactorDialogs({ open, hasApp, onClose, onDone }: FactorDialogsProps) {
  const say = useWords(secondFactorWords);
  const removeApp = useRemoveApp();
  const removePasskey = useRemovePasskey();
  const renew = useRenewCodes();
  if (open.kind === 'addApp') return <AddAppDialog onClose={onClose} onDone={onDone} />;
  if (open.kind === 'addPasskey') return <AddPasskeyDialog onClose={onClose} onDone={onDone} />;
  if (open.kind === 'removeApp') {
    return (
      <ConfirmDialog
        title={say('app.removeTitle')}
        text={say('app.removeText')}
        submitLabel={say('app.removeSubmit')}
        isDanger
        codeLabel={say('confirm.codeOrRecovery')}
        work={async (given) => onDone((await removeApp.mutateAsync(given)).message)}
        onClose={onClose}
      />
    );
  }
  if (open.kind === 'renewCodes') {
    return (
      <ConfirmDialog
        title={say('recovery.renewTitle')}
        text={say('recovery.renewText')}
        submitLabel={say('recovery.renewSubmit')}
        codeLabel={hasApp ? say('confirm.codeOrRecovery') : undefined}
        work={async (given) => {
          const { message, recoveryCodes } = await renew.mutateAsync(given);
          onDone(message, recoveryCodes);
        }}
        onClose={onClose}
      />
    );
  }
  const { id: passkeyId, name } = open.passkey;
  return (
    <ConfirmDialog
      title={say('passkey.removeTitle')}
      text={say('passkey.removeText', { name })}
      submitLabel={say('passkey.removeSubmit')}
      isDanger
      work={async ({ password }) =>
        onDone((await removePasskey.mutateAsync({ passkeyId, password })).message)
      }
      onClose={onClose}
    />
  );
}
