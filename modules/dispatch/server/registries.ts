import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';

/**
 * Units whose letters the caller sends or watches: those where the caller is clerk, and for the
 * central registry all units of the agency. Which letters they may read is checked separately.
 */
export async function registriesOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<string[]> {
  const own = caller.principals.flatMap((principal) =>
    principal.startsWith('clerk:') ? [principal.slice('clerk:'.length)] : [],
  );
  if (own.length === 0) return [];
  const root = await deps.organisation.rootUnit(h);
  if (!own.includes(root.id)) return own;
  const tree = await deps.organisation.unitTree(h);
  return [...new Set([...own, ...tree.map(({ id }) => id)])];
}
