import { query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { listNoticeMatters } from '../contract/index.ts';
import { noticeMatters } from './notice-list.service.ts';

/** The page of all notices, with the documents that they are about. */
export function noticeListModule(deps: Dependencies): ServerModule {
  return {
    name: 'notice-list',
    reads: ['notification', 'document'],
    errors: {},
    permissions: [],
    routes: [
      query(listNoticeMatters, (input, { caller, language }) =>
        noticeMatters(deps, caller, input, language),
      ),
    ],
  };
}
