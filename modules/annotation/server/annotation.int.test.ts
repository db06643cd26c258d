import { readBack } from '@sarn/pdf/testing';
import { openInstance, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stampBox, stampPlaceTable, usualStampPlace } from '../contract/index.ts';
import { ink, note, pathOf, place, writing } from './annotation.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
});
afterAll(() => office.close());

describe('writing on the pages of a received letter', () => {
  it('is kept with author, post and time, seen by every reader, and leaves the file as it is', async () => {
    const bytes = samplePdf('untouched');
    const fileIds = [await office.upload('saraban', bytes)];
    const { documentId, fileId } = await on.presented({ fileIds });
    const added = await on.add('director', documentId, fileId, [
      note('มอบกองกฎหมายพิจารณา'),
      ink('ด่วน'),
    ]);
    expect(added.status, JSON.stringify(added)).toBe(200);
    const seen = await on.written('saraban', documentId);
    expect(seen).toMatchObject([
      {
        ...{ fileId, place, author: 'นายผู้อำนวยการ ทดลองงาน', onBehalfOf: '', takenBackAt: null },
        content: { kind: 'note', text: 'มอบกองกฎหมายพิจารณา' },
        mayTakeBack: false,
      },
      { content: { kind: 'ink', text: 'ด่วน' } },
    ]);
    expect(seen[0]?.post).not.toBe('');
    expect(Buffer.compare(await on.bytes('saraban', `/file/${fileId}/content`), bytes)).toBe(0);
    const { version } = await office.document('director', documentId);
    expect((await on.written('director', documentId))[0]?.mayTakeBack).toBe(true);
    // An act that was begun before is not refused as outdated.
    const request = { on: 'document', targetId: documentId, act: 'command', version };
    const form = { decision: 'acknowledged', password };
    expect((await office.tryAct('director', documentId, { ...request, form })).status).toBe(200);
  });

  it('is for those alone for whom the document waits', async () => {
    const { documentId, fileId } = await on.presented();
    const refused = { status: 409, code: 'annotation.not-with-you' };
    expect(await on.add('saraban', documentId, fileId, [note('ก')])).toMatchObject(refused);
    expect(await on.list('saraban', documentId)).toMatchObject({ refusal: refused.code });
    expect(await on.list('director', documentId)).toMatchObject({ refusal: null });
    const hidden = { status: 404, code: 'registry.not-found' };
    expect(await on.add('officer.legal', documentId, fileId, [note('ก')])).toMatchObject(hidden);
    expect(await office.get('officer.legal', pathOf(documentId))).toMatchObject(hidden);
    const file = `${pathOf(documentId)}/file?fileId=${fileId}`;
    expect(await office.get('officer.legal', file)).toMatchObject(hidden);
  });

  it('is not shown to whom only a circulation shows the letter; the stamp is', async () => {
    const { documentId, fileId } = await on.presented();
    await on.add('director', documentId, fileId, [note('ความเห็นภายใน'), ink('ลายมือ')]);
    const audience = { personIds: [office.person('officer.legal')] };
    const sent = await office.post('director', '/registry/circulation/send', {
      documentId,
      audience,
    });
    expect(sent.status, JSON.stringify(sent)).toBe(200);
    const { rows } = await on.list('officer.legal', documentId);
    expect(rows.map(({ content }) => content.kind)).toEqual(['stamp']);
    const copyOf = async (account: string) =>
      (await readBack(await on.bytes(account, `${pathOf(documentId)}/file?fileId=${fileId}`))).join(
        '',
      );
    expect(await copyOf('saraban')).toContain('ความเห็นภายใน');
    expect(await copyOf('officer.legal')).not.toContain('ความเห็นภายใน');
    expect(await on.written('saraban', documentId)).toHaveLength(2);
  });

  it('is not for a file of another document, a former version, or a page that is not there', async () => {
    const { documentId, fileId } = await on.presented();
    const other = await on.presented();
    const none = { status: 409, code: 'annotation.no-pages' };
    expect(await on.add('director', documentId, other.fileId, [note('ก')])).toMatchObject(none);
    expect(await on.add('director', documentId, fileId, [note('ก', { page: 2 })])).toMatchObject({
      status: 422,
      code: 'annotation.page-unknown',
      params: { pages: 1, page: 2 },
    });
    const newFileId = await office.upload('saraban', samplePdf(), 'ใหม่.pdf');
    await office.post('saraban', '/registry/document/file/replace', {
      ...{ documentId, fileId, newFileId, reason: 'สแกนไม่ชัด' },
    });
    expect(await on.add('director', documentId, fileId, [note('ก')])).toMatchObject(none);
    expect(await on.written('director', documentId)).toEqual([]);
  });

  it('finds the document by what was written on it', async () => {
    const { documentId, fileId } = await on.presented();
    await on.add('director', documentId, fileId, [ink('สับปะรดกวนเมืองเพชร')]);
    await expect
      .poll(async () => {
        const found = await office.get('saraban', '/registry/documents?search=สับปะรดกวน');
        return JSON.stringify(found).includes(documentId);
      })
      .toBe(true);
  });
});

