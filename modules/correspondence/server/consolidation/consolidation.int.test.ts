import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

describe('[4.11] [4.12] the consolidated text of an amended regulation', () => {
  const keep = async (account: string, documentId: string, change: object = {}) =>
    officeInstance.post(account, '/registry/document/consolidation', {
      documentId,
      fileId: await officeInstance.upload(account),
      upTo: officeInstance.today,
      note: 'ฉบับที่ ๒',
      ...change,
    });

  it('is kept by a registrar beside the original, for every reader', async () => {
    const day = { inForceOn: officeInstance.today };
    const { documentId } = await officeInstance.publish('officer.policy', 'regularity', day);
    expect(await keep('saraban', documentId)).toMatchObject({ code: 'registry.nothing-amended' });
    await officeInstance.publish('officer.policy', 'regularity', {
      ...{ title: 'ระเบียบ (ฉบับที่ 2)', ...day },
      changes: [{ documentId, kind: 'amends' }],
    });
    expect(await keep('officer.legal', documentId)).toMatchObject({
      code: 'registry.consolidation-not-allowed',
    });
    expect(
      await keep('clerk.policy', documentId, { upTo: officeInstance.dayFromToday(1) }),
    ).toMatchObject({
      code: 'registry.date-in-future',
    });
    expect(
      await keep('clerk.policy', documentId, { upTo: officeInstance.dayFromToday(-1) }),
    ).toMatchObject({ code: 'registry.nothing-amended' });
    const kept = await keep('clerk.policy', documentId);
    expect(kept, JSON.stringify(kept)).toMatchObject({ status: 200 });

    const document = await officeInstance.document('officer.legal', documentId);
    expect(document.publication).toMatchObject({
      heldFrom: officeInstance.today,
      mayConsolidate: false,
      consolidations: [{ upTo: officeInstance.today, note: 'ฉบับที่ ๒' }],
    });
    const [text] = document.publication?.consolidations ?? [];
    expect(document.files.find((file) => file.id === text?.fileId)).toMatchObject({
      role: 'consolidated',
    });
    expect(
      (await officeInstance.get('officer.legal', `/file/${text?.fileId}/content`)).status,
    ).not.toBe(404);

    // A later text for the same day replaces the former one, whose file stays with the document.
    expect(await keep('saraban', documentId, { note: 'แก้คำผิด' })).toMatchObject({ status: 200 });
    const better = await officeInstance.document('saraban', documentId);
    expect(better.publication).toMatchObject({
      mayConsolidate: true,
      consolidations: [{ note: 'แก้คำผิด' }],
    });
    expect(better.files.filter((file) => file.role === 'consolidated')).toHaveLength(2);
    expect(better.history.at(-1)).toMatchObject({ act: 'consolidate' });
  });

  it('is none of a circular, of a draft, or of a document that nobody may read', async () => {
    const circular = await officeInstance.publish('officer.policy', 'cycle');
    const draft = await officeInstance.draftPublication('officer.policy', 'command');
    expect(await keep('saraban', circular.documentId)).toMatchObject({
      code: 'registry.consolidation-not-allowed',
    });
    expect(await keep('saraban', draft)).toMatchObject({ status: 404 });
  });
});
