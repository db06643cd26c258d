import { announcedTypes, endpoint, flag, lineText, listOf } from '@sarn/kernel';
import type { ApiScope } from '@sarn/kernel';
import { z } from 'zod';
import { webhookLimits } from './webhook.limits.ts';

const tag = 'webhooks';
/** The permission of connected programs: a webhook is the other half of one. */
const access = 'settings.api';
const scopes: readonly ApiScope[] = ['webhooks.manage'];
const id = z.uuid();
const announced = z.enum(announcedTypes);

/** Why a webhook is off: by a person, by an answer 410, or because it failed for too long. */
export const offReasons = ['person', 'gone', 'failing'] as const;

export const Webhook = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  url: z.string(),
  types: z.array(announced),
  isOn: z.boolean(),
  offReason: z.enum(offReasons).nullable(),
  failingSince: z.string().nullable(),
  oldSecretUntil: z.string().nullable().describe('until then the old secret signs as well'),
  sent: z.number().int().describe('attempts of the last 24 hours that were taken'),
  failed: z.number().int().describe('attempts of the last 24 hours that were not'),
  waiting: z.number().int(),
});
export type Webhook = z.output<typeof Webhook>;

export const deliveryStates = ['waiting', 'sent', 'failed', 'dropped'] as const;

export const WebhookAttempt = z.object({
  at: z.string(),
  status: z.number().int().nullable().describe('null: there was no answer'),
  problem: z.string().describe('why there was none; empty otherwise'),
  ms: z.number().int(),
  answer: z.string().describe('the first kilobyte'),
});
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

export const WebhookDelivery = z.object({
  id: z.string().describe('webhook-id, the same on repeats'),
  type: z.string(),
  createdAt: z.string(),
  state: z.enum(deliveryStates),
  dueAt: z.string().nullable().describe('the next attempt; null when there is none'),
  body: z.string(),
  attempts: z.array(WebhookAttempt),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhooks',
  input: z.object({}),
  output: z.object({ rows: z.array(Webhook), types: z.array(announced) }),
  errors: [],
  access,
  scopes,
  summary: 'Receivers of what happens, and what can be announced',
  tag,
});

const told =
  'What is told, as {type, timestamp, data: {id}}: the id of the document, unit or person; of ' +
  'settings.changed `table/code`, the row of GET /settings/tables/{table}/row/{code}';

export const saveWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/save',
  changesSettings: 'programs',
  input: z.object({
    id: id.optional().describe('a new one where left out'),
    version: z.coerce.number().int().optional().describe('the version that was changed'),
    name: lineText({ min: 1, max: 100 }),
    url: z.string().trim().max(500),
    types: listOf(announced, announcedTypes.length, 1).describe(told),
    isOn: flag.default(true),
  }),
  output: z.object({
    id: z.string(),
    version: z.number().int(),
    secret: z.string().nullable().describe('of a new one: shown now and never again'),
  }),
  errors: [
    'webhook.saved-before',
    'webhook.not-found',
    'webhook.stale',
    'webhook.address',
    'webhook.address-inside',
    'webhook.too-many',
  ],
  access,
  scopes,
  keepsNoAnswer: 'webhook.saved-before',
  summary: 'Make a webhook, change it, or switch it on or off',
  tag,
});

export const renewSecret = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/secret',
  changesSettings: 'programs',
  input: z.object({ webhookId: id }),
  output: z.object({ secret: z.string().describe('shown now and never again') }),
  errors: ['webhook.secret-made-before', 'webhook.not-found'],
  access,
  scopes,
  keepsNoAnswer: 'webhook.secret-made-before',
  summary: `Renew the secret; the old one signs too for ${webhookLimits.oldSecretHours} hours`,
  tag,
});

export const removeWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/remove',
  changesSettings: 'programs',
  input: z.object({ webhookId: id }),
  output: z.object({}),
  errors: ['webhook.not-found'],
  access,
  scopes,
  summary: 'Remove a webhook with its log',
  tag,
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/:webhookId/test',
  input: z.object({ webhookId: id }),
  output: z.object({ deliveryId: z.string() }),
  errors: ['webhook.not-found', 'webhook.off'],
  access,
  scopes,
  summary: 'Send a test, of the type webhook.test',
  tag,
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  input: z.object({ webhookId: id, page: z.coerce.number().int().min(1).max(500).default(1) }),
  output: z.object({ rows: z.array(WebhookDelivery), hasMore: z.boolean() }),
  errors: [],
  access,
  scopes,
  summary: `What was sent in the last ${webhookLimits.logDays} days, with each attempt, newest first`,
  tag,
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/webhooks/deliveries/:deliveryId/again',
  input: z.object({ deliveryId: id }),
  output: z.object({}),
  errors: ['webhook.not-found', 'webhook.off', 'webhook.waiting'],
  access,
  scopes,
  summary: 'Send one again, under its old webhook-id',
  tag,
});
