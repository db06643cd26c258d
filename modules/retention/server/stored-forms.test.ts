import { closePdf, renderForm, renderList, renderStamp } from '@sarn/pdf/server';
import type { ListInput } from '@sarn/pdf/server';
import { asPrinted, measurePages, readBack, sheetsText, storedIn, within } from '@sarn/pdf/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { retentionListKindCodes, retentionStamp } from '../contract/index.ts';
import type { KeptForm, RetentionListKind } from '../contract/index.ts';
import { keptList } from './kept/kept-list.ts';
import { loanCard } from './kept/loan-card.form.ts';
import type { KeptRow } from './kept/kept.store.ts';
import { certificateForm, listForm } from './list-form.ts';
import type { ItemRow } from './list-item.store.ts';
import type { SeenList } from './list-view.service.ts';

/*
 * The forms of records as they are printed of the stored rows: what they say, every character, where it stands, and
 * how the pages look, of what an office has and of the most.
 */

afterAll(closePdf);

const stored = storedIn(new URL('./stored-pages', import.meta.url));
const agency = 'สำนักงานสถิติพื้นที่แห่งชาติ';

interface Content {
  readonly rows: number;
  readonly title: string;
  readonly letterNo: string;
  readonly folder: string;
  readonly name: string;
}
const contents = {
  realistic: {
    ...{ rows: 6, title: 'ขอเชิญประชุมคณะทำงานข้อมูลพื้นที่', letterNo: 'สพ 0203/145' },
    ...{ folder: 'แฟ้มที่ดินของรัฐ', name: 'นางสาวศิริพร วัฒนานุรักษ์' },
  },
  extreme: {
    rows: 40,
    title:
      'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างและแผนที่มาตราส่วนในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงานทั้งส่วนกลางและส่วนภูมิภาค',
    letterNo: 'สพ (คกก.) 0203.4.12/ว 1450',
    folder: `แฟ้ม${'ข้อมูลพื้นที่ลุ่มน้ำและเขตติดต่อ'.repeat(3)}`,
    name: `นางสาว${'ศิริวัฒนาพรรณ'.repeat(3)} ณ นคร`,
  },
} as const satisfies Record<string, Content>;
type ContentName = keyof typeof contents;
const names = ['realistic', 'extreme'] as const;
const fileOf = (form: string, name: ContentName) => (name === 'extreme' ? `${form}-extreme` : form);

const times = <T>({ rows }: Content, make: (at: number) => T): T[] =>
  Array.from({ length: rows }, (_none, at) => make(at + 1));
const monthDay = (at: number) => String(((at - 1) % 28) + 1);
const two = (at: number) => monthDay(at).padStart(2, '0');

/** A kept document as the statement gives it: each third one was written here and has no number of a letter. */
const keptRow = (content: Content, at: number): KeptRow => ({
  ...{ documentId: `${at}`, number: `${at}/2569`, folder: content.folder },
  ...(at % 3 === 0
    ? { kind: 'command', letterNo: '' }
    : { kind: 'outside', letterNo: `${content.letterNo}${at}` }),
  ...{ letterDate: `2026-01-${two(at)}`, title: `${content.title} ${at}`, total: content.rows },
  ...{ className: { th: 'เก็บไว้ไม่น้อยกว่า 10 ปี', en: 'Ten years' }, medium: 'electronic' },
  ...{ closedOn: `2026-02-${two(at)}`, instruction: at === 1 ? 'มอบกองแผน' : '' },
  ...(at === 1
    ? { fate: 'forever', keptUntil: null }
    : { fate: 'expires', keptUntil: '2036-12-31' }),
});

const keptOf = (form: KeptForm, content: Content): ListInput =>
  keptList({
    ...{ form, from: '2026-02-01', to: '2026-02-28', offset: 0, issuer: agency },
    folder: form === 'card' ? { name: content.folder, unitName: 'กองข้อมูล' } : undefined,
    ...{ rows: times(content, (at) => keptRow(content, at)), today: '2026-11-26' },
  });

