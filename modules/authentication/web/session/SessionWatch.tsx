import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import { IdleGuard } from './IdleGuard.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import type { IdleTimes } from './idle-clock.ts';

/** Idle time-out, sessions ended elsewhere, and the personal-data prompt. */
export function SessionWatch(props: IdleTimes & { readonly offersPasskeys: boolean }) {
  const { offersPasskeys, ...times } = props;
  return (
    <>
      <SessionEnded offersPasskeys={offersPasskeys} />
      <IdleGuard {...times} />
      <ConsentDialog />
    </>
  );
}
