import { printedDate, toThaiDigits } from '@sarn/kernel';
import { getMe as getOwnCard } from '@sarn/organisation/contract';
import { plain, readBack } from '@sarn/pdf/testing';
import { drawDraft } from '@sarn/printed-document/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedOf, printedPath } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const printed = (account: string, documentId: string, query = '') =>
  printedOf(office, account, documentId, query);

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
    const refused = await office.get('officer2.legal', printedPath(documentId));
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
  const bodyJson = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองนโยบายขออนุมัติ' }] }],
  };
  const draft = {
    ...{ kind: 'inside', title: 'ขออนุมัติเดินทาง', addressee: 'ผู้อำนวยการ', speed: 'normal' },
    ...{ enclosures: ['กำหนดการ'], bodyJson },
  };
  const draw = async (change: object, known: readonly string[] = []) => {
    const sent = { draft: { ...draft, ...change }, known };
    const answer = await office.post('officer.policy', '/registry/printed/draft', sent);
    return drawDraft.output.parse(answer).pages;
  };
  /** The text of its pages as they are printed, without white space. */
  const drawnText = async (sent: object) => {
    const answer = await office.app.fetch('/api/registry/printed/draft/pdf', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('officer.policy')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ draft: sent }),
    });
    return (await readBack(new Uint8Array(await answer.arrayBuffer()))).join('');
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
    const text = await drawnText(draft);
    const parts = ['ร่าง', 'กองนโยบาย', draft.title, 'สิ่งที่ส่งมาด้วย', 'กำหนดการ'];
    for (const part of [...parts, await nameOf('officer.policy')]) {
      expect(text).toContain(plain(part));
    }
  });

  test('of a letter have what was typed, and the agency; saved, they are the pages of the letter', async () => {
    const fields = {
      ...{ title: 'ขอความอนุเคราะห์ข้อมูล', addressee: 'นายกรัฐมนตรี', salutation: 'high' },
      ...{ reference: 'หนังสือกรมที่ดิน ที่ มท 0501/12', enclosures: ['รายงาน', 'แบบฟอร์ม'] },
      ...{ address: 'ถนนสารบรรณ', contact: 'กองนโยบาย\nโทร. 0 2141 4000', copies: ['กรมที่ดิน'] },
    };
    const letter = { ...fields, kind: 'outgoing', speed: 'urgent', bodyJson };
    const text = await drawnText(letter);
    const parts = [
      ...['ร่าง', 'ด่วน', 'ถนนสารบรรณ', 'กราบเรียนนายกรัฐมนตรี', 'ขอแสดงความนับถืออย่างยิ่ง'],
      ...['อ้างถึงหนังสือกรมที่ดิน ที่ มท ๐๕๐๑/๑๒', '๑. รายงาน', '๒. แบบฟอร์ม', 'โทร. ๐ ๒๑๔๑ ๔๐๐๐'],
      ...['สำเนาส่ง', await nameOf('officer.policy')],
    ];
    for (const part of parts) expect(text).toContain(plain(part));
    const documentId = await office.draftLetter('officer.policy', 'outgoing', letter);
    expect((await printed('officer.policy', documentId)).text).toBe(text);
    // Its route is known by the stored draft: whoever is to sign stands below.
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
    const signer = plain(await nameOf('head.policy'));
    expect(await drawnText({ ...letter, documentId })).toContain(signer);
    // A document that the caller cannot read tells nothing of its route.
    const foreign = await office.draftLetter('officer.legal', 'outgoing', letter);
    expect(await drawnText({ ...letter, documentId: foreign })).toBe(text);
  });

  test('[5.02] of a letter in English have Dear, subject, QR, attachment and CC; saved, they are its pages', async () => {
    const content = [{ type: 'text', text: 'We invite you on ๑๔ December 2026.' }];
    const english = {
      ...{ kind: 'outgoing', language: 'en', title: 'Invitation to a workshop', speed: 'urgent' },
      ...{ addressee: 'Sir or Madam', englishClosing: 'faithfully', englishCode: 'DT 0102' },
      ...{ salutation: 'usual', reference: 'not printed', enclosures: ['Programme'] },
      ...{ address: 'Saraban Road', contact: 'Policy Division', copies: ['Survey Division'] },
      ...{ hasQr: true, englishSigner: 'Mr. Somchai Jaidee\nDirector' },
      bodyJson: { type: 'doc', content: [{ type: 'paragraph', content }] },
    };
    const text = await drawnText(english);
    const parts = [
      ...['DRAFT', 'Saraban Road', 'Dear Sir or Madam, Subject: Invitation to a workshop'],
      ...['No. DT 0102/', 'We invite you on 14 December 2026.', 'Yours faithfully,'],
      ...['(Mr. Somchai Jaidee) Director', 'Attachment: Programme CC: Survey Division'],
    ];
    for (const part of parts) expect(text).toContain(plain(part));
    expect(text).not.toContain(plain('not printed'));
    const documentId = await office.draftLetter('officer.policy', 'outgoing', english);
    const ownText = (await printed('officer.policy', documentId)).text;
    // A number is not there yet.
    expect(ownText).toBe(text);
    const told = await office.get('officer.policy', `${printedPath(documentId)}/text`);
    expect(told['html']).toMatch(/^<article lang="en">/);
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
    await office.act('head.policy', documentId, 'sign', { password: 'Sarn2569' });
    const signed = (await printed('officer.policy', documentId)).text;
    expect(signed).toContain(plain('(Mr. Somchai Jaidee) Director'));
  });

  test('of a stamped letter have the agency, and neither salutation nor seal; saved, they are its pages', async () => {
    const fields = { title: 'ขอส่งเอกสาร', addressee: 'กรมที่ดินแห่งรัฐ', contact: 'กองนโยบาย' };
    const sent = { ...fields, kind: 'stamp', speed: 'normal', bodyJson };
    const text = await drawnText(sent);
    for (const part of ['ร่าง', 'ถึง กรมที่ดินแห่งรัฐ', 'ด้วยกองนโยบายขออนุมัติ', 'กองนโยบาย']) {
      expect(text).toContain(plain(part));
    }
    for (const part of ['เรียน', 'ขอแสดงความนับถือ', 'ผู้ลงชื่อย่อ']) expect(text).not.toContain(part);
    const documentId = await office.draftLetter('officer.policy', 'stamp', sent);
    expect((await printed('officer.policy', documentId)).text).toBe(text);
  });

  test('of a publication have its form and the day from which it holds', async () => {
    const title = 'ว่าด้วยการใช้รถส่วนกลาง (ฉบับที่ 2) พ.ศ. 2568';
    const sent = { kind: 'regularity', title, inForceOn: '2026-10-01', bodyJson };
    const text = await drawnText(sent);
    const parts = ['ว่าด้วยการใช้รถส่วนกลาง (ฉบับที่ ๒) พ.ศ. ๒๕๖๘', 'ประกาศ ณ วันที่ ........'];
    for (const part of ['ร่างระเบียบ', ...parts, 'ตั้งแต่วันที่ ๑ ตุลาคม พ.ศ. ๒๕๖๙ เป็นต้นไป']) {
      expect(text).toContain(plain(part));
    }
    const documentId = await office.draftPublication('officer.policy', 'regularity', sent);
    expect((await printed('officer.policy', documentId)).text).toBe(text);
  });

  test('have an annex in landscape behind the day from which it holds and whoever signs', async () => {
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'บัญชีแนบท้าย' }] };
    const annex = { type: 'landscape', content: [paragraph] };
    const content = [...bodyJson.content, annex, { type: 'paragraph' }];
    const sent = {
      ...{ kind: 'regularity', title: 'ว่าด้วยการใช้รถ พ.ศ. 2568', inForceOn: '2026-10-01' },
      bodyJson: { ...bodyJson, content },
    };
    // Each of them leads to what was typed: the day is no paragraph of the text.
    const fields = (await draw(sent)).flatMap((page) => page.fields);
    const places = fields.map(({ name, at }) => `${name} ${at}`);
    expect(places).toEqual(['title 0', 'body 0', 'inForceOn 0', 'body 1']);
    const text = await drawnText(sent);
    const parts = ['ด้วยกองนโยบายขออนุมัติ', 'ทั้งนี้ ตั้งแต่วันที่', 'ประกาศ ณ วันที่', 'บัญชีแนบท้าย'];
    const found = parts.map((part) => text.indexOf(plain(part)));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
    const documentId = await office.draftPublication('officer.policy', 'regularity', sent);
    expect((await printed('officer.policy', documentId)).text).toBe(text);
  });

  test('of a certificate, a report and a note are, once saved, their pages', async () => {
    const certificate = {
      ...{ kind: 'guaranty' as const, title: 'รับรองการปฏิบัติงาน', addressee: 'นายตัวอย่าง ทดลอง' },
      ...{ address: 'ถนนสารบรรณ', validUntil: '2027-03-31', hasPhoto: true, bodyJson },
    };
    const meeting = {
      meetingName: 'การประชุมคณะทำงาน',
      meetingNo: '3/2569',
      meetingDate: '2026-10-05',
    };
    const minutes = {
      ...{ place: 'ห้องประชุมใหญ่', beganAt: '09.30 น.', endedAt: '12.00 น.', guests: [] },
      ...{ present: ['ประธาน', 'กรรมการ'], absent: ['ผู้ลา'], recorderPost: 'เลขานุการคณะทำงาน' },
    };
    const report = { kind: 'report' as const, title: 'แผนงาน', ...meeting, minutes, bodyJson };
    const note = { kind: 'note' as const, title: 'ขอหารือ', addressee: 'ผู้อำนวยการ', bodyJson };
    const told = [
      [certificate, ['ถนนสารบรรณ', 'เพื่อรับรองว่า นายตัวอย่าง ทดลอง ด้วยกอง', '๓๑ มีนาคม พ.ศ. ๒๕๗๐']],
      [
        report,
        ['การประชุมคณะทำงาน', '๕ ตุลาคม ๒๕๖๙', '๒. กรรมการ', 'เริ่มประชุมเวลา', 'เลขานุการคณะทำงาน'],
      ],
      [note, ['ขอหารือ', 'เรียน ผู้อำนวยการ', await nameOf('officer.policy')]],
    ] as const;
    for (const [sent, parts] of told) {
      const text = await drawnText(sent);
      for (const part of ['ร่าง', ...parts]) expect(text).toContain(plain(part));
      const documentId =
        sent.kind === 'report'
          ? await office.draftPublication('officer.policy', sent.kind, sent)
          : await office.draftLetter('officer.policy', sent.kind, sent);
      expect((await printed('officer.policy', documentId)).text).toBe(text);
      expect(await drawnText({ ...sent, documentId })).toBe(text);
    }
    const places = (await draw(report))[0]?.fields.map(({ name }) => name);
    expect(new Set(places)).toEqual(
      new Set(['meetingName', 'meetingNo', 'meetingDate', 'minutes', 'title', 'body', 'recorder']),
    );
  });

  test('are refused for what the paper does not know, and without a session', async () => {
    const body = { type: 'doc', content: [{ type: 'video' }] };
    const sent = { draft: { ...draft, bodyJson: body }, known: [] };
    const refused = await office.post('officer.policy', '/registry/printed/draft', sent);
    expect(refused).toMatchObject({ status: 422, code: 'pdf.unsupported-node' });
    const stranger = await office.app.fetch('/api/registry/printed/draft', { method: 'POST' });
    expect(stranger.status).toBe(401);
  });
});

