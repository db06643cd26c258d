import type { Handle } from '../db/database.ts';
import type { Anchor } from './anchor.ts';
import { chainStart, hashEntry, linkHash } from './link.ts';
import type { ChainEnd, EntryContent } from './link.ts';
import { countTrail, findGoneWaiting, findSlippedIn, listSealed } from './verify.store.ts';
import type { SealedRow } from './verify.store.ts';

/** Faults of the audit trail, in the order in which they are checked at one place. */
export const auditFaultKinds = [
  'link-missing',
  'row-deleted',
  'row-changed',
  'link-changed',
  'anchor-differs',
  'tail-cut',
  'row-slipped-in',
  'row-deleted-unsealed',
] as const;
export type AuditFaultKind = (typeof auditFaultKinds)[number];

/** The first fault found. */
export interface AuditFault {
  readonly kind: AuditFaultKind;
  /** Place in the chain; null for rows that have none. */
  readonly seq: number | null;
  readonly entryId: string | null;
  /** When the act of the row happened, as the row says, or null when the row is missing. */
  readonly at: string | null;
}

export interface AuditVerdict {
  /** Null: no fault was found. */
  readonly fault: AuditFault | null;
  /** Rows whose seals are right. */
  readonly checked: number;
  /** Committed rows that wait for their seal. */
  readonly waiting: number;
  /** Ends of the chain kept outside the database that were compared. */
  readonly anchors: number;
  /** Hash of the end of the chain, in hexadecimal, to be written down. */
  readonly end: { readonly seq: number; readonly hash: string };
}

export interface VerifyOptions {
  readonly anchors: readonly Anchor[];
  /** Called after each part with the number of rows compared so far. */
  readonly onProgress?: (checked: number) => Promise<void> | void;
}

/** Rows of one part; two parts are in memory: one is compared while the next one is read. */
const part = 2_000;

/**
 * Reads the whole chain once, from its first link, and compares: each row with its hash, each link
 * with the one before it, and the ends that were kept outside the database with the places they
 * name. Ends at the first fault. Memory use does not grow with the audit trail.
 */
export async function verifyTrail(h: Handle, options: VerifyOptions): Promise<AuditVerdict> {
  const { anchors, onProgress } = options;
  const waitingAnchors = anchors.toSorted((a, b) => a.seq - b.seq);
  let end: ChainEnd = chainStart;
  let fault: AuditFault | null = null;
  let next = listSealed(h, 0, part);
  while (!fault) {
    const rows = await next;
    if (rows.length === 0) break;
    next = listSealed(h, rows.at(-1)!.seq, part);
    for (const row of rows) {
      fault = faultOf(row, end) ?? anchorFault(row, waitingAnchors);
      if (fault) break;
      end = { seq: row.seq, hash: Buffer.from(row.chainHash, 'hex') };
    }
    await onProgress?.(end.seq);
  }
  await next;
  fault ??= cutFault(waitingAnchors) ?? (await looseFault(h));
  const { waiting } = await countTrail(h);
  return {
    fault,
    checked: end.seq,
    waiting,
    anchors: anchors.length - waitingAnchors.length,
    end: { seq: end.seq, hash: end.hash.toString('hex') },
  };
}

function faultOf(row: SealedRow, before: ChainEnd): AuditFault | null {
  const at = (kind: AuditFaultKind, seq = row.seq): AuditFault => ({
    kind,
    seq,
    entryId: kind === 'link-missing' ? null : row.entryId,
    at: kind === 'link-missing' ? null : instantOf(row.at),
  });
  if (row.seq !== before.seq + 1) return at('link-missing', before.seq + 1);
  if (row.id === null || row.at === null) return at('row-deleted');
  const content: EntryContent = { ...row, id: row.id, at: row.at };
  const entryHash = hashEntry(content);
  if (entryHash.toString('hex') !== row.entryHash) return at('row-changed');
  const link = linkHash(before, Number(row.sealedAt), entryHash);
  return link.toString('hex') === row.chainHash ? null : at('link-changed');
}

/** Compares the anchors of this place; those that match are removed from the list. */
function anchorFault(row: SealedRow, waiting: Anchor[]): AuditFault | null {
  while (waiting[0] && waiting[0].seq <= row.seq) {
    const anchor = waiting.shift()!;
    const isGood = anchor.seq === row.seq && anchor.hash.toString('hex') === row.chainHash;
    if (isGood) continue;
    const { entryId } = row;
    return { kind: 'anchor-differs', seq: anchor.seq, entryId, at: instantOf(row.at) };
  }
  return null;
}

/** An anchor beyond the end of the chain: links at the end were deleted. */
function cutFault(waiting: readonly Anchor[]): AuditFault | null {
  const [first] = waiting;
  return first ? { kind: 'tail-cut', seq: first.seq, entryId: null, at: null } : null;
}

/** Rows outside the chain: inserted without the triggers, or deleted before they were sealed. */
async function looseFault(h: Handle): Promise<AuditFault | null> {
  const { entries, sealed, waiting, waitingFound } = await countTrail(h);
  if (waiting !== waitingFound) {
    const gone = await findGoneWaiting(h);
    if (gone) return { kind: 'row-deleted-unsealed', seq: null, ...gone };
  }
  if (entries === sealed + waitingFound) return null;
  const found = await findSlippedIn(h);
  return found ? { kind: 'row-slipped-in', seq: null, ...found } : null;
}

function instantOf(milliseconds: string | null): string | null {
  return milliseconds === null ? null : new Date(Number(milliseconds)).toISOString();
}
