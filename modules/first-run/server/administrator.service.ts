import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { newPasswordFault } from '@sarn/authentication/contract';
import { lockAccountForUpdate } from '@sarn/authentication/server';
import type { CallContext, Tx } from '@sarn/platform-server';
import type { makeAdministrator } from '../contract/index.ts';
import { nameScreens } from './agency.service.ts';
import { changeRun, deleteCodes } from './first-run.store.ts';
import type { RunRow } from './first-run.store.ts';
import type { FirstRun } from './needs.ts';
import { askerOf, beginStep, endStep } from './turn.ts';
import { openFactor, viewOf } from './view.service.ts';

type Input = InputOf<typeof makeAdministrator>;

/**
 * Makes the first administrator with account, second factor and grant, signs them in, and ends the
 * setup code: all in one transaction.
 *
 * @throws AppError the faults of a password, 'identity.code-not-fitting', 'identity.taken'
 */
export async function addAdministrator(
  deps: FirstRun,
  input: Input,
  context: CallContext,
): Promise<OutputOf<typeof makeAdministrator>> {
  const fault = newPasswordFault(input.password);
  if (fault) throw new AppError(fault);
  // Before the hash, which is slow: nobody without the code makes the server work.
  await askerOf(deps, deps.platform.db, { caller: null }, input.code);
  const passwordHash = await deps.accounts.hashPassword(input.password);
  return deps.platform.db.transaction(async (tx) => {
    // Read again in the transaction, behind the lock of the setup: of two windows one is the first.
    const run = await beginStep(tx, 'administrator', input.seen);
    await askerOf(deps, tx, { caller: null }, input.code);
    const made = await openAccount(deps, tx, context, { input, passwordHash, run });
    await deleteCodes(tx);
    await changeRun(tx, { factor_secret: null });
    const { personId, account, recoveryCodes } = made;
    const { requestId } = context;
    await nameScreens(deps, tx, personId, requestId);
    await endStep(deps, tx, {
      ...{ run, step: 'administrator', state: 'done', by: personId, requestId },
      detail: { username: account.username },
    });
    const signedIn = await deps.entrance.open(tx, account, context, 'password');
    return { signedIn, recoveryCodes, view: await viewOf(deps, tx, 'administrator') };
  });
}

async function openAccount(
  deps: FirstRun,
  tx: Tx,
  { requestId }: CallContext,
  given: { readonly input: Input; readonly passwordHash: string; readonly run: RunRow },
) {
  const { input, passwordHash, run } = given;
  const { people, accounts, firstFactor } = deps;
  const by = { callerId: null, requestId };
  const { prefix, firstName, lastName, username, email } = input;
  const personId = await people.createPerson(tx, by, {
    employeeCode: input.employeeCode || username,
    ...{ prefixTh: prefix, firstNameTh: firstName, lastNameTh: lastName },
    email: email === '' ? null : email,
  });
  const accountId = await accounts.createAccount(tx, by, { personId, username, passwordHash });
  await people.grantRole(tx, by, 'administrator', { personId });
  const secret = firstFactor.isOffered ? openFactor(deps, run) : null;
  if (firstFactor.isOffered && secret === null) throw new AppError('first-run.moved-on');
  const recoveryCodes =
    secret === null ? [] : await firstFactor.add(tx, accountId, secret, input.factorCode);
  const account = await lockAccountForUpdate(tx, accountId);
  if (!account) throw new Error('the account that was made is not there');
  return { personId, account, recoveryCodes };
}
