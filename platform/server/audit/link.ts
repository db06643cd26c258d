import { createHash } from 'node:crypto';

/** A row of the audit trail, every field as the text that is hashed. */
export interface EntryContent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: string;
  readonly act: string;
  readonly callerId: string | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** As the database writes jsonb: keys sorted, no duplicates. */
  readonly detail: string;
  readonly requestId: string | null;
  readonly ip: string | null;
}

/** The end of the chain, or of a part of it. */
export interface ChainEnd {
  /** Place of the last link; 0 before the first. */
  readonly seq: number;
  readonly hash: Buffer;
}

/** The end of an empty chain. */
export const chainStart: ChainEnd = { seq: 0, hash: Buffer.alloc(32) };

/** Names the form in which a row is hashed; a changed form needs a new name. */
const form = 'sarn-audit-1';

/** SHA-256 of a row; a list in JSON, so that no two rows have the same text. */
export function hashEntry(row: EntryContent): Buffer {
  const { id, at, act, callerId, subjectKind, subjectId, detail, requestId, ip } = row;
  const fields = [form, id, at, act, callerId, subjectKind, subjectId, detail, requestId, ip];
  return createHash('sha256').update(JSON.stringify(fields)).digest();
}

/** SHA-256 of the previous link, the place of this one, the time of its sealing and its row. */
export function linkHash(before: ChainEnd, sealedAtMs: number, entryHash: Buffer): Buffer {
  const place = Buffer.alloc(16);
  place.writeBigInt64BE(BigInt(before.seq + 1), 0);
  place.writeBigInt64BE(BigInt(sealedAtMs), 8);
  return createHash('sha256').update(before.hash).update(place).update(entryHash).digest();
}
