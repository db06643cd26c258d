import { endpoint } from '@sarn/kernel';
import { Term } from '@sarn/document/contract';
import { z } from 'zod';

/** Rows of the list at most; the total is told beside them. */
export const ownDraftLimit = 200;

/** A document that the caller wrote and that is not signed, presented or entered yet. */
export const OwnDraft = z.object({
  documentId: z.string(),
  kind: z.string(),
  kindTerm: Term,
  title: z.string(),
  state: z.string(),
  stateTerm: Term,
  savedAt: z.string().describe('when its text was last saved'),
  isMine: z.boolean().describe('the caller has it; otherwise a reviewer or the signatory does'),
  principals: z.array(z.string()).describe('names of those who have it now'),
  returned: z
    .object({ byName: z.string(), byPost: z.string(), reason: z.string(), at: z.string() })
    .nullable()
    .describe('who sent it back to be corrected, and why'),
});
export type OwnDraft = z.output<typeof OwnDraft>;

export const listOwnDrafts = endpoint({
  method: 'GET',
  path: '/registry/draft/own',
  input: z.object({}),
  output: z.object({
    rows: z.array(OwnDraft),
    total: z.number().int().describe('more than the rows where there are very many'),
  }),
  errors: [],
  access: 'session',
  summary: `The caller's own drafts, the last saved first, ${ownDraftLimit} at most`,
  tag: 'registry',
});
