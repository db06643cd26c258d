import { civilDateAt, filledLines } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import { certificateValidities, certificateValidityOn } from '@sarn/document/contract';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { CertificateDocument } from '@sarn/pdf/contract';
import { remarksOf } from './remarks.model.ts';
import { severalSigners } from './several-signers.ts';
import { bodyOf, classWords, personAsSigner, signerOf, stepsOf } from './shared.model.ts';

interface Certified {
  readonly title: string;
  readonly addressee: string;
  readonly address: string;
  readonly validUntil: CivilDate | null;
  readonly hasPhoto: boolean;
}

/** What only a certificate has, as it was typed: stored, or while it is written. */
export async function certificateParts(deps: Dependencies, h: Handle, typed: Certified) {
  const { title: subject, addressee: certified, validUntil, hasPhoto } = typed;
  const issuer = await deps.organisation.rootUnit(h);
  return {
    ...{ kind: 'certificate' as const, subject, certified, validUntil, hasPhoto },
    owner: [issuer.name, ...filledLines(typed.address)],
  };
}

/** A certificate: form 10; one that no longer holds says so. Null where its fields are missing. */
export async function certificateModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<CertificateDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  const { validUntil = null } = fields;
  const today = civilDateAt(deps.platform.clock.now());
  const validity = certificateValidityOn(document.state, validUntil, today) ?? 'VALID';
  const { secrecy } = await classWords(h, document);
  const { title, addressee, letterNo: number, letterDate: date } = document;
  const steps = await stepsOf(h, document);
  return {
    ...{ version: 1, number, date, isDraft: date === null, keepWhole: [], secrecy },
    ...(await certificateParts(deps, h, { ...fields, title, addressee, validUntil })),
    over: validity === 'VALID' ? '' : certificateValidities[validity].th,
    signer: await signerOf(deps, h, document, steps),
    ...(await remarksOf(deps, h, document, fields.remarks)),
    ...(await severalSigners(deps, h, document, personAsSigner, steps)),
    body: bodyOf(document),
  };
}
