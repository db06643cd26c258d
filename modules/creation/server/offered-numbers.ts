import type { MayAct } from '@sarn/document/contract';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies, Whole } from '@sarn/document/server';
import { withReserved } from '@sarn/register/server';
import { asksNumberOrder } from '../contract/index.ts';
import { isNumberedAtSignature } from './creation.sections.ts';

/**
 * The offered acts with the reserved numbers that each could take. A signature that gives no number, by the
 * rule of its kind, takes none.
 */
export async function withNumbersToTake(
  deps: Dependencies,
  h: Handle,
  whole: Whole,
  acts: readonly MayAct[],
): Promise<MayAct[]> {
  const offered = await withReserved(deps, h, whole, acts);
  const { kind } = whole.document;
  const isAsked = asksNumberOrder(kind) && offered.some(({ form }) => form === 'signNumber');
  if (!isAsked || (await isNumberedAtSignature(h, kind))) return offered;
  return offered.map((may) => (may.form === 'signNumber' ? { ...may, reserved: [] } : may));
}
