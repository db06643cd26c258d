import type { DocumentAct } from '@sarn/document/server';
import type { Tx } from '@sarn/platform-server';
import { isPrintedForReaders } from '@sarn/printed-document/contract';
import type { PageSources } from '@sarn/printed-document/server';
import type { Deps } from '../dependencies.ts';
import { svgOf } from '../picture-svg.ts';
import { keepInitials, listInitials } from './initials.store.ts';

/** Whoever proposed it has no step in the route. */
export const proposed = 0;

/**
 * Keeps the initials of whoever proposes or passes a draft, where they have some: by this act of theirs, and no other,
 * they stand on its file copy. A document without pages of its own has no such copy.
 *
 * @rule saraban-2526 ข้อ 30
 * @assumed the act in the own session is enough; a signature asks for the password
 */
export const initialAfterAct =
  ({ documents, needs }: Deps) =>
  async (tx: Tx, { before, after, stepsBefore, steps, actorId }: DocumentAct): Promise<void> => {
    const seqs = initialled({ before, after, stepsBefore, steps });
    if (seqs.length === 0 || !isPrintedForReaders(after)) return;
    const picture = await needs.usePicture(tx, actorId, 'initials');
    if (!picture) return;
    const at = documents.platform.clock.now().toISOString();
    for (const seq of seqs) {
      await keepInitials(tx, after.id, { seq, personId: actorId, signatureId: picture.id }, at);
    }
  };

/** What an act initials: the proposal, and the steps that were passed by it. */
function initialled({
  before,
  after,
  stepsBefore,
  steps,
}: Pick<DocumentAct, 'before' | 'after' | 'stepsBefore' | 'steps'>): number[] {
  // A proposal begins a new round of the route.
  if (before.routeRound !== after.routeRound) return [proposed];
  const isPassed = (seq: number): boolean =>
    stepsBefore.some((step) => step.seq === seq && step.state === 'passed');
  return steps
    .filter(({ seq, state }) => state === 'passed' && !isPassed(seq))
    .map(({ seq }) => seq);
}

/** Initials for the file copy of a document. */
export const initialsOnCopies =
  ({ needs }: Pick<Deps, 'needs'>): PageSources['initials'][number] =>
  async (h, documentId) => {
    const shown: { seq: number; personId: string; svg: string; ratio: number }[] = [];
    for (const { seq, personId, signatureId } of await listInitials(h, documentId)) {
      const picture = await needs.pictureById(h, signatureId);
      if (!picture) continue;
      // The header of a PNG: width and height are its first two numbers.
      const ratio = picture.png.readUInt32BE(16) / picture.png.readUInt32BE(20);
      shown.push({ seq, personId, svg: svgOf(picture), ratio });
    }
    return shown;
  };
