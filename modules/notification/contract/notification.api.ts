import { endpoint, listOf } from '@sarn/kernel';
import { z } from 'zod';
import { ModuleFilter } from './module-filter.ts';
import { notificationLimits } from './notification.limits.ts';
import { Bell, NotificationItem } from './wire/notification.ts';

const tag = 'notification';
const MODULE = listOf(ModuleFilter, 20).default([]);

export const getNotifications = endpoint({
  method: 'POST',
  path: '/sarabun/get-notifications',
  input: z.object({ MODULE }),
  output: z.object({ items: Bell }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'The bell: number of unread news, the newest ten, and what was read last',
  tag,
  isRepeatable: true,
});

export const listNotifications = endpoint({
  method: 'POST',
  path: '/service/get-all-notification',
  input: z.object({
    take: z.coerce
      .number()
      .int()
      .min(1)
      .max(notificationLimits.maxFetchSize)
      .default(notificationLimits.fetchSize),
    skip: z.coerce.number().int().min(0).max(notificationLimits.listCap).default(0),
    MODULE,
  }),
  output: z.object({
    items: z.array(NotificationItem),
    count: z.number().int().describe('Number on all pages, at most 1,000'),
  }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'A page of all news of the caller, newest first',
  tag,
  isRepeatable: true,
});

export const listNoticeModules = endpoint({
  method: 'GET',
  path: '/notification/modules',
  input: z.object({}),
  output: z.object({
    rows: z.array(
      z.object({
        code: ModuleFilter,
        name: z.string().describe("In the reader's language"),
      }),
    ),
  }),
  errors: [],
  access: 'session',
  summary:
    'Modules by which news can be filtered: those of the specification, then registered ones',
  tag,
  isRepeatable: true,
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/notification-update-read',
  input: z.object({ NN_RECEIVE_ID: z.uuid() }),
  output: z.object({
    is_save: z.boolean().describe('True when it was unread until now'),
    item: z.object({ F_DOC_ID: z.string(), F_TRANS_ID: z.string() }),
  }),
  errors: ['notification.not-found'],
  access: 'session',
  takesNoKey: true,
  summary: 'Mark one of the own news read',
  tag,
  isRepeatable: true,
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notification-update-read-all',
  input: z.object({ MODULE }),
  output: z.object({ count: z.number().int().describe('Marked read by this call') }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Mark all own news of these modules read',
  tag,
  isRepeatable: true,
});
