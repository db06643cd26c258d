import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { link, replies, unlink } from './reply.service.ts';

/** The calls about answers. */
export function replyRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listReplies, (input, { caller }) => replies(deps, db, caller, input)),
    command(api.linkReply, (input, context, tx) => link(deps, tx, context, input)),
    command(api.unlinkReply, (input, context, tx) => unlink(deps, tx, context, input)),
  ];
}
