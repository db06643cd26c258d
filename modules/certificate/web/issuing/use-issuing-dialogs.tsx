import { useOpened } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useAuthority } from '../certificate.client.ts';
import { ChangeIssuingSecretDialog } from './ChangeIssuingSecretDialog.tsx';
import { ListDaysDialog } from './ListDaysDialog.tsx';
import { ProtectDialog } from './ProtectDialog.tsx';
import { UnlockDialog } from './UnlockDialog.tsx';

const dialogs = ['unlock', 'protect', 'issuing-secret', 'list-days'] as const;
/** What is done with the issuing key. */
export type IssuingDialog = (typeof dialogs)[number];

/** The forms of the issuing key, opened from the note above the list and from the card of the authority. */
export function useIssuingDialogs(): {
  readonly open: (dialog: IssuingDialog) => void;
  readonly dialog: ReactNode;
} {
  const { data } = useAuthority();
  const lock = data?.lock ?? null;
  const [opened, open] = useOpened<IssuingDialog>(
    (row, what) => dialogs.find((one) => row === '' && lock !== null && one === what),
    (what) => ({ row: '', what }),
  );
  const onClose = () => open(null);
  const file = data?.secretFile ?? 'none';
  return {
    open,
    dialog: lock && (
      <>
        {opened === 'unlock' && <UnlockDialog lock={lock} onClose={onClose} />}
        {opened === 'protect' && <ProtectDialog file={file} onClose={onClose} />}
        {opened === 'issuing-secret' && <ChangeIssuingSecretDialog file={file} onClose={onClose} />}
        {opened === 'list-days' && <ListDaysDialog lock={lock} onClose={onClose} />}
      </>
    ),
  };
}
