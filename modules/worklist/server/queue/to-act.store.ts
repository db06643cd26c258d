/**
 * SQL: whether an item of a queue waits for its reader to act. Queues that only watch a document do not count,
 * except that a draft which was sent back waits for its drafter there. Which drafts those are is asked once for the
 * statement, of the reader's own queue `unsigned`, so that the queues are read from their index alone as before.
 *
 * @param keys list of the reader's keys
 * @param watching parameter with the queues that only watch
 */
export const waitsToAct = (keys: string, watching: string): string =>
  `(code <> all (${watching}::text[]) or (code = 'unsigned' and subject_key = any (array(${sentBack(keys)}))))`;

/** Drafts whose last way into that state was a reviewer's or a signatory's, not the drafter's own. */
const sentBack = (keys: string): string => `
  select own.subject_key from queue_item own join document draft on draft.id = own.document_id
  where own.principal = any (${keys}) and own.code = 'unsigned' and draft.state = 'DRAFT'
    and (select back.act from document_event back
         where back.document_id = draft.id and back.subject = 'document' and back.to_state = 'DRAFT'
           and back.act in ('create', 'sendBack', 'withdraw')
         order by back.at desc, back.id desc limit 1) = 'sendBack'`;
