import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import ece from 'http_ece';
import { startHttpStandIn } from './http-stand-in.ts';
import type { ArrivedCall, StandInAnswer } from './http-stand-in.ts';

/** A notice as the browser behind the service would get it. */
export interface ArrivedNotice {
  readonly subscription: string;
  readonly notice: unknown;
  readonly topic: string;
  readonly urgency: string;
  readonly ttl: number;
}

/** What a browser hands over when it subscribes. */
export interface StandInSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service with its browsers: checks VAPID (RFC 8292) and decrypts (RFC 8291). */
export interface PushStandIn {
  readonly url: string;
  readonly notices: ArrivedNotice[];
  /** What broke the contract; a test expects none. */
  readonly breaches: string[];
  /** Statuses with which the next calls are met instead. */
  readonly moods: number[];
  /** A new browser that subscribes with this key of the server. */
  subscribe(publicKey: string): StandInSubscription;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly serverKey: string;
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const browsers = new Map<string, Browser>();
  const notices: ArrivedNotice[] = [];
  const breaches: string[] = [];
  const moods: number[] = [];
  const take = (call: ArrivedCall, origin: string): StandInAnswer => {
    const id = call.path.replace('/push/', '');
    const browser = browsers.get(id);
    if (!browser) return { status: 404 };
    const mood = moods.shift();
    if (mood !== undefined) return { status: mood };
    const complaint = complaintOf(call, browser, origin);
    if (complaint !== null) {
      breaches.push(complaint);
      return { status: 403, body: JSON.stringify({ reason: complaint }) };
    }
    notices.push({
      subscription: id,
      notice: JSON.parse(decrypt(call.body, browser)),
      topic: String(call.headers['topic'] ?? ''),
      urgency: String(call.headers['urgency'] ?? ''),
      ttl: Number(call.headers['ttl']),
    });
    return { status: 201, headers: { location: `${origin}/message/${randomUUID()}` } };
  };
  const server = await startHttpStandIn((call) => take(call, server.url));
  return {
    url: server.url,
    notices,
    breaches,
    moods,
    subscribe(serverKey) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const id = randomUUID();
      browsers.set(id, { keys, auth, serverKey });
      return {
        endpoint: `${server.url}/push/${id}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: server.close,
  };
}

/** What breaks RFC 8030, 8188 or 8292 in a call; null for nothing. */
function complaintOf({ headers, method }: ArrivedCall, browser: Browser, origin: string) {
  if (method !== 'POST') return `method ${method}`;
  if (headers['content-encoding'] !== 'aes128gcm') return 'content-encoding';
  if (!/^\d+$/.test(String(headers['ttl']))) return 'ttl';
  if (!/^[A-Za-z0-9_-]{0,32}$/.test(String(headers['topic'] ?? ''))) return 'topic';
  const match = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(String(headers.authorization));
  if (!match) return 'authorization';
  const [, token = '', key = ''] = match;
  if (key !== browser.serverKey) return 'another server key';
  return tokenComplaint(token, key, origin);
}

function tokenComplaint(token: string, key: string, origin: string): string | null {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'signature';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const seconds = Number(claims['exp']) - Date.now() / 1000;
  if (claims['aud'] !== origin) return `aud ${String(claims['aud'])}`;
  if (!(seconds > 0 && seconds <= 86_400)) return `exp ${seconds}`;
  return /^(mailto:|https:)/.test(String(claims['sub'])) ? null : `sub ${String(claims['sub'])}`;
}

function decrypt(body: Buffer, { keys, auth }: Browser): string {
  return ece
    .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
    .toString('utf8');
}
