import { newsKinds } from '@sarn/kernel';

export const reviewNewsTerms = {
  'review.commented': { th: 'มีความเห็นในร่าง', en: 'Remarks on a draft' },
  'review.answered': { th: 'มีผู้ตอบความเห็นในร่าง', en: 'Answer to a remark on a draft' },
} as const;

/** Notifications to the author of a draft, and to those who said something about it. */
export const reviewNews = [
  ...newsKinds({ 'review.commented': reviewNewsTerms['review.commented'] }, { roles: ['author'] }),
  ...newsKinds(
    { 'review.answered': reviewNewsTerms['review.answered'] },
    { roles: ['holder', 'author'] },
  ),
];
