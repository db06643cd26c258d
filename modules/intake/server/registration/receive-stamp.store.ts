import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** What a stamp tells of a letter. */
export interface StampedLetter {
  readonly unitId: string;
  /** Null: it has no receive number of its own. */
  readonly number: string | null;
  readonly enteredAt: string | null;
}

/**
 * A letter that the principals may read, with its number and the unit in whose register it stands. Classified
 * letters are left out: they are opened in a reading session only.
 */
export const findStampedLetter = (
  h: Handle,
  documentId: string,
  principals: readonly string[],
): Promise<StampedLetter | undefined> => stampedSql.first(h, documentId, principals);

const stampedSql = statement(
  'incoming.find-stamped-letter',
  row<StampedLetter>({ unitId: 'uuid', number: 'text?', enteredAt: 'timestamptz?' }),
  ['uuid', 'text[]'],
  `select document.owner_unit_id as "unitId", entry.number || '/' || entry.be_year as number,
     entry.entered_at as "enteredAt"
   from document
   left join register_entry entry on entry.document_id = document.id
     and entry.transmission_id is null and document.kind = 'outside'
   where document.id = $1 and document.secrecy = 'normal' and may_read_document(document.id, $2)`,
);
