import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from './office.testing.ts';
import type { Office } from './office.testing.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
}, 120_000);
afterAll(() => office.close());

describe('[4.11] [4.12] the consolidated text of an amended regulation', () => {
  const keep = async (account: string, documentId: string, change: object = {}) =>
    office.post(account, '/registry/document/consolidation', {
      documentId,
      fileId: await office.upload(account),
      upTo: office.today,
      note: 'ฉบับที่ ๒',
      ...change,
    });

  it('is kept by a registrar beside the original, for every reader', async () => {
    const day = { inForceOn: office.today };
    const { documentId } = await office.publish('officer.policy', 'regularity', day);
    expect(await keep('saraban', documentId)).toMatchObject({ code: 'registry.nothing-amended' });
    await office.publish('officer.policy', 'regularity', {
      ...{ title: 'ระเบียบ (ฉบับที่ 2)', ...day },
      changes: [{ documentId, kind: 'amends' }],
    });
    expect(await keep('officer.legal', documentId)).toMatchObject({
      code: 'registry.consolidation-not-allowed',
    });
    expect(await keep('clerk.policy', documentId, { upTo: office.dayFromToday(1) })).toMatchObject({
      code: 'registry.date-in-future',
    });
    expect(await keep('clerk.policy', documentId, { upTo: office.dayFromToday(-1) })).toMatchObject(
      { code: 'registry.nothing-amended' },
    );
    const kept = await keep('clerk.policy', documentId);
    expect(kept, JSON.stringify(kept)).toMatchObject({ status: 200 });

    const paper = await office.document('officer.legal', documentId);
    expect(paper.publication).toMatchObject({
      heldFrom: office.today,
      mayConsolidate: false,
      consolidations: [{ upTo: office.today, note: 'ฉบับที่ ๒' }],
    });
    const [text] = paper.publication?.consolidations ?? [];
    expect(paper.files.find((file) => file.id === text?.fileId)).toMatchObject({
      role: 'consolidated',
    });
    expect((await office.get('officer.legal', `/file/${text?.fileId}/content`)).status).not.toBe(
      404,
    );

    // A better text for the same day is read in its place; the file before stays with the paper.
    expect(await keep('saraban', documentId, { note: 'แก้คำผิด' })).toMatchObject({ status: 200 });
    const better = await office.document('saraban', documentId);
    expect(better.publication).toMatchObject({
      mayConsolidate: true,
      consolidations: [{ note: 'แก้คำผิด' }],
    });
    expect(better.files.filter((file) => file.role === 'consolidated')).toHaveLength(2);
    expect(better.history.at(-1)).toMatchObject({ act: 'consolidate' });
  });

  it('is none of a circular, of a draft, or of a paper that nobody may read', async () => {
    const circular = await office.publish('officer.policy', 'cycle');
    const draft = await office.draftPublication('officer.policy', 'command');
    expect(await keep('saraban', circular.documentId)).toMatchObject({
      code: 'registry.consolidation-not-allowed',
    });
    expect(await keep('saraban', draft)).toMatchObject({ status: 404 });
  });
});
