import { classPermissions } from '@sarn/document-classes/contract';
import { describedTable } from '@sarn/kernel';
import { z } from 'zod';

/**
 * What open suggestions keep from happening: one row.
 *
 * @assumed The 2526 regulation knows no tracked changes; the usual row is the careful one.
 */
export const reviewRuleTable = describedTable({
  code: 'review-rule',
  title: { th: 'ข้อเสนอแก้ไขในร่าง', en: 'Suggestions on drafts' },
  rowTitle: { th: 'หลักเกณฑ์', en: 'Rule' },
  text: {
    th: 'ข้อเสนอแก้ไขที่ยังไม่ตัดสินกั้นการส่งร่างและการลงนามหรือไม่',
    en: 'Whether undecided suggestions keep a draft from being sent on and from being signed',
  },
  effect: {
    th: 'มีผลกับการส่งร่างและการลงนามหลังจากนี้',
    en: 'It holds for drafts that are sent on or signed from now on.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  isCodeMade: true,
  fields: {
    isDecidedBeforeSending: {
      kind: 'switch',
      label: { th: 'ผู้ร่างต้องตัดสินครบก่อนส่งต่อ', en: 'The author decides before sending on' },
      isListed: true,
    },
    isDecidedBeforeSigning: {
      kind: 'switch',
      label: { th: 'ต้องตัดสินครบก่อนลงนาม', en: 'All are decided before the signature' },
      isListed: true,
    },
  },
});

export const ReviewRule = z.object({
  isDecidedBeforeSending: z.boolean(),
  isDecidedBeforeSigning: z.boolean(),
});
export type ReviewRule = z.output<typeof ReviewRule>;

/** Until the agency sets another. */
export const usualReviewRule: ReviewRule = {
  isDecidedBeforeSending: true,
  isDecidedBeforeSigning: true,
};
