import { registerWords } from '@sarn/platform-web';

const th = {
  returnedBy: 'ส่งกลับให้แก้ไขโดย {name} เมื่อ {at}',
  reason: 'เหตุผล: {reason}',
};

const en: typeof th = {
  returnedBy: 'Sent back to be corrected by {name}, {at}',
  reason: 'Reason: {reason}',
};

/** Words about a draft that was sent back. */
export const returnedWords = registerWords('registry-returned', { th, en });
