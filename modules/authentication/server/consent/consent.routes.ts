import { AppError, newId } from '@sarn/kernel';
import { command } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { requestPdpa } from '../../contract/index.ts';
import { phrase } from '../phrase.ts';
import type { PolicyVersion } from '../policy-version.ts';
import { insertConsent } from './consent.store.ts';

/** Old clients send one or both fields; it is consent only when none of them is false. */
export function consentRoute({ clock, audit }: Platform, policyVersion: PolicyVersion): Route {
  return command(requestPdpa, async (input, context, tx) => {
    const given = [input.F_IS_AGREE_PDPA, input.F_IS_AGREE].filter((value) => value !== undefined);
    if (given.length === 0) throw new AppError('identity.consent-unclear');
    const isAgreed = given.every(Boolean);
    const version = await policyVersion(tx);
    const id = newId(clock.now().getTime());
    await insertConsent(tx, {
      id,
      person_id: context.caller.id,
      version,
      is_agreed: isAgreed,
      created_at: clock.now().toISOString(),
    });
    await audit.write(tx, {
      act: 'identity.consent-given',
      callerId: context.caller.id,
      subject: { kind: 'consent', id },
      detail: { version, isAgreed },
      requestId: context.requestId,
    });
    return { message: phrase('consentSaved', context.language) };
  });
}
