import { z } from 'zod';

/** By what right somebody signs in place of the next post. Specification of the domain §4.6. */
export const actingPhrases = [
  'ปฏิบัติราชการแทน',
  'รักษาราชการแทน',
  'รักษาการในตำแหน่ง',
  'ทำการแทน',
  'ปฏิบัติหน้าที่แทน',
] as const;

/**
 * Who signs. The first post is the own one; each phrase leads to the post behind it, so that
 * phrases chain: รองอธิบดี รักษาราชการแทน / อธิบดี ปฏิบัติราชการแทน / ปลัดกระทรวง.
 */
export const documentSigner = z.strictObject({
  /** Full name with its title; printed in brackets. */
  name: z.string().max(200),
  posts: z
    .array(z.strictObject({ title: z.string().max(300), acting: z.enum(actingPhrases).nullable() }))
    .max(6),
});
export type DocumentSigner = z.infer<typeof documentSigner>;

/** The rows under the name: each post with the phrase that leads to the next. */
export const postRows = ({ posts }: DocumentSigner): string[] =>
  posts.map(({ title, acting }) => (acting === null ? title : `${title} ${acting}`));
