import { sequenceOf, readWholeDer } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import { readOid } from '../der/values.ts';
import { oids } from '../oids.ts';
import type { Certificate } from './certificate.ts';

/** Where an issuer says what it revoked. */
export interface RevocationAddresses {
  readonly ocsp: readonly string[];
  readonly crl: readonly string[];
}

/** Addresses of one kind that are looked at. */
const most = 3;

/** The addresses of OCSP and of lists that a certificate names; only those of the web, the first three of each. */
export function revocationAddresses({ extensions }: Certificate): RevocationAddresses {
  const information = extensions.get(oids.authorityInformation);
  const points = extensions.get(oids.crlDistributionPoints);
  const ocsp = information
    ? sequenceOf(readWholeDer(information.value)).flatMap((one) => {
        const [method, place] = sequenceOf(one);
        return readOid(method) === oids.ocspAddress && place ? addressIn(place) : [];
      })
    : [];
  const crl = points
    ? sequenceOf(readWholeDer(points.value)).flatMap((point) => addressesOfPoint(point))
    : [];
  return { ocsp: ocsp.slice(0, most), crl: crl.slice(0, most) };
}

/** A point for some reasons only, or of another issuer, says less than it seems to. */
function addressesOfPoint(point: Der): string[] {
  const fields = sequenceOf(point);
  if (fields.some(({ tag }) => tag !== 0xa0)) return [];
  const [name] = fields[0] ? sequenceOf(fields[0], 0xa0) : [];
  return name?.tag === 0xa0 ? sequenceOf(name, 0xa0).flatMap(addressIn) : [];
}

/** Of the web, without a user name in it. */
const webAddress = /^https?:\/\/[^\s@/?#]+(?:[/?#]\S*)?$/i;

/** A name of the kind uniform resource identifier. */
function addressIn({ tag, body }: Der): string[] {
  if (tag !== 0x86) return [];
  const text = String.fromCharCode(...body);
  return webAddress.test(text) ? [text] : [];
}
