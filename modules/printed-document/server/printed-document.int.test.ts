import { printedDate, toThaiDigits } from '@sarn/kernel';
import { getMe as getOwnCard } from '@sarn/organisation/contract';
import { plain, readBack } from '@sarn/pdf/testing';
import { drawDraft } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 120_000);
afterAll(() => office.close());

const path = (documentId: string) => `/registry/document/${documentId}/printed`;

/** The answer and, of a PDF, the text of all pages without white space. */
async function printed(account: string, documentId: string, query = '') {
  const answer = await office.app.fetch(`/api${path(documentId)}${query}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition') ?? '',
    bytes,
    text: answer.status === 200 ? (await readBack(bytes)).join('') : '',
  };
}

async function nameOf(account: string): Promise<string> {
  const { person } = getOwnCard.output.parse(await office.get(account, '/identity/me'));
  return person.name;
}

async function signedMemo(): Promise<{ documentId: string; number: string }> {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  const { number } = await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
  return { documentId, number: number ?? '' };
}

describe('[5.01] a memo as it is printed', () => {
  test('has what was typed and what the agency knows, and is the same at each call', async () => {
    const { documentId, number } = await signedMemo();
    const memo = await office.document('officer.policy', documentId);
    const { type, text, bytes, disposition } = await printed('officer.policy', documentId);
    expect(type).toBe('application/pdf');
    expect(disposition).toMatch(/^inline/);
    const parts = [
      ...['บันทึกข้อความ', memo.ownerUnit.name, toThaiDigits(number)],
      ...[printedDate(memo.letterDate ?? ''), memo.title, memo.addressee, 'ด้วยกองขอเสนอ'],
      ...[memo.signedBy?.name ?? '–', memo.signedBy?.post ?? '–'],
    ];
    for (const part of parts) expect(text).toContain(plain(part));
    expect(Buffer.compare((await printed('head.policy', documentId)).bytes, bytes)).toBe(0);
    const saved = await printed('officer.policy', documentId, '?download=true');
    expect(saved.disposition).toMatch(/^attachment/);
  });

  test('is for its readers alone', async () => {
    const { documentId } = await signedMemo();
    const refused = await office.get('officer2.legal', path(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
  });

  test('is marked as a draft, and names who is to sign, until it has a number', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    const own = (await printed('officer.policy', documentId)).text;
    expect(own.startsWith('ร่าง')).toBe(true);
    expect(own).toContain(plain(await nameOf('officer.policy')));
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
    const sent = (await printed('head.policy', documentId)).text;
    expect(sent).toContain(plain(await nameOf('head.policy')));
  });
});

describe('[5.03] the pages of a text that is being written', () => {
  const draft = {
    ...{ title: 'ขออนุมัติเดินทาง', addressee: 'ผู้อำนวยการ', speed: 'normal', enclosures: ['กำหนดการ'] },
    bodyJson: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองนโยบายขออนุมัติ' }] }],
    },
  };
  const draw = async (change: object, known: readonly string[] = []) => {
    const sent = { draft: { ...draft, ...change }, known };
    const answer = await office.post('officer.policy', '/registry/printed/draft', sent);
    return drawDraft.output.parse(answer).pages;
  };

  test('come as pictures, and only those that changed', async () => {
    const [first, ...more] = await draw({});
    expect(more).toEqual([]);
    expect(first?.svg).toMatch(/^<svg /);
    const known = [first?.digest ?? ''];
    expect(await draw({}, known)).toMatchObject([{ digest: first?.digest, svg: null }]);
    const [changed] = await draw({ title: 'ขออนุมัติเดินทางไปราชการ' }, known);
    expect(changed?.svg).toMatch(/^<svg /);
  });

  test('are the same as PDF, with the unit and the name of the drafter', async () => {
    const answer = await office.app.fetch('/api/registry/printed/draft/pdf', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('officer.policy')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ draft }),
    });
    const text = (await readBack(new Uint8Array(await answer.arrayBuffer()))).join('');
    const parts = ['ร่าง', 'กองนโยบาย', draft.title, 'สิ่งที่ส่งมาด้วย', 'กำหนดการ'];
    for (const part of [...parts, await nameOf('officer.policy')]) {
      expect(text).toContain(plain(part));
    }
  });

  test('are refused for what the paper does not know, and without a session', async () => {
    const bodyJson = { type: 'doc', content: [{ type: 'video' }] };
    const sent = { draft: { ...draft, bodyJson }, known: [] };
    const refused = await office.post('officer.policy', '/registry/printed/draft', sent);
    expect(refused).toMatchObject({ status: 422, code: 'pdf.unsupported-node' });
    const stranger = await office.app.fetch('/api/registry/printed/draft', { method: 'POST' });
    expect(stranger.status).toBe(401);
  });
});

test('[5.01] a document that came as a file is printed from its file', async () => {
  const { documentId } = await office.register('saraban');
  const refused = await office.get('saraban', path(documentId));
  expect(refused).toMatchObject({ status: 404, code: 'printed-document.none' });
});
