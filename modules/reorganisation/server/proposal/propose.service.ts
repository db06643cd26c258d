import { AppError, newId, settingsMenus } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { proposalNews, unitPermissions } from '../../contract/index.ts';
import type { Orderer } from '../dissolution/carry-out.ts';
import { workOf } from '../dissolution/work.ts';
import { insertProposal } from './proposal.store.ts';
import type { ProposalPayload } from './proposal.store.ts';

const hourMs = 3_600_000;
/** How long a proposal waits for a second person. @assumed (Settings centre §1.3) */
const waitsHours = 72;
/** After how long it is carried out by itself where nobody else may confirm it. */
const aloneHours = 24;

const after = (now: Instant, hours: number): Instant =>
  new Date(Date.parse(now) + hours * hourMs).toISOString();

/** People other than this one who may confirm what changes units. */
export const othersWhoMay = async (
  deps: Dependencies,
  h: Handle,
  personId: string,
): Promise<string[]> =>
  (await deps.permitted(h, unitPermissions.organisation)).filter((id) => id !== personId);

/**
 * Keeps the end or the split of a unit for a second person, who is told.
 *
 * @throws AppError 'reorganisation.proposal-there'
 */
export async function propose(
  deps: Dependencies,
  tx: Tx,
  by: Orderer,
  payload: ProposalPayload,
): Promise<string> {
  const { unitId } = payload;
  const id = newId(Date.parse(by.now));
  const others = await othersWhoMay(deps, tx, by.id);
  const isNew = await insertProposal(tx, {
    ...{ id, unitId, payload, versions: await versionsOf(deps, tx, unitsOf(payload)) },
    ...{ work: await workOf(deps, tx, unitId), askedBy: by.id, askedName: by.name },
    ...{ askedAt: by.now, expiresAt: after(by.now, waitsHours) },
    aloneAt: others.length === 0 ? after(by.now, aloneHours) : null,
  });
  if (!isNew) throw new AppError('reorganisation.proposal-there');
  await deps.platform.audit.write(tx, {
    act: 'settings.unit.proposed',
    callerId: by.id,
    subject: { kind: 'unit', id: unitId },
    detail: { act: payload.act, orderNo: orderNoOf(payload) },
    requestId: by.requestId,
  });
  await tell(deps, tx, { kind: 'unit.proposed', personIds: others, payload });
  return id;
}

/** The order by which a proposed act is carried out. */
export const orderNoOf = (payload: ProposalPayload): string =>
  payload.act === 'end' ? payload.orderNo : payload.order.orderNo;

/** Units that a proposal names, and that must not change before it is confirmed. */
const unitsOf = (payload: ProposalPayload): string[] => [
  payload.unitId,
  ...(payload.act === 'end' && payload.successorId !== null ? [payload.successorId] : []),
];

async function versionsOf(
  deps: Dependencies,
  h: Handle,
  unitIds: readonly string[],
): Promise<Record<string, number>> {
  const versions: Record<string, number> = {};
  for (const id of unitIds) versions[id] = (await deps.units.unitFacts(h, id)).version;
  return versions;
}

/** Whether a unit that a proposal names was changed since. */
export async function isStale(
  deps: Dependencies,
  h: Handle,
  versions: Readonly<Record<string, number>>,
): Promise<boolean> {
  const now = await versionsOf(deps, h, Object.keys(versions));
  return Object.entries(versions).some(([id, version]) => now[id] !== version);
}

interface Told {
  readonly kind: keyof typeof proposalNews;
  readonly personIds: readonly string[];
  readonly payload: ProposalPayload;
  /** Where it says more than the kind of the notice. */
  readonly title?: { readonly th: string; readonly en: string };
  /** Why, where somebody gave a reason. */
  readonly reason?: string;
}

/** Tells people of a proposal, with a link to where it waits. */
export async function tell(
  deps: Dependencies,
  tx: Tx,
  { kind, personIds, payload, title = proposalNews[kind], reason = '' }: Told,
): Promise<void> {
  if (personIds.length === 0) return;
  const { act, unitId } = payload;
  const [unit] = await deps.organisation.units(tx, [unitId]);
  const page = act === 'split' ? 'setup-organization' : 'unit-dissolution';
  await deps.notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind, title },
    place: `/settings/${settingsMenus.centre}/${page}`,
    message: [unit?.name ?? '–', reason].filter((part) => part !== '').join(': '),
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ isConfidential: false, urgency: 'normal' },
  });
}
