import { z } from 'zod';
import type { BatchMethod, ToSign } from '@sarn/batch-signing/contract';
import { choiceKey } from './choose.ts';

/** Which documents the reader chose. It outlives a refresh, in this window only. */
const Kept = z.object({
  /** Chosen elsewhere, such as in the queue; null: all that fit. */
  only: z.array(z.string()).nullable(),
  off: z.array(z.string()),
  method: z.enum(['certificate', 'password']).nullable(),
});
export type Chosen = z.output<typeof Kept>;

const all: Chosen = { only: null, off: [], method: null };

/** What was chosen before in this window. */
export function readChosen(): Chosen {
  try {
    return Kept.parse(JSON.parse(sessionStorage.getItem(choiceKey) ?? 'null'));
  } catch {
    return all;
  }
}

export const keepChosen = (chosen: Chosen): void =>
  sessionStorage.setItem(choiceKey, JSON.stringify(chosen));

/** Why a document cannot be signed by this method; null where it can. */
export function unfitFor(
  { digital, isCertificateNeeded }: ToSign,
  method: BatchMethod,
): 'no-pages' | 'number-later' | 'certificate' | null {
  if (method === 'password') return isCertificateNeeded ? 'certificate' : null;
  return digital === 'ready' ? null : digital;
}

/** Whether a document is among the chosen ones. */
export const isChosen = ({ only, off }: Chosen, documentId: string): boolean =>
  !off.includes(documentId) && (only === null || only.includes(documentId));

/** The same with one document taken out or put back. */
export function toggled(chosen: Chosen, documentId: string): Chosen {
  const { only, off } = chosen;
  if (isChosen(chosen, documentId)) return { ...chosen, off: [...off, documentId] };
  return {
    ...chosen,
    off: off.filter((one) => one !== documentId),
    only: only && [...new Set([...only, documentId])],
  };
}
