import type { Instant } from '@sarn/kernel';
import { builtStatement, row, statement, variants } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { AccessChange, Difference } from '../contract/index.ts';
import { accessTables } from './tables.ts';

/** A change to be kept; `payload` is what its kind applies. */
export interface NewChange {
  readonly id: string;
  readonly kind: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly payload: unknown;
  readonly difference: readonly Difference[];
  readonly reason: string;
  readonly askedBy: string | null;
  readonly askedAt: Instant;
  readonly expiresAt: Instant | null;
  readonly aloneAt: Instant | null;
}

export async function insertChange(tx: Tx, change: NewChange): Promise<void> {
  const isWaiting = change.expiresAt !== null;
  await accessTables(tx)
    .insertInto('access_change')
    .values({
      ...{ id: change.id, kind: change.kind, reason: change.reason },
      ...{ subject_kind: change.subjectKind, subject_id: change.subjectId },
      payload: JSON.stringify(change.payload),
      difference: JSON.stringify(change.difference) as never,
      ...{ asked_by: change.askedBy, asked_at: change.askedAt },
      ...{ expires_at: change.expiresAt, alone_at: change.aloneAt },
      state: isWaiting ? 'waiting' : 'applied',
      decided_at: isWaiting ? null : change.askedAt,
    })
    .execute();
}

export interface WaitingChange {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly reason: string;
  readonly askedBy: string | null;
  readonly expiresAt: Instant;
  readonly aloneAt: Instant | null;
}

/** A waiting change, locked until the end of the transaction. */
export function findWaitingForUpdate(tx: Tx, id: string): Promise<WaitingChange | undefined> {
  return waitingSql.first(tx, id);
}

const waitingColumns = row<WaitingChange>({
  ...{ id: 'uuid', kind: 'text', payload: 'jsonb', reason: 'text', askedBy: 'uuid?' },
  ...{ expiresAt: 'timestamptz!', aloneAt: 'timestamptz?' },
});
const waitingText = `id, kind, payload, reason, asked_by "askedBy", expires_at "expiresAt",
  alone_at "aloneAt"`;

const waitingSql = statement(
  'access_change.waiting-for-update',
  waitingColumns,
  ['uuid'],
  `select ${waitingText} from access_change where id = $1 and state = 'waiting' for update`,
);

/** Waiting changes whose time is over, or that may be applied by themselves; locked. */
export function listDueForUpdate(tx: Tx, now: Instant): Promise<WaitingChange[]> {
  return dueSql.all(tx, now);
}

const dueSql = statement(
  'access_change.due-for-update',
  waitingColumns,
  ['timestamptz'],
  `select ${waitingText} from access_change
   where state = 'waiting' and (expires_at <= $1 or alone_at <= $1)
   order by asked_at, id for update skip locked`,
);

export async function decideChange(
  tx: Tx,
  id: string,
  decided: {
    readonly state: 'applied' | 'refused' | 'void';
    readonly by: string | null;
    readonly at: Instant;
    readonly reason: string;
  },
): Promise<void> {
  await accessTables(tx)
    .updateTable('access_change')
    .set({
      ...{ state: decided.state, decided_by: decided.by },
      ...{ decided_at: decided.at, decided_reason: decided.reason },
    })
    .where('id', '=', id)
    .execute();
}

/** Which changes: of one subject, or only waiting ones, or all. */
export interface ChangesAsked {
  readonly subject: { readonly kind: string; readonly id: string } | null;
  readonly isWaiting: boolean;
}

/** The newest first, at most 200. */
export const listChanges = (h: Handle, asked: ChangesAsked): Promise<ChangeRow[]> =>
  changesSql.all(h, asked);

export interface ChangeRow extends Omit<AccessChange, 'subjectName' | 'difference'> {
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly difference: Difference[];
}

