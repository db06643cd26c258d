import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { FlowSubject } from '../contract/index.ts';
import { findReadableForUpdate } from './document.store.ts';
import { keysOfNamed } from './principals.ts';
import { findTransmissionIdOfAssignment, listAssignmentsForUpdate } from './assignment.store.ts';
import { findTransmissionForUpdate, findRecalledTransmission } from './transmission.store.ts';
import type { Receiver } from './transmission.store.ts';
import { listSteps } from './route.store.ts';
import type { Subject } from './subject.ts';

/**
 * Loads and locks the subject of the act: the document first, then the transmission, then its
 * assignments, always in this order, so that two transitions of one document wait for each other
 * and never deadlock.
 *
 * @throws 'registry.not-found' alike when it does not exist and when the principals may not read
 *   it; 'registry.recalled' for people to whom a sending was addressed and who were about to act on
 *   it
 */
export async function loadForTransition(
  tx: Tx,
  request: { documentId: string; on: FlowSubject; targetId: string },
  principals: readonly string[],
): Promise<Subject> {
  const document = await findReadableForUpdate(tx, request.documentId, principals);
  if (!document) throw await reasonOfAbsence(tx, request, principals);
  if (request.on === 'document') {
    if (request.targetId !== document.id) throw new AppError('registry.not-found');
    const steps = await listSteps(tx, document.id, document.routeRound);
    return {
      on: 'document',
      document,
      transmission: null,
      assignment: null,
      steps,
      assignments: [],
    };
  }
  const transmissionId =
    request.on === 'transmission'
      ? request.targetId
      : await findTransmissionIdOfAssignment(tx, document.id, request.targetId);
  const transmission = transmissionId
    ? await findTransmissionForUpdate(tx, document.id, transmissionId)
    : undefined;
  if (!transmission) throw new AppError('registry.not-found');
  const assignments = await listAssignmentsForUpdate(tx, transmission.id);
  const assignment =
    request.on === 'assignment'
      ? assignments.find((one) => one.id === request.targetId)
      : undefined;
  return {
    on: request.on,
    document,
    transmission,
    assignment: assignment ?? null,
    steps: [],
    assignments,
  };
}

/**
 * People for whom the sending waited know that it existed: that it was recalled tells them nothing
 * else. Everybody else gets the same answer as for a document that does not exist.
 */
async function reasonOfAbsence(
  tx: Tx,
  { documentId, on, targetId }: { documentId: string; on: FlowSubject; targetId: string },
  principals: readonly string[],
): Promise<AppError> {
  const transmission =
    on === 'transmission' ? await findRecalledTransmission(tx, documentId, targetId) : undefined;
  const isTheirs =
    transmission !== undefined &&
    receiverKeys(transmission).some((key) => principals.includes(key));
  return new AppError(isTheirs ? 'registry.recalled' : 'registry.not-found');
}

const receiverKeys = ({ toUnitId, toPersonId, toPostId }: Receiver): string[] =>
  toUnitId ? [`clerk:${toUnitId}`] : keysOfNamed(toPersonId, toPostId);
