import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { CivilDate, Instant } from '@sarn/kernel';
import { classificationTables } from './tables.ts';

/** A numbered copy, and the newest that was recorded of it. */
export interface HeldCopy {
  readonly documentId: string;
  readonly setId: string;
  readonly number: number;
  /** Null: nothing was recorded since it was made. */
  readonly act: string | null;
  readonly onDate: CivilDate | null;
  readonly heldBy: string;
  readonly certificate: string;
  readonly madeAt: Instant;
}

/** The copies of these documents, each with what became of it, in the order of their numbers. */
export function listHeldCopies(h: Handle, documentIds: readonly string[]): Promise<HeldCopy[]> {
  return heldSql.all(h, documentIds);
}

const heldSql = statement(
  'secret-copy.held',
  row<HeldCopy>({
    ...{ documentId: 'uuid', setId: 'uuid', number: 'int4!', act: 'text?', onDate: 'date?' },
    ...{ heldBy: 'text!', certificate: 'text!', madeAt: 'timestamptz' },
  }),
  ['uuid[]'],
  `select copy.document_id "documentId", copy.id "setId", series.number, newest.act,
     newest.on_date "onDate", coalesce(newest.held_by, '') as "heldBy",
     coalesce(newest.certificate, '') as certificate, copy.made_at "madeAt"
   from secret_copy copy
   cross join lateral generate_series(copy.first_number, copy.last_number) as series (number)
   left join lateral (
     select act.act, act.on_date, act.held_by, act.certificate from secret_copy_act act
     where act.copy_id = copy.id and act.number = series.number
     order by act.recorded_at desc, act.id desc limit 1) newest on true
   where copy.document_id = any ($1::uuid[])
   order by copy.made_at, copy.id, series.number`,
);

export interface CopyAct {
  readonly id: string;
  readonly setId: string;
  readonly number: number;
  readonly act: 'handed' | 'returned' | 'destroyed';
  readonly on: CivilDate;
  readonly heldBy: string;
  readonly heldById: string | null;
  readonly permittedBy: string;
  readonly committee: string;
  readonly certificate: string;
  readonly note: string;
  readonly by: string;
  readonly at: Instant;
}

/** The caller holds the document, so that of two acts on a copy the second sees the first. */
export async function insertCopyActs(tx: Tx, acts: readonly CopyAct[]): Promise<void> {
  await classificationTables(tx)
    .insertInto('secret_copy_act')
    .values(
      acts.map(({ id, setId, number, act, on, heldBy, heldById, ...one }) => ({
        ...{ id, copy_id: setId, number, act, on_date: on, held_by: heldBy, held_by_id: heldById },
        ...{ permitted_by: one.permittedBy, committee: one.committee, note: one.note },
        ...{ certificate: one.certificate, recorded_by: one.by, recorded_at: one.at },
      })),
    )
    .execute();
}
