import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { SignatureLevel, TimestampSourceKind } from '../../contract/index.ts';
import { signatureTables } from '../tables.ts';

/** Who stamps the time of signatures. */
export interface TimestampSetting {
  readonly source: TimestampSourceKind;
  readonly url: string;
  readonly userName: string;
  readonly sealedPassword: Buffer | null;
  readonly level: SignatureLevel;
  readonly version: number;
}

const columns = [
  ...(['source', 'url', 'user_name as userName', 'level', 'version'] as const),
  'sealed_password as sealedPassword',
] as const;

export const readSetting = (h: Handle): Promise<TimestampSetting> =>
  signatureTables(h).selectFrom('timestamp_setting').select(columns).executeTakeFirstOrThrow();

export const lockSetting = (tx: Tx): Promise<TimestampSetting> =>
  signatureTables(tx)
    .selectFrom('timestamp_setting')
    .select(columns)
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function writeSetting(tx: Tx, setting: TimestampSetting): Promise<void> {
  const { source, url, userName, sealedPassword, level, version } = setting;
  await signatureTables(tx)
    .updateTable('timestamp_setting')
    .set({ source, url, user_name: userName, sealed_password: sealedPassword, level, version })
    .execute();
}

interface StoredRoot {
  readonly der: Buffer;
  readonly isCurrent: boolean;
}

/** Certificates of authorities of time, oldest first; those of former ones too. */
export const listRoots = (h: Handle): Promise<StoredRoot[]> =>
  signatureTables(h)
    .selectFrom('timestamp_root')
    .select(['der', 'is_current as isCurrent'])
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** Those that count from now on; former ones stay, so that earlier files can be verified. */
export async function replaceRoots(
  tx: Tx,
  roots: readonly { readonly sha256: string; readonly der: Uint8Array }[],
  at: string,
): Promise<void> {
  await signatureTables(tx).updateTable('timestamp_root').set({ is_current: false }).execute();
  for (const { sha256, der } of roots) {
    await signatureTables(tx)
      .insertInto('timestamp_root')
      .values({
        ...{ id: newId(), sha256, der: Buffer.from(der), is_current: true, added_at: at },
      })
      .onConflict((known) => known.column('sha256').doUpdateSet({ is_current: true }))
      .execute();
  }
}
