import { newsKinds } from '@sarn/document/contract';
import { actTerms } from '@sarn/document/contract';

/** Notifications to those who wait for the answer to a letter. */
export const replyNews = newsKinds({ 'reply.answered': actTerms.answered });
