import type { DocumentPart, DocumentRow } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import { findSetting } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import { hasSignedFile } from '@sarn/printed-document/server';
import { signatureRuleTable } from '../contract/index.ts';

/** The described table: one row for each kind that is signed. */
export const signatureRules: SettingsTable = {
  table: signatureRuleTable,
  sqlTable: 'signature_rule',
};

/** What refuses a signature that is weaker than the agency wants. */
export const signaturePart: DocumentPart = {
  owner: 'signature',
  errors: [
    ...['signature.certificate-needed', 'signature.follows'],
    ...['signature.seal-pending', 'signature.seal-second'],
  ],
};

/** What the agency wants of the signatures of a kind; nothing for one without a row. */
export async function ruleOf(h: Handle, kind: string) {
  const row = await findSetting(h, signatureRules, kind);
  const needsCertificate = row?.values['weakest'] === 'certificate';
  return {
    needsCertificate,
    asksCode: row?.values['asksCode'] === true,
    sealNeedsSecond: row?.values['sealSecond'] === true,
  };
}

/**
 * Refuses a password where the kind must be signed digitally. Documents without pages of their own, such as
 * classified ones, cannot be, and are not held to it.
 *
 * @throws AppError 'signature.certificate-needed', 'signature.follows'
 */
export async function assertStrongEnough(
  h: Handle,
  document: DocumentRow,
  isDigital: boolean,
): Promise<void> {
  if (isDigital || !isPrintedForReaders(document)) return;
  // Nothing can be drawn into a signed file without another signature.
  if (await hasSignedFile(h, document.id)) throw new AppError('signature.follows');
  if ((await ruleOf(h, document.kind)).needsCertificate)
    throw new AppError('signature.certificate-needed');
}
