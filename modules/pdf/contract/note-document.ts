import { z } from 'zod';
import { sharedFields } from './shared-fields.ts';

const short = z.string().max(300);

/** What somebody wrote below a note. */
const noteOpinion = z.strictObject({
  text: z.string().max(10_000),
  name: short,
  post: short,
  /** Day and hour as printed; they are those of the system. */
  at: z.string().max(60),
});
export type NoteOpinion = z.infer<typeof noteOpinion>;

/**
 * A note within the agency, บันทึก. The typed name stands for the signature of its writer, who is the signer,
 * and so do those of the people who wrote below it.
 *
 * @rule saraban-2526 ข้อ 26
 */
export const noteDocument = z.strictObject({
  kind: z.literal('note'),
  ...sharedFields,
  /** The post to which it goes, after เรียน. */
  addressee: z.string().max(2_000),
  /** The oldest first. */
  opinions: z.array(noteOpinion).max(500),
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: short,
});
export type NoteDocument = z.infer<typeof noteDocument>;

/** Above what was written below a note. */
export const opinionsHeading = 'บันทึกต่อเนื่อง';
