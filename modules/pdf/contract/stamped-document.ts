import { z } from 'zod';
import { sharedFields } from './shared-fields.ts';

const short = z.string().max(300);

/**
 * Form 3, หนังสือประทับตรา: the seal stands for the signature, and the signer is whoever initialled it. The
 * subject is not printed, only told as the title of the file.
 *
 * @rule saraban-2526 ข้อ 13
 */
export const stampedDocument = z.strictObject({
  kind: z.literal('stamped'),
  ...sharedFields,
  /** The agency to which it goes, after ถึง. */
  addressee: z.string().max(2_000),
  /** The agency that sends it; the seal is printed over its name. */
  issuer: short,
  /** Whether the seal is on it; its place stays free until then. */
  isSealed: z.boolean(),
  /** Unit in charge, telephone, e-mail. */
  responsible: z.array(short).max(20),
  /** ด่วน, ด่วนมาก, ด่วนที่สุด; empty when normal. */
  speed: short,
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: short,
});
export type StampedDocument = z.infer<typeof stampedDocument>;

/** Under the name of whoever initialled the seal. */
export const initialsRole = 'ผู้ลงชื่อย่อกำกับตรา';
