import { createHash, sign } from 'node:crypto';
import { childrenOf, expectTag, readWholeDer, sequenceOf, tags } from '../../contract/der/read.ts';
import type { Der } from '../../contract/der/read.ts';
import { areSame, readHexInteger, readOctets, readOid } from '../../contract/der/values.ts';
import {
  bits,
  der,
  generalizedTime,
  octets,
  oid,
  sequence,
  tagged,
} from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { revocationReasons } from '../../contract/revocation-reasons.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';
import type { Certificate } from '../../contract/x509/certificate.ts';
import type { CertifiedKey } from './certificates.ts';
import type { Revocation } from './crl.ts';
import { privateKeyOf } from './keys.ts';

/** What the authority knows of a serial number: it never issued it, it is good, or it is revoked. */
export type CertificateState = 'unknown' | 'good' | Revocation;

export interface OcspResponder {
  /** Certificate of the authority that is asked about. */
  readonly issuer: Uint8Array;
  /** Who answers: the issuer itself, or a certificate of purpose `ocsp` that it issued. */
  readonly responder: CertifiedKey;
  stateOf(serial: string): Promise<CertificateState>;
  readonly now: Date;
  /** Until when the answer may be used. */
  readonly until: Date;
}

/** Questions in one request; a browser or a library asks one. */
const mostQuestions = 20;

/**
 * Answers a request of OCSP (RFC 6960) about certificates of one authority; a nonce comes back (RFC 8954).
 *
 * @param request DER; anything else is answered as malformed
 * @returns DER of the answer, always, with `application/ocsp-response`
 */
export async function answerOcsp(request: Uint8Array, by: OcspResponder): Promise<Uint8Array> {
  const asked = readRequest(request);
  if (!asked) return refused.malformed;
  const issuer = readCertificate(by.issuer);
  if (!asked.questions.every((question) => isAbout(question, issuer))) return refused.unauthorized;
  const answers: Uint8Array[] = [];
  for (const { certificateId, serial } of asked.questions) {
    answers.push(answerOf(certificateId, await by.stateOf(serial), by));
  }
  return respond(answers, asked.nonce, by);
}

const refused = {
  malformed: sequence(der(tags.enumerated, Uint8Array.of(1))),
  unauthorized: sequence(der(tags.enumerated, Uint8Array.of(6))),
};

interface Question {
  readonly certificateId: Der;
  readonly serial: string;
}

interface Asked {
  readonly questions: readonly Question[];
  /** The whole extension, which comes back as it is. */
  readonly nonce: Uint8Array | undefined;
}

function readRequest(bytes: Uint8Array): Asked | undefined {
  try {
    const [tbs] = sequenceOf(readWholeDer(bytes));
    const fields = sequenceOf(tbs);
    const list = fields.find(({ tag }) => tag === tags.sequence);
    const questions = sequenceOf(list).map((one) => {
      const certificateId = expectTag(childrenOf(one)[0], tags.sequence);
      return { certificateId, serial: readHexInteger(childrenOf(certificateId)[3]) };
    });
    if (questions.length === 0 || questions.length > mostQuestions) return undefined;
    const extensions = fields.find(({ tag }) => tag === 0xa2);
    const nonce = extensions && sequenceOf(sequenceOf(extensions, 0xa2)[0]).find(isNonce);
    return { questions, nonce: nonce?.whole };
  } catch {
    return undefined;
  }
}

/** RFC 8954: between 1 and 32 bytes; another one is not repeated. */
function isNonce(extension: Der): boolean {
  const [id, value] = childrenOf(extension);
  if (readOid(id) !== oids.ocspNonce) return false;
  const length = readOctets(value).length;
  return length > 0 && length <= 34;
}

/** Whether the question names this issuer, by the digests of its name and key. */
function isAbout({ certificateId }: Question, issuer: Certificate): boolean {
  const [algorithm, name, key] = childrenOf(certificateId);
  // SHA-1 here names an issuer, it protects nothing; most programs ask with it.
  const hash = { [oids.sha1]: 'sha1', [oids.sha256]: 'sha256' }[readOid(sequenceOf(algorithm)[0])];
  if (hash === undefined) return false;
  const digest = (bytes: Uint8Array): Uint8Array => createHash(hash).update(bytes).digest();
  return (
    areSame(readOctets(name), digest(issuer.subject)) &&
    areSame(readOctets(key), digest(issuer.keyBits))
  );
}

function answerOf(certificateId: Der, state: CertificateState, by: OcspResponder): Uint8Array {
  return sequence(
    certificateId.whole,
    stateDer(state),
    generalizedTime(by.now.getTime()),
    tagged(0, generalizedTime(by.until.getTime())),
  );
}

function stateDer(state: CertificateState): Uint8Array {
  if (state === 'good') return der(0x80);
  if (state === 'unknown') return der(0x82);
  const reason = revocationReasons[state.reason];
  return tagged(
    1,
    generalizedTime(state.revokedAt.getTime()),
    ...(reason === 0 ? [] : [tagged(0, der(tags.enumerated, Uint8Array.of(reason)))]),
  );
}

function respond(
  answers: readonly Uint8Array[],
  nonce: Uint8Array | undefined,
  by: OcspResponder,
): Uint8Array {
  const responder = readCertificate(by.responder.certificate);
  const keyHash = createHash('sha1').update(responder.keyBits).digest();
  const data = sequence(
    tagged(2, octets(keyHash)),
    generalizedTime(by.now.getTime()),
    sequence(...answers),
    ...(nonce ? [tagged(1, sequence(nonce))] : []),
  );
  const signature = sign('sha256', data, privateKeyOf(by.responder.pkcs8));
  const basic = sequence(
    data,
    sequence(oid(oids.ecdsaSha256)),
    bits(signature),
    tagged(0, sequence(by.responder.certificate)),
  );
  return sequence(
    der(tags.enumerated, Uint8Array.of(0)),
    tagged(0, sequence(oid(oids.ocspBasic), octets(basic))),
  );
}
