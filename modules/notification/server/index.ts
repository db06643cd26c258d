import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { notificationErrors } from '../contract/index.ts';
import { createLiveNews } from './live-news.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';
import type { NotificationService } from './notification.service.ts';

export type { News, NotificationService } from './notification.service.ts';

export interface NotificationServerModule extends ServerModule {
  readonly notificationService: NotificationService;
}

/** The bell: news kept for each person, and the live word that there are some. */
export function notificationModule(platform: Platform): NotificationServerModule {
  const live = createLiveNews(platform.live);
  return {
    name: 'notification',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: notificationErrors,
    permissions: [],
    routes: notificationRoutes(platform, live),
    notificationService: createNotificationService(platform.clock, live),
  };
}
