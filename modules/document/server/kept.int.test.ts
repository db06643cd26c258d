import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const reason = 'ขอข้อมูลเพิ่มเติม';

async function presented(): Promise<string> {
  const { documentId } = await officeInstance.register('saraban');
  await officeInstance.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
  return documentId;
}

async function kept(account: string, documentIds: readonly string[]): Promise<unknown> {
  const answer = await officeInstance.post(account, '/registry/documents/kept', { documentIds });
  return answer['documentIds'];
}

const sendBack = (documentId: string) => ({
  ...{ on: 'document', targetId: documentId, act: 'sendBack', form: { reason } },
});

it('[15.07] only documents without a class, that the person may read, may be kept on a device', async () => {
  const [read, classified] = [await presented(), await presented()];
  expect(await kept('director', [read, classified])).toEqual(
    expect.arrayContaining([read, classified]),
  );
  await officeInstance.app.db.query(`update document set secrecy = 'confidential' where id = $1`, [
    classified,
  ]);
  expect(await kept('director', [read, classified])).toEqual([read]);
  expect(await kept('officer.legal', [read, classified])).toEqual([]);
});

it('[15.07] an act that waited is refused in another state, and in the session of another person', async () => {
  const documentId = await presented();
  const act = sendBack(documentId);
  const late = { ...act, onState: 'REGISTERED' };
  expect(await officeInstance.tryAct('director', documentId, late)).toMatchObject({
    ...{ status: 409, code: 'registry.stale' },
  });
  const { author } = await officeInstance.document('director', documentId);
  const another = { ...act, onState: 'PRESENTED', personId: author.id };
  expect(await officeInstance.tryAct('director', documentId, another)).toMatchObject({
    ...{ status: 403, code: 'registry.pressed-by-another' },
  });
  const right = { ...act, onState: 'PRESENTED' };
  expect((await officeInstance.tryAct('director', documentId, right)).status).toBe(200);
});
