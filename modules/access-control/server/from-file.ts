import { civilDateAt } from '@sarn/kernel';
import type { Bilingual, FieldValue } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import type { ChangeResult } from '../contract/index.ts';

/** Words of the fields that most parts have. */
export const nameLabels = {
  nameTh: { th: 'ชื่อ', en: 'Name' },
  nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English' },
  validFrom: { th: 'ใช้ตั้งแต่', en: 'First day' },
  validTo: { th: 'ถึงวันที่', en: 'Last day' },
  sort: { th: 'ลำดับ', en: 'Order' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What became of a row of the file. */
export const told = ({ state }: ChangeResult): 'done' | 'waits' =>
  state === 'applied' ? 'done' : 'waits';

/** Today, for what began; what begins later ends on its first day. */
export const endOf = (
  { clock }: Platform,
  fields: Readonly<Record<string, FieldValue>> | undefined,
) => {
  const today = civilDateAt(clock.now());
  const from = String(fields?.['validFrom'] ?? today);
  return from > today ? from : today;
};
