import { listFields, shownShape } from '@sarn/document/contract';
import { z } from 'zod';

const term = z.object({ th: z.string(), en: z.string() });

/** One row of any list of documents: a document, or a transmission or assignment that waits. */
export const ListRow = z.object({
  key: z.string().describe('`document:<id>`, `transmission:<id>` or `assignment:<id>`'),
  documentId: z.string(),
  on: z.enum(['document', 'transmission', 'assignment']),
  targetId: z.string().describe('id of the subject of an act on this row'),
  kind: z.string(),
  kindTerm: term,
  ...shownShape(listFields),
  speedTerm: term,
  receiveNo: z
    .string()
    .describe('number in the unit in which it waits, or of the document; may be empty'),
  state: z.string(),
  stateTerm: term,
  at: z.string().describe('since when it waits; for documents, when they were entered'),
  dueDate: z.string().nullable(),
  isSettled: z.boolean().describe('nobody has to do anymore what it is due for: it is not late'),
  dueTime: z.string().describe('`10:30` of that day; empty: until its end'),
  instruction: z.string(),
  principals: z.array(z.string()).describe('people and units for which it waits now'),
  isUnread: z.boolean(),
  isClassified: z.boolean().describe('it may not be kept on a device'),
  hasFile: z.boolean(),
});
export type ListRow = z.output<typeof ListRow>;

/** A row of the search: without the fields that only a person working on the document needs. */
export const FoundRow = ListRow.omit({ instruction: true, hasFile: true });
export type FoundRow = z.output<typeof FoundRow>;

/** A row of a queue of the reader; `principals` is left out, because it waits for the reader. */
export const QueueRow = ListRow.omit({ principals: true });
export type QueueRow = z.output<typeof QueueRow>;
