import { validityOn } from '@sarn/document/contract';
import type { InForce, Validity } from '@sarn/document/contract';

/** Role of the file of a consolidated text. */
export const consolidatedRole = 'consolidated';

/** Which text of a document to read on a day. */
export interface TextOnDay<C, A> {
  readonly validity: Validity;
  /** The text to read; null: the one that was published. */
  readonly text: C | null;
  /** Amendments in force on that day that are not in the text, in the order of their days. */
  readonly beside: readonly A[];
}

/**
 * The text of a document on a day: the last consolidation up to that day, and the amendments after
 * it. Depends on the days alone, so it is right for past and future days.
 */
export function textOn<C extends { readonly upTo: string }, A extends InForce['changedBy'][number]>(
  day: string,
  document: {
    readonly from: string;
    readonly changedBy: readonly A[];
    readonly consolidations: readonly C[];
  },
): TextOnDay<C, A> {
  const { from, changedBy, consolidations } = document;
  const known = consolidations.filter(({ upTo }) => upTo <= day);
  const [text = null] = known.toSorted((a, b) => b.upTo.localeCompare(a.upTo));
  const beside = changedBy
    .filter((one) => one.kind === 'amends' && one.from <= day)
    .filter((one) => text === null || one.from > text.upTo)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  return { validity: validityOn({ today: day, from, changedBy }), text, beside };
}
