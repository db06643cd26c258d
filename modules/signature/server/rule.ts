import { listSteps } from '@sarn/document/server';
import type { DocumentPart } from '@sarn/document/server';
import { AppError } from '@sarn/kernel';
import { findSetting } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { signatureRuleTable } from '../contract/index.ts';
import type { Deps } from './dependencies.ts';

/** The described table: one row for each kind that is signed. */
export const signatureRules: SettingsTable = {
  table: signatureRuleTable,
  sqlTable: 'signature_rule',
};

/** What refuses a signature that is weaker than the agency wants. */
export const signaturePart: DocumentPart = {
  owner: 'signature',
  errors: [
    ...['signature.certificate-needed', 'signature.follows', 'signature.person-left'],
    ...['signature.seal-pending', 'signature.seal-second', 'signature.picture-needed'],
    ...['signature.picture-missing', 'signature.post-excluded'],
  ],
};

/** What the agency wants of the signatures of a kind; nothing for one without a row. */
export async function ruleOf(h: Handle, kind: string) {
  const row = await findSetting(h, signatureRules, kind);
  return {
    /** Whose signatures must be digital. */
    digitalFor: digitalFor[String(row?.values['weakest'])] ?? 'nobody',
    /** Typed names do not do. */
    wantsPicture: row?.values['weakest'] === 'picture',
    asksCode: row?.values['asksCode'] === true,
    sealNeedsSecond: row?.values['sealSecond'] === true,
  };
}

const digitalFor: Readonly<Record<string, 'everybody' | 'executives'>> = {
  certificate: 'everybody',
  executive: 'executives',
};

type DigitalFor = Awaited<ReturnType<typeof ruleOf>>['digitalFor'];

/** Whether one of these signatories must sign digitally: whoever acts for somebody counts as that person. */
export async function mustBeDigital(
  { needs }: { readonly needs: Pick<Deps['needs'], 'isExecutive'> },
  h: Handle,
  wanted: DigitalFor,
  signatoryIds: readonly string[],
): Promise<boolean> {
  if (wanted !== 'executives') return wanted === 'everybody';
  for (const personId of signatoryIds) {
    if (await needs.isExecutive(h, personId)) return true;
  }
  return false;
}

/** In whose name the person signs now: their own, or of those for whom they act. */
export async function signatoriesNow(
  h: Handle,
  documentId: string,
  personId: string,
): Promise<string[]> {
  const asked = (await listSteps(h, documentId, null))
    .filter(({ role, state }) => role === 'sign' && state === 'active')
    .map((step) => step.personId);
  return asked.length === 0 || asked.includes(personId) ? [personId] : asked;
}

/**
 * Refuses a signature by password of somebody who left, or whose account was suspended or closed, since it was
 * confirmed: a document may have been held by somebody else meanwhile. That of a certificate is refused with its key.
 *
 * @throws AppError 'signature.person-left'
 */
export async function assertPresent(
  { needs }: Pick<Deps, 'needs'>,
  h: Handle,
  personId: string,
): Promise<void> {
  if (await needs.keys.isAbsent(h, personId)) throw new AppError('signature.person-left');
}