describe('taking back', () => {
  const added = async () => {
    const { documentId, fileId } = await on.presented();
    await on.add('director', documentId, fileId, [note('เห็นชอบ')]);
    const [row] = await on.written('director', documentId);
    return { documentId, id: row?.id ?? '' };
  };

  it('removes it from the page while nobody else has acted', async () => {
    const { documentId, id } = await added();
    const hidden = { status: 404, code: 'annotation.not-found' };
    expect(await on.takeBack('saraban', documentId, id)).toMatchObject(hidden);
    expect(await on.takeBack('director', documentId, id)).toMatchObject({ isStruck: false });
    expect(await on.written('saraban', documentId)).toEqual([]);
    expect(await on.takeBack('director', documentId, id)).toMatchObject(hidden);
  });

  it('leaves it there, struck, once somebody else has acted', async () => {
    const { documentId, id } = await added();
    await office.act('director', documentId, 'command', { decision: 'acknowledged', password });
    await office.act('saraban', documentId, 'close', { retention: 'one-year' });
    expect(await on.takeBack('director', documentId, id)).toMatchObject({ isStruck: true });
    const [row] = await on.written('saraban', documentId);
    expect(row).toMatchObject({ id, content: { text: 'เห็นชอบ' } });
    expect(row?.takenBackAt).not.toBeNull();
  });

  it('changes nothing else of it, whoever writes into the database', async () => {
    const { id } = await added();
    const { db } = office.app.platform;
    await expect(
      db.query(`update annotation set words = 'อื่น' where id = $1`, [id]),
    ).rejects.toThrow('not changed');
  });
});

describe('a QR code', () => {
  it('leads to the page of the document, wherever the person wants it to', async () => {
    const { documentId, fileId } = await on.presented();
    const sent = {
      place,
      content: { kind: 'qr', link: 'https://elsewhere.example', path: 'M0 0' },
    };
    const { qr } = await on.list('director', documentId);
    expect(qr?.link).toMatch(new RegExp(`/sarabun/document/${documentId}$`));
    expect((await on.add('director', documentId, fileId, [sent])).status).toBe(200);
    const [kept] = await on.written('director', documentId);
    expect(kept?.content).toEqual(qr);
    expect((await on.list('saraban', documentId)).qr).toBeNull();
  });
});

describe('the receive stamp', () => {
  const stamp = { place: { ...place, left: 140, top: 10 }, content: { kind: 'stamp' } };

  const registered = async () => {
    const { documentId, receiveNo } = await office.register('saraban');
    const { rows, stamp: left } = await on.list('saraban', documentId);
    return { documentId, receiveNo, rows, left };
  };

  it('is placed by itself, in the name of who registered the letter', async () => {
    const { documentId, receiveNo, rows, left } = await registered();
    const first = (await office.document('saraban', documentId)).files[0];
    expect(rows).toMatchObject([
      {
        ...{
          fileId: first?.id,
          place: { page: 1, ...stampBox(usualStampPlace) },
          author: 'นายสารบรรณ ทดลองงาน',
        },
        content: { kind: 'stamp' },
        mayTakeBack: true,
      },
    ]);
    expect(JSON.stringify(rows)).toContain(receiveNo);
    expect(left).toEqual([]);
  });

  it('stands where the agency sets it from the next letter on, or is left to the clerk', async () => {
    const set = async (version: number, values: object) => {
      const row = { nameTh: 'หนังสือรับ', nameEn: '', validFrom: '1950-01-01', validTo: null };
      const sent = { ...row, code: 'usual', version, values };
      const path = `/settings/tables/${stampPlaceTable.code}/save`;
      const saved = await office.post('admin', path, sent);
      expect(saved.status, JSON.stringify(saved)).toBe(200);
    };
    const left = { side: 'left', fromSide: 20, fromTop: 12, isByItself: true } as const;
    await set(1, left);
    expect((await registered()).rows.map((row) => row.place)).toEqual([
      { page: 1, ...stampBox(left) },
    ]);
    await set(2, { ...left, isByItself: false });
    const unplaced = await registered();
    expect(unplaced.rows).toEqual([]);
    expect(unplaced.left.join(' ')).toContain('เลขรับ');
    await set(3, { ...usualStampPlace });
  });

  it('is placed elsewhere after it was taken back, once, in the words of the register', async () => {
    const { documentId, receiveNo, rows } = await registered();
    const [placed] = rows;
    const fileId = placed?.fileId ?? '';
    const again = { status: 409, code: 'annotation.stamped-already' };
    expect(await on.add('saraban', documentId, fileId, [stamp])).toMatchObject(again);
    expect((await on.takeBack('saraban', documentId, placed?.id ?? '')).status).toBe(200);
    const sent = { ...stamp, content: { kind: 'stamp', lines: ['เลขรับ ปลอม'] } };
    expect((await on.list('saraban', documentId)).stamp.join(' ')).toContain(receiveNo);
    expect((await on.add('saraban', documentId, fileId, [sent])).status).toBe(200);
    const now = await on.list('saraban', documentId);
    expect(now.rows.map((row) => row.place.left)).toEqual([140]);
    expect(JSON.stringify(now.rows)).not.toContain('ปลอม');
    expect(JSON.stringify(now.rows)).toContain(receiveNo);
  });

  it('is refused for what has no receive number', async () => {
    const { documentId } = await office.arrive('saraban');
    const [file] = (await office.document('saraban', documentId)).files;
    expect(await on.add('saraban', documentId, file?.id ?? '', [stamp])).toMatchObject({
      ...{ status: 409, code: 'annotation.no-stamp' },
    });
  });
});
