import { deviceLabel } from '@sarn/identity/server';
import { AppError, newId } from '@sarn/kernel';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import type { PushState } from '../../../contract/index.ts';
import type { PushHouse } from './push.channel.ts';
import { isPushService } from './push-services.ts';
import { deleteSubscription, listDevices, saveSubscription } from './push.store.ts';

const mostDevices = 10;

export interface PushService {
  state(h: Handle, personId: string): Promise<PushState>;
  /** @throws AppError 'notification.push-off', 'notification.push-service-unknown' */
  subscribe(tx: Tx, personId: string, given: PushDraft): Promise<void>;
  unsubscribe(tx: Tx, personId: string, id: string): Promise<void>;
}

export interface PushDraft {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly userAgent: string;
}

export function createPushService(clock: Clock, house: PushHouse): PushService {
  return {
    async state(h, personId) {
      const devices = await listDevices(h, personId);
      return {
        isOffered: house.isOffered,
        publicKey: house.isOffered ? house.keys().publicKey : '',
        devices: devices.map(({ id, device, createdAt, endpoint }) => ({
          id,
          device,
          createdAt,
          endpoint,
        })),
      };
    },
    async subscribe(tx, personId, { endpoint, p256dh, auth, userAgent }) {
      if (!house.isOffered) throw new AppError('notification.push-off');
      if (!isPushService(endpoint, house.services)) {
        throw new AppError('notification.push-service-unknown');
      }
      const now = clock.now();
      const id = newId(now.getTime());
      const row = { id, personId, endpoint, p256dh, auth, device: deviceLabel(userAgent) };
      await saveSubscription(tx, { ...row, createdAt: now.toISOString() }, mostDevices);
    },
    unsubscribe: (tx, personId, id) => deleteSubscription(tx, id, personId),
  };
}
