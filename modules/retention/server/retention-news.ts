import type { Tx } from '@sarn/platform-server';
import { retentionListKinds, retentionNewsTerms } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import type { ListRow } from './list.store.ts';

/** The name of a list: kind, number and year. */
export const nameOfList = ({ kind, number, beYear }: Pick<ListRow, 'kind' | 'number' | 'beYear'>) =>
  `${retentionListKinds[kind].th} ที่ ${number}/${beYear}`;

/** Notifies people that a list waits for them or that its state has changed. */
export async function tellPeople(
  deps: Dependencies,
  tx: Tx,
  list: Pick<ListRow, 'id' | 'kind' | 'number' | 'beYear'>,
  personIds: readonly string[],
  what: keyof typeof retentionNewsTerms,
  { about = '', ...work }: { readonly about?: string; readonly workKey?: string } = {},
): Promise<void> {
  await deps.notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind: `retention.${what}`, ...work },
    ...{ title: retentionNewsTerms[what], message: `${about}${nameOfList(list)}` },
    ...{ documentId: null, transactionId: null, documentRef: '' },
    place: `/sarabun/retention/${list.id}`,
    ...{ isConfidential: false, urgency: 'normal' },
  });
}

/** Who keeps the lists: the clerks of the agency. */
export async function keepersOf(deps: Dependencies, tx: Tx): Promise<string[]> {
  const root = await deps.organisation.rootUnit(tx);
  return deps.organisation.peopleForPrincipals(tx, [`clerk:${root.id}`]);
}
