import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Faults of an authenticator or a browser that a test may set. */
export interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: no fingerprint, face or PIN was given. */
  readonly isVerified?: boolean;
  /** The counter it reports, instead of the next value. */
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly isForged?: boolean;
}

interface Options {
  readonly challenge?: unknown;
  readonly user?: { readonly id: string };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** An authenticator in software, with one passkey (ES256). */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  /** Answers `navigator.credentials.create`. */
  make(options: Options, wrong: Wrong = {}): object {
    this.userHandle = options.user?.id ?? '';
    const clientDataJSON = clientData('webauthn.create', options, wrong);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.id,
      coseOf(this.keys.publicKey),
    ]);
    const authData = Buffer.concat([this.head(0x40, wrong), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never));
    return this.credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  sign(options: Options, wrong: Wrong = {}): object {
    this.counter = wrong.counter ?? this.counter + 1;
    const clientDataJSON = clientData('webauthn.get', options, wrong);
    const authData = this.head(0, wrong);
    const signed = Buffer.concat([authData, sha256(clientDataJSON)]);
    const key = wrong.isForged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.keys.privateKey;
    return this.credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(key).toString('base64url'),
      userHandle: wrong.userHandle ?? this.userHandle,
    });
  }

  private head(flags: number, { rpId = 'localhost', isVerified = true }: Wrong): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const seen = 0x01 | (isVerified ? 0x04 : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([seen]), counter]);
  }

  private credential(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, { challenge }: Options, wrong: Wrong): Buffer {
  const { origin = 'http://localhost:3000' } = wrong;
  return Buffer.from(
    JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false }),
  );
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
