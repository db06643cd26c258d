import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { word } from '@sarn/document/server';
import { z } from 'zod';
import { UnitChange, UnitOrder, UnitWork } from '../../contract/index.ts';
import type { SecondPerson } from '../../contract/index.ts';
import { reorganisationTables } from '../tables.ts';

/** What is carried out when a proposal is confirmed. */
const Payload = z.discriminatedUnion('act', [
  z.object({
    ...{ act: z.literal('end'), unitId: z.string(), successorId: z.string().nullable() },
    ...{ lastDay: z.string(), orderNo: z.string(), note: z.string() },
  }),
  z.object({ act: z.literal('split'), unitId: z.string(), order: UnitOrder, change: UnitChange }),
]);
export type ProposalPayload = z.output<typeof Payload>;

const Versions = z.record(z.string(), z.number());

/** A proposal that waits for a second person. */
export interface ProposalRow {
  readonly id: string;
  readonly unitId: string;
  readonly payload: ProposalPayload;
  /** By unit, as they were when it was proposed. */
  readonly versions: Readonly<Record<string, number>>;
  readonly work: UnitWork;
  readonly askedBy: string;
  readonly askedName: string;
  readonly askedAt: Instant;
  readonly expiresAt: Instant;
  readonly aloneAt: Instant | null;
}

type Stored = Omit<ProposalRow, 'payload' | 'versions' | 'work'> &
  Readonly<Record<'payload' | 'versions' | 'work', unknown>>;

const columns = row<Stored>({
  ...{ id: 'uuid', unitId: 'uuid', payload: 'jsonb', versions: 'jsonb', work: 'jsonb' },
  ...{ askedBy: 'uuid', askedName: 'text', askedAt: 'timestamptz', expiresAt: 'timestamptz' },
  aloneAt: 'timestamptz?',
});

const text = `select id, unit_id "unitId", payload, versions, work, asked_by "askedBy",
  asked_name "askedName", asked_at "askedAt", expires_at "expiresAt", alone_at "aloneAt"
  from unit_proposal where state = 'waiting'`;

const read = (stored: Stored): ProposalRow => ({
  ...stored,
  payload: Payload.parse(stored.payload),
  versions: Versions.parse(stored.versions),
  work: UnitWork.parse(stored.work),
});

/** What waits, the oldest first. */
export const listWaiting = async (h: Handle): Promise<ProposalRow[]> =>
  (await listSql.all(h)).map(read);

const listSql = statement('unit_proposal.waiting', columns, [], `${text} order by asked_at, id`);

/** A waiting proposal, locked until the end of the transaction. */
export async function findWaitingForUpdate(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  const found = await findSql.first(tx, id);
  return found && read(found);
}

const findSql = statement(
  'unit_proposal.waiting-for-update',
  columns,
  ['uuid'],
  `${text} and id = $1 for update`,
);

/** Those whose time is over, or that may be carried out by themselves; locked. */
export const listDueForUpdate = async (tx: Tx, now: Instant): Promise<ProposalRow[]> =>
  (await dueSql.all(tx, now)).map(read);

const dueSql = statement(
  'unit_proposal.due-for-update',
  columns,
  ['timestamptz'],
  `${text} and (expires_at <= $1 or alone_at <= $1) order by asked_at, id for update skip locked`,
);

/** @returns false when something about the unit waits already */
export async function insertProposal(tx: Tx, proposal: ProposalRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await reorganisationTables(tx)
    .insertInto('unit_proposal')
    .values({
      ...{ id: proposal.id, unit_id: proposal.unitId },
      payload: JSON.stringify(proposal.payload),
      versions: JSON.stringify(proposal.versions),
      work: JSON.stringify(proposal.work),
      ...{ asked_by: proposal.askedBy, asked_name: proposal.askedName },
      ...{ asked_at: proposal.askedAt, expires_at: proposal.expiresAt },
      alone_at: proposal.aloneAt,
    })
    .onConflict((known) => known.column('unit_id').where('state', '=', word('waiting')).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What became of a proposal; by nobody where its time was over or no second person exists. */
export interface Decided {
  readonly state: 'applied' | 'refused' | 'withdrawn' | 'void' | 'failed';
  readonly by: { readonly id: string; readonly name: string } | null;
  readonly at: Instant;
  readonly reason: string;
}

export async function decideProposal(tx: Tx, id: string, decided: Decided): Promise<void> {
  await reorganisationTables(tx)
    .updateTable('unit_proposal')
    .set({
      ...{ state: decided.state, decided_by: decided.by?.id ?? null },
      ...{ decided_name: decided.by?.name ?? '', decided_at: decided.at },
      decided_reason: decided.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Who asked for what was carried out, and who confirmed it, by proposal. */
export async function listSecondPeople(
  h: Handle,
  of: readonly { readonly proposalId: string | null }[],
): Promise<Map<string, SecondPerson>> {
  const ids = of.flatMap(({ proposalId }) => proposalId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await reorganisationTables(h)
    .selectFrom('unit_proposal')
    .select(['id', 'asked_name as askedName', 'asked_at as askedAt'])
    .select(['decided_name as confirmedName', 'decided_at as confirmedAt'])
    .where('id', 'in', ids)
    .where('state', '=', word('applied'))
    .execute();
  return new Map(
    rows.map(({ id, confirmedAt, ...asked }) => [
      id,
      { ...asked, confirmedAt: confirmedAt ?? asked.askedAt },
    ]),
  );
}
