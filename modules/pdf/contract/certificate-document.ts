import { isCivilDate } from '@sarn/kernel';
import { z } from 'zod';
import { printedRemarks } from './printed-remarks.ts';
import { sharedFields } from './shared-fields.ts';

const short = z.string().max(300);

/**
 * Form 10, หนังสือรับรอง. The subject is for the register and not printed, only told as the title of the file.
 *
 * @rule saraban-2526 ข้อ 24
 */
export const certificateDocument = z.strictObject({
  kind: z.literal('certificate'),
  ...sharedFields,
  /** Issuing agency, then its address. */
  owner: z.array(short).max(20),
  /** Whom or what it certifies, by the full name; the text goes on behind it. */
  certified: z.string().max(2_000),
  /** Last day on which it holds, `YYYY-MM-DD`; null for no end. */
  validUntil: z.string().refine(isCivilDate).nullable(),
  /** Whether there is a place for the photograph and the signature of whoever it certifies. */
  hasPhoto: z.boolean(),
  /** Below all else. */
  remarks: printedRemarks.optional(),
  /** Why it no longer holds, told in red: เพิกถอนแล้ว; empty while it holds. */
  over: short,
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: short,
});
export type CertificateDocument = z.infer<typeof certificateDocument>;

/** What the form says of itself. Specification of the domain §1.4. */
export const certificateWords = {
  opening: 'หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า',
  given: 'ให้ไว้ ณ วันที่',
  validUntil: 'หนังสือรับรองนี้ใช้ได้ถึงวันที่',
  /** In the place of the photograph, 4 by 6 cm. */
  photo: ['ที่ติดรูปถ่าย', 'ขนาด ๔ x ๖ ซม.'],
  bearer: ['........................................', 'ผู้ได้รับการรับรอง'],
} as const;
