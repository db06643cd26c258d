import { createHash } from 'node:crypto';
import type { Brand } from '@sarn/kernel';

/**
 * An id made from a name (UUID version 5), so that the people and units of the demo have the same
 * ids in every database.
 */
export function demoId<Name extends string>(name: string): Brand<Name> {
  const bytes = createHash('sha1').update(`sarn-demo/${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-') as Brand<Name>;
}

export const unitId = (key: string) => demoId<'UnitId'>(`unit/${key}`);
export const personId = (username: string) => demoId<'PersonId'>(`person/${username}`);
