import { z } from 'zod';
import { DocumentCore } from '../contract/index.ts';
import type { DocumentDetail } from '../contract/index.ts';
import type { SectionSchemas } from './detail-parts.ts';

/** The answer about a document as it is sent and described: its own fields and all sections. */
export function describedDetail(
  sections: SectionSchemas,
): z.ZodObject<{ item: z.ZodType<DocumentDetail> }> {
  return z.object({ item: z.object({ ...DocumentCore.shape, ...sections }) });
}
