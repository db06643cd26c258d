import { fileURLToPath } from 'node:url';
import { closePdf, pdfErrors } from '@sarn/pdf/server';
import type { ServerModule } from '@sarn/platform-server';
import {
  registryErrors,
  attachmentErrors,
  registryPermissions,
  registryAuditWords,
  fileNews,
  queueNews,
} from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import { registryRoutes } from './registry.routes.ts';

/** Steps of the flows that programs may be told of; the words of all of them are this module's. */
const announcedActs: NonNullable<ServerModule['announces']> = {
  'registry.register': 'document.registered',
  'registry.enter': 'document.registered',
  'registry.number': 'document.numbered',
  'registry.dispatch': 'document.sent',
  'registry.sign': 'document.signed',
  'registry.close': 'document.closed',
  'registry.closeAnswered': 'document.closed',
  'registry.acknowledgeFile': 'document.closed',
  'registry.assign': 'assignment.made',
  'registry.reassign': 'assignment.made',
};

/** Documents: their flow, access, history and attachments. */
export function documentModule(deps: Dependencies): ServerModule {
  // Notices repeat reasons and instructions of the history.
  deps.slots.textErasers.push({
    tables: ['notification'],
    erase: (tx, documentId) => deps.notifications.withdraw(tx, { documentId }),
  });
  return {
    name: 'document',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    holdsText: [
      'document',
      'document_event',
      'document_transmission',
      'document_assignment',
      'queue_item',
      'notification',
    ],
    errors: { ...registryErrors, ...attachmentErrors, ...pdfErrors },
    auditWords: registryAuditWords,
    permissions: registryPermissions,
    announces: announcedActs,
    news: [...queueNews, ...fileNews],
    routes: [...registryRoutes(deps)],
    settled: deps.changes.settled,
    stop: async () => {
      await deps.changes.settled();
      await closePdf();
    },
  };
}
