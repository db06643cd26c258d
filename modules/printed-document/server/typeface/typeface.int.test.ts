import { measurePages, readBack } from '@sarn/pdf/testing';
import { sampleFaces } from '@sarn/pdf/testing/typeface';
import { openInstance, openSecondProcess, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawDraft, drawTypeface, listTypefaces, typefaceFaces } from '../../contract/index.ts';
import type { TypefaceFace } from '../../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
});
afterAll(async () => {
  await second.app.close();
  await office.close();
});

const path = '/registry/printed/typeface';
const list = async () => listTypefaces.output.parse(await office.get('admin', path));

type Sent = Partial<Record<TypefaceFace, { readonly bytes: Uint8Array; readonly name: string }>>;
const samples = (): Required<Sent> => {
  const files = sampleFaces();
  const of = (face: TypefaceFace) => ({ bytes: files[face], name: `สารบรรณ-${face}.ttf` });
  return {
    Regular: of('Regular'),
    Bold: of('Bold'),
    Italic: of('Italic'),
    BoldItalic: of('BoldItalic'),
  };
};

async function add(sent: Sent, account = 'admin') {
  const form = new FormData();
  for (const face of typefaceFaces) {
    const file = sent[face];
    if (file) form.append(face, new Blob([new Uint8Array(file.bytes)]), file.name);
  }
  const answer = await office.app.fetch(`/api${path}/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await office.token(account)}` },
    body: form,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { id: string; code: string; message: string },
  };
}

const choose = (typefaceId: string | null, more: Readonly<Record<string, unknown>> = {}) =>
  office.post('admin', `${path}/use`, { ...(typefaceId ? { typefaceId } : {}), ...more });

const draft = {
  ...{ kind: 'inside', title: 'ทดสอบ', addressee: 'ผู้อำนวยการ', speed: 'normal', enclosures: [] },
  bodyJson: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ข้อความทดสอบ' }] }],
  },
};
const drawn = async (): Promise<string> => {
  const answer = await office.post('officer.policy', '/registry/printed/draft', {
    draft,
    known: [],
  });
  return drawDraft.output.parse(answer).pages[0]?.digest ?? '';
};

