import { AppError, newId } from '@sarn/kernel';
import { command } from '@sarn/platform-server';
import type { Platform, Route, Tx } from '@sarn/platform-server';
import { requestPdpa } from '../../contract/index.ts';
import { phrase } from '../phrase.ts';
import type { PolicyVersion } from '../policy-version.ts';
import { insertConsent } from './consent.store.ts';

interface Given {
  readonly personId: string;
  readonly isAgreed: boolean;
  readonly requestId?: string;
}

/** Keeps an answer of a person to the policy in force. */
export type KeepConsent = (tx: Tx, given: Given) => Promise<void>;

export function createKeepConsent(platform: Platform, policyVersion: PolicyVersion): KeepConsent {
  const { clock, audit } = platform;
  return async (tx, { personId, isAgreed, requestId }) => {
    const [version, now] = [await policyVersion(tx), clock.now()];
    const id = newId(now.getTime());
    const row = { id, person_id: personId, version, is_agreed: isAgreed };
    await insertConsent(tx, { ...row, created_at: now.toISOString() });
    await audit.write(tx, {
      act: 'identity.consent-given',
      callerId: personId,
      subject: { kind: 'consent', id },
      detail: { version, isAgreed },
      ...(requestId === undefined ? {} : { requestId }),
    });
  };
}

/** Old clients send one or both fields; it is consent only when none of them is false. */
export function consentRoute(keep: KeepConsent): Route {
  return command(requestPdpa, async (input, { caller, requestId, language }, tx) => {
    const given = [input.F_IS_AGREE_PDPA, input.F_IS_AGREE].filter((value) => value !== undefined);
    if (given.length === 0) throw new AppError('identity.consent-unclear');
    await keep(tx, { personId: caller.id, isAgreed: given.every(Boolean), requestId });
    return { message: phrase('consentSaved', language) };
  });
}
