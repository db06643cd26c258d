import type { DocumentState, FlowRole, Transition } from '@sarn/document/contract';

/**
 * Whoever is responsible for a document gives it a class, raises, lowers or removes it; the state
 * of the document does not change. Only the originator lowers a class: for a letter that came with
 * its class, that is another agency.
 *
 * The regulation of 2544 names the head and the head's delegates (docs/decisions/0022).
 *
 * @param by who is responsible for the document in each of these states
 */
export const classing = (
  by: Partial<Record<DocumentState, readonly FlowRole[]>>,
): readonly Transition[] =>
  (Object.entries(by) as [DocumentState, readonly FlowRole[]][]).flatMap(([state, roles]) => {
    const stays = {
      on: 'document',
      from: [state],
      by: roles,
      to: state,
      form: 'classify',
    } as const;
    const plain = { ...stays, tone: 'quiet', effects: ['changeClass'], staysPut: true } as const;
    return [
      { ...plain, act: 'classify', guards: ['mayRise'] },
      { ...plain, act: 'declassify', guards: ['isSecret', 'classGivenHere'] },
    ] as const;
  });

/** For letters and memos from the signature on: the signatory, and the head of the unit. */
export const signedBy: readonly FlowRole[] = ['routeSignatory', 'ownerHead'];
