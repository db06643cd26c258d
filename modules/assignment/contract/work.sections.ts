import { AssignmentView } from '@sarn/document/contract';
import { z } from 'zod';

/** The section that assignments add to the answer about a document. */
export const WorkSections = z.object({ jobs: z.array(AssignmentView) });

declare module '@sarn/document/contract' {
  interface DocumentSections {
    jobs: AssignmentView[];
  }
}
