import type { DocumentState, FlowRole, Transition } from '@sarn/document/contract';

/**
 * Whoever answers for a document gives it a class, raises, lowers or takes it away; the document stays where
 * it is. Lowering is the originator's: of a letter that came with its class it is another agency.
 *
 * The regulation of 2544 names the head and his delegates (docs/decisions/0022).
 *
 * @param by who answers for the document in each of these states
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

/** Of letters and memos from the last word on: who said it, and the head of the unit. */
export const signedBy: readonly FlowRole[] = ['routeSignatory', 'ownerHead'];