async function pdfOf(account: string, documentId: string, fetch = office.app.fetch) {
  const answer = await fetch(`/api/registry/document/${documentId}/printed`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}
const sizeOf = async (pdf: Uint8Array, words: string) =>
  (await measurePages(pdf))[0]?.find(words).size ?? 0;

async function submitted(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  const signatoryId = office.person('head.policy');
  await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
  return documentId;
}
async function signed(): Promise<string> {
  const documentId = await submitted();
  await office.act('head.policy', documentId, 'sign', { password });
  return documentId;
}

describe('[5.01] the typeface of the agency', () => {
  test('is tried on a sample, used by documents from then on, and switched off', async () => {
    const before = await drawn();
    const old = await signed();
    const oldPages = await pdfOf('head.policy', old);
    expect(await sizeOf(oldPages, 'เรียน')).toBe(14);

    const { status, body } = await add(samples());
    expect(status, JSON.stringify(body)).toBe(200);
    const sample = drawTypeface.output.parse(
      await office.get('admin', `${path}/sample?typefaceId=${body.id}`),
    );
    const usual = drawTypeface.output.parse(await office.get('admin', `${path}/sample`));
    expect(sample.pages[0]?.digest).not.toBe(usual.pages[0]?.digest);
    // Tried, and not used.
    expect(await drawn()).toBe(before);

    const waiting = await submitted();
    expect((await choose(body.id, { seen: { inUse: null }, reason: 'ตามมติ ครม.' })).status).toBe(
      200,
    );
    expect(await drawn()).not.toBe(before);
    const pages = await pdfOf('head.policy', waiting);
    expect(await sizeOf(pages, 'เรียน')).toBe(16);
    expect(
      Buffer.from(await pdfOf('head.policy', waiting, second.fetch)).equals(Buffer.from(pages)),
    ).toBe(true);
    expect((await readBack(pages)).join('')).toContain('บันทึกข้อความ');
    // What was signed before keeps its bytes.
    expect(Buffer.from(await pdfOf('head.policy', old)).equals(Buffer.from(oldPages))).toBe(true);

    const made = await signed();
    const own = await pdfOf('head.policy', made);
    expect(await sizeOf(own, 'เรียน')).toBe(16);
    expect((await choose(null, { seen: { inUse: body.id } })).status).toBe(200);
    expect(await drawn()).toBe(before);
    expect(await sizeOf(await pdfOf('head.policy', waiting), 'เรียน')).toBe(14);
    expect(Buffer.from(await pdfOf('head.policy', made)).equals(Buffer.from(own))).toBe(true);

    const { history, inUse, rows } = await list();
    expect(inUse).toBeNull();
    expect(history[1]?.by).not.toBe('');
    expect(history).toMatchObject([
      { typefaceId: null, family: '' },
      { typefaceId: body.id, reason: 'ตามมติ ครม.' },
    ]);
    expect(rows).toMatchObject([{ id: body.id, wasUsed: true }]);
    expect(rows[0]?.files).toContainEqual({
      ...{ face: 'Bold', name: 'สารบรรณ-Bold.ttf', said: 'Sarabun SemiBold' },
    });
  });

  test('a note, which nobody signs, keeps the typeface in which it was presented', async () => {
    const [{ id } = { id: '' }] = (await list()).rows;
    const documentId = await office.draftLetter('officer.policy', 'note');
    const note = 'เพื่อพิจารณา';
    await office.act('officer.policy', documentId, 'present', { purpose: 'to-consider', note });
    const before = await pdfOf('head.policy', documentId);
    await office.app.settled();
    expect((await choose(id)).status).toBe(200);
    expect(Buffer.from(await pdfOf('head.policy', documentId)).equals(Buffer.from(before))).toBe(
      true,
    );
    expect((await choose(null)).status).toBe(200);
  });

  test('two administrators at once: the second is told who was first', async () => {
    const { rows } = await list();
    const [{ id } = { id: '' }] = rows;
    expect((await choose(id, { seen: { inUse: null } })).status).toBe(200);
    const late = await choose(null, { seen: { inUse: null } });
    expect(late).toMatchObject({ status: 409, code: 'settings.stale' });
    // Who wants what the first one did is let through.
    expect((await choose(id, { seen: { inUse: null } })).status).toBe(200);
    expect((await list()).inUse).toBe(id);
    expect((await choose(null, { seen: { inUse: id } })).status).toBe(200);
  });

  test('the same files are one typeface; a used one stays, another is deleted with its files', async () => {
    const again = await add(samples());
    expect(again.body.id).toBe((await list()).rows[0]?.id);
    const used = await office.post('admin', `${path}/remove`, { typefaceId: again.body.id });
    expect(used).toMatchObject({ status: 409, code: 'printed-document.typeface-used' });
    const { Regular, Bold } = samples();
    const other = await add({ Regular: Bold, Bold: Regular, Italic: Bold, BoldItalic: Regular });
    expect(other.status).toBe(200);
    const removed = await office.post('admin', `${path}/remove`, { typefaceId: other.body.id });
    expect(removed.status).toBe(200);
    expect((await list()).rows.map(({ id }) => id)).toEqual([again.body.id]);
    const left = await office.app.db.query(
      `select id from file where owner_kind = 'typeface' and owner_id = $1`,
      [other.body.id],
    );
    expect(left).toEqual([]);
    expect(await choose(other.body.id)).toMatchObject({ code: 'printed-document.no-typeface' });
  });

  test.each([
    ['a file of words', 'ฟอนต์.ttf', Buffer.from('words only'), 'pdf.font-kind', 'ฟอนต์.ttf'],
    [
      'a font of the web',
      'web.woff2',
      Buffer.from('wOF2 and more'),
      'pdf.font-packed',
      'web.woff2',
    ],
    ['a broken one', 'cut.ttf', sampleFaces().Bold.slice(0, 9_000), 'pdf.font-broken', 'cut.ttf'],
  ])('%s is refused by its name, and nothing is kept', async (_what, name, bytes, code, told) => {
    const before = await list();
    const answer = await add({ ...samples(), Bold: { bytes: new Uint8Array(bytes), name } });
    expect(answer.body.code).toBe(code);
    expect(answer.body.message).toContain(told);
    expect(await list()).toEqual(before);
  });

  test('needs all four files, and the right to change settings', async () => {
    const { Regular } = samples();
    expect((await add({ Regular })).body.code).toBe('printed-document.font-missing');
    expect((await add(samples(), 'officer.policy')).status).toBe(403);
    expect((await office.get('officer.policy', path)).status).toBe(403);
    expect((await office.post('officer.policy', `${path}/use`, {})).status).toBe(403);
  });
});
