import { endpoint, flag, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { ChannelCode, DayTime, Urgency, UrgentFrom } from './channels.ts';
import { notificationPermissions } from './notification.permissions.ts';
import { Template, TemplateEvent } from './templates.ts';

const tag = 'notification settings';
const access = notificationPermissions.manage;

const timeOrNone = DayTime.or(z.literal('').transform(() => null)).nullable();

/**
 * Settings for everybody. In the quiet time nothing is sent outside, except what is as urgent as
 * `urgentFrom`; it goes out as one message afterwards. Settings §3.6
 */
export const NotificationPolicy = z.object({
  retentionDays: z.coerce.number().int().min(30).max(3650),
  urgentFrom: UrgentFrom,
  quietFrom: timeOrNone.describe('Time of the Bangkok day; empty: no quiet hours'),
  quietUntil: timeOrNone,
  quietDaysOff: flag.describe('Saturdays, Sundays and holidays are quiet as a whole'),
});
export type NotificationPolicy = z.output<typeof NotificationPolicy>;

export const ChannelHealth = z.object({
  code: ChannelCode,
  isOffered: z.boolean().describe('By the deployment'),
  isSetUp: z.boolean(),
  isCaught: z.boolean().describe('Letters are kept in the data directory: there is no mail server'),
  waiting: z.number().int(),
  sent: z.number().int().describe('Of the last 7 days'),
  failed: z.number().int(),
});
export type ChannelHealth = z.output<typeof ChannelHealth>;

export const getNotificationPolicy = endpoint({
  method: 'GET',
  path: '/notification/setting/policy',
  input: z.object({}),
  output: z.object({ item: NotificationPolicy, channels: z.array(ChannelHealth) }),
  errors: [],
  access,
  summary: 'Settings of the agency for notifications, and the state of the channels',
  tag,
});

export const saveNotificationPolicy = endpoint({
  method: 'POST',
  path: '/notification/setting/policy/save',
  changesSettings: 'notification',
  input: NotificationPolicy.extend({
    seen: jsonOf(NotificationPolicy).optional().describe('As it was read; another one is refused'),
  })
    .refine(({ quietFrom, quietUntil }) => (quietFrom === null) === (quietUntil === null), {
      path: ['quietUntil'],
      message: 'both-times',
    })
    .refine(({ quietFrom, quietUntil }) => quietFrom === null || quietFrom !== quietUntil, {
      path: ['quietUntil'],
      message: 'same-time',
    }),
  output: z.object({ item: NotificationPolicy }),
  errors: ['settings.stale'],
  access,
  summary: 'Keep notifications so many days; what counts as urgent; when nothing is sent outside',
  tag,
  isRepeatable: true,
});

export const TemplateRow = z.object({
  event: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  isOwn: z.boolean().describe('The agency has written its own text'),
  texts: Template,
});
export type TemplateRow = z.output<typeof TemplateRow>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/notification/setting/templates',
  input: z.object({}),
  output: z.object({ rows: z.array(TemplateRow) }),
  errors: [],
  access,
  summary: 'Texts of messages and notices, for each event that modules tell of',
  tag,
});

const seen = jsonOf(TemplateRow.pick({ isOwn: true, texts: true }))
  .optional()
  .describe('The words as they were read; others are refused');

export const saveTemplate = endpoint({
  method: 'POST',
  path: '/notification/setting/template/save',
  changesSettings: 'notification',
  input: z.object({ event: TemplateEvent, texts: jsonOf(Template), seen }),
  output: z.object({ item: TemplateRow }),
  errors: ['notification.unknown-event', 'settings.stale'],
  access,
  summary: 'Write an own text for an event',
  tag,
  isRepeatable: true,
});

export const resetTemplate = endpoint({
  method: 'POST',
  path: '/notification/setting/template/reset',
  changesSettings: 'notification',
  input: z.object({ event: TemplateEvent, seen }),
  output: z.object({ item: TemplateRow }),
  errors: ['notification.unknown-event', 'settings.stale'],
  access,
  summary: 'Go back to the text that the product brings',
  tag,
  isRepeatable: true,
});

export const deliveryStates = ['failed', 'waiting', 'sent', 'dropped'] as const;
export const DeliveryState = z.enum(deliveryStates);
export type DeliveryState = z.output<typeof DeliveryState>;

/** A row of the outbox, without any subject: administrators do not read documents. */
export const DeliveryRow = z.object({
  id: z.string(),
  personName: z.string(),
  module: z.string(),
  urgency: Urgency,
  channel: ChannelCode,
  address: z.string().describe('The address as far as it may be shown'),
  state: DeliveryState,
  isDigest: z.boolean(),
  attempts: z.number().int(),
  problem: z.string().describe('Code; empty for none'),
  problemDetail: z.string(),
  createdAt: z.string(),
  dueAt: z.string(),
  settledAt: z.string().nullable(),
});
export type DeliveryRow = z.output<typeof DeliveryRow>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/notification/setting/deliveries',
  input: z.object({
    state: DeliveryState.default('failed'),
    channel: ChannelCode.or(z.literal('')).default(''),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  output: z.object({
    rows: z.array(DeliveryRow),
    total: z.number().int().describe('At most 1,000'),
  }),
  errors: [],
  access,
  summary: 'What waits, was sent, or could not be sent, newest first',
  tag,
});

export const resendDeliveries = endpoint({
  method: 'POST',
  path: '/notification/setting/deliveries/resend',
  input: z.object({ id: z.uuid().optional(), isAll: flag.default(false) }),
  output: z.object({ count: z.number().int() }),
  errors: ['notification.nothing-to-resend'],
  access,
  summary: 'Send what had failed again: one, or all of them',
  tag,
  isRepeatable: true,
});
