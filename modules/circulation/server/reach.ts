import type { Caller, Handle } from '@sarn/platform-server';
import { isPublicationKind } from '@sarn/document/contract';
import type { DocumentState } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { keepsUnit, unitsOf } from '@sarn/document/server';
import type { UnitPlace } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';

/** States in which a document is not finished yet, or no longer valid. */
const unfinished: ReadonlySet<DocumentState> = new Set([
  'DRAFT',
  'IN_REVIEW',
  'AWAITING_SIGN',
  'AWAITING_APPROVAL',
  'AWAITING_INITIAL',
  'DISAPPROVED',
  'CANCELLED',
  'ARRIVED',
  'REFUSED',
  'REVOKED',
]);

/** How far somebody may circulate a document, and for which unit. */
export interface Reach {
  readonly kind: 'units' | 'agency';
  /** Units within which recipients must be; only the agency's root unit where it is everywhere. */
  readonly unitIds: readonly string[];
  readonly forUnitId: string;
}

/**
 * A published document is circulated everywhere by its author and by keepers of its unit; any
 * finished document by keepers of the agency everywhere, and by those of a unit within it.
 *
 * @returns null where the caller may not circulate it
 */
export async function reachOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { state, kind, authorId, ownerUnitId, destroyedAt }: DocumentRow,
): Promise<Reach | null> {
  if (unfinished.has(state) || destroyedAt) return null;
  const root = await deps.organisation.rootUnit(h);
  const kept = unitsOf(caller).filter((unitId) => keepsUnit(caller, unitId));
  const isOwn = authorId === caller.id || kept.includes(ownerUnitId);
  if (kept.includes(root.id) || (isPublicationKind(kind) && isOwn)) {
    const forUnitId = kept.includes(ownerUnitId) || authorId === caller.id ? ownerUnitId : root.id;
    return { kind: 'agency', unitIds: [root.id], forUnitId };
  }
  const [first] = kept;
  return first === undefined ? null : { kind: 'units', unitIds: kept, forUnitId: first };
}

/** Whether a unit is one of these, or below one. */
export function isWithin(
  tree: ReadonlyMap<string, UnitPlace>,
  unitId: string,
  within: readonly string[],
): boolean {
  for (let at: string | null | undefined = unitId; at; at = tree.get(at)?.parentId) {
    if (within.includes(at)) return true;
  }
  return false;
}
