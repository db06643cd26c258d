import { printedDate, toThaiDigits } from '@sarn/kernel';
import { plain } from '@sarn/pdf/testing';
import { getPrintedText, listPrintedVersions } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedOf, printedPath } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const password = 'Sarn2569';
const printed = (account: string, documentId: string) => printedOf(office, account, documentId);

describe('[5.01] a stamped letter as it is printed', () => {
  test('is a draft without seal and initials, and has them once they are given', async () => {
    const documentId = await office.draftLetter('officer.policy', 'stamp');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { signatoryId });
    const draft = await printed('head.policy', documentId);
    expect(draft.type).toBe('application/pdf');
    expect(draft.text.startsWith(plain('ร่าง ที่ ถึง อธิบดีกรมตัวอย่าง จึงเรียนมา'))).toBe(true);
    expect(draft.text).not.toContain('ผู้ลงชื่อย่อ');

    await office.act('head.policy', documentId, 'initial', { password });
    const initialled = await printed('clerk.policy', documentId);
    const { signedBy } = await office.document('officer.policy', documentId);
    const initials = `(${signedBy?.name ?? '–'})ผู้ลงชื่อย่อกำกับตรา`;
    expect(initialled.text).toContain(plain(initials));
    await office.act('clerk.policy', documentId, 'seal', {});
    const sealed = await printed('clerk.policy', documentId);
    expect(sealed.text).toBe(initialled.text);
    // The seal is a drawing.
    expect(sealed.bytes.length).toBeGreaterThan(initialled.bytes.length);

    const { number } = await office.act('clerk.policy', documentId, 'number', {});
    const { text } = await printed('officer.policy', documentId);
    const issuer = (await office.document('officer.policy', documentId)).letter?.issuer ?? '–';
    const day = printedDate(office.today);
    const contact = 'กองนโยบาย โทร. ๐ ๒๐๐๐ ๐๐๐๐';
    expect(text).toBe(
      plain(
        `ที่ ${toThaiDigits(number)} ถึง อธิบดีกรมตัวอย่าง จึงเรียนมาเพื่อโปรดทราบ ${issuer} ${initials} ${day} ${contact}`,
      ),
    );
    const refused = await office.get('officer.legal', printedPath(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
  });
});

describe('[5.05] the report of a meeting as it is printed', () => {
  const minutes = {
    ...{ place: 'ห้องประชุม 1', beganAt: '09.30 น.', endedAt: '12.00 น.' },
    present: ['นายหนึ่ง ประธาน', 'นางสอง กรรมการ'],
    absent: ['นายสาม ติดราชการ'],
    guests: ['นางสี่ ผู้แทนกรมตัวอย่าง'],
    recorderPost: 'เลขานุการคณะทำงาน',
  };
  const meeting = {
    ...{ meetingName: 'การประชุมคณะทำงานข้อมูล', meetingNo: '21/2569', minutes },
    title: 'การเปิดเผยข้อมูล',
  };

  test('tells all that is stored of the meeting, recorder, reviewer and who certified it', async () => {
    const { documentId } = await office.publish('officer.policy', 'report', meeting);
    const { signedBy, author, publication } = await office.document('officer.legal', documentId);
    const { text } = await printed('officer.legal', documentId);
    const day = publication?.meetingDate ?? '';
    const weekdays = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'];
    const held = `วัน${weekdays[new Date(day).getUTCDay()]}ที่ ${printedDate(day)}`;
    const parts = [
      `รายงานการประชุมคณะทำงานข้อมูล ครั้งที่ ๒๑/๒๕๖๙ เมื่อ${held} ณ ห้องประชุม ๑ เรื่อง การเปิดเผยข้อมูล`,
      'ผู้มาประชุม ๑. นายหนึ่ง ประธาน ๒. นางสอง กรรมการ ผู้ไม่มาประชุม ๑. นายสาม ติดราชการ',
      'ผู้เข้าร่วมประชุม ๑. นางสี่ ผู้แทนกรมตัวอย่าง เริ่มประชุมเวลา ๐๙.๓๐ น.',
      `เลิกประชุมเวลา ๑๒.๐๐ น. (${author.name}) ${author.positionName} เลขานุการคณะทำงาน ผู้จดรายงานการประชุม`,
      `(${signedBy?.name ?? '–'}) ${signedBy?.post ?? '–'} ผู้ตรวจรายงานการประชุม`,
    ];
    for (const part of parts) expect(text).toContain(plain(part));
    expect(text).not.toContain('รับรองแล้ว');
    const next = { meetingNo: '22/2569', meetingDate: office.today };
    await office.act('officer.policy', documentId, 'certify', next);
    const certified = `ที่ประชุมรับรองแล้วในครั้งที่ ๒๒/๒๕๖๙ เมื่อวันที่ ${printedDate(office.today)}`;
    expect((await printed('officer.legal', documentId)).text.endsWith(plain(certified))).toBe(true);
  });

  test('names no reviewer as a draft, until the route does', async () => {
    const change = { ...meeting, meetingNo: '23/2569' };
    const documentId = await office.draftPublication('officer.policy', 'report', change);
    const draft = (await printed('officer.policy', documentId)).text;
    expect(draft.startsWith('ร่างรายงาน')).toBe(true);
    expect(draft).not.toContain('ผู้ตรวจรายงาน');
    const signatoryId = office.person('director');
    await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
    expect((await printed('director', documentId)).text).toContain('ผู้ตรวจรายงาน');
  });
});

describe('[5.05] recorder and reviewer who were chosen', () => {
  const typed = (name: string, post: string) => ({ personId: null, name, post });
  const recorder = typed('นางจด บันทึกดี', 'เลขานุการจ้างเหมา');
  const endOf = (text: string) => text.slice(text.indexOf(plain('(นางจด')));
  const recorded = '(นางจด บันทึกดี) เลขานุการจ้างเหมา เลขานุการคณะทำงาน ผู้จดรายงานการประชุม';
  const report = (meetingNo: string, chosen: object) => ({
    ...{ meetingName: 'การประชุมคณะทำงานข้อมูล', meetingNo, title: 'การเปิดเผยข้อมูล' },
    minutes: { recorderPost: 'เลขานุการคณะทำงาน', recorder, ...chosen },
  });

  test('are printed and told on the page, beside a signatory who is neither', async () => {
    const reviewer = typed('นายตรวจ ทานดี', 'กรรมการผู้ทรงคุณวุฒิ');
    const sent = report('31/2569', { reviewer });
    const drafted = await office.draftPublication('officer.policy', 'report', sent);
    const reviewed = `(นายตรวจ ทานดี) กรรมการผู้ทรงคุณวุฒิ ผู้ตรวจรายงานการประชุม`;
    const draft = (await printed('officer.policy', drafted)).text;
    expect(endOf(draft)).toBe(plain(`${recorded} ${reviewed}`));
    const { documentId } = await office.publish('officer.policy', 'report', {
      ...report('32/2569', { reviewer }),
    });
    const { signedBy, publication } = await office.document('officer.legal', documentId);
    expect(publication?.minutes).toMatchObject({ recorder, reviewer });
    expect(endOf((await printed('officer.legal', documentId)).text)).toBe(
      plain(`${recorded} ${reviewed} (${signedBy?.name ?? '–'}) ${signedBy?.post ?? '–'}`),
    );
  });

  test('are printed once where one of them is the signatory', async () => {
    const first = await office.publish('officer.policy', 'report', report('33/2569', {}));
    const { signedBy } = await office.document('officer.legal', first.documentId);
    const signer = typed(signedBy?.name ?? '–', 'ประธานคณะทำงาน');
    const reviewed = await office.publish(
      ...(['officer.policy', 'report'] as const),
      report('34/2569', { reviewer: signer }),
    );
    expect(endOf((await printed('officer.legal', reviewed.documentId)).text)).toBe(
      plain(`${recorded} (${signer.name}) ประธานคณะทำงาน ผู้ตรวจรายงานการประชุม`),
    );
    const own = await office.publish(
      ...(['officer.policy', 'report'] as const),
      report('35/2569', { recorder: signer }),
    );
    const { text } = await printed('officer.legal', own.documentId);
    expect(text.endsWith(plain('ประธานคณะทำงาน เลขานุการคณะทำงาน ผู้จดรายงานการประชุม'))).toBe(true);
    expect(text.split(plain(signer.name))).toHaveLength(2);
  });

  test('need a name', async () => {
    const sent = report('36/2569', { reviewer: typed('', 'กรรมการ') });
    const refused = await office.post('officer.policy', '/registry/publication/save', {
      ...{ ...sent, kind: 'report' },
    });
    expect(refused.status).toBe(422);
  });
});

describe('[5.01] a certificate as it is printed', () => {
  test('certifies in one sentence, has its number and day once signed, and says when it is revoked', async () => {
    const change = { addressee: 'นายภูริทัต วงศ์สุวรรณกิจ', validUntil: office.today };
    const documentId = await office.draftLetter('officer.policy', 'guaranty', change);
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { signatoryId });
    const draft = (await printed('head.policy', documentId)).text;
    expect(draft.startsWith('ร่างเลขที่')).toBe(true);
    const { number } = await office.act('head.policy', documentId, 'sign', { password });
    const { signedBy, letter } = await office.document('officer.policy', documentId);
    const day = printedDate(office.today).replace(/ (?=\S+$)/, ' พ.ศ. ');
    const body = `หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า ${change.addressee} จึงเรียนมาเพื่อโปรดทราบ`;
    const foot = `ให้ไว้ ณ วันที่ ${day} (${signedBy?.name ?? '–'}) ${signedBy?.post ?? '–'}`;
    const until = `หนังสือรับรองนี้ใช้ได้ถึงวันที่ ${day}`;
    const issuer = letter?.issuer ?? '–';
    const head = `เลขที่ ${toThaiDigits(number)} ${issuer}`;
    const whole = (over: string) => plain([head, over, body, foot, until].join(' '));
    expect((await printed('officer.policy', documentId)).text).toBe(whole(''));
    await office.act('head.policy', documentId, 'revoke', { reason: 'ข้อความคลาดเคลื่อน' });
    expect((await printed('officer.policy', documentId)).text).toBe(whole('เพิกถอนแล้ว'));
  });

  test('has a place for the photograph where it is asked', async () => {
    const asked = await office.draftLetter('officer.policy', 'guaranty', { hasPhoto: true });
    expect((await printed('officer.policy', asked)).text).toContain('ที่ติดรูปถ่าย');
    const usual = await office.draftLetter('officer.policy', 'guaranty');
    expect((await printed('officer.policy', usual)).text).not.toContain('ที่ติดรูปถ่าย');
    // Only a certificate has it.
    const letter = await office.draftLetter('officer.policy', 'outgoing', { hasPhoto: true });
    const { letter: stored } = await office.document('officer.policy', letter);
    expect(stored?.fields.hasPhoto).toBe(false);
  });
});

