import type { Tx } from '@sarn/platform-server';

/** Nobody reads the paper until readers are named anew. */
export async function dropAllReaders(tx: Tx, documentId: string): Promise<void> {
  await tx.query('delete from document_reader where document_id = $1', [documentId]);
}

/** Puts the keys of a classified paper under its present class. */
export async function moveReaders(tx: Tx, documentId: string): Promise<void> {
  await tx.query(
    `with gone as (
       delete from document_reader where document_id = $1 returning holder)
     insert into document_reader (document_id, holder)
     select distinct paper.id, sealed_holder(gone.holder, paper.secrecy)
     from gone cross join document paper
     where paper.id = $1 and sealed_holder(gone.holder, paper.secrecy) is not null
     on conflict do nothing`,
    [documentId],
  );
}

/** Whether the paper was made known to everybody or circulated: no class takes that back. */
export async function hasOpenAudience(tx: Tx, documentId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 where exists (select from document_reader where document_id = $1 and holder = 'everyone')
       or exists (select from circulation where document_id = $1 and recalled_at is null)`,
    [documentId],
  );
  return rows.length > 0;
}

/** Texts of a paper of which only the line of the register is kept from now on. */
const blanks: readonly string[] = [
  `update document set body_html = null, body_json = null, note = '', search_text = ''
   where id = $1`,
  `update letter set fields = '{}' where document_id = $1`,
  `delete from document_find where document_id = $1`,
];

/** Deletes body, notes and words of a paper; who did what when stays in its history. */
export async function blankContent(tx: Tx, documentId: string): Promise<void> {
  for (const sql of blanks) await tx.query(sql, [documentId]);
}

/** Whether the paper was numbered before it was classified: then its class was given here. */
export async function wasNumberedOpenly(tx: Tx, documentId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from register_entry entry join register on register.id = entry.register_id
     where entry.document_id = $1 and entry.leg_id is null and register.kind = 'receive' limit 1`,
    [documentId],
  );
  return rows.length > 0;
}
