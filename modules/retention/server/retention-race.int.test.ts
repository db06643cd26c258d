import { civilDateAt } from '@sarn/kernel';
import { fixedClock } from '@sarn/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, password, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { recordsOf } from './retention.testing.ts';

const clock = fixedClock(`${civilDateAt(new Date())}T02:00:00.000Z`);
let app: TestApp;
let officeInstance: OfficeInstance;
const records = recordsOf(
  () => app,
  () => officeInstance,
  clock,
);
const { say, sayWell, candidatesOf, closed, shaOf, isOnDisk, agreed, finished } = records;

beforeAll(async () => {
  app = await startTestApp({ clock });
  officeInstance = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
});
afterAll(() => officeInstance.close());

describe('[13.05] holds and destructions at the same moment', () => {
  it('never leave a document both held and destroyed, in whatever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ years: fc.integer({ min: 8, max: 13 }), holdAfter: fc.nat(60) }), {
          minLength: 2,
          maxLength: 4,
        }),
        async (drawn) => {
          const made = [];
          for (const { years, holdAfter } of drawn) {
            made.push({ id: await closed(years), years, holdAfter });
          }
          const old = made.filter(({ years }) => years > 10).map(({ id }) => id);
          const young = made.filter(({ years }) => years <= 9).map(({ id }) => id);
          const listed = await candidatesOf();
          expect(young.filter((id) => listed.includes(id))).toEqual([]);
          if (old.length === 0) return;
          const list = await agreed(old);
          const executed = sayWell('saraban', 'list/execute', { id: list, password });
          const held = made.map(async ({ id, holdAfter }) => {
            // A different pause for each, so that holds come before, during and after the
            // destruction.
            await new Promise((go) => setTimeout(go, holdAfter));
            const { status } = await say('saraban', 'hold/place', {
              ...{ documentId: id, caseNo: 'พร้อมกัน', reason: 'ทดสอบพร้อมกัน' },
            });
            return { id, isHeld: status === 200 };
          });
          await executed;
          const outcomes = await Promise.all(held);
          await finished(list);
          for (const { id, isHeld } of outcomes) {
            const isThere = (await shaOf(id)).length > 0 && (await shaOf(id)).every(isOnDisk);
            const { destroyed } = await officeInstance.document('saraban', id);
            expect({ id, isThere, isDestroyed: destroyed !== null }).toEqual({
              ...{ id, isThere: isHeld, isDestroyed: !isHeld },
            });
          }
        },
      ),
      { numRuns: 6 },
    );
  }, 180_000);
});