describe('[5.01] a note as it is printed', () => {
  const body = 'บันทึก เรื่อง';
  const opinions = 'เห็นควรอนุมัติ';

  test('has its writer and what was written below it, and for a circulation not the latter', async () => {
    const documentId = await office.draftLetter('officer.policy', 'note');
    const draft = (await printed('officer.policy', documentId)).text;
    expect(draft.startsWith(plain(`ร่าง${body}`))).toBe(true);
    const { author, title } = await office.document('officer.policy', documentId);
    expect(draft.endsWith(plain(`${author.name} ${author.positionName}`))).toBe(true);

    const note = 'เพื่อพิจารณา';
    await office.act('officer.policy', documentId, 'present', { purpose: 'to-consider', note });
    const personId = office.person('director');
    const pass = { to: 'person', personId, purpose: 'to-consider', note: opinions };
    await office.act('head.policy', documentId, 'annotate', pass);
    const { history } = await office.document('director', documentId);
    const by = history.find(({ act }) => act === 'annotate');
    const whole = (await printed('director', documentId)).text;
    const written = [
      `${body} ${toThaiDigits(title)} เรียน อธิบดีกรมตัวอย่าง จึงเรียนมาเพื่อโปรดทราบ`,
      `${author.name} ${author.positionName} ${printedDate(office.today)}`,
    ];
    for (const part of written) expect(whole).toContain(plain(part));
    const below = `บันทึกต่อเนื่อง ${opinions} ${by?.actorName ?? '–'} ${by?.actorPost ?? '–'}`;
    expect(whole).toContain(plain(below));
    // What was said when it was presented is told to its reader, and not written on it.
    expect(whole).not.toContain(note);

    const audience = { personIds: [office.person('officer.legal')] };
    const sent = { documentId, audience };
    const circulated = await office.post('director', '/registry/circulation/send', sent);
    expect(circulated.status, JSON.stringify(circulated)).toBe(200);
    const shown = (await printed('officer.legal', documentId)).text;
    for (const part of written) expect(shown).toContain(plain(part));
    expect(shown).not.toContain(plain(opinions));
    // Nor in the versions of others, nor as what has changed since the own one.
    const versionsPath = `${printedPath(documentId)}/versions`;
    const versions = listPrintedVersions.output.parse(
      await office.get('officer.legal', versionsPath),
    );
    // Presented under a typed name, it is no draft any more.
    expect(versions.rows.map(({ state }) => state)).toEqual(['signed']);
    const since = await office.get(
      'officer.legal',
      `${versionsPath}/${versions.rows[0]?.id}/changes`,
    );
    expect(since.status).toBe(200);
    expect(JSON.stringify(since)).not.toContain(opinions);
  });
});

