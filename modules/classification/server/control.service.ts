import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { unitsKeptInSecret } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { secretControl } from '../contract/index.ts';
import { namesOf } from './classification.service.ts';
import { copiesOfDocuments } from './copy-act.service.ts';
import { listControl } from './sealed.store.ts';

/** The control register of a unit, for its secret registrars. */
export async function control(
  deps: Dependencies,
  h: Handle,
  { principals }: Caller,
  { unitId, year }: InputOf<typeof secretControl>,
): Promise<OutputOf<typeof secretControl>> {
  if (!unitsKeptInSecret(principals).includes(unitId)) throw new AppError('registry.not-found');
  const rows = await listControl(h, unitId, year, principals);
  const ids = rows.flatMap(({ documentId }) => (documentId ? [documentId] : []));
  const copies = await copiesOfDocuments(h, ids);
  const names = await namesOf(
    deps,
    h,
    rows.map((row) => row.enteredBy),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      ...{ enteredBy: names(row.enteredBy).name, copies: copies(row.documentId) },
    })),
  };
}
