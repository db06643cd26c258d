import { documentKinds, publicationKinds, publicationRules } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const password = 'Sarn2569';
const missing = { status: 404, code: 'registry.not-found' };
const director = () => officeInstance.person('director');

/** The row of the document in its panel of the dashboard, if the account sees it. */
async function rowOf(account: string, bookType: string, documentId: string) {
  const groups = await officeInstance.dashboard(account);
  const group = groups.find((one) => one.bookType === bookType);
  return group?.items.find((row) => row.F_DOC_ID === documentId);
}

describe('a document of every published kind, from draft to everybody', () => {
  it.each(publicationKinds)('[3.09] %s is read by nobody before and by all after', async (kind) => {
    const { ending: finalAct, book } = publicationRules[kind];
    const author = 'officer.policy';
    const documentId = await officeInstance.draftPublication(author, kind);
    const others = accounts.filter((one) => one !== author);
    const path = `/registry/document/${documentId}`;
    const expectHidden = async (from: readonly string[]) => {
      for (const account of from) {
        expect(await officeInstance.get(account, path), account).toMatchObject(missing);
        expect(await rowOf(account, book, documentId), account).toBeUndefined();
      }
    };
    await expectHidden(others);
    expect(await rowOf(author, book, documentId)).toBeUndefined();
    const reviewerIds = [officeInstance.person('officer2.policy')];
    await officeInstance.act(author, documentId, 'submit', {
      reviewerIds,
      signatoryId: director(),
    });
    await officeInstance.seesIn('officer2.policy', 'review', documentId);
    const onItsWay = new Set(['officer2.policy', 'director']);
    await expectHidden(others.filter((one) => !onItsWay.has(one)));
    await officeInstance.act('officer2.policy', documentId, 'pass', { note: 'ความเห็นภายใน' });
    await officeInstance.seesIn('director', 'sign', documentId);
    // Ten wrong passwords lock the account, so only one kind tries a wrong one.
    if (kind === 'cycle') {
      await officeInstance.refused('director', documentId, finalAct, { password: 'wrong' }, 422);
    }
    await expectHidden(others.filter((one) => !onItsWay.has(one)));

    const { number } = await officeInstance.act('director', documentId, finalAct, { password });
    expect(number).toMatch(kind === 'cycle' ? /^ทส 0102\/ว \d+$/ : /^\d+\/25\d\d$/);
    for (const account of accounts) {
      const read = await officeInstance.document(account, documentId);
      expect(read, account).toMatchObject({ state: 'PUBLISHED', letterNo: number });
      const isRecorder = kind === 'report' && account === author;
      const isKeeper =
        publicationRules[kind].isInGazette && [author, 'clerk.policy'].includes(account);
      expect(
        read.may.map((may) => may.act),
        account,
      ).toEqual(isRecorder ? ['certify'] : isKeeper ? ['recordGazette'] : []);
      const row = await rowOf(account, book, documentId);
      expect(row, account).toMatchObject({ F_DOC_NO: number, F_DOC_TITLE: read.title });
      expect(row?.F_DOC_COMMAND_NAME_UNDER).toMatch(/^\d+ .+ \d\d$/);
    }
    await officeInstance.heard(author, documentId);
  });

  it('[3.10] has the type code of the specification, and its own number in each register', async () => {
    expect(publicationKinds.map((kind) => documentKinds[kind].code)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 11,
    ]);
    for (const kind of publicationKinds) {
      const first = await officeInstance.publish('officer.legal', kind);
      const second = await officeInstance.publish('officer.legal', kind);
      const numberOf = (text: string) => Number(/(\d+)(\/\d{4})?$/.exec(text)?.[1]);
      expect(numberOf(second.number), kind).toBe(numberOf(first.number) + 1);
    }
  });

  it('shows its drafting to its unit and the heads above only', async () => {
    const documentId = await officeInstance.draftPublication('officer.policy', 'announce');
    const reviewerIds = [officeInstance.person('officer2.policy')];
    const signatoryId = director();
    await officeInstance.act('officer.policy', documentId, 'submit', { reviewerIds, signatoryId });
    await officeInstance.act('officer2.policy', documentId, 'pass', { note: 'ถ้อยคำยังแข็งไป' });
    await officeInstance.act('director', documentId, 'sign', { password });
    const outside = await officeInstance.document('officer.legal', documentId);
    expect(outside.history.map((entry) => entry.act)).toEqual(['sign']);
    expect(outside.route).toEqual([]);
    expect(JSON.stringify(outside)).not.toContain('ถ้อยคำยังแข็งไป');
    for (const account of ['officer.policy', 'officer2.policy', 'head.policy', 'director']) {
      const inside = await officeInstance.document(account, documentId);
      expect(inside.history.length, account).toBeGreaterThan(2);
    }
  });

  it('is signed only by a head or deputy of the agency where the agency speaks', async () => {
    const signatoryId = officeInstance.person('head.policy');
    for (const kind of publicationKinds) {
      const documentId = await officeInstance.draftPublication('officer.policy', kind);
      const isOfLine = publicationRules[kind].signatory === 'line';
      const request = { on: 'document', targetId: documentId, act: 'submit' };
      const answer = await officeInstance.tryAct('officer.policy', documentId, {
        ...request,
        form: { signatoryId },
      });
      if (isOfLine) expect(answer.status, kind).toBe(200);
      else expect(answer, kind).toMatchObject({ code: 'registry.signatory-not-agency' });
    }
  });

  it('keeps its kind, and drops fields that its kind does not have', async () => {
    const form = officeInstance.publicationForm('command');
    const documentId = await officeInstance.draftPublication('officer.policy', 'command', form);
    const other = { ...form, documentId, kind: 'rules' };
    expect(await officeInstance.tryPublication('officer.policy', other)).toMatchObject(missing);
    const read = await officeInstance.document('officer.policy', documentId);
    expect(read.publication).toMatchObject({ meetingName: '', meetingNo: '', meetingDate: null });
    expect(read.publication?.inForceOn).toBe(officeInstance.today);
    expect(read.addressee).toBe('');
  });
});

