import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from '../tables.ts';

/** Initials on a draft. */
export interface InitialsRow {
  /** The step of its route that was passed; 0: it was proposed. */
  readonly seq: number;
  readonly personId: string;
  readonly signatureId: string;
}

export const listInitials = (h: Handle, documentId: string): Promise<InitialsRow[]> =>
  signatureTables(h)
    .selectFrom('route_initials')
    .select(['seq', 'person_id as personId', 'signature_id as signatureId'])
    .where('document_id', '=', documentId)
    .orderBy('seq')
    .execute();

export async function keepInitials(
  tx: Tx,
  documentId: string,
  { seq, personId, signatureId }: InitialsRow,
  at: string,
): Promise<void> {
  const values = { person_id: personId, signature_id: signatureId, put_at: at };
  await signatureTables(tx)
    .insertInto('route_initials')
    .values({ document_id: documentId, seq, ...values })
    .onConflict((known) => known.columns(['document_id', 'seq']).doUpdateSet(values))
    .execute();
}
