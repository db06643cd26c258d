import { AppError } from '@sarn/kernel';
import type { CallContext, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { newToken, tokenHash } from '@sarn/authentication/server';
import type { PasswordSubstitute } from '@sarn/authentication/server';
import { secondFactorLimits } from '../contract/index.ts';
import type { PasskeyAssertion } from '../contract/index.ts';
import { offered } from './factors.ts';
import type { Factors } from './factors.ts';
import { findOwnerByPerson } from './owner.store.ts';
import type { Options } from './passkey.service.ts';
import { closeProof, insertProof } from './sign-in-proof.store.ts';

/** A passkey of the person in place of the password, for one act (docs/decisions/0039). */
export interface Approvals {
  /** Options for the browser. @throws AppError 'identity.not-offered'; '….not-found' without a passkey */
  begin(context: SignedContext): Promise<Options>;
  /** @returns what is sent in place of the password @throws AppError 'identity.approval-refused' */
  give(response: PasskeyAssertion, context: SignedContext): Promise<string>;
  /** Accepts what `give` returned, once. */
  readonly substitute: PasswordSubstitute;
}

const given = 'identity.approval-given';
const refused = 'identity.approval-refused';
const shape = /^approval\.[A-Za-z0-9_-]{20,100}$/u;

export function createApprovals(platform: Platform, factors: Factors): Approvals {
  const { db } = platform;
  return {
    async begin({ caller }) {
      const passkeys = offered(factors.passkeys);
      const owner = await findOwnerByPerson(db, caller.id);
      const methods = owner ? await factors.methodsOf(db, owner.accountId) : [];
      if (!owner || !methods.includes('passkey')) throw new AppError('platform.not-found');
      return passkeys.ask(owner.accountId, 'approval');
    },
    async give(response, context) {
      const passkeys = offered(factors.passkeys);
      const owner = await findOwnerByPerson(db, context.caller.id);
      const accountId = owner?.accountId ?? '';
      const approval = await db.transaction(async (tx) => {
        const found = await passkeys.take(tx, response, accountId, context, 'approval');
        await note(platform, tx, found ? given : refused, context, accountId);
        return found === null ? null : keep(platform, tx, found);
      });
      if (approval === null) throw new AppError('identity.approval-refused');
      return approval;
    },
    substitute: {
      isOne: (text) => shape.test(text),
      async use(tx, accountId, text) {
        const now = platform.clock.now().toISOString();
        const owner = await closeProof(tx, tokenHash(text), 'approval', now);
        if (owner !== accountId) throw new AppError('identity.approval-over');
      },
    },
  };
}

async function keep({ clock }: Platform, tx: Tx, accountId: string): Promise<string> {
  const approval = `approval.${newToken()}`;
  const now = clock.now();
  const { approvalSeconds } = secondFactorLimits;
  await insertProof(tx, {
    ...{ hash: tokenHash(approval), accountId, proven: 'approval', tries: 1 },
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + approvalSeconds * 1000).toISOString(),
  });
  return approval;
}

function note(
  { audit }: Platform,
  tx: Tx,
  act: typeof given | typeof refused,
  { caller, requestId, ip }: SignedContext & CallContext,
  accountId: string,
): Promise<void> {
  return audit.write(tx, {
    ...{ act, callerId: caller.id, requestId },
    subject: { kind: 'account', id: accountId },
    detail: { ip },
  });
}
