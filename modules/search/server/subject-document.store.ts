import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** The document that a subject of the audit trail belongs to. */
export interface SubjectDocument {
  readonly id: string;
  readonly secrecy: string;
}

/** @param subject named by an id of this system: a document, or a transmission or assignment of one; undefined for others */
export async function findSubjectDocument(
  h: Handle,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<SubjectDocument | undefined> {
  return documentSql.first(h, kind, id);
}

const documentSql = statement(
  'document.of-subject',
  row<SubjectDocument>({ id: 'uuid', secrecy: 'text' }),
  ['text', 'uuid'],
  `select id, secrecy from document where id = case $1
     when 'document' then $2
     when 'transmission' then
       (select document_id from document_transmission where id = $2)
     when 'assignment' then (select document_id from document_assignment where id = $2)
   end`,
);
