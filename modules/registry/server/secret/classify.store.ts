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
       or exists (select from circulation where document_id = $1)`,
    [documentId],
  );
  return rows.length > 0;
}
