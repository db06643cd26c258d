import { AssignmentView } from '@sarn/document/contract';
import { z } from 'zod';

/** The section that assignments add to the answer about a document. */
export const WorkSections = z.object({ assignments: z.array(AssignmentView) });

declare module '@sarn/document/contract' {
  interface DocumentSections {
    assignments: AssignmentView[];
  }
}
