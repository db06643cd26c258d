import type { DocumentPageParts } from '@sarn/document/web';
import { DocumentFolders } from '../folder/DocumentFolders.tsx';
import { findNextInQueue } from '../queue/find-next.ts';
import { QueueSteps } from '../queue/QueueSteps.tsx';
import { QueueNames } from './QueueNames.tsx';

/** In which folders the document is, and the names of the queues in this deployment. */
export const documentPage: DocumentPageParts = {
  panels: [
    {
      id: 'folders',
      order: 160,
      Panel: ({ detail }) => <DocumentFolders documentId={detail.id} />,
    },
  ],
  Provider: QueueNames,
  QueueSteps,
  findNext: findNextInQueue,
};