describe('[15.05] the words of a document as structured HTML', () => {
  const textPath = (documentId: string) => `${printedPath(documentId)}/text`;
  const textOf = async (account: string, documentId: string) =>
    getPrintedText.output.parse(await office.get(account, textPath(documentId))).html;

  test.each([
    ['a memo', () => office.draft('officer.policy', ['legal'])],
    ['a letter', () => office.draftLetter('officer.policy', 'outgoing')],
    ['a stamped letter', () => office.draftLetter('officer.policy', 'stamp')],
    ['a certificate', () => office.draftLetter('officer.policy', 'guaranty')],
    ['a note', () => office.draftLetter('officer.policy', 'note')],
    ['a meeting report', () => office.draftPublication('officer.policy', 'report')],
    ['a command', () => office.draftPublication('officer.policy', 'command')],
    ['news', () => office.draftPublication('officer.policy', 'news')],
  ])('%s says what its pages say, in the same order', async (_, begin) => {
    const documentId = await begin();
    const html = await textOf('officer.policy', documentId);
    expect(html).toMatch(/^<article lang="th">/);
    const words = plain(html.replace(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'));
    expect(words).toBe((await printed('officer.policy', documentId)).text);
  });

  test('is for its readers alone, and a received letter has none', async () => {
    const documentId = await office.draft('officer.policy', ['legal']);
    const refused = await office.get('officer2.legal', textPath(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
    const received = await office.register('saraban');
    const none = await office.get('saraban', textPath(received.documentId));
    expect(none).toMatchObject({ status: 404, code: 'printed-document.none' });
  });
});
