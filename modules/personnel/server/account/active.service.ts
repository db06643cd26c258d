import { AppError, civilDateAt, searchForm } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { accountPageSize } from '../../contract/index.ts';
import type { forcePasswordChange, inviteAgain, listActiveAccounts } from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { countActive, countOtherAdmins, listActive } from './account-list.store.ts';

/** LIKE patterns of the words of a search. */
export const patternsOf = (search: string): string[] =>
  searchForm(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export const actorOf = ({ caller, requestId }: SignedContext) => ({
  ...{ callerId: caller.id, requestId },
});

export async function viewActive(
  { platform: { clock }, invitations: { sendsMail } }: Personnel,
  h: Handle,
  context: SignedContext,
  { search, filter, page }: InputOf<typeof listActiveAccounts>,
): Promise<OutputOf<typeof listActiveAccounts>> {
  const at = clock.now();
  const query = {
    ...{ filter, patterns: patternsOf(search), day: civilDateAt(at), now: at.toISOString() },
    ...{ take: accountPageSize, skip: (page - 1) * accountPageSize },
  };
  // At the same time: counting reads as much as finding the page does.
  const [rows, total] = await Promise.all([listActive(h, query), countActive(h, query)]);
  return {
    rows: rows.map(({ hasOneTimeCode, hasPasskey, invitation, ...rest }) => ({
      ...rest,
      factors: [
        ...(hasOneTimeCode ? (['one-time-code'] as const) : []),
        ...(hasPasskey ? (['passkey'] as const) : []),
      ],
      invitation: invitation === 'open' || invitation === 'over' ? invitation : 'none',
      isSelf: rest.personId === context.caller.id,
    })),
    total,
    sendsMail,
  };
}

/** @throws AppError 'personnel.own-account' */
export function refuseOwn({ caller }: SignedContext, personId: string): void {
  if (caller.id === personId) throw new AppError('personnel.own-account');
}

/**
 * Whoever is the last administrator who can sign in stays. The caller's own account is refused apart.
 *
 * @throws AppError 'personnel.last-administrator' Rule: specification of settings §1.5, R8
 */
export async function refuseLast(
  { platform: { clock }, organisation }: Personnel,
  tx: Tx,
  personId: string,
): Promise<void> {
  const admins = await organisation.peoplePermitted(tx, 'identity.manage');
  if (!admins.includes(personId)) return;
  const others = await countOtherAdmins(tx, civilDateAt(clock.now()), personId);
  if (others === 0) throw new AppError('personnel.last-administrator');
}

export async function suspend(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<void> {
  refuseOwn(context, personId);
  await refuseLast(deps, tx, personId);
  await deps.accounts.setSuspended(tx, actorOf(context), personId, true, reason);
}

/** Mails the link by which a person sets a password. @throws AppError 'personnel.no-email' */
export async function invite(
  { invitations, accounts }: Personnel,
  tx: Tx,
  context: SignedContext,
  personId: string,
): Promise<OutputOf<typeof inviteAgain>> {
  if (await accounts.isInDirectory(tx, personId)) throw new AppError('personnel.in-directory');
  const invited = await invitations.invite(tx, actorOf(context), [personId]);
  if (invited.length === 0) throw new AppError('personnel.no-email');
  return { sendsMail: invitations.sendsMail };
}

/** The old password opens nothing any more; the person sets another by the link in a mail. */
export async function forcePassword(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  personId: string,
): Promise<OutputOf<typeof forcePasswordChange>> {
  refuseOwn(context, personId);
  const hash = deps.accounts.unknownPassword();
  await deps.accounts.setPassword(tx, actorOf(context), personId, hash);
  return invite(deps, tx, context, personId);
}
