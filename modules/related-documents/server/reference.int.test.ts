import { referenceLimit } from '../contract/index.ts';
import type { LinkedDocument } from '../contract/index.ts';
import { newId } from '@sarn/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const link = (account: string, documentId: string, refersTo: string, change = 'add') =>
  officeInstance.post(account, `/registry/document/reference/${change}`, { documentId, refersTo });

interface Linked {
  readonly refersTo: LinkedDocument[];
  readonly referredBy: LinkedDocument[];
  readonly mayAdd: boolean;
}

const linked = async (account: string, id: string) =>
  (await officeInstance.get(
    account,
    `/registry/document/${id}/references`,
  )) as unknown as Linked & {
    status: number;
  };

const idsOf = (documents: readonly LinkedDocument[]) =>
  documents.map((document) => document.documentId);

async function letters(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1)
    ids.push((await officeInstance.register('saraban')).documentId);
  return ids;
}

describe('[4.12] links to earlier documents', () => {
  it('are shown on both documents, once, and in the history without the title', async () => {
    const [earlier = '', later = ''] = await letters(2);
    expect(await link('saraban', later, earlier)).toMatchObject({ status: 200 });
    expect(await link('saraban', later, earlier)).toMatchObject({ status: 200 });
    const fromLater = await linked('saraban', later);
    expect(fromLater.refersTo).toMatchObject([{ documentId: earlier, mayRemove: true }]);
    expect(fromLater.refersTo[0]?.receiveNo).toMatch(/^\d+\/\d{4}$/);
    const fromEarlier = await linked('director', earlier);
    expect(fromEarlier.referredBy).toMatchObject([{ documentId: later, mayRemove: false }]);
    const { history } = await officeInstance.document('saraban', later);
    const entries = history.filter((entry) => entry.act === 'refer');
    expect(entries).toMatchObject([{ note: '', detail: [] }]);
  });

  it('never show a document to a person who may not read it, nor that it exists', async () => {
    const [earlier = '', later = ''] = await letters(2);
    await link('saraban', later, earlier);
    await officeInstance.act('saraban', later, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    const seen = await linked('clerk.policy', later);
    expect([seen.refersTo, seen.referredBy]).toEqual([[], []]);
    const hidden = { status: 404, code: 'registry.not-found' };
    expect(await linked('clerk.policy', earlier)).toMatchObject(hidden);
    expect(await link('clerk.policy', later, earlier)).toMatchObject(hidden);
    expect(await link('clerk.policy', earlier, later)).toMatchObject(hidden);
    expect(await link('clerk.policy', later, newId())).toMatchObject(hidden);
    expect(await link('clerk.policy', later, earlier, 'remove')).toMatchObject(hidden);
  });

  it('never form a cycle: not to itself, not over others, also when two are made at once', async () => {
    const [one = '', two = '', three = ''] = await letters(3);
    expect(await link('saraban', one, one)).toMatchObject({ code: 'registry.reference-itself' });
    await link('saraban', two, one);
    await link('saraban', three, two);
    const ring = { status: 409, code: 'registry.reference-cycle' };
    expect(await link('saraban', one, two)).toMatchObject(ring);
    expect(await link('saraban', one, three)).toMatchObject(ring);
    expect(await link('saraban', three, one)).toMatchObject({ status: 200 });
    const [left = '', right = ''] = await letters(2);
    const answers = await Promise.all([link('saraban', left, right), link('saraban', right, left)]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are taken back by the person who made them or by the registrar, and by nobody else', async () => {
    const [earlier = '', later = ''] = await letters(2);
    await officeInstance.act('saraban', later, 'present', { to: 'head', purpose: 'to-know' });
    expect(await link('director', later, earlier)).toMatchObject({ status: 200 });
    const [other = ''] = await letters(1);
    await link('saraban', later, other);
    const notOwn = { status: 403, code: 'registry.reference-not-yours' };
    expect(await link('director', later, other, 'remove')).toMatchObject(notOwn);
    expect(await link('saraban', later, earlier, 'remove')).toMatchObject({ status: 200 });
    expect(idsOf((await linked('saraban', later)).refersTo)).toEqual([other]);
  });

  it('are made by those who take part in the document, not by every reader of a published one', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'announce');
    const own = await officeInstance.draft('officer.legal', ['policy']);
    const notOwn = { status: 403, code: 'registry.reference-not-yours' };
    expect(await link('officer.legal', documentId, own)).toMatchObject(notOwn);
    expect(await linked('officer.legal', documentId)).toMatchObject({ mayAdd: false });
    // A draft may refer to what everybody reads; the link to the draft is shown to nobody else.
    expect(await link('officer.legal', own, documentId)).toMatchObject({ status: 200 });
    expect((await linked('officer.legal', documentId)).referredBy).toHaveLength(1);
    expect((await linked('director', documentId)).referredBy).toEqual([]);
  });

  it(`are at most ${referenceLimit} of one document`, async () => {
    const [later = ''] = await letters(1);
    const earlier = await letters(referenceLimit + 1);
    const last = earlier.pop() ?? '';
    for (const id of earlier) await link('saraban', later, id);
    const full = { status: 409, code: 'registry.reference-limit' };
    expect(await link('saraban', later, last)).toMatchObject(full);
  });
});
