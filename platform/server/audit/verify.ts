import type { Handle } from '../db/database.ts';
import type { Anchor } from './anchor.ts';
import { chainStart, hashEntry, linkHash } from './link.ts';
import type { ChainEnd, EntryContent } from './link.ts';
import { countTrail, findGoneWaiting, findSlippedIn, listSealed } from './verify.store.ts';
import type { SealedRow } from './verify.store.ts';

/** What can be wrong with the trail, in the order in which it is looked for at one place. */
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

/** The first thing that is wrong. */
export interface AuditFault {
  readonly kind: AuditFaultKind;
  /** Place in the chain; null for rows that have none. */
  readonly seq: number | null;
  readonly entryId: string | null;
  /** When the act of the row happened, as the row says, or null when the row is gone. */
  readonly at: string | null;
}

export interface AuditVerdict {
  /** Null: the trail is whole. */
  readonly fault: AuditFault | null;
  /** Rows that were compared with their seals and found good. */
  readonly checked: number;
  /** Committed rows that wait for their seal. */
  readonly waiting: number;
  /** Ends of the chain kept outside the database that were compared. */
  readonly anchors: number;
  /** Where the chain ended, in hexadecimal; what to write down. */
  readonly end: { readonly seq: number; readonly hash: string };
}

export interface VerifyOptions {
  readonly anchors: readonly Anchor[];
  /** Called after each part with how many rows were compared. */
  readonly onProgress?: (checked: number) => Promise<void> | void;
}

/** Rows held in memory at a time, twice: one part is compared while the next one is read. */
const part = 2_000;

/**
 * Reads the whole chain once, from its first link, and compares: each row with its hash, each link
 * with the one before it, and the ends that were kept outside the database with the places they
 * name. Ends at the first fault. Memory does not grow with the trail.
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

/** Compares the anchors of this place; those that hold are taken off the list. */
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

/** An anchor beyond the end of the chain: there were more links once. */
function cutFault(waiting: readonly Anchor[]): AuditFault | null {
  const [first] = waiting;
  return first ? { kind: 'tail-cut', seq: first.seq, entryId: null, at: null } : null;
}

/** Rows outside the chain: slipped in past the triggers, or deleted before they were sealed. */
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
