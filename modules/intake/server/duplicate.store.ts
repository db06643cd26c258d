import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** Letters registered before with one of the keys, which the principals may read, newest first. */
export function findByDuplicateKeys(
  h: Handle,
  keys: readonly string[],
  principals: readonly string[],
) {
  return duplicateSql.all(h, [...new Set(keys)], principals);
}

const duplicateSql = statement(
  'incoming.find-by-duplicate-key',
  row<{ documentId: string; title: string; receiveNo: string; receivedAt: string }>({
    documentId: 'uuid',
    title: 'text',
    receiveNo: 'text',
    receivedAt: 'timestamptz',
  }),
  ['text[]', 'text[]'],
  `select document.id as "documentId", document.title,
            entry.number || '/' || entry.be_year as "receiveNo", entry.entered_at as "receivedAt"
     from document
     join register_entry entry on entry.document_id = document.id and entry.transmission_id is null
     where document.duplicate_key = any ($1) and document.state <> 'REFUSED'
       and may_read_document(document.id, $2)
     order by document.created_at desc limit 5`,
);
