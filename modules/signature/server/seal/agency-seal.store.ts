import { newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { signatureTables } from '../tables.ts';
import type { FilledAfter, SealDrawing, SealField } from './seal-fields.ts';

/** A field of a signed file that the e-seal of the agency fills, or has filled. */
export interface SealRow {
  readonly id: string;
  readonly documentId: string;
  readonly field: string;
  readonly filledAfter: FilledAfter;
  readonly drawing: SealDrawing;
  readonly dueAt: string | null;
  readonly askedBy: string | null;
  readonly needsSecond: boolean;
  readonly confirmedBy: string | null;
  readonly sealedAt: string | null;
  readonly sha256: string | null;
  readonly level: 'B-B' | 'B-T' | null;
  readonly failure: string;
  readonly tries: number;
}

const columns = [
  ...(['id', 'document_id as documentId', 'field', 'filled_after as filledAfter'] as const),
  ...([
    'drawing',
    'due_at as dueAt',
    'asked_by as askedBy',
    'needs_second as needsSecond',
  ] as const),
  ...(['confirmed_by as confirmedBy', 'sealed_at as sealedAt', 'sha256', 'level'] as const),
  ...(['failure', 'tries'] as const),
] as const;

/** The fields of a document, in the order in which they are filled. */
export const listSeals = (h: Handle, documentId: string): Promise<SealRow[]> =>
  signatureTables(h)
    .selectFrom('agency_seal')
    .select(columns)
    .where('document_id', '=', documentId)
    .orderBy('sealed_at')
    .orderBy('field')
    .execute();

/** Those of a new signature take the place of those that were kept for an earlier one. */
export async function replaceSeals(
  tx: Tx,
  documentId: string,
  fields: readonly SealField[],
): Promise<void> {
  await signatureTables(tx)
    .deleteFrom('agency_seal')
    .where('document_id', '=', documentId)
    .execute();
  if (fields.length === 0) return;
  await signatureTables(tx)
    .insertInto('agency_seal')
    .values(
      fields.map(({ place, drawing, filledAfter }) => ({
        ...{ id: newId(), document_id: documentId, field: place.field },
        ...{ filled_after: filledAfter, drawing: JSON.stringify(drawing) },
      })),
    )
    .execute();
}

/** Says that an act was done after which fields are filled. @returns whether there are such fields */
export async function askForSeals(
  tx: Tx,
  documentId: string,
  asked: {
    readonly after: readonly FilledAfter[];
    readonly askedBy: string | null;
    readonly needsSecond: boolean;
    readonly at: string;
  },
): Promise<boolean> {
  const rows = await signatureTables(tx)
    .updateTable('agency_seal')
    .set({ due_at: asked.at, asked_by: asked.askedBy, needs_second: asked.needsSecond })
    .where('document_id', '=', documentId)
    .where('filled_after', 'in', [...asked.after])
    .where('due_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** A second person wants what waits to be sealed. */
export async function confirmSeals(
  tx: Tx,
  documentId: string,
  { personId, at }: { readonly personId: string; readonly at: string },
): Promise<void> {
  await signatureTables(tx)
    .updateTable('agency_seal')
    .set({ confirmed_by: personId, confirmed_at: at })
    .where('document_id', '=', documentId)
    .where('due_at', 'is not', null)
    .where('sealed_at', 'is', null)
    .where('confirmed_by', 'is', null)
    .execute();
}

/** Documents with fields that can be filled now. @param now those whose last try failed wait until then */
export const listDueSeals = async (h: Handle, now: string, most: number): Promise<string[]> => {
  const rows = await dueSql.all(h, now, most);
  return rows.map(({ documentId }) => documentId);
};

const dueSql = statement(
  'signature.seals-due',
  row<{ documentId: string }>({ documentId: 'uuid' }),
  ['timestamptz', 'int8'],
  `select s.document_id "documentId" from agency_seal s
   join document d on d.id = s.document_id and d.destroyed_at is null and d.state <> 'CANCELLED'
   where s.due_at is not null and s.sealed_at is null and (s.next_at is null or s.next_at <= $1)
     and (not s.needs_second or s.confirmed_by is not null)
   group by s.document_id order by min(s.due_at), s.document_id limit $2`,
);

/** Locks the fields of a document that are to be filled, so that another process does not fill them, too. */
export async function lockSeals(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const rows = await signatureTables(tx)
    .selectFrom('agency_seal')
    .select('id')
    .where('id', 'in', [...ids])
    .where('sealed_at', 'is', null)
    .forUpdate()
    .execute();
  return rows.length === ids.length;
}

export async function markSealed(
  tx: Tx,
  ids: readonly string[],
  made: { readonly at: string; readonly sha256: string; readonly level: 'B-B' | 'B-T' },
): Promise<void> {
  await signatureTables(tx)
    .updateTable('agency_seal')
    .set({ sealed_at: made.at, sha256: made.sha256, level: made.level, failure: '', next_at: null })
    .where('id', 'in', [...ids])
    .execute();
}

export async function noteSealFailure(
  tx: Tx,
  ids: readonly string[],
  { failure, nextAt }: { readonly failure: string; readonly nextAt: string },
): Promise<void> {
  await signatureTables(tx)
    .updateTable('agency_seal')
    .set((eb) => ({ failure, next_at: nextAt, tries: eb('tries', '+', 1) }))
    .where('id', 'in', [...ids])
    .where('sealed_at', 'is', null)
    .execute();
}

/** A document whose file waits for the e-seal after an act, for whoever looks after the signatures. */
export interface WaitingSealRow {
  readonly documentId: string;
  readonly dueAt: string;
  readonly failure: string;
  readonly tries: number;
  readonly waitsForSecond: boolean;
}

/** What waits, the oldest first. */
export const listWaitingSeals = (h: Handle): Promise<WaitingSealRow[]> => waitingSql.all(h);

const waitingSql = statement(
  'signature.seals-waiting',
  row<WaitingSealRow>({
    ...{ documentId: 'uuid', dueAt: 'timestamptz', failure: 'text', tries: 'int4' },
    waitsForSecond: 'bool',
  }),
  [],
  `select s.document_id "documentId", min(s.due_at) "dueAt", max(s.failure) failure, max(s.tries) tries,
     bool_or(s.needs_second and s.confirmed_by is null) "waitsForSecond"
   from agency_seal s
   join document d on d.id = s.document_id and d.destroyed_at is null and d.state <> 'CANCELLED'
   where s.due_at is not null and s.sealed_at is null
   group by s.document_id order by min(s.due_at), s.document_id limit 200`,
);

/** An administrator wants what failed to be tried now. */
export async function retrySeals(tx: Tx, documentId: string, now: string): Promise<void> {
  await signatureTables(tx)
    .updateTable('agency_seal')
    .set({ next_at: now })
    .where('document_id', '=', documentId)
    .where('sealed_at', 'is', null)
    .where('due_at', 'is not', null)
    .execute();
}
