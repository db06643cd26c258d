/** Why a browser does not accept notices. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal';
  readonly reason: 'unsupported' | 'denied' | 'failed';

  constructor(reason: PushRefusal['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser, if it has one. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration(document.baseURI);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks the person, then the push service of the browser.
 *
 * @param publicKey VAPID key of the server, base64url
 * @throws PushRefusal
 */
export async function subscribeHere(
  publicKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if (!isSupported()) throw new PushRefusal('unsupported');
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('denied');
  try {
    const worker = new URL('worker.js', document.baseURI);
    await navigator.serviceWorker.register(worker, { scope: document.baseURI });
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with another key of the server would get no notices.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint, keys } = made.toJSON();
    return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch (error) {
    throw new PushRefusal('failed', { cause: error });
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
