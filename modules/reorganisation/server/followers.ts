import { recipientGroupsFollowUnit } from '@sarn/circulation/server';
import { creationFollowsUnit } from '@sarn/creation/server';
import type { Dependencies } from '@sarn/document/server';
import { groupsFollowUnit } from '@sarn/document-classes/server';
import { templatesFollowUnit } from '@sarn/document-template/server';
import type { FollowedBy, FollowedUnit } from '@sarn/organisation/contract';
import { phrasesFollowUnit } from '@sarn/phrase/server';
import type { Tx } from '@sarn/platform-server';
import { pointsFollowUnit } from '@sarn/register/server';
import { routeListsFollowUnit } from '@sarn/routing/server';
import { foldersFollowUnit, viewsFollowUnit } from '@sarn/worklist/server';

/**
 * What names a unit goes on with those that follow it, each through the module that owns it. What gives a right of
 * its own does not follow: grants of roles, rights to give numbers, delegations, and programs. They would open the
 * documents of a unit to people whom nobody let in there.
 */
export async function followUnit(
  deps: Dependencies,
  tx: Tx,
  followed: FollowedUnit,
  by: FollowedBy,
): Promise<void> {
  await groupsFollowUnit(deps.platform, tx, followed, by);
  await creationFollowsUnit(deps, tx, followed, by);
  await recipientGroupsFollowUnit(deps, tx, followed, by);
  await routeListsFollowUnit(deps, tx, followed, by);
  await phrasesFollowUnit(deps.platform, tx, followed, by);
  await foldersFollowUnit(deps, tx, followed, by);
  await viewsFollowUnit(deps, tx, followed, by);
  await templatesFollowUnit(deps, tx, followed, by);
  await pointsFollowUnit(deps, tx, followed, by);
}
