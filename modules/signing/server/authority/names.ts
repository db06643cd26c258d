import { AppError } from '@sarn/kernel';
import { Name } from '@peculiar/x509';
import type { JsonNameParams } from '@peculiar/x509';
import { nameOids } from '../../contract/oids.ts';

/** The name in a certificate: of a person with the post, or of the agency or a service of it. */
export interface CertificateName {
  /** Full name of the person, or what the authority or the seal is called. */
  readonly commonName: string;
  readonly givenName?: string;
  readonly surname?: string;
  /** Title of the post. */
  readonly post?: string;
  /** Unit of the agency. */
  readonly unit?: string;
  /** The agency. */
  readonly organisation?: string;
  /** What tells two people of one name apart, such as the personnel number: never an ID card number. */
  readonly serialNumber?: string;
  /** Two letters; `TH` if nothing is said. */
  readonly country?: string;
}

/** Upper bound of RFC 5280, appendix A, for each of the parts. */
const most = 64;

/** From the largest to the smallest, as names are written. */
const order = [
  'organisation',
  'unit',
  'post',
  'surname',
  'givenName',
  'serialNumber',
  'commonName',
] as const;

/**
 * The name in the form of data, one part after the other: it is never parsed, so that no comma and no
 * equals sign in a name can add a part.
 */
export function exactName(name: CertificateName): Name {
  const country = name.country ?? 'TH';
  if (!/^[A-Z]{2}$/.test(country)) throw notValid('country');
  const parts = order.flatMap((field): JsonNameParams => {
    const text = name[field]?.normalize('NFC').trim();
    if (text === undefined) return [];
    checkText(field, text);
    // X.520 allows a serial number only the letters of a printable string.
    if (field === 'serialNumber') return [{ [nameOids[field]]: [{ printableString: text }] }];
    return [{ [nameOids[field]]: [{ utf8String: text }] }];
  });
  return new Name([{ [nameOids.country]: [{ printableString: country }] }, ...parts]);
}

function checkText(field: (typeof order)[number], text: string): void {
  if ([...text].length > most) throw new AppError('signing.name-too-long', { field, most });
  const isPlain =
    text !== '' && !/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.test(text);
  const isPrintable = field !== 'serialNumber' || /^[A-Za-z0-9 '()+,\-./:=?]+$/.test(text);
  if (!isPlain || !isPrintable) throw notValid(field);
}

const notValid = (field: string): AppError => new AppError('signing.name-not-valid', { field });
