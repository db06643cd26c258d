import { isCivilDate } from '@sarn/kernel';
import { z } from 'zod';
import { richBody } from './body.ts';
import { documentSigner } from './signing.ts';

/** What every kind has; `version` grows when a stored model could no longer be read as it is. */
export const sharedFields = {
  version: z.literal(1),
  /** Printed after ที่; empty while it is not given, and where the form has none. */
  number: z.string().max(300),
  /** `YYYY-MM-DD`; null while the document is not dated. */
  date: z.string().refine(isCivilDate).nullable(),
  subject: z.string().max(2_000),
  body: richBody,
  signer: documentSigner,
  /** All who sign, in the order of the page, where there are several; the last of them is `signer`. */
  signers: z
    .array(z.strictObject({ ...documentSigner.shape, hasSigned: z.boolean() }))
    .max(10)
    .optional(),
  /** Marked ร่าง on every page. */
  isDraft: z.boolean(),
  /** At the foot of each page that goes on stands with what the next one begins. */
  hasCatchword: z.boolean().optional(),
  /** Names that no line end may cut, besides those in the fields. */
  keepWhole: z.array(z.string().max(300)).max(500),
};
