import { civilDateAt, filledLines } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findLetter } from '@sarn/correspondence/server';
import { certificateValidities, certificateValidityOn } from '@sarn/document/contract';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { CertificateDocument } from '@sarn/pdf/contract';
import { bodyOf, classWords, signerOf } from './shared.model.ts';

/** A certificate: form 10; one that no longer holds says so. Null where its fields are missing. */
export async function certificateModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<CertificateDocument | null> {
  const fields = await findLetter(h, document.id);
  if (!fields) return null;
  const { validUntil = null, hasPhoto } = fields;
  const today = civilDateAt(deps.platform.clock.now());
  const validity = certificateValidityOn(document.state, validUntil, today) ?? 'VALID';
  const issuer = await deps.organisation.rootUnit(h);
  const { secrecy } = await classWords(h, document);
  return {
    ...{ kind: 'certificate', version: 1, number: document.letterNo, date: document.letterDate },
    ...{ subject: document.title, isDraft: document.letterDate === null, keepWhole: [], secrecy },
    ...{ certified: document.addressee, validUntil, hasPhoto },
    owner: [issuer.name, ...filledLines(fields.address)],
    over: validity === 'VALID' ? '' : certificateValidities[validity].th,
    signer: await signerOf(deps, h, document),
    body: bodyOf(document),
  };
}
