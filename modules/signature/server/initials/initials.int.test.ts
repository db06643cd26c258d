import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  for (const account of ['officer.policy', 'officer2.policy']) {
    const form = new FormData();
    form.append('kind', 'initials');
    form.append('source', 'drawn');
    form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
    expect((await office.postForm(account, '/identity/signature', form)).status).toBe(200);
  }
});
afterAll(() => office.close());

const initialsOf = (documentId: string) =>
  office.app.db.query<{ seq: number; person: string }>(
    'select seq, person_id person from route_initials where document_id = $1 order by seq',
    [documentId],
  );

/** A memo with two reviewers, of whom the second has no initials. */
async function proposed(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    reviewerIds: [office.person('officer2.policy'), office.person('head.legal')],
    signatoryId: office.person('head.policy'),
  });
  return documentId;
}

const [drafter, first] = ['officer.policy', 'officer2.policy'];

test('[2.12] whoever proposes or passes a draft puts their initials, nobody else', async () => {
  const documentId = await proposed();
  const own = { seq: 0, person: office.person(drafter) };
  expect(await initialsOf(documentId)).toEqual([own]);
  await office.act(first, documentId, 'pass', { note: '' });
  const both = [own, { seq: 1, person: office.person(first) }];
  expect(await initialsOf(documentId)).toEqual(both);
  // The drafter skips the second reviewer: that is nobody's initial.
  await office.act(drafter, documentId, 'skip', { reason: 'ไปราชการ' });
  expect(await initialsOf(documentId)).toEqual(both);
});

test('[2.12] they go when the draft goes back, and the picture with its last document', async () => {
  const documentId = await proposed();
  await office.act(first, documentId, 'sendBack', { reason: 'ขอแก้ไขข้อ ๒' });
  expect(await initialsOf(documentId)).toEqual([]);
});