/** What a row of each form says, as the regulation has its columns. */
const said: Readonly<Record<KeptForm, (content: Content, at: number) => readonly string[]>> = {
  handing: (content, at) => [
    ...[String(at), letterNoOf(content, at), `${monthDay(at)} ม.ค. 69`],
    ...[`${content.title} ${at}`, 'เก็บไว้ไม่น้อยกว่า 10 ปี'],
  ],
  register: (content, at) => [
    ...[String(at), `${monthDay(at)} ก.พ. 69`, at % 3 === 0 ? '' : `${at}/2569`],
    ...[letterNoOf(content, at), `${content.title} ${at}`, content.folder],
    at === 1 ? 'ห้ามทำลาย' : 'เก็บถึง พ.ศ. 2579',
  ],
  card: (content, at) => [
    ...[at % 3 === 0 ? '' : `${at}/2569`, letterNoOf(content, at), `${monthDay(at)} ม.ค. 69`],
    ...[`${content.title} ${at}`, at === 1 ? 'มอบกองแผน' : '', `เก็บ ${monthDay(at)} ก.พ. 69`],
  ],
};
const letterNoOf = ({ letterNo }: Content, at: number) =>
  at % 3 === 0 ? `${at}/2569` : `${letterNo}${at}`;

const time = 'หนังสือที่เก็บ ตั้งแต่วันที่ 1 กุมภาพันธ์ 2569 ถึงวันที่ 28 กุมภาพันธ์ 2569';
const byHand = `(${'.'.repeat(40)})`;
const line = `ลงชื่อ ${'.'.repeat(40)}`;
interface Form {
  readonly mark: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly end?: string;
}
const keptForms: Readonly<Record<KeptForm, Form>> = {
  card: {
    ...{ mark: 'แบบที่ 18', title: 'บัตรตรวจค้น' },
    columns: ['เลขทะเบียนรับ', 'ที่', 'ลงวันที่', 'รายการ', 'การปฏิบัติ'],
  },
  handing: {
    ...{ mark: 'แบบที่ 19', title: 'บัญชีหนังสือส่งเก็บ' },
    columns: ['ลำดับที่', 'ที่', 'ลงวันที่', 'เรื่อง', 'อายุการเก็บ', 'หมายเหตุ'],
    end: `${line} ผู้ส่งเก็บ ${byHand} ${line} ผู้รับเก็บ ${byHand}`,
  },
  register: {
    ...{ mark: 'แบบที่ 20', title: 'ทะเบียนหนังสือเก็บ' },
    columns: [
      ...['ลำดับที่', 'วันเก็บ', 'เลขทะเบียนรับ', 'ที่', 'เรื่อง', 'รหัสแฟ้ม', 'กำหนดเวลาเก็บ'],
      'หมายเหตุ',
    ],
  },
};

describe.each(names)('[5.01] [13.05] kept documents, %s', (name) => {
  const content = contents[name];
  test.each(Object.entries(keptForms))(
    '%s says its rows and looks as stored',
    async (code, form) => {
      const kept = code as KeptForm;
      const pdf = await renderList(keptOf(kept, content));
      const above = kept === 'card' ? `เรื่อง ${content.folder} หน่วยงาน กองข้อมูล ` : '';
      const source = [
        ...[form.title, agency, above, time, ...form.columns],
        ...times(content, (at) => said[kept](content, at).join('')),
        ...[`รวม ${content.rows} เรื่อง`, form.end ?? ''],
      ];
      expect(await sheetsText(pdf, form)).toBe(asPrinted(source.join('')));
      await stored.compare(fileOf(`kept-${kept}`, name), pdf);
    },
  );

  test('the borrowing card says what is lent and looks as stored', async () => {
    const lent = {
      ...{ issuer: agency, letterNo: `${content.letterNo}1`, letterDate: '2026-10-15' },
      title: content.title,
    };
    const pdf = await renderForm(loanCard(lent, '2026-11-26'));
    const pages = await readBack(pdf);
    expect(pages).toEqual([
      asPrinted(
        `บัตรยืมหนังสือ แบบที่ 24 ${agency} รายการ ${content.title} ที่ ${content.letterNo}1 ลงวันที่ 15 ตุลาคม 2569
         ผู้ยืม ผู้รับ วันยืม กำหนดส่งคืน ผู้ส่งคืน วันส่งคืน`,
      ),
    ]);
    await stored.compare(fileOf('loan-card', name), pdf);
  });
});

