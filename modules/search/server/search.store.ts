import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { isOpenedBy } from '@sarn/document/server';

export interface FoundRow {
  readonly documentId: string;
  readonly kind: string;
  readonly title: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly receiveNo: string | null;
  readonly sender: string;
  readonly addressee: string;
  readonly ownerUnitId: string;
  readonly speed: string;
  readonly state: string;
  readonly dueDate: string | null;
  readonly at: string;
  readonly isRead: boolean;
  /** Keys of those who have it now. */
  readonly holders: string[];
}

/**
 * What a list shows of these documents, in the order of the ids. The caller has made sure they may.
 *
 * @param watching queues that only watch a document and do not hold it
 */
export function listFound(
  h: Handle,
  documentIds: readonly string[],
  readerId: string,
  watching: readonly string[],
): Promise<FoundRow[]> {
  if (documentIds.length === 0) return Promise.resolve([]);
  return foundSql.all(h, documentIds, readerId, watching);
}

const foundSql = statement(
  'search.list-found',
  row<FoundRow>({
    documentId: 'uuid',
    kind: 'text',
    title: 'text',
    letterNo: 'text',
    letterDate: 'date?',
    receiveNo: 'text?',
    sender: 'text',
    addressee: 'text',
    ownerUnitId: 'uuid',
    speed: 'text',
    state: 'text',
    dueDate: 'date?',
    at: 'timestamptz',
    isRead: 'bool',
    holders: 'text[]',
  }),
  ['uuid[]', 'uuid', 'text[]'],
  `select paper.id as "documentId", paper.kind, paper.title, paper.letter_no as "letterNo",
            paper.letter_date as "letterDate", paper.sender, paper.addressee,
            paper.owner_unit_id as "ownerUnitId", paper.speed, paper.state,
            paper.due_date as "dueDate", paper.created_at as at,
            (select entry.number || '/' || entry.be_year from register_entry entry
             where entry.document_id = paper.id and entry.leg_id is null limit 1) as "receiveNo",
            ${isOpenedBy('paper.id', '$2')} as "isRead",
            array(select distinct item.holder from queue_item item
                  where item.document_id = paper.id and not item.code = any ($3::text[])
                    and not starts_with(item.holder, 'secretary:')
                  order by item.holder limit 6) as holders
     from unnest($1::uuid[]) with ordinality wanted (id, place)
     join document paper on paper.id = wanted.id
     order by wanted.place`,
);
