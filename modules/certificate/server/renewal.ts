import type { Tx } from '@sarn/platform-server';
import type { Dependencies } from './dependencies.ts';
import { endRequest, findRenewalForUpdate } from './request.store.ts';

/** Ends the request for a renewal of a certificate that is renewed or revoked otherwise: nobody can decide it any more. */
export async function endRenewal(
  { clock, ledger }: Pick<Dependencies, 'clock' | 'ledger'>,
  tx: Tx,
  certificateId: string,
  end: {
    readonly state: 'issued' | 'refused' | 'withdrawn';
    readonly by: string;
    readonly reason: string;
  },
): Promise<void> {
  const request = await findRenewalForUpdate(tx, certificateId);
  if (!request) return;
  await endRequest(tx, request.id, { ...end, at: clock.now().toISOString() });
  await ledger.settleDeciders(tx, request.personId, end.by);
}
