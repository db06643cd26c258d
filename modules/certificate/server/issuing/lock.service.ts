import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Database, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { certificateLimits } from '../../contract/index.ts';
import type {
  IssuingLock,
  changeIssuingSecret,
  protectAuthority,
  secretFileStates,
  setListDays,
} from '../../contract/index.ts';
import { findAuthority, lockLists } from '../authority.store.ts';
import type { Dependencies } from '../dependencies.ts';
import { openedBy, sealedRole } from '../role-key.ts';
import type { SealedRole } from '../role-key.ts';
import { issuingRole } from './issuing-key.ts';
import { findListState, setListDays as storeListDays, storeIssuingKey } from './lists.store.ts';

const subject = { kind: 'certificate', id: 'authority' } as const;

/** Of the issuing key, as administrators see it; null before an authority was made. */
export async function lockShown(
  { authority: { issuing }, isScaledOut }: Dependencies,
  h: Handle,
): Promise<IssuingLock | null> {
  const [role, list] = [await issuingRole(h), await findListState(h)];
  if (!role || !list) return null;
  const { hasSecret } = role;
  return {
    protection: hasSecret ? 'secret' : 'installation',
    openedBy: hasSecret ? await issuing.openedBy(role) : 'installation',
    isShared: isScaledOut,
    listDays: (await findAuthority(h, 'issuing'))?.listDays ?? certificateLimits.listDays,
    listUntil: list.nextAt,
    dueSince: list.dueSince,
  };
}

export async function secretFileState({
  authority: { issuing },
}: Pick<Dependencies, 'authority'>): Promise<(typeof secretFileStates)[number]> {
  const secret = await issuing.secretOfFile();
  if (secret === null) return 'none';
  return secret === undefined ? 'unusable' : 'usable';
}

/**
 * The secret that a key is sealed by from now on: that of the file where one is configured, else the typed one.
 *
 * @throws AppError 'certificate.issuing-file-unusable', 'certificate.issuing-secret-missing',
 *   'certificate.secret-is-password'
 */
export async function newSecretOf(
  { authority: { issuing } }: Pick<Dependencies, 'authority'>,
  { typed, password }: { readonly typed: string | undefined; readonly password: string },
): Promise<string> {
  const inFile = typed === undefined ? await issuing.secretOfFile() : null;
  if (inFile === undefined) {
    throw new AppError('certificate.issuing-file-unusable', {
      least: certificateLimits.secretLength,
    });
  }
  const secret = typed ?? inFile;
  if (secret === null) throw new AppError('certificate.issuing-secret-missing');
  if (secret === password) throw new AppError('certificate.secret-is-password');
  return secret;
}

/**
 * Opens the issuing key in the memory of this process, and signs the list that waits. A wrong secret stays in the audit
 * trail.
 *
 * @throws AppError 'certificate.no-authority', 'certificate.authority-not-protected', 'certificate.wrong-issuing-secret'
 */
export async function unlock(
  deps: Dependencies,
  db: Database,
  { caller }: SignedContext,
  secret: string,
): Promise<void> {
  const { authority, audit } = deps;
  const { sealedKey } = await protectedRole(db);
  try {
    await authority.issuing.unlock(sealedKey, secret);
  } catch (error) {
    await db.transaction((tx) =>
      audit.write(tx, {
        ...{ act: 'certificate.authority-unlock-refused', callerId: caller.id, subject },
      }),
    );
    throw error;
  }
  await noteOpen(deps, db, { callerId: caller.id, by: 'typed' });
}

/** At the start: opens the key with the secret in the file, if there is one, and signs the list that waits. */
export async function unlockByFile(deps: Dependencies, db: Database): Promise<void> {
  const role = await issuingRole(db);
  if (!role?.hasSecret || (await deps.authority.issuing.openedBy(role)) === null) return;
  await noteOpen(deps, db, { callerId: null, by: 'file' });
}

/** With a secret that the program itself knows. @returns false where it is not that of the key */
export async function unlockByProgram(
  deps: Dependencies,
  db: Database,
  secret: string,
): Promise<boolean> {
  const role = await issuingRole(db);
  if (!role?.hasSecret) return false;
  const isRight = await deps.authority.issuing.unlock(role.sealedKey, secret).then(
    () => true,
    () => false,
  );
  if (isRight) await noteOpen(deps, db, { callerId: null, by: 'program' });
  return isRight;
}