test('[5.01] a document that came as a file is printed from its file', async () => {
  const { documentId } = await office.register('saraban');
  const refused = await office.get('saraban', printedPath(documentId));
  expect(refused).toMatchObject({ status: 404, code: 'printed-document.none' });
});

describe('[5.01] commands, regulations, rules, announcements, declarations and news as they are printed', () => {
  const bodyJson = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ข้อ 1 ให้ถือปฏิบัติ' }] }],
  };
  const title = 'การใช้รถส่วนกลาง';
  const law = `ว่าด้วย${title} (ฉบับที่ 2) พ.ศ. 2568`;
  const agency = async (account: string, documentId: string) =>
    (await office.document(account, documentId)).publication?.issuer ?? '–';
  /** `๑ ตุลาคม พ.ศ. ๒๕๖๙`. */
  const day = (date: string) => printedDate(date).replace(/ (?=\S+$)/, ' พ.ศ. ');

  interface Told {
    readonly number: string;
    readonly issuer: string;
    readonly today: string;
    readonly signer: string;
  }
  const lawRows = ['ว่าด้วยการใช้รถส่วนกลาง (ฉบับที่ ๒) พ.ศ. ๒๕๖๘'];
  const signed = (word: string, given: string, rows: (told: Told) => string[]) => (told: Told) => [
    [`${word}${told.issuer}`, ...rows(told), 'ข้อ ๑ ให้ถือปฏิบัติ'].join(''),
    `ทั้งนี้ ตั้งแต่วันที่ ${day(told.today)} เป็นต้นไป${given} ณ วันที่ ${day(told.today)}`,
    told.signer,
  ];
  const released = (word: string) => (told: Told) => [
    `${word}${told.issuer}เรื่อง ${title}ฉบับที่ ${toThaiDigits(told.number)}ข้อ ๑`,
    `${told.issuer}${printedDate(told.today)}`,
  ];

  test.each([
    {
      kind: 'command',
      subject: title,
      told: signed('คำสั่ง', 'สั่ง', ({ number }) => [`ที่ ${toThaiDigits(number)}`, `เรื่อง ${title}`]),
    },
    { kind: 'regularity', subject: law, told: signed('ระเบียบ', 'ประกาศ', () => lawRows) },
    { kind: 'rules', subject: law, told: signed('ข้อบังคับ', 'ประกาศ', () => lawRows) },
    { kind: 'announce', subject: title, told: signed('ประกาศ', 'ประกาศ', () => [`เรื่อง ${title}`]) },
    { kind: 'declaration', subject: title, told: released('แถลงการณ์') },
    { kind: 'news', subject: title, told: released('ข่าว') },
  ] as const)('$kind', async ({ kind, subject, told }) => {
    const change = { title: subject, bodyJson };
    const { documentId, number } = await office.publish('officer.policy', kind, change);
    const { signedBy } = await office.document('officer.policy', documentId);
    const issuer = await agency('officer.policy', documentId);
    const first = await printed('officer.policy', documentId);
    expect(first.type).toBe('application/pdf');
    const signer = `(${signedBy?.name ?? '–'})${signedBy?.post ?? '–'}`;
    for (const part of told({ number, issuer, today: office.today, signer })) {
      expect(first.text).toContain(plain(part));
    }
    expect(first.text).not.toContain('ร่าง');
    const isSigned = kind !== 'declaration' && kind !== 'news';
    expect(first.text.includes(plain(signedBy?.name ?? '–'))).toBe(isSigned);
    // For all of the agency, the same at each call.
    expect(Buffer.compare((await printed('officer.legal', documentId)).bytes, first.bytes)).toBe(0);
  });

  test('are drafts, for their readers alone, with whoever is to sign and an open day', async () => {
    const change = { title: law, bodyJson };
    const documentId = await office.draftPublication('officer.policy', 'regularity', change);
    const signatoryId = office.person('director');
    await office.act('officer.policy', documentId, 'submit', { reviewerIds: [], signatoryId });
    const { text } = await printed('director', documentId);
    expect(text.startsWith('ร่าง')).toBe(true);
    for (const part of [...lawRows, 'ประกาศ ณ วันที่ ........', await nameOf('director')]) {
      expect(text).toContain(plain(part));
    }
    const refused = await office.get('officer.legal', printedPath(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
  });

  test('tell the Royal Gazette once its place is recorded', async () => {
    const change = { title: law, bodyJson };
    const { documentId } = await office.publish('officer.policy', 'regularity', change);
    expect((await printed('officer.legal', documentId)).text).not.toContain('ราชกิจจานุเบกษา');
    const gazette = { volume: 143, part: 'ตอนพิเศษ 113 ง', page: '7', date: office.today };
    await office.act('officer.policy', documentId, 'recordGazette', gazette);
    const line = `ประกาศในราชกิจจานุเบกษา เล่ม ๑๔๓ ตอนพิเศษ ๑๑๓ ง หน้า ๗ วันที่ ${printedDate(office.today)}`;
    const { text } = await printed('officer.legal', documentId);
    expect(text.endsWith(plain(line))).toBe(true);
  });
});
