import { z } from 'zod';
import { noteField } from '@sarn/document/contract';

/** The question of how long a document is kept. */
export const retentionForms = {
  /** A class of the table `retention_class`; the server checks that it is in use. */
  close: z.object({ retention: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), note: noteField }),
};

type Forms = typeof retentionForms;

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
  interface FlowGuards extends Record<'closedAtRegistry', true> {}
  interface FlowEffects extends Record<'setRetention' | 'reopenAtRegistry', true> {}
}
