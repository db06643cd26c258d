import type { Tx } from '@sarn/platform-server';
import type { RetentionMedium } from '../contract/index.ts';
import { retentionTables } from './tables.ts';
import { writeTerms } from './document.store.ts';

export interface KeptItem {
  readonly documentId: string;
  readonly classCode: string;
  readonly medium: RetentionMedium;
  readonly years: number | null;
  readonly remark: string;
}

/** Documents of a list that the committee wants kept, with their class. */
export function findTermsOfItems(tx: Tx, listId: string): Promise<KeptItem[]> {
  return retentionTables(tx)
    .selectFrom('retention_item')
    .select(['document_id as documentId', 'class_code as classCode', 'medium'])
    .select(['extend_years as years', 'remark'])
    .where('list_id', '=', listId)
    .where('decision', 'in', ['keep', 'extend'])
    .orderBy('seq')
    .execute();
}

/** Keeps a document for as many years more, or for ever where no number was given. */
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
    // February 29 exists only in some years.
    keepUntil: until?.replace(/-02-29$/, '-03-01') ?? null,
    ...{ setBy: by.id, setName: by.name, setAt: by.now },
  });
}
