import type { Handle } from '@sarn/platform-server';
import type { EntryState } from '../contract/index.ts';
import type { RegisterKind } from './number.store.ts';

export interface RegisterRow {
  readonly id: string;
  readonly unitId: string;
  readonly kind: RegisterKind;
  readonly years: number[];
}

/** Registers of the units, with the Buddhist years in which they hold numbers, newest first. */
export function listRegistersOf(h: Handle, unitIds: readonly string[]): Promise<RegisterRow[]> {
  return h.query<RegisterRow>(
    `select register.id, unit_id as "unitId", kind,
            coalesce(array_agg(be_year order by be_year desc)
                     filter (where be_year is not null), '{}') as years
     from register left join register_counter on register_counter.register_id = register.id
     where unit_id = any ($1::uuid[]) group by register.id
     order by array_position(array['receive', 'memo'], kind) nulls last, kind, register.id`,
    [unitIds],
  );
}

/** A register by its id. */
export async function findRegister(
  h: Handle,
  registerId: string,
): Promise<{ readonly id: string; readonly unitId: string } | undefined> {
  const rows = await h.query<{ id: string; unitId: string }>(
    `select id, unit_id as "unitId" from register where id = $1`,
    [registerId],
  );
  return rows[0];
}

export interface LineRow {
  readonly entryId: string;
  readonly number: number;
  readonly state: EntryState;
  readonly enteredAt: string;
  readonly forDay: string;
  readonly documentId: string | null;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly sender: string;
  readonly addressee: string;
  readonly title: string;
  readonly speed: string;
  readonly note: string;
  readonly ownerUnitId: string | null;
  readonly documentState: string | null;
  readonly legState: string | null;
  /** Null where a paper takes the number at once. */
  readonly reservedBy: string | null;
  readonly reservedAt: string | null;
  readonly reserveReason: string | null;
  readonly expiresOn: string | null;
  /** Null where nothing became of it, or where it belongs to a paper one may not see. */
  readonly endedBy: string | null;
  readonly endedAt: string | null;
  readonly endReason: string | null;
}

export interface LineQuery {
  readonly registerId: string;
  readonly year: number;
  readonly state: EntryState | null;
  /** Days of registration, both inside. */
  readonly from: string | null;
  readonly until: string | null;
  readonly before: number | null;
  /** Lines above this number, lowest first; null: highest first. */
  readonly after: number | null;
  readonly pattern: string | null;
  readonly holders: readonly string[];
  readonly limit: number;
}

/** The day of registration of a line: that of its reservation, else the Bangkok day of entry. */
const dayOfLine = `coalesce(reservation.for_day,
  (entry.entered_at at time zone 'Asia/Bangkok')::date)`;

/**
 * Lines of a register. What the reader may not see is masked: the number stays in the register,
 * its paper does not show, nor what was said when the paper was cancelled.
 */
export function listLines(h: Handle, query: LineQuery): Promise<LineRow[]> {
  return h.query<LineRow>(
    `select entry.id as "entryId", entry.number, entry.state, entry.entered_at as "enteredAt",
            ${dayOfLine} as "forDay",
            paper.id as "documentId", coalesce(paper.letter_no, '') as "letterNo",
            paper.letter_date as "letterDate", coalesce(paper.sender, '') as sender,
            coalesce(paper.addressee, '') as addressee, coalesce(paper.title, '') as title,
            coalesce(paper.speed, 'normal') as speed, coalesce(paper.note, '') as note,
            paper.state as "documentState", paper.owner_unit_id as "ownerUnitId",
            case when paper.id is not null then leg.state end as "legState",
            reservation.reserved_name as "reservedBy", reservation.reserved_at as "reservedAt",
            reservation.reason as "reserveReason", reservation.expires_on as "expiresOn",
            change.actor_name as "endedBy", change.at as "endedAt",
            case when entry.document_id is null or paper.id is not null
                 then coalesce(change.reason, nullif(entry.reason, '')) end as "endReason"
     from register_entry entry
     left join number_reservation reservation on reservation.id = entry.reservation_id
     left join document paper
       on paper.id = entry.document_id and may_read_document(paper.id, $5)
     left join document_leg leg on leg.id = entry.leg_id
     left join lateral (
       select actor_name, at, reason from register_entry_event event
       where event.entry_id = entry.id and event.to_state in ('VOID', 'RELEASED')
         and entry.state in ('VOID', 'RELEASED')
       order by at desc limit 1) change on true
     where entry.register_id = $1 and entry.be_year = $2
       and ($3::integer is null or entry.number < $3)
       and ($4::text is null or paper.search_text ilike $4)
       and ($7::integer is null or entry.number > $7)
       and ($8::text is null or entry.state = $8)
       and ($9::date is null or ${dayOfLine} >= $9)
       and ($10::date is null or ${dayOfLine} <= $10)
     order by entry.number ${query.after === null ? 'desc' : 'asc'} limit $6`,
    [
      query.registerId,
      query.year,
      query.before,
      query.pattern,
      query.holders,
      query.limit,
      query.after,
      query.state,
      query.from,
      query.until,
    ],
  );
}
