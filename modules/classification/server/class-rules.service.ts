import { AppError } from '@sarn/kernel';
import { listSecrecies } from '@sarn/document-classes/server';
import type { SecrecyRule } from '@sarn/document-classes/server';
import { isClassified } from '@sarn/document/contract';
import { sealedFor } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { Handle, Tx } from '@sarn/platform-server';
import { secretLevelOf } from '@sarn/organisation/contract';
import { isRegisterOnly } from '../contract/index.ts';
import type { SecretSettings } from '../contract/index.ts';

/** What is kept of classified documents now: the settings speak before the deployment. */
export async function secretSettings(
  { secrets }: Pick<Dependencies, 'secrets'>,
  h: Handle,
): Promise<Required<SecretSettings>> {
  const classes: Record<string, 'register-only' | 'whole'> = {};
  for (const { code, keeps } of await listSecrecies(h)) {
    if (keeps === 'register-only' || keeps === 'whole') classes[code] = keeps;
  }
  return { ...secrets, classes };
}

/** Whether only the register entry is kept of documents of the class. */
export async function isKeptAsEntry(
  deps: Pick<Dependencies, 'secrets'>,
  h: Handle,
  secrecy: string,
): Promise<boolean> {
  // Ordinary documents, nearly all, need no look at the settings.
  if (secretLevelOf(secrecy) <= 1) return false;
  return isRegisterOnly(secrecy, await secretSettings(deps, h));
}

/** What the agency decided about a class; undefined for a code that is none. */
export async function ruleOf(h: Handle, secrecy: string): Promise<SecrecyRule | undefined> {
  return (await listSecrecies(h)).find(({ code }) => code === secrecy);
}

/** Whether the caller keeps the register of this class for the unit of the document. */
export const isRegistrar = (
  principals: readonly string[],
  { ownerUnitId }: Pick<DocumentRow, 'ownerUnitId'>,
  secrecy: string,
): boolean => sealedFor(secrecy, [`clerk:${ownerUnitId}`]).some((key) => principals.includes(key));

/** Whether the caller may give or change these classes, as far as the settings say. */
export async function mayGive(
  h: Handle,
  principals: readonly string[],
  document: Pick<DocumentRow, 'ownerUnitId'>,
  classes: readonly string[],
): Promise<boolean> {
  const rules = await listSecrecies(h);
  return classes
    .filter(isClassified)
    .every(
      (secrecy) =>
        rules.find(({ code }) => code === secrecy)?.classifiedBy !== 'registrar' ||
        isRegistrar(principals, document, secrecy),
    );
}

/** What a passkey gives in place of the password begins so. */
const byPasskey = 'approval.';

type Classed = Pick<DocumentRow, 'secrecy'>;

/** By what a document of its class is signed at least: a typed name, a hand signature, or a passkey. */
export async function demandOfClass(h: Handle, { secrecy }: Classed): Promise<string> {
  if (!isClassified(secrecy)) return 'password';
  return (await ruleOf(h, secrecy))?.weakestSignature ?? 'password';
}

/**
 * A class may ask for more than a typed name and the password to sign.
 *
 * @param by what confirms it, and whether the hand signature stands with the name
 * @throws AppError 'registry.secret-needs-passkey', 'registry.secret-needs-picture'
 */
export async function assertConfirmedEnough(
  tx: Tx,
  document: Classed,
  { given, withPicture }: { readonly given: string; readonly withPicture: boolean },
): Promise<void> {
  if (!isClassified(document.secrecy) || given.startsWith(byPasskey)) return;
  const demand = await demandOfClass(tx, document);
  const isEnough = demand === 'password' || (demand === 'picture' && withPicture);
  if (isEnough) return;
  const code =
    demand === 'picture' ? 'registry.secret-needs-picture' : 'registry.secret-needs-passkey';
  throw new AppError(code, { class: (await ruleOf(tx, document.secrecy))?.th ?? '' });
}
