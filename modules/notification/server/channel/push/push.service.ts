import { deviceLabel } from '@sarn/authentication/server';
import { AppError, newId } from '@sarn/kernel';
import type { Clock, Handle, Tx } from '@sarn/platform-server';
import type { PushState } from '../../../contract/index.ts';
import type { PushDeployment } from './push-settings.ts';
import { isPushService } from './push-services.ts';
import { hearingOf } from './push-devices.ts';
import {
  deleteSubscription,
  listDevices,
  resumeSubscription,
  saveSubscription,
} from './push.store.ts';

const mostDevices = 10;

export interface PushService {
  state(h: Handle, personId: string): Promise<PushState>;
  /** @throws AppError 'notification.push-off', 'notification.push-service-unknown' */
  subscribe(tx: Tx, personId: string, given: PushDraft): Promise<void>;
  unsubscribe(tx: Tx, personId: string, id: string): Promise<void>;
  /**
   * The person is signed in again on a browser of theirs: it gets notices again.
   *
   * @returns false where the browser belongs to another person, or is not known
   */
  resume(tx: Tx, at: Parameters<typeof resumeSubscription>[1]): Promise<boolean>;
}

export interface PushDraft {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly userAgent: string;
  readonly sessionId: string;
}

export function createPushService(clock: Clock, deployment: PushDeployment): PushService {
  return {
    async state(h, personId) {
      const devices = await listDevices(h, personId);
      const isHeard = await hearingOf(h, deployment, devices);
      return {
        isOffered: deployment.isOffered,
        publicKey: deployment.isOffered ? deployment.keys().publicKey : '',
        devices: devices.map(({ id, device, createdAt, endpoint, sessionId }) => ({
          ...{ id, device, createdAt, endpoint },
          isPaused: !isHeard({ sessionId }),
        })),
      };
    },
    async subscribe(tx, personId, { endpoint, p256dh, auth, userAgent, sessionId }) {
      if (!deployment.isOffered) throw new AppError('notification.push-off');
      if (!isPushService(endpoint, deployment.services)) {
        throw new AppError('notification.push-service-unknown');
      }
      const now = clock.now();
      const id = newId(now.getTime());
      const row = { id, personId, endpoint, p256dh, auth, sessionId };
      const device = deviceLabel(userAgent);
      await saveSubscription(tx, { ...row, device, createdAt: now.toISOString() }, mostDevices);
    },
    unsubscribe: (tx, personId, id) => deleteSubscription(tx, id, personId),
    resume: resumeSubscription,
  };
}
