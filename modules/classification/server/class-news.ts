import { secretDocumentTerm } from '../contract/index.ts';
import type { Handle, Tx } from '@sarn/platform-server';
import { mayRead } from '@sarn/document/server';
import type { NotificationPort, OrganisationPort } from '@sarn/document/server';

/**
 * Notices as the registry sends them: of a classified document only that there is one, and only to
 * those who may read it at this moment, whoever the caller named. All notices go through here.
 */
export function privateNotifications(
  notifications: NotificationPort,
  organisation: OrganisationPort,
): NotificationPort {
  return {
    ...notifications,
    async tell(tx: Tx, news) {
      const { documentId } = news;
      if (!news.isConfidential || documentId === null) return notifications.tell(tx, news);
      const readers = [];
      for (const personId of new Set(news.personIds)) {
        const keys = await organisation.secretKeys(tx as Handle, personId);
        if (await mayRead(tx, documentId, keys)) readers.push(personId);
      }
      if (readers.length === 0) return;
      await notifications.tell(tx, {
        ...news,
        personIds: readers,
        title: secretDocumentTerm,
        message: '',
      });
    },
  };
}
