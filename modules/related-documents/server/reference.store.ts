import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentKind } from '@sarn/document/contract';
import { relatedTables } from './tables.ts';

export interface Link {
  readonly documentId: string;
  readonly refersTo: string;
}

/** The other end of a link, as the principals may read it. */
export interface LinkedRow {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly letterNo: string;
  readonly at: string;
  readonly linkedBy: string;
  readonly linkedAt: string;
}

const linked = (
  name: string,
  own: 'document_id' | 'refers_to',
  other: 'document_id' | 'refers_to',
) =>
  statement(
    name,
    row<LinkedRow>({
      documentId: 'uuid',
      kind: 'text',
      title: 'text',
      letterNo: 'text',
      at: 'timestamptz',
      linkedBy: 'uuid',
      linkedAt: 'timestamptz',
    }),
    ['uuid', 'text[]'],
    `select document.id as "documentId", document.kind, document.title,
            document.letter_no as "letterNo",
            document.created_at as at, link.linked_by as "linkedBy", link.linked_at as "linkedAt"
     from document_reference link join document on document.id = link.${other}
     where link.${own} = $1 and may_read_document(document.id, $2)
     order by link.linked_at, document.id`,
  );

const ends = {
  refersTo: linked('reference.refersTo', 'document_id', 'refers_to'),
  referredBy: linked('reference.referredBy', 'refers_to', 'document_id'),
};

/**
 * Documents at the other end of the links of one document; those that the principals may not read
 * are left out.
 */
export function listLinked(
  h: Handle,
  documentId: string,
  direction: keyof typeof ends,
  principals: readonly string[],
): Promise<LinkedRow[]> {
  return ends[direction].all(h, documentId, principals);
}

/** @returns false when the link existed already */
export async function insertLink(
  tx: Tx,
  { documentId, refersTo }: Link,
  by: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await relatedTables(tx)
    .insertInto('document_reference')
    .values({ document_id: documentId, refers_to: refersTo, linked_by: by.id, linked_at: by.at })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countLinks(h: Handle, documentId: string): Promise<number> {
  const { count } = await relatedTables(h)
    .selectFrom('document_reference')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the later document can be reached from the earlier one by existing links. */
export async function leadsBack(h: Handle, { documentId, refersTo }: Link): Promise<boolean> {
  return (await leadsBackSql.first(h, documentId, refersTo)) !== undefined;
}

const leadsBackSql = statement(
  'reference.leads-back',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'uuid'],
  `with recursive earlier (id) as (
     select $2::uuid
     union select link.refers_to from earlier join document_reference link
       on link.document_id = earlier.id
   ) select id from earlier where id = $1`,
);

/** Who made a link; undefined when there is none. */
export async function findLinker(h: Handle, link: Link): Promise<string | undefined> {
  const found = await relatedTables(h)
    .selectFrom('document_reference')
    .select('linked_by')
    .where('document_id', '=', link.documentId)
    .where('refers_to', '=', link.refersTo)
    .executeTakeFirst();
  return found?.linked_by;
}

export async function deleteLink(tx: Tx, { documentId, refersTo }: Link): Promise<void> {
  await relatedTables(tx)
    .deleteFrom('document_reference')
    .where('document_id', '=', documentId)
    .where('refers_to', '=', refersTo)
    .execute();
}
