import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** A batch that is not over, with how far it came. */
export interface OpenBatchRow {
  readonly id: string;
  readonly personId: string;
  readonly state: 'running' | 'paused';
  readonly begunAt: string;
  readonly beatAt: string;
  readonly signed: number;
  readonly waiting: number;
  readonly refused: number;
}

export const listOpenBatches = (h: Handle): Promise<OpenBatchRow[]> => batchesSql.all(h);

const batchesSql = statement(
  'signature.open-batches',
  row<OpenBatchRow>({
    ...{ id: 'uuid', personId: 'uuid', state: 'text', begunAt: 'timestamptz' },
    ...{ beatAt: 'timestamptz', signed: 'int8', waiting: 'int8', refused: 'int8' },
  }),
  [],
  `select batch.id, batch.person_id as "personId", batch.state, batch.begun_at as "begunAt", batch.beat_at as "beatAt",
          count(*) filter (where item.state = 'signed') as signed,
          count(*) filter (where item.state in ('waiting', 'signing')) as waiting,
          count(*) filter (where item.state = 'refused') as refused
   from signing_batch batch join signing_batch_item item on item.batch_id = batch.id
   where batch.state <> 'ended' group by batch.id order by batch.begun_at`,
);