const item = (content: Content, at: number, kind: RetentionListKind): ItemRow => {
  const {
    instruction: _unused,
    fate: _fate,
    keptUntil: _until,
    total: _all,
    ...listed
  } = keptRow(content, at);
  const isSpared = kind === 'destroy' && at === 2;
  return {
    ...{ ...listed, seq: at, extendYears: isSpared ? 5 : null },
    decision: kind === 'destroy' ? (isSpared ? 'extend' : 'destroy') : null,
    remark: isSpared ? 'ยังใช้อ้างอิง' : '',
    ...(isSpared
      ? { state: 'spared', obstacle: 'held', destroyedAt: null, erased: [] }
      : {
          ...{ state: 'destroyed', obstacle: null, destroyedAt: '2026-11-20T03:00:00.000Z' },
          erased: [{ name: 'หนังสือ.pdf', bytes: 2_048, sha256: 'ab12'.repeat(16) }],
        }),
  };
};

/** A list that was decided, sent to the National Archives and carried out. */
const seenList = (kind: RetentionListKind, content: Content): SeenList => ({
  list: {
    ...{ id: '1', kind, beYear: 2569, number: 3, state: 'DONE', note: '', returnedReason: '' },
    ...{ createdName: content.name, createdPost: 'เจ้าพนักงานธุรการ' },
    ...{ createdAt: '2026-10-01T03:00:00.000Z', orderNo: '12/2569', orderOn: '2026-10-02' },
    ...{ decidedName: 'นายธีรเดช วรพิทักษ์', decidedPost: 'ผู้อำนวยการ' },
    ...{ decidedAt: '2026-10-20T03:05:00.000Z', archivesSentOn: '2026-10-21' },
    ...{ archivesLetterNo: 'สพ 0201/77', archivesAnswer: 'agreed' },
    ...{ archivesAnsweredOn: '2026-11-10', receivedBy: 'นางกานดา ใจดี', executedBy: '2' },
    ...{ executedName: content.name, executedAt: '2026-11-20T02:00:00.000Z' },
    ...{ doneAt: '2026-11-20T03:00:00.000Z', documents: content.rows },
  },
  members: [
    {
      ...{ personId: '5', name: content.name, positionName: 'ผู้อำนวยการกอง', isChair: true },
      signedAt: '2026-10-10T03:00:00.000Z',
    },
    {
      ...{ personId: '6', name: 'นายอารี ใจงาม', positionName: 'นิติกร', isChair: false },
      signedAt: null,
    },
  ],
  items: times(content, (at) => item(content, at, kind)),
  ...{ opinions: [], isKeeper: true, isHead: false },
});

const listForms: Readonly<Record<RetentionListKind, { mark: string; title: string; end: string }>> =
  {
    transfer: {
      ...{ mark: 'แบบที่ 21', title: 'บัญชีส่งมอบหนังสือครบ 20 ปี' },
      end: 'ผู้มอบ|ผู้รับมอบ',
    },
    'keep-back': { mark: 'แบบที่ 22', title: 'บัญชีหนังสือครบ 20 ปีที่ขอเก็บเอง', end: '' },
    deposit: { mark: 'แบบที่ 23', title: 'บัญชีฝากหนังสือ', end: 'ผู้ฝาก|ผู้รับฝาก' },
    destroy: { mark: 'แบบที่ 25', title: 'บัญชีหนังสือขอทำลาย', end: '' },
  };
const listColumns = ['ลำดับที่', 'รหัสแฟ้ม', 'ที่', 'ลงวันที่', 'เลขทะเบียนรับ', 'เรื่อง'];

function listedRow(kind: RetentionListKind, content: Content, at: number): string {
  const isSpared = kind === 'destroy' && at === 2;
  return [
    ...[String(at), content.folder, letterNoOf(content, at), `${monthDay(at)} ม.ค. 69`],
    ...[at % 3 === 0 ? '' : `${at}/2569`, `${content.title} ${at}`],
    ...(kind === 'destroy' ? [isSpared ? 'ขยายเวลาการเก็บ 5 ปี' : 'ทำลาย'] : []),
    `เก็บไว้ไม่น้อยกว่า 10 ปี ปิดเรื่อง ${monthDay(at)} ก.พ. 69`,
    isSpared ? '; ยังใช้อ้างอิง; ไม่ทำลาย: ถูกระงับการทำลาย' : '',
  ].join('');
}

