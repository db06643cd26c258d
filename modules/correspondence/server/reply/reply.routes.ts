import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { link, replies, unlink } from './reply.service.ts';

/** The calls of answers: endpoint to service, nothing else. */
export function replyRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listReplies, (input, { caller }) => replies(db, caller, input)),
    command(api.linkReply, (input, context, tx) => link(desk, tx, context, input)),
    command(api.unlinkReply, (input, context, tx) => unlink(desk, tx, context, input)),
  ];
}
