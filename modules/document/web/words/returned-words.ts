import { registerWords } from '@sarn/platform-web';

const th = {
  toCorrect: 'ส่งกลับให้แก้ไขโดย {name} เมื่อ {at}',
  by: 'ส่งกลับโดย {name} เมื่อ {at}',
  bySystem: '{what} เมื่อ {at}',
  reason: 'เหตุผล: {reason}',
};

const en: typeof th = {
  toCorrect: 'Sent back to be corrected by {name}, {at}',
  by: 'Sent back by {name}, {at}',
  bySystem: '{what}, {at}',
  reason: 'Reason: {reason}',
};

/** Phrases about a document that was sent back. */
export const returnedWords = registerWords('registry-returned', { th, en });
