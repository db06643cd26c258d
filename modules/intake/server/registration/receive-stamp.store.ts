import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** What a stamp and a receipt tell of a letter. */
export interface StampedLetter {
  readonly unitId: string;
  /** Null: it has no receive number of its own. */
  readonly number: string | null;
  readonly enteredAt: string | null;
  /** Who registered it. */
  readonly enteredBy: string | null;
  readonly letterNo: string;
  readonly addressee: string;
  readonly title: string;
}

/**
 * A letter that the principals may read, with its number and the unit in whose register it stands. A classified
 * letter is left out unless it is open to the reader, which the caller has checked: it is opened in a reading
 * session only.
 */
export const findStampedLetter = (
  h: Handle,
  documentId: string,
  principals: readonly string[],
  isOpen = false,
): Promise<StampedLetter | undefined> => stampedSql.first(h, documentId, principals, isOpen);

const stampedSql = statement(
  'incoming.find-stamped-letter',
  row<StampedLetter>({
    ...{ unitId: 'uuid', number: 'text?', enteredAt: 'timestamptz?', enteredBy: 'uuid?' },
    ...{ letterNo: 'text', addressee: 'text', title: 'text' },
  }),
  ['uuid', 'text[]', 'bool'],
  `select document.owner_unit_id as "unitId", entry.number || '/' || entry.be_year as number,
     entry.entered_at as "enteredAt", entry.entered_by as "enteredBy",
     document.letter_no as "letterNo", document.addressee, document.title
   from document
   left join register_entry entry on entry.document_id = document.id
     and entry.transmission_id is null and document.kind = 'outside'
   where document.id = $1 and (document.secrecy = 'normal' or $3) and may_read_document(document.id, $2)`,
);
