import { builtStatement, row } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { QueuePart } from '@sarn/document/contract';
import { countCap } from './queue-page.store.ts';

interface SenderRow {
  /** Empty where a unit of the agency wrote it. */
  readonly sender: string;
  readonly unitId: string | null;
  readonly count: number;
}

interface SenderAsk {
  readonly principals: readonly string[];
  readonly parts: readonly QueuePart[];
}

/** Senders of the newest items that wait for the principals in these parts, the most frequent first. */
export const listSenders = (h: Handle, ask: SenderAsk): Promise<SenderRow[]> =>
  sendersSql.all(h, ask);

const sendersSql = builtStatement<SenderRow, SenderAsk>(
  'queue.senders',
  row<SenderRow>({ sender: 'text', unitId: 'uuid?', count: 'int8' }),
  ({ principals, parts }) => ({
    values: [
      principals,
      parts.map(({ code }) => code),
      parts.map(({ on }) => (on ? `${on}:` : '')),
    ],
    text: `
    select sender, case when sender = '' then owner_unit_id end as "unitId", count(*) as count
    from (
      select subject_key, document_id
      from unnest($1::text[]) as keys (principal)
      cross join unnest($2::text[], $3::text[]) as parts (code, prefix)
      cross join lateral (
        select subject_key, item.document_id from queue_item item
        where item.principal = keys.principal and item.code = parts.code
          and starts_with(item.subject_key, parts.prefix)
        order by since desc limit ${countCap}) found
      group by subject_key, document_id limit ${countCap}) waiting
    join document on document.id = waiting.document_id
    group by sender, "unitId" order by count desc, sender, "unitId" limit 100`,
  }),
  () => [{ principals: [], parts: [] }],
);
