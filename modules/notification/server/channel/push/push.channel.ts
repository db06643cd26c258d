import { DeliveryProblem, deliveryProblemOf, postOutside } from '@sarn/platform-server';
import webPush from 'web-push';
import type { PushSubscription, RequestOptions } from 'web-push';
import type { Channel, OutsideLetter } from '../channel.ts';
import { hearingOf } from './push-devices.ts';
import { findSubscription } from './push.store.ts';
import type { PushSubscriptionRow } from './push.store.ts';
import { isPushService } from './push-services.ts';
import type { PushDeployment } from './push-settings.ts';

const daySeconds = 86_400;
// A push service takes 4,096 bytes at most (RFC 8030 §7.2), encryption included.
const maxHeading = 100;
const maxText = 300;

/** Notices by Web Push: encrypted for the browser (RFC 8291), signed by our key (RFC 8292). */
export function pushChannel(deployment: PushDeployment): Channel {
  return {
    code: 'push',
    isOffered: deployment.isOffered,
    isSetUp: deployment.isOffered,
    async send(letter, h) {
      if (!deployment.isOffered) throw new DeliveryProblem('off', 'web push is not used', true);
      const subscription = await findSubscription(h, letter.address);
      if (!subscription) throw new DeliveryProblem('gone', 'the device was removed', true);
      const isHeard = await hearingOf(h, deployment, [subscription]);
      if (!isHeard(subscription)) {
        throw new DeliveryProblem('signed-out', 'nobody is signed in on the device', true);
      }
      if (!isPushService(subscription.endpoint, deployment.services)) {
        throw new DeliveryProblem('refused', 'the push service is not known', true);
      }
      const { url, headers, body } = toRequest(deployment, subscription, letter);
      const { status } = await postOutside(url, headers, body);
      if (status === 404 || status === 410) {
        throw new DeliveryProblem('gone', `HTTP ${status}`, true);
      }
      if (status < 200 || status > 299) throw deliveryProblemOf(status, '');
    },
  };
}

function toRequest(
  deployment: PushDeployment,
  subscription: PushSubscriptionRow,
  letter: OutsideLetter,
) {
  const { publicKey, privateKey } = deployment.keys();
  const { endpoint, p256dh, auth } = subscription;
  const request = encrypt({ endpoint, keys: { p256dh, auth } }, JSON.stringify(noticeOf(letter)), {
    vapidDetails: { subject: deployment.contact, publicKey, privateKey },
    TTL: daySeconds,
    urgency: letter.urgency === 'normal' ? 'normal' : 'high',
    contentEncoding: 'aes128gcm',
    // A repeat replaces the message that still waits at the service.
    topic: letter.key.replaceAll('-', ''),
  });
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'Content-Length');
  return {
    url: request.endpoint,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: request.body ?? Buffer.alloc(0),
  };
}

/** @throws DeliveryProblem when the keys of the browser are not valid */
function encrypt(subscription: PushSubscription, text: string, options: RequestOptions) {
  try {
    return webPush.generateRequestDetails(subscription, text, options);
  } catch {
    throw new DeliveryProblem('gone', 'the keys of the device are no keys', true);
  }
}

/** What the service worker shows; by `tag` a repeat replaces the notice and adds none. */
function noticeOf({ heading, short, link, key, language }: OutsideLetter) {
  return {
    title: shorten(heading, maxHeading),
    body: shorten(short, maxText),
    link,
    tag: key,
    language,
  };
}

function shorten(text: string, max: number): string {
  const signs = [...text];
  return signs.length <= max ? text : `${signs.slice(0, max - 1).join('')}…`;
}
