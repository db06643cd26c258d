import { healthNews } from '@sarn/health/contract';
import { apiProgramNews } from '@sarn/api-program/contract';
import { arrivalNews } from '@sarn/intake/contract';
import { backupNews } from '@sarn/backup/contract';
import { fileNews, newsKinds, queueNews } from '@sarn/document/contract';
import { circulationNews } from '@sarn/circulation/contract';
import { dispatchNews } from '@sarn/dispatch/contract';
import { reminderNews } from '@sarn/assignment/contract';
import { authorNews, replyNews } from '@sarn/correspondence/contract';
import { retentionNews } from '@sarn/retention/contract';
import {
  proposalNewsKinds,
  unitChangeNewsKinds,
  unitDissolutionNews,
} from '@sarn/reorganisation/contract';
import { webhookNews } from '@sarn/webhook/contract';

/**
 * Every kind of notification of the modules, so that the agency can write its own phrases for each.
 */
export const newsOfModules = [
  ...queueNews,
  ...reminderNews,
  ...arrivalNews,
  ...fileNews,
  ...circulationNews,
  ...dispatchNews,
  ...unitDissolutionNews,
  ...unitChangeNewsKinds,
  ...proposalNewsKinds,
  ...replyNews,
  ...retentionNews,
  ...authorNews,
  ...newsKinds(backupNews),
  ...newsKinds(healthNews),
  ...newsKinds(webhookNews),
  ...newsKinds(apiProgramNews),
];