const factsSaid = `วันที่ 1 ตุลาคม 2569 คำสั่งแต่งตั้งคณะกรรมการ 12/2569 ลงวันที่ 2 ตุลาคม 2569
  ผู้อนุมัติ นายธีรเดช วรพิทักษ์ ผู้อำนวยการ เมื่อ 20 ต.ค. 69 · 10.05 น.
  ส่งหอจดหมายเหตุแห่งชาติ สพ 0201/77 วันที่ 21 ตุลาคม 2569 ผล: เห็นชอบให้ทำลาย (10 พฤศจิกายน 2569)
  ผู้รับมอบ นางกานดา ใจดี วันที่ 10 พฤศจิกายน 2569`;

const signersSaid = ({ name }: Content, end: string): string =>
  [
    `${line} ประธานกรรมการ (${name}) ผู้อำนวยการกอง ให้ความเห็นในระบบเมื่อ 10 ต.ค. 69 · 10.00 น.`,
    `${line} กรรมการ (นายอารี ใจงาม) นิติกร`,
    `${line} ผู้อนุมัติ (นายธีรเดช วรพิทักษ์) ผู้อำนวยการ อนุมัติในระบบเมื่อ 20 ต.ค. 69 · 10.05 น.`,
    ...(end === ''
      ? []
      : [
          `${line} ${end.split('|')[0]} (${name}) เจ้าพนักงานธุรการ`,
          `${line} ${end.split('|')[1]} (นางกานดา ใจดี)`,
        ]),
  ].join('');

describe.each(names)('[5.01] [13.05] lists of records, %s', (name) => {
  const content = contents[name];
  test.each(retentionListKindCodes)(
    'a list to %s says its rows and looks as stored',
    async (kind) => {
      const { mark, title, end } = listForms[kind];
      const columns = [...listColumns, ...(kind === 'destroy' ? ['การพิจารณา'] : []), 'หมายเหตุ'];
      const pdf = await renderList(listForm(seenList(kind, content), agency));
      const source = [
        ...[`${title} ประจำปี 2569`, agency, 'ที่ 3/2569', factsSaid, ...columns],
        ...times(content, (at) => listedRow(kind, content, at)),
        ...[`รวม ${content.rows} เรื่อง`, signersSaid(content, end)],
      ];
      expect(await sheetsText(pdf, { mark, columns })).toBe(asPrinted(source.join('')));
      await stored.compare(fileOf(`list-${kind}`, name), pdf);
    },
  );

  test('the certificate of destruction says what was destroyed, file by file, and looks as stored', async () => {
    const pdf = await renderList(certificateForm(seenList('destroy', content), agency));
    const columns = [...listColumns, 'การพิจารณา', 'หมายเหตุ'];
    const gone = times(content, (at) => at).filter((at) => at !== 2);
    const source = [
      ...['ใบรับรองการทำลายหนังสือ', agency, 'ตามบัญชีหนังสือขอทำลาย ที่ 3/2569', factsSaid],
      `ผู้สั่งดำเนินการ ${content.name} เมื่อ 20 พ.ย. 69 · 09.00 น.`,
      'ทำลายครบเมื่อ 20 พ.ย. 69 · 10.00 น.',
      'วิธีทำลาย ลบออกจากระบบและที่เก็บไฟล์ คงเหลือเฉพาะรายการในทะเบียน',
      ...columns,
      ...times(content, (at) => listedRow('destroy', content, at)),
      ...gone.map((at) => `ลำดับที่ ${at}: 2048 ไบต์ รหัสไฟล์ ${'ab12'.repeat(16)}`),
      `ทำลาย ${gone.length} เรื่อง ${gone.length} ไฟล์ ไม่ทำลาย 1 เรื่อง`,
      signersSaid(content, ''),
    ];
    expect(await countedText(pdf, columns)).toBe(asPrinted(source.join('')));
    await stored.compare(fileOf('certificate-of-destruction', name), pdf);
  });
});

/** The text of a list that is no form: its later pages have their number, and the heads of the table again as far as it goes. */
async function countedText(pdf: Uint8Array, columns: readonly string[]): Promise<string> {
  const head = columns.map(asPrinted).join('');
  return (await readBack(pdf))
    .map((page, at) => {
      if (at === 0) return page;
      const above = asPrinted(`- ${at + 1} -`);
      expect(page.slice(0, above.length)).toBe(above);
      const rest = page.slice(above.length);
      return rest.startsWith(head) ? rest.slice(head.length) : rest;
    })
    .join('');
}

