import { command, query, stream } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  actOnSampleRequest,
  getSampleRequest,
  listSampleRequests,
  makeSampleRequest,
  printSampleRequest,
} from '../contract/index.ts';
import { actOnRequest } from './act.service.ts';
import type { SampleRequestNeeds } from './needs.ts';
import { detailOf, namesOf, readRequest, rowsFor } from './read.service.ts';
import { renderSampleRequest } from './sample-request.pdf.ts';
import { insertSampleRequest } from './sample-request.store.ts';

/** The calls of the module. */
export function sampleRequestRoutes(platform: Platform, needs: SampleRequestNeeds): Route[] {
  const { db, clock, audit } = platform;
  return [
    query(listSampleRequests, async (_input, { caller }) => ({
      items: await rowsFor(needs, db, caller),
    })),
    query(getSampleRequest, async ({ id }, { caller }) => ({
      item: await detailOf(needs, db, id, caller),
    })),
    command(makeSampleRequest, async (draft, { caller }, tx) => {
      const by = { personId: caller.id, at: clock.now().toISOString() };
      const id = await insertSampleRequest(tx, draft, by);
      await audit.write(tx, {
        act: 'sample-request.made',
        callerId: caller.id,
        subject: { kind: 'sample-request', id },
      });
      return { id };
    }),
    command(actOnSampleRequest, async ({ id, act, version, answer }, { caller }, tx) => {
      const { form: asked, input: form } = answer;
      const step = { on: 'request', id, act, version, asked, form } as const;
      await actOnRequest({ platform, needs, tx, caller, ...step });
      return {};
    }),
    stream(printSampleRequest, async ({ id }, { caller }) => {
      const request = await readRequest(db, id, caller);
      const { requesterId } = request;
      const name = await namesOf(needs, db, { language: 'th' }, [requesterId]);
      const bytes = Buffer.from(await renderSampleRequest(request, name(requesterId)));
      return {
        ...{ bytes, length: bytes.length, type: 'application/pdf' },
        ...{ name: 'sample-request.pdf', disposition: 'inline' },
      };
    }),
  ];
}
