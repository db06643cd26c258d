import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { searchAll } from './search.service.ts';
import { suggest } from './suggest.service.ts';

/** The calls that search all documents, and that complete what is typed. */
export function searchRoutes(desk: Desk): Route[] {
  return [
    query(api.searchDocuments, (input, { caller }) => searchAll(desk, caller, input)),
    query(api.suggestWords, async ({ field, text }, { caller }) => ({
      rows: await suggest(desk, caller, field, text),
    })),
  ];
}