describe('[5.01] stamps of kept documents', () => {
  test.each([
    ['retention-stamp', 'expires', '2036-12-31', 'เก็บถึง พ.ศ. 2579'],
    ['retention-stamp-for-ever', 'forever', null, 'ห้ามทำลาย'],
  ] as const)('%s says its words and looks as stored', async (file, fate, until, words) => {
    const stamp = retentionStamp(fate, until);
    if (!stamp) throw new Error('no stamp');
    const pages = [{ width: 595.276, height: 841.89 }];
    const pdf = await renderStamp({ ...stamp, date: '2026-11-26', pages });
    expect(await readBack(pdf)).toEqual([asPrinted(words)]);
    await stored.compare(file, pdf);
  });
});

describe('where things stand on forms of records, in millimetres', () => {
  test('borrowing card: A5 across, its form at the right, its columns, and eight lines to write in', async () => {
    const lent = {
      issuer: agency,
      letterNo: 'สพ 0203/1',
      letterDate: '2026-10-15',
      title: 'เรื่องหนึ่ง',
    };
    const [page, ...more] = await measurePages(await renderForm(loanCard(lent, '2026-11-26')));
    if (!page) throw new Error('no page');
    expect(more).toEqual([]);
    within(page.width, 210, 'width');
    within(page.height, 148, 'height');
    within(page.find('แบบที่ ๒๔').right, 195, 'number of the form at the right margin');
    for (const words of ['บัตรยืมหนังสือ', agency]) {
      const { left, right } = page.find(words);
      within((left + right) / 2, 105, `middle of ${words}`);
    }
    const [what, number] = [page.find('รายการ'), page.find('ที่ สพ')];
    within(what.left, 15, 'what is lent');
    within(number.left, 15, 'its number');
    expect(what.bottom).toBeLessThan(number.top);
    // A place to write a name in is half as wide again as one for a day.
    const columns = { ผู้ยืม: 36, ผู้รับ: 36, วันยืม: 24, กำหนดส่งคืน: 24, ผู้ส่งคืน: 36, วันส่งคืน: 24 };
    let left = 15;
    for (const [head, width] of Object.entries(columns)) {
      const found = page.find(head);
      within((found.left + found.right) / 2, left + width / 2, `head ${head}`);
      left += width;
    }
    const rules = page.shapes.filter((shape) => shape.right - shape.left > 175);
    const gaps = rules.slice(1).map(({ top }, at) => top - (rules[at]?.top ?? 0));
    expect(gaps).toHaveLength(9);
    for (const gap of gaps.slice(1)) within(gap, 7, 'height of a line to write in');
    const uprights = page.shapes.filter(({ top, bottom }) => bottom - top > 50);
    expect(uprights).toHaveLength(7);
    for (const [at, wanted] of [15, 51, 87, 111, 135, 171, 195].entries()) {
      within(uprights[at]?.left ?? 0, wanted, 'edge of a column');
    }
  });

  const kept = Object.keys(keptForms) as KeptForm[];
  const across: readonly (readonly [string, string, () => Promise<Uint8Array>])[] = [
    ...retentionListKindCodes.map(
      (kind) =>
        [
          ...[`list to ${kind}`, `${listForms[kind].title} ประจำปี 2569`],
          () => renderList(listForm(seenList(kind, contents.realistic), agency)),
        ] as const,
    ),
    ...kept.map(
      (form) =>
        [
          ...[`kept ${form}`, keptForms[form].title],
          () => renderList(keptOf(form, contents.realistic)),
        ] as const,
    ),
  ];
  test.each(across)(
    '%s: across, between margins of 1.5 cm, its form at the right',
    async (...kindOfForm) => {
      const [, title, make] = kindOfForm;
      const [page] = await measurePages(await make());
      if (!page) throw new Error('no page');
      within(page.width, 297, 'width');
      within(page.height, 210, 'height');
      within(page.find('แผ่นที่ ๑').right, 282, 'right edge of the number of the sheet');
      for (const words of [asPrinted(title), agency]) {
        const { left, right } = page.find(words);
        within((left + right) / 2, 148.5, `middle of ${words}`);
      }
      const uprights = page.shapes.filter(({ top, bottom }) => bottom - top > 30);
      within(Math.min(...uprights.map(({ left }) => left)), 15, 'left edge of the table');
      within(Math.max(...uprights.map(({ right }) => right)), 282, 'right edge of the table');
      for (const one of page.lines()) {
        expect(one.left, one.text).toBeGreaterThan(14);
        expect(one.right, one.text).toBeLessThan(283);
      }
    },
  );
});
