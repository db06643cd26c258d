import type { Handle } from '@sarn/platform-server';
import type { PushDeployment } from './push-settings.ts';
import { listSubscriptions } from './push.store.ts';
import type { DeviceRow } from './push.store.ts';

/** Whether the person of a device is still signed in on it, so that it may show notices. */
export async function hearingOf(
  h: Handle,
  { trustedSessions }: PushDeployment,
  devices: readonly { readonly sessionId: string | null }[],
): Promise<(device: { readonly sessionId: string | null }) => boolean> {
  const asked = devices.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
  const trusted = asked.length === 0 ? new Set<string>() : await trustedSessions(h, asked);
  return ({ sessionId }) => sessionId !== null && trusted.has(sessionId);
}

/** Devices of these people on which they are signed in. */
export async function listHeard(
  h: Handle,
  deployment: PushDeployment,
  personIds: readonly string[],
): Promise<DeviceRow[]> {
  const devices = await listSubscriptions(h, personIds);
  const isHeard = await hearingOf(h, deployment, devices);
  return devices.filter(isHeard);
}
