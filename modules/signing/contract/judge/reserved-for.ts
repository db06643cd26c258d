import type { Revision } from '../pdf/file.ts';
import { entriesOf, integerOf, isKind, textOf } from '../pdf/values.ts';
import type { PdfValue } from '../pdf/values.ts';
import type { NameParts } from '../x509/certificate.ts';

/** The bit of the constraints that makes the subject binding (ISO 32000-2, table 238). */
const subjectIsRequired = 1 << 3;

/** Parts of a name as the constraint of a field writes them. */
const partsOfNames = { CN: 'commonName', O: 'organisation', OU: 'unit' } as const;

/**
 * Whether a field was reserved for a signer of another name. A first signer who reserved a place for the agency did
 * not allow everybody to draw there.
 *
 * @param signer undefined where the certificate cannot be read
 */
export function isForAnother(
  revision: Revision,
  field: ReadonlyMap<string, PdfValue>,
  signer: NameParts | undefined,
): boolean {
  const seed = entriesOf(revision.resolve(field.get('SV')));
  const constraint = entriesOf(revision.resolve(seed?.get('Cert')));
  const flags = integerOf(revision.resolve(constraint?.get('Ff'))) ?? 0;
  if (!constraint || (flags & subjectIsRequired) === 0) return false;
  const names = revision.resolve(constraint.get('SubjectDN'));
  const allowed = isKind(names, 'array') ? names.items : [];
  return !allowed.some((one) => isNamed(revision, entriesOf(revision.resolve(one)), signer));
}

/** Each part that is asked for must be there; a part that is not known fits nobody. */
function isNamed(
  revision: Revision,
  asked: ReadonlyMap<string, PdfValue> | undefined,
  signer: NameParts | undefined,
): boolean {
  if (!asked || asked.size === 0 || !signer) return false;
  return [...asked].every(([key, value]) => {
    const part = Object.entries(partsOfNames).find(([name]) => name === key)?.[1];
    return part !== undefined && signer[part] === textOf(revision.resolve(value));
  });
}
