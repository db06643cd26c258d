import type { Handle } from '@sarn/platform-server';
import type { NumberedLine } from './proof.rules.ts';

/** The last number a register gave in a year; 0 when it gave none. */
export async function lastNumberOf(h: Handle, registerId: string, year: number): Promise<number> {
  const rows = await h.query<{ last: number }>(
    `select last_number as last from register_counter where register_id = $1 and be_year = $2`,
    [registerId, year],
  );
  return rows[0]?.last ?? 0;
}

/** Whether a register holds a number above where its counter stands; asked at one moment. */
export async function listBeyond(h: Handle, registerId: string, year: number): Promise<number[]> {
  const rows = await h.query<{ number: number }>(
    `select number from register_entry entry
     where register_id = $1 and be_year = $2 and number > coalesce((
       select last_number from register_counter counter
       where counter.register_id = $1 and counter.be_year = $2), 0)
     order by number limit 200`,
    [registerId, year],
  );
  return rows.map((row) => row.number);
}

export interface ProofRow extends NumberedLine {
  readonly id: string;
}

/** Numbers of a register up to `last`, rising, from behind a line on. */
export function listNumbers(
  h: Handle,
  query: {
    readonly registerId: string;
    readonly year: number;
    readonly last: number;
    readonly after: { readonly number: number; readonly id: string };
    readonly limit: number;
  },
): Promise<ProofRow[]> {
  return h.query<ProofRow>(
    `select id, number, state, document_id is not null as "hasPaper" from register_entry
     where register_id = $1 and be_year = $2 and number <= $3 and number >= $4
       and (number, id) > ($4, $5::uuid)
     order by number, id limit $6`,
    [query.registerId, query.year, query.last, query.after.number, query.after.id, query.limit],
  );
}
