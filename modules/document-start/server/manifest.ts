import { query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { getStarts } from '../contract/index.ts';
import { starts } from './start.service.ts';

/** With what a person begins a document. */
export function documentStartModule(deps: Dependencies): ServerModule {
  return {
    name: 'document-start',
    reads: ['document', 'correspondence'],
    errors: {},
    permissions: [],
    routes: [query(getStarts, (_input, { caller }) => starts(deps, caller))],
  };
}
