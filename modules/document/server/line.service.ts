import { everyonePrincipal } from '@sarn/organisation/contract';
import type { Caller, Handle } from '@sarn/platform-server';
import { mayRead } from './access.store.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Whether the reader has more than everybody's key or that of a circulation. Who has not, reads the
 * published document and by whom it was published, and not what was said over its drafts.
 */
export async function isOfItsLine(
  { rules }: Dependencies,
  h: Handle,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<boolean> {
  const own = `p:${caller.id}`;
  const keys = caller.holders.filter(
    (principal) => principal !== everyonePrincipal && principal !== own,
  );
  if (await mayRead(h, id, keys)) return true;
  return (await mayRead(h, id, [own])) && !(await rules.isOnlyShown(h, id, caller.id));
}
