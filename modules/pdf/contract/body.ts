import { z } from 'zod';

/**
 * The text of a document as the editor gives it (`editor.getJSON()`). Which nodes may stand in which,
 * and what can be printed, is decided when it is printed ('pdf.unsupported-node').
 */
export const richBody = z.object({
  type: z.string().max(60),
  text: z.string().max(100_000).optional(),
  attrs: z.record(z.string().max(60), z.json()).optional(),
  marks: z
    .array(z.object({ type: z.string().max(60) }))
    .max(20)
    .optional(),
  get content() {
    return z.array(richBody).max(20_000).optional();
  },
});
export type RichBody = z.infer<typeof richBody>;
