import type { DocumentPageParts } from '@sarn/document/web';
import { DocumentFolders } from '../folder/DocumentFolders.tsx';
import { findNextInQueue } from '../queue/queue.client.ts';
import { QueueNames } from './QueueNames.tsx';

/** In which folders the document lies, and what the queues are called here. */
export const documentPage: DocumentPageParts = {
  panels: [
    {
      id: 'folders',
      order: 160,
      Panel: ({ detail }) => <DocumentFolders documentId={detail.id} />,
    },
  ],
  Provider: QueueNames,
  findNext: findNextInQueue,
};
