import { everyonePrincipal } from '@sarn/organisation/contract';
import type { Caller, Handle } from '@sarn/platform-server';
import { mayRead } from './access.store.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Whether the reader has more than the key of everybody or that of a circulation. A reader without
 * more sees the published document and who published it, but not what was said about its drafts.
 */
export async function isOfItsLine(
  { rules }: Dependencies,
  h: Handle,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<boolean> {
  const own = `p:${caller.id}`;
  const keys = caller.principals.filter(
    (principal) => principal !== everyonePrincipal && principal !== own,
  );
  if (await mayRead(h, id, keys)) return true;
  return (await mayRead(h, id, [own])) && !(await rules.isOnlyShown(h, id, caller.id));
}
