import { command, query, stream } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  actOnDataRequest,
  getConsent,
  getDataRequest,
  listDataRequests,
  makeDataRequest,
  printDataRequest,
} from '../contract/index.ts';
import { actOnRequest } from './act.service.ts';
import type { DataRequestNeeds } from './needs.ts';
import { detailOf, namesOf, readRequest, rowsFor } from './read.service.ts';
import { renderDataRequest } from './data-request.pdf.ts';
import { makeRequest } from './make.service.ts';

/** The calls of the module. */
export function dataRequestRoutes(platform: Platform, needs: DataRequestNeeds): Route[] {
  const { db, clock } = platform;
  return [
    query(listDataRequests, async (_input, { caller }) => ({
      items: await rowsFor(needs, db, caller, clock.now()),
    })),
    query(getDataRequest, async ({ id }, { caller }) => ({
      item: await detailOf(needs, db, id, { caller, now: clock.now() }),
    })),
    query(getConsent, async (_input, { caller }) => {
      const [last] = await needs.consents.list(db, caller.id);
      return { item: last ?? null };
    }),
    command(makeDataRequest, async (draft, { caller }, tx) => ({
      id: await makeRequest(platform, needs, tx, { draft, caller }),
    })),
    command(actOnDataRequest, async ({ id, act, version, answer }, { caller }, tx) => {
      const { form: asked, input: form } = answer;
      const step = { on: 'request', id, act, version, asked, form } as const;
      await actOnRequest({ platform, needs, tx, caller, ...step });
      return {};
    }),
    stream(printDataRequest, async ({ id }, { caller }) => {
      const request = await readRequest(db, id, caller);
      const { requesterId } = request;
      const name = await namesOf(needs, db, { language: 'th' }, [requesterId]);
      const bytes = Buffer.from(await renderDataRequest(request, name(requesterId)));
      return {
        ...{ bytes, length: bytes.length, type: 'application/pdf' },
        ...{ name: 'data-request.pdf', disposition: 'inline' },
      };
    }),
  ];
}
