import type { Handle, Tx } from '@sarn/platform-server';
import type { DocumentKind } from '../../contract/index.ts';

export interface Link {
  readonly documentId: string;
  readonly refersTo: string;
}

/** The other end of a link, as the holders may read it. */
export interface LinkedRow {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly letterNo: string;
  readonly receiveNo: string | null;
  readonly at: string;
  readonly linkedBy: string;
  readonly linkedAt: string;
}

const ends = {
  refersTo: { own: 'document_id', other: 'refers_to' },
  referredBy: { own: 'refers_to', other: 'document_id' },
} as const;

/** Papers at the other end of the links of one paper; those the holders may not read are left out. */
export function listLinked(
  h: Handle,
  documentId: string,
  direction: keyof typeof ends,
  holders: readonly string[],
): Promise<LinkedRow[]> {
  const { own, other } = ends[direction];
  return h.query<LinkedRow>(
    `select paper.id as "documentId", paper.kind, paper.title, paper.letter_no as "letterNo",
            entry.number || '/' || entry.be_year as "receiveNo", paper.created_at as at,
            link.linked_by as "linkedBy", link.linked_at as "linkedAt"
     from paper_reference link join document paper on paper.id = link.${other}
     left join register_entry entry on entry.document_id = paper.id and entry.leg_id is null
       and paper.kind = 'outside'
     where link.${own} = $1 and may_read_document(paper.id, $2)
     order by link.linked_at, paper.id`,
    [documentId, holders],
  );
}

/** @returns false when it was there already */
export async function insertLink(
  tx: Tx,
  { documentId, refersTo }: Link,
  by: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into paper_reference (document_id, refers_to, linked_by, linked_at)
     values ($1, $2, $3, $4) on conflict do nothing returning 1`,
    [documentId, refersTo, by.id, by.at],
  );
  return rows.length > 0;
}

export async function countLinks(h: Handle, documentId: string): Promise<number> {
  const [row] = await h.query<{ count: number }>(
    'select count(*)::int as count from paper_reference where document_id = $1',
    [documentId],
  );
  return row?.count ?? 0;
}

/** Whether the later paper is reached from the earlier one by links that are there. */
export async function leadsBack(h: Handle, { documentId, refersTo }: Link): Promise<boolean> {
  const rows = await h.query(
    `with recursive earlier (id) as (
       select $2::uuid
       union select link.refers_to from earlier join paper_reference link
         on link.document_id = earlier.id
     ) select 1 from earlier where id = $1`,
    [documentId, refersTo],
  );
  return rows.length > 0;
}

/** Who made a link; undefined when there is none. */
export async function findLinker(h: Handle, link: Link): Promise<string | undefined> {
  const [row] = await h.query<{ by: string }>(
    'select linked_by as by from paper_reference where document_id = $1 and refers_to = $2',
    [link.documentId, link.refersTo],
  );
  return row?.by;
}

export async function deleteLink(tx: Tx, { documentId, refersTo }: Link): Promise<void> {
  await tx.query('delete from paper_reference where document_id = $1 and refers_to = $2', [
    documentId,
    refersTo,
  ]);
}
