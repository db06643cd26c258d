import type { Handle } from '@sarn/platform-server';
import { answerOcsp, ocspRequest } from '@sarn/signing/server';
import type { CertifiedKey } from '@sarn/signing/server';
import { certificateLimits } from '../../contract/index.ts';
import { findAuthority } from '../authority.store.ts';
import { withKey } from '../role-key.ts';
import { findListState, listChangedSince } from './lists.store.ts';

/** More waits for a list only after a day on which hundreds left: whoever asks OCSP is told of each. */
const most = 100;

/** Answers of OCSP about certificates that changed since the list in force, while a newer one is due. */
export async function changedAnswers(
  h: Handle,
  now: Date,
  responder: () => Promise<CertifiedKey>,
): Promise<readonly Uint8Array[]> {
  const list = await findListState(h);
  const issuing = list?.dueSince ? await findAuthority(h, 'issuing') : undefined;
  if (!list || !issuing) return [];
  const issuer = new Uint8Array(issuing.der);
  const until = new Date(now.getTime() + certificateLimits.statusMinutes * 60_000);
  const changed = await listChangedSince(h, list.madeAt, most);
  return withKey(await responder(), (by) =>
    Promise.all(
      changed.map(({ der, serial, changedAt, code }) =>
        answerOcsp(ocspRequest(new Uint8Array(der), issuer), {
          ...{ issuer, responder: by, now, until },
          stateOf: async () =>
            code === null || changedAt === null
              ? 'good'
              : { serial, revokedAt: new Date(changedAt), reason: code },
        }),
      ),
    ),
  );
}
