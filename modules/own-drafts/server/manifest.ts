import { query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import { ownDraftsAction } from '@sarn/correspondence/contract';
import type { Dependencies } from '@sarn/document/server';
import { listOwnDrafts } from '../contract/index.ts';
import { ownDrafts } from './own-drafts.service.ts';
import { countOwn } from './own-drafts.store.ts';

/** What a person has begun to write. */
export function ownDraftsModule(deps: Dependencies): ServerModule {
  return {
    name: 'own-drafts',
    reads: ['document'],
    errors: {},
    permissions: [],
    menuCounts: { [ownDraftsAction]: (h, { id }) => countOwn(h, id) },
    routes: [query(listOwnDrafts, (_input, { caller }) => ownDrafts(deps, caller))],
  };
}
