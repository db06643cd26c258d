import type { Tx } from '@sarn/platform-server';
import { writeTerms } from './paper.store.ts';

export interface KeptItem {
  readonly documentId: string;
  readonly classCode: string;
  readonly medium: string;
  readonly years: number | null;
  readonly remark: string;
}

/** Papers of a list that the committee wants kept, with their class. */
export function findTermsOfItems(tx: Tx, listId: string): Promise<KeptItem[]> {
  return tx.query<KeptItem>(
    `select document_id as "documentId", class_code as "classCode", medium,
            extend_years as years, remark
     from retention_item where list_id = $1 and decision in ('keep', 'extend') order by seq`,
    [listId],
  );
}

/** Keeps a paper for as many years more, or for ever where no number was said. */
export async function keepLonger(
  tx: Tx,
  { documentId, classCode, medium, years, remark }: KeptItem,
  day: string,
  by: { readonly id: string; readonly name: string; readonly now: string },
): Promise<void> {
  const until = years === null ? null : `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  await writeTerms(tx, {
    ...{ documentId, medium, reason: remark || 'มติคณะกรรมการทำลายหนังสือ' },
    classCode: years === null ? 'forever' : classCode,
    // The 29th of February is there only in some years.
    keepUntil: until?.replace(/-02-29$/, '-03-01') ?? null,
    ...{ setBy: by.id, setName: by.name, setAt: by.now },
  });
}
