import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { searchAll } from './search.service.ts';

/** The call that searches all documents. */
export function searchRoutes(deps: Dependencies): Route[] {
  return [query(api.searchDocuments, (input, { caller }) => searchAll(deps, caller, input))];
}
