import { newsKinds } from '@sarn/kernel';
import { actTerms } from '@sarn/document/contract';

/** Notifications to those who wait for the answer to a letter. */
export const replyNews = newsKinds(
  { 'reply.answered': actTerms.answered },
  { roles: ['holder', 'author', 'head', 'clerk'] },
);