const nameOf = (alias: string) =>
  `coalesce(trim(${alias}.prefix_th || ${alias}.first_name_th || ' ' || ${alias}.last_name_th), '')`;

const changesSql = builtStatement<ChangeRow, ChangesAsked>(
  'access_change.list',
  row<ChangeRow>({
    ...{ id: 'uuid', kind: 'text', subjectKind: 'text', subjectId: 'text' },
    ...{ difference: 'jsonb', reason: 'text', askedById: 'uuid?', askedByName: 'text!' },
    ...{ askedAt: 'timestamptz', state: 'text', expiresAt: 'timestamptz?' },
    ...{ aloneAt: 'timestamptz?', decidedByName: 'text!', decidedAt: 'timestamptz?' },
    decidedReason: 'text',
  }),
  ({ subject, isWaiting }) => {
    const conditions = [
      ...(subject ? ['c.subject_kind = $1 and c.subject_id = $2'] : []),
      ...(isWaiting ? [`c.state = 'waiting'`] : []),
    ];
    return {
      text: `select c.id, c.kind, c.subject_kind "subjectKind", c.subject_id "subjectId",
          c.difference, c.reason, c.asked_by "askedById", ${nameOf('asker')} "askedByName",
          c.asked_at "askedAt", c.state, c.expires_at "expiresAt", c.alone_at "aloneAt",
          ${nameOf('decider')} "decidedByName", c.decided_at "decidedAt",
          c.decided_reason "decidedReason"
        from access_change c left join person asker on asker.id = c.asked_by
        left join person decider on decider.id = c.decided_by
        ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
        order by c.asked_at desc, c.id desc limit 200`,
      values: subject ? [subject.kind, subject.id] : [],
    };
  },
  () =>
    variants<ChangesAsked>({
      subject: [null, { kind: 'role', id: 'x' }],
      isWaiting: [true, false],
    }),
);

/** The last applied change of a subject: who made it and when. */
export function findLastChange(
  h: Handle,
  kind: string,
  id: string,
): Promise<{ name: string; at: Instant } | undefined> {
  return lastSql.first(h, kind, id);
}

const lastSql = statement(
  'access_change.last',
  row<{ name: string; at: Instant }>({ name: 'text!', at: 'timestamptz!' }),
  ['text', 'text'],
  `select ${nameOf('m')} as name, c.decided_at as at
   from access_change c left join person m on m.id = c.asked_by
   where c.subject_kind = $1 and c.subject_id = $2 and c.state = 'applied'
   order by c.decided_at desc, c.id desc limit 1`,
);

/** Who could confirm: people who hold the permission for the whole agency and can sign in. */
export function listAdministrators(h: Handle, day: string): Promise<string[]> {
  return administratorsSql.all(h, day).then((rows) => rows.map(({ id }) => id));
}

const administratorsSql = statement(
  'access_change.administrators',
  row<{ id: string }>({ id: 'uuid' }),
  ['date'],
  `select distinct m.id
   from role_permission p join role r on r.id = p.role_id
     and r.valid_from <= $1 and (r.valid_to is null or r.valid_to >= $1)
   join role_grant g on g.role_id = r.id
     and g.valid_from <= $1 and (g.valid_to is null or g.valid_to >= $1)
   left join post_holding h on h.post_id = g.post_id
     and h.valid_from <= $1 and (h.valid_to is null or h.valid_to >= $1)
   join person m on m.id = coalesce(g.person_id, h.person_id) and m.is_active
   join account a on a.person_id = m.id and not a.is_suspended
   where p.permission = 'settings.access' and p.scope = 'agency' order by m.id`,
);

/** The day by which the rules of the database judge in this transaction. */
export const setToday = (tx: Tx, day: string): Promise<unknown> => todaySql.all(tx, day);

const todaySql = statement(
  'access_change.today',
  row<{ set: string }>({ set: 'text!' }),
  ['text'],
  `select set_config('sarn.today', $1, true) as set`,
);
