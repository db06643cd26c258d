import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { UnitWork } from '../../contract/index.ts';
import { countWork } from './dissolution.store.ts';

/** What waits in a unit and what belongs to it. */
export async function workOf(deps: Dependencies, h: Handle, unitId: string): Promise<UnitWork> {
  return { ...(await countWork(h, unitId)), ...(await deps.organisation.unitPosts(h, unitId)) };
}
