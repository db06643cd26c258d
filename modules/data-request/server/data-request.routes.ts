import { command, query, stream } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  actOnDataRequest,
  dataRequestPermissions,
  getConsent,
  getDataRequest,
  listDataRequests,
  makeDataRequest,
  printDataRequest,
  receiveDataRequest,
} from '../contract/index.ts';
import { actOnRequest } from './act.service.ts';
import type { DataRequestNeeds } from './needs.ts';
import { detailOf, namesOf, readRequest, requesterNameOf, rowsFor } from './read.service.ts';
import { renderDataRequest } from './data-request.pdf.ts';
import { makeRequest, receiveRequest } from './make.service.ts';

/** The calls of the module. */
export function dataRequestRoutes(platform: Platform, needs: DataRequestNeeds): Route[] {
  const { db, clock } = platform;
  return [
    query(listDataRequests, async (_input, { caller }) => ({
      items: await rowsFor(needs, db, caller, clock.now()),
      mayReceive: caller.permissions.has(dataRequestPermissions.receive),
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
    command(receiveDataRequest, async (draft, { caller }, tx) => ({
      id: await receiveRequest(platform, needs, tx, { draft, caller }),
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
      const people = requesterId === null ? [] : [requesterId];
      const nameOf = await namesOf(needs, db, { language: 'th' }, people);
      const name = requesterNameOf(request, nameOf);
      const bytes = Buffer.from(await renderDataRequest(request, name));
      return {
        ...{ bytes, length: bytes.length, type: 'application/pdf' },
        ...{ name: 'data-request.pdf', disposition: 'inline' },
      };
    }),
  ];
}
