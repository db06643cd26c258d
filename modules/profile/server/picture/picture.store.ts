import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ImageType } from '../../contract/index.ts';
import { profileTables } from '../tables.ts';

export interface PictureRow {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export function findPicture(db: Handle, personId: string): Promise<PictureRow | undefined> {
  return profileTables(db)
    .selectFrom('person_picture')
    .select(['media_type as type', 'bytes', 'sha256'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function setPictureRow(
  tx: Tx,
  personId: string,
  { type, bytes, sha256 }: PictureRow,
  now: Instant,
): Promise<void> {
  const picture = { media_type: type, bytes, sha256, updated_at: now };
  await profileTables(tx)
    .insertInto('person_picture')
    .values({ ...picture, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(picture))
    .execute();
}

/** @returns whether there was one */
export async function deletePicture(tx: Tx, personId: string): Promise<boolean> {
  const deleted = await profileTables(tx)
    .deleteFrom('person_picture')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
