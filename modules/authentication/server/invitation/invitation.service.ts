import { AppError, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { hashSecret, publicQuery } from '@sarn/platform-server';
import type { CallContext, Platform, Route, Tx } from '@sarn/platform-server';
import type { Actor } from '@sarn/organisation/server';
import { acceptInvitation, authenticationLimits, newPasswordFault } from '../../contract/index.ts';
import { lockAccountForUpdate, setPasswordHash } from '../account/account.store.ts';
import { phrase } from '../phrase.ts';
import type { Sessions } from '../session.service.ts';
import { newToken, tokenHash } from '../token.ts';
import { invitationMail } from './invitation-mail.ts';
import {
  insertInvitation,
  listInvitees,
  replaceInvitation,
  useInvitation,
} from './invitation.store.ts';

export interface Invitations {
  /** False: there is no mail server, and letters are only kept in the data directory. */
  readonly sendsMail: boolean;
  /**
   * Mails people the link by which they set their password, for seven days; an earlier link ends.
   * People without an address, with a closed account or in the directory are left out.
   *
   * @returns ids of the people who were mailed
   */
  invite(tx: Tx, by: Actor, personIds: readonly string[]): Promise<string[]>;
}

const dayMs = 86_400_000;

export function createInvitations({ clock, mail, config, audit }: Platform): Invitations {
  return {
    sendsMail: config.smtpUrl !== null,
    async invite(tx, by, personIds) {
      const at = clock.now();
      const now = at.toISOString();
      const until = new Date(
        at.getTime() + authenticationLimits.invitationDays * dayMs,
      ).toISOString();
      const invited: string[] = [];
      for (const one of await listInvitees(tx, personIds)) {
        const { accountId, personId, username, email, hadPassword: isAnother } = one;
        if (email === null || !one.isOpen || one.isInDirectory) continue;
        const key = newToken();
        await replaceInvitation(tx, accountId, now);
        const id = newId(at.getTime());
        await insertInvitation(tx, {
          ...{ id, account_id: accountId, token_hash: tokenHash(key) },
          ...{ created_at: now, expires_at: until },
        });
        const letter = invitationMail(config, { username, key, until, isAnother });
        await mail.send(tx, { to: email, ...letter, key: `identity.invitation/${id}` });
        invited.push(personId);
      }
      await audit.writeAll(
        tx,
        invited.map((id) => ({
          ...{ act: 'identity.account-invited', callerId: by.callerId },
          subject: { kind: 'person', id },
          ...(by.requestId === undefined ? {} : { requestId: by.requestId }),
        })),
      );
      return invited;
    },
  };
}

/** The call by which an invited person sets the first password. */
export function invitationRoute(platform: Platform, sessions: Pick<Sessions, 'end'>): Route {
  return publicQuery(acceptInvitation, async (input, context) => {
    await accept(platform, sessions, input, context);
    return { message: phrase('invitationAccepted', context.language) };
  });
}

async function accept(
  { db, clock, audit }: Platform,
  sessions: Pick<Sessions, 'end'>,
  { key, password }: InputOf<typeof acceptInvitation>,
  context: CallContext,
): Promise<void> {
  const fault = newPasswordFault(password);
  if (fault) throw new AppError(fault);
  const hash = await hashSecret(password);
  await db.transaction(async (tx) => {
    const now = clock.now().toISOString();
    const accountId = await useInvitation(tx, tokenHash(key), now);
    const account = accountId ? await lockAccountForUpdate(tx, accountId) : undefined;
    if (!account?.isOpen) throw new AppError('identity.invitation-over');
    await setPasswordHash(tx, account.id, hash, now);
    await sessions.end(tx, account.personId, { accountId: account.id, reason: 'password-reset' });
    await audit.write(tx, {
      ...{ act: 'identity.invitation-accepted', callerId: account.personId },
      ...{ subject: { kind: 'account', id: account.id }, requestId: context.requestId },
      detail: { ip: context.ip },
    });
  });
}
