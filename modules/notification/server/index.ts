import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import {
  notificationAuditWords,
  notificationErrors,
  notificationPermissions,
} from '../contract/index.ts';
import { openDocuments } from './closed-documents.ts';
import { findEvent } from './notice-modules.ts';
import { createLiveNews } from './live-news.ts';
import { noticesSeen } from './seen-notices.ts';
import type { NoticesSeen } from './seen-notices.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';
import type { NotificationService } from './notification.service.ts';
import { createOutside } from './outside.ts';
import type { OutsideNeeds } from './outside.ts';

export type { News, NotificationService } from './notification.service.ts';
export type { OutsideNeeds } from './outside.ts';
export { noNoticesSeen } from './seen-notices.ts';
export type { NoticesSeen } from './seen-notices.ts';
export type { NotificationRow } from './notification.store.ts';
export type { ClosedRow } from './notification.views.ts';
export { declaredNews, listModules, noticesOf } from './notice-modules.ts';
export type { DeclaredEvent, NoticeModules } from './notice-modules.ts';

export interface NotificationServerModule extends ServerModule {
  readonly notificationService: NotificationService;
  /** Notices as their reader may see them: for lists of other modules. */
  readonly noticesSeen: NoticesSeen;
}

/**
 * The bell: notifications stored for each person, and the live event about new ones; and, where
 * `OutsideNeeds` are given, the channels that send them outside the application.
 */
export function notificationModule(
  platform: Platform,
  needs?: OutsideNeeds,
): NotificationServerModule {
  const live = createLiveNews(platform.live);
  const outside = needs && createOutside(platform, needs);
  const documents = needs?.documents ?? openDocuments;
  const seen = noticesSeen(documents, needs?.ownModules ?? (() => ({})));
  return {
    name: 'notification',
    reads: ['organisation', 'authentication', 'line-account'],
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: notificationErrors,
    auditWords: notificationAuditWords,
    permissions: Object.values(notificationPermissions),
    routes: [...notificationRoutes(platform, live, documents, seen), ...(outside?.routes ?? [])],
    configuration: outside?.configuration ?? [],
    jobs: outside?.jobs ?? [],
    healthChecks: outside?.healthChecks ?? [],
    metrics: outside?.metrics ?? [],
    start: async () => outside?.start(),
    noticesSeen: seen,
    notificationService: createNotificationService(
      platform.clock,
      live,
      (module, kind) => findEvent(needs?.events() ?? [], module, kind),
      outside?.outbox,
    ),
  };
}
