import { z } from 'zod';

/** `current`: in force today; `past`: in force before it; `coming`: in force later. */
export const policyStates = ['coming', 'current', 'past'] as const;

export const PolicyVersion = z.object({
  version: z.string(),
  inForceOn: z.string().describe('CivilDate: first day in force'),
  state: z.enum(policyStates),
});
export type PolicyVersion = z.output<typeof PolicyVersion>;

/** One version with its text: empty lines between paragraphs, headings begin with `## `. */
export const Policy = PolicyVersion.extend({ textTh: z.string(), textEn: z.string() });
export type Policy = z.output<typeof Policy>;
