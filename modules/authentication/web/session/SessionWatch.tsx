import { ConsentDialog } from '../consent/ConsentDialog.tsx';
import type { SignInHost } from '../sign-in/sign-in-host.ts';
import { IdleGuard } from './IdleGuard.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import type { IdleTimes } from './idle-clock.ts';

type PasskeyOptions = Pick<SignInHost, 'offersPasskeys' | 'secondFactor'>;

/** Idle time-out, sessions ended elsewhere, and the personal-data prompt. */
export function SessionWatch(props: IdleTimes & PasskeyOptions) {
  const { offersPasskeys, secondFactor, ...times } = props;
  return (
    <>
      <SessionEnded offersPasskeys={offersPasskeys} secondFactor={secondFactor} />
      <IdleGuard {...times} />
      <ConsentDialog />
    </>
  );
}
