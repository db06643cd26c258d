import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { organisationTables } from '../tables.ts';

/** Units by their codes, which are the same in every installation. */
export interface UnitCodes {
  /** Undefined where another unit has this code now: it would mean that one. */
  codeOf(id: string): string | undefined;
  /** @throws AppError 'settings.unknown-value' */
  idOf(code: string): string;
}

/** All units; of several with one code the one that exists, or existed last. */
export async function unitCodes(h: Handle): Promise<UnitCodes> {
  const rows = await organisationTables(h)
    .selectFrom('unit')
    .select(['id', 'code'])
    .orderBy('valid_to', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  const byId = new Map([...byCode].map(([code, id]) => [id, code]));
  return {
    codeOf: (id) => byId.get(id),
    idOf(code) {
      const id = byCode.get(code);
      if (id === undefined) throw new AppError('settings.unknown-value', { name: code });
      return id;
    },
  };
}
