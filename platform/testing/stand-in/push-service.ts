import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { startHttpStandIn } from './http-stand-in.ts';
import type { ArrivedCall, StandInAnswer } from './http-stand-in.ts';
import { complaintOf, decryptNotice } from './push-contract.ts';
import type { PushBrowser } from './push-contract.ts';

/** A notification as the browser behind the service would get it. */
export interface ArrivedNotice {
  readonly subscription: string;
  readonly notice: unknown;
  readonly topic: string;
  readonly urgency: string;
  readonly ttl: number;
}

/** The data of a subscription, as a browser gives it. */
export interface StandInSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push service with its browsers: checks VAPID (RFC 8292) and decrypts (RFC 8291). */
export interface PushStandIn {
  readonly url: string;
  readonly notices: ArrivedNotice[];
  /** Violations of the contract; a test expects none. */
  readonly breaches: string[];
  /** Statuses with which the next calls are answered instead. */
  readonly moods: number[];
  /** A new browser that subscribes with this key of the server. */
  subscribe(publicKey: string): StandInSubscription;
  close(): Promise<void>;
}

export async function startPushStandIn(): Promise<PushStandIn> {
  const browsers = new Map<string, PushBrowser>();
  const notices: ArrivedNotice[] = [];
  const breaches: string[] = [];
  const moods: number[] = [];
  const take = (call: ArrivedCall, origin: string): StandInAnswer => {
    const id = call.path.replace('/push/', '');
    const browser = browsers.get(id);
    if (!browser) return { status: 404 };
    const mood = moods.shift();
    if (mood !== undefined) return { status: mood };
    const complaint = complaintOf(call, browser, origin, Date.now());
    const notice = complaint === null ? readNotice(call, browser) : { complaint };
    if ('complaint' in notice) {
      breaches.push(notice.complaint);
      return { status: 403, body: JSON.stringify({ reason: notice.complaint }) };
    }
    notices.push({
      subscription: id,
      notice: notice.json,
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

/** What the browser would read, or why it would drop the notification. */
function readNotice(
  { body }: ArrivedCall,
  browser: PushBrowser,
): { readonly json: unknown } | { readonly complaint: string } {
  try {
    return { json: JSON.parse(decryptNotice(body, browser)) };
  } catch (error) {
    return { complaint: `unreadable: ${String(error)}` };
  }
}
