import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'notification';
const base64url = (bytes: { min: number; max: number }) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .min(bytes.min)
    .max(bytes.max);

export const PushDevice = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system, as it names itself'),
  createdAt: z.string(),
  endpoint: z.string(),
  isPaused: z
    .boolean()
    .describe('The person signed out on the device: it gets notices again after the next sign-in'),
});
export type PushDevice = z.output<typeof PushDevice>;

export const PushState = z.object({
  isOffered: z.boolean().describe('Whether this agency uses web push at all'),
  publicKey: z.string().describe('VAPID key for applicationServerKey; empty when not offered'),
  devices: z.array(PushDevice),
});
export type PushState = z.output<typeof PushState>;

export const getPush = endpoint({
  method: 'GET',
  path: '/notification/push',
  input: z.object({}),
  output: z.object({ item: PushState }),
  errors: [],
  access: 'session',
  summary: 'Devices on which the caller gets notices',
  tag,
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/notification/push/subscribe',
  input: z.object({
    endpoint: z.url().max(1000),
    p256dh: base64url({ min: 80, max: 100 }),
    auth: base64url({ min: 16, max: 40 }),
  }),
  output: z.object({ item: PushState }),
  errors: ['notification.push-off', 'notification.push-service-unknown'],
  access: 'session',
  summary: 'Get notices on this device; a device belongs to the person who subscribed last',
  tag,
  isRepeatable: true,
  rateLimit: { max: 30, perSeconds: 600 },
});

export const resumePush = endpoint({
  method: 'POST',
  path: '/notification/push/resume',
  input: z.object({ endpoint: z.url().max(1000) }),
  output: z.object({ isResumed: z.boolean() }),
  errors: [],
  access: 'session',
  summary: 'The caller is signed in again on an own browser, which gets notices again',
  tag,
  isRepeatable: true,
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/notification/push/unsubscribe',
  input: z.object({ id: z.uuid() }),
  output: z.object({ item: PushState }),
  errors: [],
  access: 'session',
  summary: 'No more notices on one of the own devices',
  tag,
  isRepeatable: true,
});
