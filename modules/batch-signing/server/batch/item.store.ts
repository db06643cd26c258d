import type { ErrorParams } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { BatchItemState } from '../../contract/index.ts';
import { batchSigningTables } from '../tables.ts';

/** A document of a batch, with its result. */
export interface ItemRow {
  readonly documentId: string;
  readonly act: string;
  readonly version: number;
  readonly attemptId: string;
  readonly state: BatchItemState;
  readonly failure: string;
  readonly failureParams: ErrorParams;
  readonly number: string;
  readonly begunAt: string | null;
  readonly changedAt: string;
}

const columns = [
  ...(['document_id as documentId', 'act', 'version', 'attempt_id as attemptId'] as const),
  ...(['state', 'failure', 'failure_params as failureParams', 'number'] as const),
  ...(['begun_at as begunAt', 'changed_at as changedAt'] as const),
] as const;

/** Documents of a batch, in their order. */
export const listItems = (h: Handle, batchId: string): Promise<ItemRow[]> =>
  batchSigningTables(h)
    .selectFrom('signing_batch_item')
    .select(columns)
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();

/** An item with what is shown of its document. */
export interface ShownRow extends ItemRow {
  /** Empty where the reader may not read it, and for a classified one. */
  readonly title: string;
  readonly kind: string;
  /** Of the document as it is now; as it was seen, of one that waits. */
  readonly version: number;
}

/** The same with what is shown of their documents to somebody with these keys. */
export const listShownItems = (
  h: Handle,
  batchId: string,
  principals: readonly string[],
): Promise<ShownRow[]> => shownSql.all(h, batchId, principals);

const shownSql = statement(
  'signature.shown-items',
  row<ShownRow>({
    ...{ documentId: 'uuid', act: 'text', version: 'int4', attemptId: 'uuid', state: 'text' },
    ...{ failure: 'text', failureParams: 'jsonb', number: 'text', begunAt: 'timestamptz?' },
    ...{ changedAt: 'timestamptz', title: 'text', kind: 'text' },
  }),
  ['uuid', 'text[]'],
  `select item.document_id as "documentId", item.act, case when item.state in ('waiting', 'signing') then item.version else document.version end as version,
          item.attempt_id as "attemptId", item.state, item.failure, item.failure_params as "failureParams", item.number, item.begun_at as "begunAt",
          item.changed_at as "changedAt", document.kind,
          case when document.secrecy = 'normal' and may_read_document(document.id, $2) then document.title
               else '' end as title
   from signing_batch_item item join document on document.id = item.document_id
   where item.batch_id = $1 order by item.position`,
);

export type NewItem = Pick<ItemRow, 'documentId' | 'act' | 'version' | 'attemptId'>;

export async function insertItems(
  tx: Tx,
  batchId: string,
  items: readonly NewItem[],
  at: string,
): Promise<void> {
  await batchSigningTables(tx)
    .insertInto('signing_batch_item')
    .values(
      items.map(({ documentId, act, version, attemptId }, position) => ({
        ...{ batch_id: batchId, document_id: documentId, position, act, version },
        ...{ attempt_id: attemptId, changed_at: at },
      })),
    )
    .execute();
}

/**
 * Says that a batch is still being signed, and marks its next document that waits as being signed.
 *
 * @returns undefined where none is left, or the batch was paused or taken over
 */
export const claimNext = (
  h: Handle,
  by: { readonly batchId: string; readonly runnerId: string; readonly at: string },
): Promise<ItemRow | undefined> => claimSql.first(h, by.batchId, by.runnerId, by.at);

const claimSql = statement(
  'signature.claim-item',
  row<ItemRow>({
    ...{ documentId: 'uuid', act: 'text', version: 'int4', attemptId: 'uuid', state: 'text' },
    ...{ failure: 'text', failureParams: 'jsonb', number: 'text', begunAt: 'timestamptz?' },
    changedAt: 'timestamptz',
  }),
  ['uuid', 'uuid', 'timestamptz'],
  `with alive as (
     update signing_batch set beat_at = $3 where id = $1 and runner_id = $2 and state = 'running'
     returning id),
   next as (
     select batch_id, document_id from signing_batch_item
     where batch_id = (select id from alive) and state = 'waiting' order by position limit 1)
   update signing_batch_item item set state = 'signing', begun_at = $3, changed_at = $3 from next
   where item.batch_id = next.batch_id and item.document_id = next.document_id and item.state = 'waiting'
   returning item.document_id as "documentId", item.act, item.version, item.attempt_id as "attemptId", item.state,
             item.failure, item.failure_params as "failureParams", item.number, item.begun_at as "begunAt",
             item.changed_at as "changedAt"`,
);

interface Change {
  readonly state: BatchItemState;
  readonly at: string;
  readonly number?: string;
  readonly failure?: string;
  readonly failureParams?: ErrorParams;
}

/** Changes a document of a batch that is in one of these states. @returns whether it was */
export async function changeItem(
  tx: Tx,
  of: { readonly batchId: string; readonly documentId: string },
  from: readonly BatchItemState[],
  { state, at, number = '', failure = '', failureParams = {} }: Change,
): Promise<boolean> {
  const done = await batchSigningTables(tx)
    .updateTable('signing_batch_item')
    .set({ state, number, failure, failure_params: JSON.stringify(failureParams), changed_at: at })
    .where('batch_id', '=', of.batchId)
    .where('document_id', '=', of.documentId)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** A refused one waits again, in the version that its person saw meanwhile. */
export async function tryAgain(
  tx: Tx,
  batchId: string,
  seen: { readonly documentId: string; readonly version: number },
  at: string,
): Promise<void> {
  await batchSigningTables(tx)
    .updateTable('signing_batch_item')
    .set({ state: 'waiting', version: seen.version, failure: '', changed_at: at })
    .where('batch_id', '=', batchId)
    .where('document_id', '=', seen.documentId)
    .where('state', '=', 'refused')
    .execute();
}

/** All that are in one of these states come into another one. */
export async function changeAll(
  tx: Tx,
  batchId: string,
  from: readonly BatchItemState[],
  to: { readonly state: BatchItemState; readonly at: string },
): Promise<void> {
  await batchSigningTables(tx)
    .updateTable('signing_batch_item')
    .set({ state: to.state, changed_at: to.at })
    .where('batch_id', '=', batchId)
    .where('state', 'in', [...from])
    .execute();
}
