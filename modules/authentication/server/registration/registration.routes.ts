import { command, publicQuery, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  approveAccountRequest,
  declineAccountRequest,
  listAccountRequests,
  requestAccount,
} from '../../contract/index.ts';
import { phrase } from '../phrase.ts';
import { listDecidedRequests, listOpenRequests } from './account-request.store.ts';
import type { Registration } from './registration.service.ts';

export function registrationRoutes({ db, config }: Platform, registration: Registration): Route[] {
  const isMailed = config.smtpUrl !== null;
  return [
    // A query, without a transaction: the captcha stays used when the call fails.
    publicQuery(requestAccount, async (input, context) => {
      await registration.ask(input, context);
      return { message: phrase('accountRequested', context.language) };
    }),
    query(listAccountRequests, async ({ status }) => {
      const rows = await (status === 'open' ? listOpenRequests(db) : listDecidedRequests(db));
      return { rows, total: rows.length };
    }),
    command(approveAccountRequest, async (input, context, tx) => {
      await registration.approve(tx, input, context);
      return {
        message: phrase(isMailed ? 'accountApproved' : 'accountApprovedUntold', context.language),
      };
    }),
    command(declineAccountRequest, async (input, context, tx) => {
      await registration.decline(tx, input, context);
      return {
        message: phrase(isMailed ? 'accountDeclined' : 'accountDeclinedUntold', context.language),
      };
    }),
  ];
}
