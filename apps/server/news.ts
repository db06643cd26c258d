import {
  arrivalNews,
  authorNews,
  circulationNews,
  dispatchNews,
  fileNews,
  queueNews,
  reminderNews,
  replyNews,
  retentionNews,
  unitEndingNews,
} from '@sarn/registry/contract';

/** Every kind of news that the modules tell, so that the agency can choose words for each. */
export const newsOfModules = [
  ...queueNews,
  ...reminderNews,
  ...arrivalNews,
  ...fileNews,
  ...circulationNews,
  ...dispatchNews,
  ...unitEndingNews,
  ...replyNews,
  ...retentionNews,
  ...authorNews,
];
