import { AppError } from '@sarn/kernel';
import type { Recipient } from '@sarn/document/contract';
import type { TransitionRun } from '@sarn/document/server';
import { receivingUnits } from './point.service.ts';

/** A recipient as a document is sent to it. */
export interface AtPoint {
  readonly recipient: Recipient;
  /** Names of the units to which it is addressed, where another one receives for them. */
  readonly addressed: readonly string[];
}

/**
 * The same recipients, each unit at the registration point that receives for it; units of the same
 * point get one sending, to act on where one of them has to. Specification of settings §3.2
 *
 * @throws AppError 'registry.recipient-unknown'
 */
export async function atPoints(
  run: TransitionRun,
  recipients: readonly Recipient[],
): Promise<AtPoint[]> {
  const unitIds = recipients.flatMap(({ unitId }) => unitId ?? []);
  const points = await receivingUnits(run.deps, run.tx, run.subject.document.ownerUnitId, unitIds);
  const pointOf = new Map(unitIds.map((unitId, at) => [unitId, points[at] ?? unitId]));
  const groups = Map.groupBy(recipients, ({ unitId, personId }) =>
    unitId === undefined ? (personId ?? '') : (pointOf.get(unitId) ?? unitId),
  );
  const found: AtPoint[] = [];
  for (const [target, together] of groups) found.push(await sendingTo(run, target, together));
  return found;
}

async function sendingTo(
  run: TransitionRun,
  target: string,
  together: readonly Recipient[],
): Promise<AtPoint> {
  const [first] = together;
  if (first && first.unitId === undefined) return { recipient: first, addressed: [] };
  const others = together.flatMap(({ unitId }) =>
    unitId === undefined || unitId === target ? [] : unitId,
  );
  const cards = await run.deps.organisation.units(run.tx, others);
  if (cards.length < others.length) throw new AppError('registry.recipient-unknown');
  const role = together.some((to) => to.role === 'main') ? 'main' : 'info';
  return { recipient: { unitId: target, role }, addressed: cards.map(({ name }) => name) };
}

/** The note of a sending that is received for other units: it says for which. */
export const noteAtPoint = (addressed: readonly string[], note: string): string =>
  [...(addressed.length > 0 ? [`ถึง ${addressed.join(', ')}`] : []), note]
    .filter(Boolean)
    .join(' · ');

/** The recipient as the history names it: to whom it is addressed, and who receives. */
export const nameAtPoint = (addressed: readonly string[], name: string): string =>
  addressed.length > 0 ? `${addressed.join(', ')} (${name})` : name;
