import type { AnnouncedType } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { NarrowTables } from '@sarn/platform-server';
import type { WebhookTables } from './webhook.tables.gen.ts';

export const webhookTables =
  tablesOf<NarrowTables<WebhookTables, { webhook: { types: AnnouncedType[] } }>>();
