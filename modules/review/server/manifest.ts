import { fileURLToPath } from 'node:url';
import { command, query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  addRemarks,
  decideRemarks,
  getReview,
  replyToRemark,
  reviewAuditWords,
  reviewErrors,
  reviewNews,
} from '../contract/index.ts';
import { assertDecided } from './assert-decided.ts';
import { decide } from './decide.service.ts';
import { reviewRules } from './review-rule.ts';
import { add, reply, reviewFor } from './review.service.ts';
import { eraseReview } from './review.store.ts';

/** What those who work on a draft say about its text. */
export function reviewModule(deps: Dependencies): ServerModule {
  deps.slots.textErasers.push({ tables: ['review_remark', 'review_reply'], erase: eraseReview });
  deps.slots.onDocumentAct.push(assertDecided);
  return {
    name: 'review',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    // For whom a draft waits, who is on its route, and who acted on it.
    reads: ['document'],
    holdsText: ['review_remark', 'review_reply'],
    errors: reviewErrors,
    auditWords: reviewAuditWords,
    permissions: [],
    news: reviewNews,
    settings: [reviewRules],
    routes: [
      query(getReview, (input, { caller }) => reviewFor(deps, caller, input)),
      command(addRemarks, (input, context, tx) => add(deps, tx, context, input)),
      command(replyToRemark, (input, context, tx) => reply(deps, tx, context, input)),
      command(decideRemarks, (input, context, tx) => decide(deps, tx, context, input)),
    ],
  };
}