/** Signs the list that waits; the audit trail has by what the key was opened. */
const noteOpen = (
  { authority, audit }: Dependencies,
  db: Database,
  { callerId, by }: { readonly callerId: string | null; readonly by: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await authority.publishInTime(tx);
    await audit.write(tx, {
      ...{ act: 'certificate.authority-unlocked', callerId, subject, detail: { by } },
    });
  });

/** @throws AppError as the call tells */
export async function lock(
  { authority, audit }: Dependencies,
  db: Database,
  { caller }: SignedContext,
): Promise<void> {
  const role = await protectedRole(db);
  authority.issuing.lock();
  // With the file there it would be open again at once.
  if ((await authority.issuing.openedBy(role)) === 'file') {
    throw new AppError('certificate.authority-opened-by-file');
  }
  await db.transaction((tx) =>
    audit.write(tx, { act: 'certificate.authority-locked', callerId: caller.id, subject }),
  );
}

/** Seals the key of an authority that was made without a secret. @throws AppError as the call tells */
export async function protect(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  order: InputOf<typeof protectAuthority>,
): Promise<void> {
  await confirmed(deps, tx, context, order.password);
  const secret = await newSecretOf(deps, { typed: order.secret, password: order.password });
  await lockLists(tx);
  const role = await sealedRole(tx, 'issuing');
  if (role.hasSecret) throw new AppError('certificate.authority-protected');
  const pkcs8 = openedBy(deps.box, role);
  await sealAnew(deps, tx, { pkcs8, secret });
  await deps.audit.write(tx, {
    ...{ act: 'certificate.authority-protected', callerId: context.caller.id, subject },
  });
}

/** @throws AppError as the call tells */
export async function changeSecretOfIssuing(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  order: InputOf<typeof changeIssuingSecret>,
): Promise<void> {
  await confirmed(deps, tx, context, order.password);
  const secret = await newSecretOf(deps, { typed: order.newSecret, password: order.password });
  await lockLists(tx);
  const { sealedKey } = await protectedRole(tx);
  const pkcs8 = await deps.authority.issuing.openBySecret(sealedKey, order.secret);
  await sealAnew(deps, tx, { pkcs8, secret });
  await deps.audit.write(tx, {
    ...{ act: 'certificate.authority-secret-changed', callerId: context.caller.id, subject },
  });
}

/** One row is written: a server that ends meanwhile leaves the key as it was. */
async function sealAnew(
  { authority: { issuing } }: Dependencies,
  tx: Tx,
  { pkcs8, secret }: { readonly pkcs8: Uint8Array; readonly secret: string },
): Promise<void> {
  try {
    const { sealed, hold } = await issuing.seal(pkcs8, secret);
    await storeIssuingKey(tx, sealed);
    tx.afterCommit(hold);
  } finally {
    pkcs8.fill(0);
  }
}

/** @throws AppError 'certificate.no-authority', 'certificate.list-days-changed' */
export async function saveListDays(
  { audit }: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  { days, seen }: InputOf<typeof setListDays>,
): Promise<void> {
  await lockLists(tx);
  const found = await findAuthority(tx, 'issuing');
  if (!found) throw new AppError('certificate.no-authority');
  if (seen !== undefined && seen !== found.listDays) {
    throw new AppError('certificate.list-days-changed');
  }
  await storeListDays(tx, days);
  await audit.write(tx, {
    ...{ act: 'certificate.list-days-set', callerId: caller.id, subject },
    detail: { days, before: found.listDays },
  });
}

/** @throws AppError 'certificate.no-authority', 'certificate.authority-not-protected' */
async function protectedRole(h: Handle): Promise<SealedRole> {
  const role = await sealedRole(h, 'issuing');
  if (!role.hasSecret) throw new AppError('certificate.authority-not-protected');
  return role;
}

/** @throws AppError 'certificate.wrong-password' */
async function confirmed(
  { needs }: Dependencies,
  tx: Tx,
  context: SignedContext,
  password: string,
): Promise<void> {
  if (!(await needs.verifyPassword(tx, context.caller.id, password, context))) {
    throw new AppError('certificate.wrong-password');
  }
}
