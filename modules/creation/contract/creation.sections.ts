import { z } from 'zod';

/** What the rule of its kind says of a document, as its drafter and its signatory are shown it. */
export const CreationView = z.object({
  signatory: z
    .object({ id: z.string(), name: z.string(), positionName: z.string() })
    .nullable()
    .describe('proposed to the drafter who submits it'),
  isNumberedAtSignature: z.boolean().describe('its signature gives it the number'),
});
export type CreationView = z.output<typeof CreationView>;

/** The section that the rules of creation add to the answer about a document. */
export const CreationSections = z.object({
  creation: CreationView.nullable().describe('null once it is signed, and for other readers'),
});

declare module '@sarn/document/contract' {
  interface DocumentSections {
    creation: CreationView | null;
  }
}
