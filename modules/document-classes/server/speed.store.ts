import type { Handle } from '@sarn/platform-server';
import { usualSpeeds } from '../contract/index.ts';
import type { Speed, SpeedCode } from '../contract/index.ts';
import { classTables } from './tables.ts';

/** A speed class with what letters between agencies say of it. */
export interface StoredSpeed extends Speed {
  readonly exchangeCode: SpeedCode;
  readonly hasDeadline: boolean;
}

/** All speed classes in the order of the agency, also those that ended: documents carry them. */
export async function listSpeeds(h: Handle): Promise<readonly StoredSpeed[]> {
  const rows = await classTables(h)
    .selectFrom('document_speed')
    .select(['code', 'name_th as th', 'name_en', 'rank', 'is_urgent as isUrgent'])
    .select(['exchange_code as exchangeCode', 'has_deadline as hasDeadline'])
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return rows.map(({ name_en, ...row }) => ({ ...row, en: name_en || row.th }));
}

/** Finds the speed of a code; the ordinary one for a code that nobody knows any more. */
export type SpeedOf = (code: string) => StoredSpeed;

const unknown: StoredSpeed = { ...usualSpeeds.normal, exchangeCode: '001', hasDeadline: false };

export async function speedsOf(h: Handle): Promise<SpeedOf> {
  const byCode = new Map((await listSpeeds(h)).map((speed) => [speed.code, speed]));
  return (code) => byCode.get(code) ?? unknown;
}

/** SQL: the place of a document among others by speed, the most urgent first. */
export const urgencySql = (column: string): string =>
  `(select -speed_class.rank from document_speed speed_class where speed_class.code = ${column})`;

/** SQL: the names of the speed of a document in both languages, as `speedTh` and `speedEn`. */
export const speedNamesSql = (column: string): string =>
  `(select name_th from document_speed where document_speed.code = ${column}) as "speedTh",
    (select coalesce(nullif(name_en, ''), name_th) from document_speed
     where document_speed.code = ${column}) as "speedEn"`;