describe('meeting reports', () => {
  const meeting = { meetingName: 'การประชุมคณะทำงานข้อมูล', meetingNo: '7/2569' };

  it('[3.10] show the number of the meeting, and a meeting is reported once', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'report', meeting);
    const row = await rowOf('officer.legal', 'meet', documentId);
    expect(row?.F_NO_MEET).toBe('7/2569');
    const again = { ...meeting, meetingNo: '๗ / ๒๕๖๙' };
    const second = await officeInstance.draftPublication('officer.policy', 'report', again);
    await officeInstance.act('officer.policy', second, 'submit', { signatoryId: director() });
    const answer = await officeInstance.tryAct('director', second, {
      on: 'document',
      targetId: second,
      act: 'sign',
      form: { password },
    });
    expect(answer).toMatchObject({ status: 409, code: 'registry.meeting-reported' });
  });

  it('[4.02] are final when a later meeting has certified them, with what it corrected', async () => {
    const minutes = {
      place: 'ห้องประชุม 1',
      present: [{ name: 'นายหนึ่ง', post: 'ประธาน', remark: 'แทน นางสอง' }],
    };
    const change = { ...meeting, meetingNo: '9/2569', minutes };
    const { documentId } = await officeInstance.publish('officer.policy', 'report', change);
    const form = {
      meetingNo: '10/2569',
      meetingDate: officeInstance.today,
      note: 'แก้ไขหน้า 2 บรรทัดที่ 3',
    };
    await officeInstance.refused('director', documentId, 'certify', form, 403);
    const early = { ...form, meetingDate: officeInstance.dayFromToday(-1) };
    await officeInstance.refused('officer.policy', documentId, 'certify', early, 422);
    await officeInstance.act('officer.policy', documentId, 'certify', form);
    const read = await officeInstance.document('officer.legal', documentId);
    expect(read).toMatchObject({ state: 'CERTIFIED', may: [] });
    expect(read.publication).toMatchObject({
      certified: { meetingNo: '10/2569', meetingDate: officeInstance.today },
      minutes: { ...minutes, absent: [] },
    });
    expect(read.history.at(-1)?.note).toBe(form.note);
  });

  it('tell the next one its name and the numbers so far, also those that the author still writes', async () => {
    const named = { meetingName: 'การประชุมคณะทำงานที่นับครั้ง', meetingNo: '1/2569' };
    await officeInstance.publish('officer.policy', 'report', named);
    const own = { ...named, meetingName: 'การประชุมคณะทำงานที่นับ  ครั้ง', meetingNo: '2/2569' };
    const draft = await officeInstance.draftPublication('officer.policy', 'report', own);
    const path = `/registry/meetings?text=${encodeURIComponent('ที่นับ')}`;
    expect(await officeInstance.get('officer.policy', path)).toMatchObject({
      rows: [{ name: own.meetingName.replace('  ', ' '), numbers: ['2/2569', '1/2569'] }],
    });
    expect(await officeInstance.get('officer.legal', path)).toMatchObject({
      rows: [{ name: named.meetingName, numbers: ['1/2569'] }],
    });
    // The name of a meeting may tell what a classified report is about.
    await officeInstance.app.db.query(`update document set secrecy = 'secret' where id = $1`, [
      draft,
    ]);
    expect(await officeInstance.get('officer.policy', path)).toMatchObject({
      rows: [{ name: named.meetingName, numbers: ['1/2569'] }],
    });
  });

  it('of one meeting signed at the same moment: one is published, one refused', async () => {
    const twice = { ...meeting, meetingNo: '8/2569' };
    const drafts = [
      await officeInstance.draftPublication('officer.policy', 'report', twice),
      await officeInstance.draftPublication('officer.policy', 'report', twice),
    ];
    for (const id of drafts) {
      await officeInstance.act('officer.policy', id, 'submit', { signatoryId: director() });
    }
    const answers = await Promise.all(
      drafts.map((id) =>
        officeInstance.tryAct('director', id, {
          on: 'document',
          targetId: id,
          act: 'sign',
          form: { password },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('numbers of published kinds', () => {
  it('have no gap and no duplicate when many are signed at once and some are refused', async () => {
    const drafts: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const id = await officeInstance.draftPublication('officer.policy', 'rules');
      await officeInstance.act('officer.policy', id, 'submit', { signatoryId: director() });
      drafts.push(id);
    }
    const answers = await Promise.all(
      drafts.map((id, index) =>
        officeInstance.tryAct('director', id, {
          on: 'document',
          targetId: id,
          act: 'sign',
          ...(index % 4 === 3 ? { version: 99 } : {}),
          form: { password },
        }),
      ),
    );
    const given = answers.flatMap((answer) =>
      answer.status === 200 ? [Number(String(answer['number']).split('/')[0])] : [],
    );
    expect(given).toHaveLength(9);
    const sorted = given.toSorted((a, b) => a - b);
    expect(sorted).toEqual(sorted.map((_n, index) => (sorted[0] ?? 0) + index));
  });

  it('are in the registers of the units that keep them', async () => {
    const { number } = await officeInstance.publish('officer.policy', 'declaration');
    const { rows } = (await officeInstance.get('saraban', '/registry/registers')) as unknown as {
      rows: { id: string; kind: string; kindTerm: { th: string } }[];
    };
    const register = rows.find((row) => row.kind === 'declaration');
    expect(register?.kindTerm.th).toBe('ทะเบียนแถลงการณ์');
    const path = `/registry/registers/${register?.id}/entries?year=${officeInstance.buddhistYear}`;
    const lines = (await officeInstance.get('saraban', path)) as unknown as {
      rows: { number: number; letterNo: string }[];
    };
    expect(lines.rows[0]?.letterNo).toBe(number);
  });
});

describe('/get-dashboard', () => {
  it('[3.15] searches one book by words, numbers and Thai digits, newest first', async () => {
    const title = 'ประกาศวันหยุดพิเศษของสำนักงาน';
    const { documentId, number } = await officeInstance.publish('officer.policy', 'announce', {
      title,
    });
    const usual = await officeInstance.dashboard('officer.legal');
    for (const querySearch of ['วันหยุดพิเศษ', number, number.replace('2569', '๒๕๖๙'), 'กองนโยบาย']) {
      const groups = await officeInstance.dashboard('officer.legal', {
        bookType: 'announce',
        querySearch,
      });
      expect(groups.map((group) => group.bookType)).toEqual(usual.map((group) => group.bookType));
      const found = groups.find((group) => group.bookType === 'announce')?.items ?? [];
      expect(
        found.map((row) => row.F_DOC_ID),
        querySearch,
      ).toContain(documentId);
      const filled = groups.filter((group) => group.items.length > 0);
      expect(filled.map((group) => group.bookType)).toEqual(['announce']);
    }
    const nothing = { bookType: 'announce', querySearch: 'ไม่มีคำนี้แน่นอน' };
    const groups = await officeInstance.dashboard('officer.legal', nothing);
    expect(groups.flatMap((group) => group.items)).toEqual([]);
  });

  it('[3.10] numbers its rows from 1 and shows what the reader opened', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'news');
    const group = (await officeInstance.dashboard('clerk.legal')).find(
      (one) => one.bookType === 'news',
    );
    expect(group?.items.map((row) => row.SEQ)).toEqual(group?.items.map((_row, at) => at + 1));
    expect(group?.items[0]).toMatchObject({ F_DOC_ID: documentId, isUnread: true });
    await officeInstance.open('clerk.legal', documentId);
    expect(await rowOf('clerk.legal', 'news', documentId)).toMatchObject({ isUnread: false });
    expect(await rowOf('clerk.policy', 'news', documentId)).toMatchObject({ isUnread: true });
  });

  it('[3.08] marks as read once, by /update-read-portal, and gives the title for the toast', async () => {
    const title = 'ข่าวการเปิดให้บริการแผนที่ออนไลน์';
    const { documentId } = await officeInstance.publish('officer.policy', 'news', { title });
    const first = await officeInstance.open('head.legal', documentId);
    const item = { F_DOC_ID: documentId, F_DOC_TITLE: title };
    expect(first).toMatchObject({ status: 200, is_save: true, item });
    expect(await officeInstance.open('head.legal', documentId)).toMatchObject({
      is_save: false,
      item,
    });
  });
});

describe('[4.02] the Royal Gazette', () => {
  const gazette = { volume: 143, part: 'ตอนพิเศษ 113 ง', page: '7' };

  it('is recorded later by drafter or clerk, shown to all and found by the search', async () => {
    const title = 'ว่าด้วยการใช้ห้องสมุดแผนที่ พ.ศ. ๒๕๖๙';
    const { documentId } = await officeInstance.publish('officer.policy', 'regularity', { title });
    const before = await officeInstance.document('officer.legal', documentId);
    expect(before.publication?.gazette).toBeNull();
    expect(before.may).toEqual([]);
    const form = { ...gazette, date: officeInstance.today };
    await officeInstance.refused('officer.legal', documentId, 'recordGazette', form, 403);
    const late = { ...gazette, date: officeInstance.dayFromToday(1) };
    await officeInstance.refused('officer.policy', documentId, 'recordGazette', late, 422);
    const { volume: _left, ...partly } = form;
    await officeInstance.refused('officer.policy', documentId, 'recordGazette', partly, 422);
    await officeInstance.act('clerk.policy', documentId, 'recordGazette', form);
    const seen = await officeInstance.document('officer.legal', documentId);
    expect(seen).toMatchObject({ state: 'PUBLISHED', publication: { gazette: form } });
    // A wrong entry is corrected by the same act; both entries stay in the history.
    await officeInstance.act('officer.policy', documentId, 'recordGazette', { ...form, page: '9' });
    const mended = await officeInstance.document('officer.policy', documentId);
    expect(mended.publication?.gazette?.page).toBe('9');
    expect(mended.history.filter((line) => line.act === 'recordGazette')).toHaveLength(2);
    const found = await officeInstance.get(
      'officer.legal',
      `/registry/documents?search=${encodeURIComponent('ราชกิจจานุเบกษา ๑๑๓ ง')}`,
    );
    expect(JSON.stringify(found)).toContain(documentId);
  });

  it('is recorded for regulations, rules and announcements only', async () => {
    const { documentId } = await officeInstance.publish('officer.policy', 'command');
    expect((await officeInstance.document('officer.policy', documentId)).may).toEqual([]);
    const form = { ...gazette, date: officeInstance.today };
    await officeInstance.refused('officer.policy', documentId, 'recordGazette', form, 409);
  });
});
