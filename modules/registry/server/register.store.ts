import type { Handle } from '@sarn/platform-server';
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

export interface LineRow {
  readonly number: number;
  readonly state: 'USED' | 'VOID' | 'RESERVED' | 'RELEASED';
  readonly enteredAt: string;
  readonly documentId: string | null;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly sender: string;
  readonly addressee: string;
  readonly title: string;
  readonly speed: string;
}

/**
 * Lines of a register below a number, highest first. What the reader may not see is masked: the
 * number stays in the register, its paper does not show.
 */
export function listLines(
  h: Handle,
  query: {
    registerId: string;
    year: number;
    before: number | null;
    pattern: string | null;
    holders: readonly string[];
    limit: number;
  },
): Promise<LineRow[]> {
  return h.query<LineRow>(
    `select entry.number, entry.state, entry.entered_at as "enteredAt",
            paper.id as "documentId", coalesce(paper.letter_no, '') as "letterNo",
            paper.letter_date as "letterDate", coalesce(paper.sender, '') as sender,
            coalesce(paper.addressee, '') as addressee, coalesce(paper.title, '') as title,
            coalesce(paper.speed, 'normal') as speed
     from register_entry entry
     left join document paper
       on paper.id = entry.document_id and may_read_document(paper.id, $5)
     where entry.register_id = $1 and entry.be_year = $2
       and ($3::integer is null or entry.number < $3)
       and ($4::text is null or paper.search_text ilike $4)
     order by entry.number desc limit $6`,
    [query.registerId, query.year, query.before, query.pattern, query.holders, query.limit],
  );
}
