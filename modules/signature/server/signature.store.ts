import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from './tables.ts';

/** A recorded signature. */
export interface SignatureRow {
  readonly id: string;
  readonly documentId: string;
  readonly code: string;
  readonly sha256: string;
  readonly level: 'B-B' | 'B-T';
  readonly signerName: string;
  readonly signerLines: readonly string[];
  readonly number: string;
  readonly signedAt: string;
  /** Among all who sign, from 0; null of one from before it was noted. */
  readonly position: number | null;
  /** SHA-256 of the bytes that are signed, as it is shown before; null of one from before it was kept. */
  readonly signedSha256: string | null;
  /** When the document went back before all had signed; null for one that counts. */
  readonly withdrawnAt: string | null;
}

const columns = [
  ...([
    'id',
    'document_id as documentId',
    'code',
    'sha256',
    'level',
    'number',
    'position',
  ] as const),
  ...(['signed_sha256 as signedSha256'] as const),
  ...(['signer_name as signerName', 'signer_lines as signerLines'] as const),
  ...(['signed_at as signedAt', 'withdrawn_at as withdrawnAt'] as const),
] as const;

const all = (h: Handle) => signatureTables(h).selectFrom('document_signature').select(columns);

/** Signatures of a document that count, oldest first. */
export const listSignatures = (h: Handle, documentId: string): Promise<SignatureRow[]> =>
  all(h)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .orderBy('signed_at')
    .orderBy('id')
    .execute();

export const findByCode = (h: Handle, code: string): Promise<SignatureRow | undefined> =>
  all(h).where('code', '=', code).executeTakeFirst();

/** The signature of an attempt that was sent before, of the same person. */
export const findByAttempt = (
  h: Handle,
  attemptId: string,
  personId: string,
): Promise<SignatureRow | undefined> =>
  all(h).where('attempt_id', '=', attemptId).where('person_id', '=', personId).executeTakeFirst();

/** Who signed a document. */
export const listSignerIds = async (h: Handle, documentId: string): Promise<string[]> => {
  const rows = await signatureTables(h)
    .selectFrom('document_signature')
    .select('person_id as personId')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ personId }) => personId);
};

export interface NewSignature extends Omit<SignatureRow, 'id' | 'withdrawnAt'> {
  readonly personId: string;
  readonly certificateId: string;
  readonly attemptId: string;
}

export async function insertSignature(tx: Tx, row: NewSignature): Promise<void> {
  await signatureTables(tx)
    .insertInto('document_signature')
    .values({
      ...{ id: newId(), document_id: row.documentId, person_id: row.personId },
      ...{ certificate_id: row.certificateId, attempt_id: row.attemptId, code: row.code },
      ...{ sha256: row.sha256, level: row.level, number: row.number, signed_at: row.signedAt },
      ...{ position: row.position, signed_sha256: row.signedSha256 },
      ...{ signer_name: row.signerName, signer_lines: [...row.signerLines] },
    })
    .execute();
}

/** Ends the signatures of a document that went back. @returns whether there were any */
export async function withdrawSignatures(tx: Tx, documentId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await signatureTables(tx)
    .updateTable('document_signature')
    .set({ withdrawn_at: at })
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the names of signers with the content of a document; code and hash stay. */
export async function blankSigners(tx: Tx, documentId: string): Promise<void> {
  await signatureTables(tx)
    .updateTable('document_signature')
    .set({ signer_name: '', signer_lines: [] })
    .where('document_id', '=', documentId)
    .execute();
}

/** What was signed with some certificates, as their owner sees it. */
export interface SignedWith {
  /** Documents, of which none went back before all had signed. */
  readonly documents: number;
  readonly lastAt: string | null;
}

/** @param certificateIds a document that was signed with several of them is counted once */
export async function signedWith(
  h: Handle,
  certificateIds: readonly string[],
): Promise<SignedWith> {
  const found = await signatureTables(h)
    .selectFrom('document_signature')
    .select(({ fn }) => [
      fn.count<number>('document_id').distinct().as('documents'),
      fn.max('signed_at').as('lastAt'),
    ])
    .where('certificate_id', 'in', certificateIds)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return { documents: found?.documents ?? 0, lastAt: found?.lastAt ?? null };
}
