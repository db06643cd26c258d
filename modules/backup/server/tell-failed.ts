import { settingsMenus } from '@sarn/kernel';
import type { NotificationService } from '@sarn/notification/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Tx } from '@sarn/platform-server';
import { backupNews, backupPermissions } from '../contract/index.ts';

/** Tells those who look after backups that the one of the day was not made. */
export type TellFailed = (tx: Tx) => Promise<void>;

export function createTellFailed(
  { organisation }: Pick<OrganisationModule, 'organisation'>,
  { notificationService }: { readonly notificationService: NotificationService },
): TellFailed {
  return async (tx) => {
    const personIds = await organisation.peoplePermitted(tx, backupPermissions.manage);
    await notificationService.tell(tx, {
      ...{ personIds, module: 'SARABUN', kind: 'backup.failed' },
      title: backupNews['backup.failed'],
      place: `/settings/${settingsMenus.centre}/backup`,
      message: 'ลองครบทุกครั้งแล้ว ดูสาเหตุและวิธีแก้ที่หน้าสำรองข้อมูล',
      ...{ documentId: null, transactionId: null, documentRef: '' },
      ...{ isConfidential: false, urgency: 'urgent' },
    });
  };
}
