import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ImageType } from '../../contract/index.ts';

export interface PictureRow {
  readonly type: ImageType;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export async function findPicture(db: Handle, personId: string): Promise<PictureRow | undefined> {
  const rows = await db.query<PictureRow>(
    'select media_type "type", bytes, sha256 from person_picture where person_id = $1',
    [personId],
  );
  return rows[0];
}

export async function setPictureRow(
  tx: Tx,
  personId: string,
  { type, bytes, sha256 }: PictureRow,
  now: Instant,
): Promise<void> {
  await tx.query(
    `insert into person_picture (person_id, media_type, bytes, sha256, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update set media_type = $2, bytes = $3, sha256 = $4, updated_at = $5`,
    [personId, type, bytes, sha256, now],
  );
}

/** @returns whether there was one */
export async function deletePicture(tx: Tx, personId: string): Promise<boolean> {
  const sql = 'delete from person_picture where person_id = $1 returning 1';
  return (await tx.query(sql, [personId])).length > 0;
}
