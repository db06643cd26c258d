import { newsKinds } from '../news.ts';
import { actTerms } from '../vocabulary.ts';

/** What is told to those who wait for the answer to a letter. */
export const replyNews = newsKinds({ 'reply.answered': actTerms.answered });
