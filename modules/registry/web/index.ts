import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';
import { assignmentWeb } from './manifests/assignment.web.ts';
import { circulationWeb } from './manifests/circulation.web.ts';
import { classificationWeb } from './manifests/classification.web.ts';
import { contactWeb } from './manifests/contact.web.ts';
import { correspondenceWeb } from './manifests/correspondence.web.ts';
import { dataMigrationWeb } from './manifests/data-migration.web.ts';
import { delegationWeb } from './manifests/delegation.web.ts';
import { dispatchWeb } from './manifests/dispatch.web.ts';
import { documentWeb } from './manifests/document.web.ts';
import { intakeWeb } from './manifests/intake.web.ts';
import { registerWeb } from './manifests/register.web.ts';
import { reorganisationWeb } from './manifests/reorganisation.web.ts';
import { retentionWeb } from './manifests/retention.web.ts';
import { searchWeb } from './manifests/search.web.ts';
import { worklistWeb } from './manifests/worklist.web.ts';

export { openDocument, closeDocument } from './document/open-document.ts';
export { DocumentHost } from './document/DocumentHost.tsx';
export type { QueueDialogProps } from './queue/QueueDialog.tsx';
export { documentPath } from './paths.ts';
export { queuePath } from './queue/paths.ts';
export { provideDocumentPage } from './document/provided-parts.ts';

/** `<QueueDialog code onClose>`: the window of a to-do card; mount it inside a `Suspense`. */
export const QueueDialog = lazy(() => import('./queue/QueueDialog.tsx'));

/** Pages, settings and parts of the document page. The window of a document is mounted by the shell. */
export const registryWebModules: readonly WebModule[] = [
  worklistWeb,
  documentWeb,
  intakeWeb,
  correspondenceWeb,
  registerWeb,
  circulationWeb,
  retentionWeb,
  classificationWeb,
  contactWeb,
  dispatchWeb,
  delegationWeb,
  dataMigrationWeb,
  reorganisationWeb,
  assignmentWeb,
  searchWeb,
];
