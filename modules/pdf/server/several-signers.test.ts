import { afterAll, describe, expect, test } from 'vitest';
import type { PrintedDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml, renderSignerBlock, renderToSign } from './index.ts';
import { measurePages } from './measured-page.testing.ts';
import type { MeasuredPage } from './measured-page.testing.ts';
import { plain } from './read-back.testing.ts';
import { body, paragraph, textsOf } from './sample-body.testing.ts';

afterAll(closePdf);

const signer = (name: string, title: string, hasSigned: boolean) => ({
  ...{ name, posts: [{ title, acting: null }], hasSigned },
});
const signers = [
  signer('นายธนากร เรืองศรี', 'รองผู้อำนวยการสำนักงาน', true),
  signer('นางรุ่งนภา กิจไพศาล', 'ผู้อำนวยการกองกฎหมาย', false),
  signer('นายปกรณ์ วัฒนชัย', 'ผู้อำนวยการกองนโยบายและแผน', false),
];
const shared = {
  ...{ version: 1 as const, number: '', date: null, isDraft: false, keepWhole: [] },
  ...{ subject: 'ขอความเห็นชอบแผนร่วม', secrecy: '', speed: '', addressee: 'ผู้อำนวยการ' },
  signer: { name: 'นายปกรณ์ วัฒนชัย', posts: [{ title: 'ผู้อำนวยการกองนโยบายและแผน', acting: null }] },
  body: body(paragraph('ตามที่ได้รับมอบหมายให้จัดทำแผน นั้น'), paragraph('จึงเรียนมาเพื่อโปรดพิจารณา')),
};
const memo: PrintedDocument = {
  ...{ ...shared, kind: 'memo', signers, unit: 'กองนโยบายและแผน โทร. 0 2999 0100' },
  ...{ salutation: 'เรียน', reference: '', enclosures: [] },
};
const letter: PrintedDocument = {
  ...{ ...shared, kind: 'letter', signers, owner: ['สำนักงานสถิติพื้นที่แห่งชาติ', 'ถนนราชพฤกษ์ใหม่'] },
  ...{ salutation: 'เรียน', closing: 'ขอแสดงความนับถือ', reference: '', enclosures: [], copies: [] },
  responsible: ['กองนโยบายและแผน'],
};
const command: PrintedDocument = {
  ...{ ...shared, kind: 'command', signers, issuer: 'สำนักงานสถิติพื้นที่แห่งชาติ', edition: '' },
};
const certificate: PrintedDocument = {
  ...{ ...shared, kind: 'certificate', signers, certified: 'นางสาวพิมพ์ใจ ใจงาม', over: '' },
  ...{ owner: ['สำนักงานสถิติพื้นที่แห่งชาติ'], validUntil: null, hasPhoto: false },
};
const forms: [string, PrintedDocument][] = [
  ['memo', memo],
  ['letter', letter],
  ['command', command],
  ['certificate', certificate],
];

const mm = 25.4 / 72;

const textOf = (page: MeasuredPage | undefined): string =>
  plain((page?.lines() ?? []).map(({ text }) => text).join(''));

describe('[6.06] pages that several people sign', () => {
  test.each(forms)('%s: number, day and the later signatures have places', async (_, open) => {
    const { pdf, places } = await renderToSign(open);
    expect(places.map(({ name, at }) => [name, at])).toEqual([
      ...[
        ['number', 0],
        ['date', 0],
      ],
      ...[
        ['signer', 1],
        ['signer', 2],
      ],
    ]);
    const [page] = await measurePages(pdf);
    expect(page?.find(plain('(นายธนากรเรืองศรี)'))).toBeDefined();
    const [second, third] = places.filter(({ name }) => name === 'signer');
    if (!second || !third) throw new Error('no places');
    // Beside the first one, and below both; none leaves the text.
    expect(second.x).toBeGreaterThan(third.x);
    expect(third.y).toBeGreaterThan(second.y);
    expect((second.x + second.width) * mm).toBeLessThanOrEqual(190.1);
  });

  test.each(forms)('%s: ten sign one document', async (_, open) => {
    const ten = Array.from({ length: 10 }, (_one, at) =>
      signer(`นายผู้ลงนาม ลำดับ${'กขคงจฉชซฌญ'[at]}`, 'ผู้อำนวยการกองนโยบายและแผน', true),
    );
    const pages = await measurePages(await renderDocument({ ...open, signers: ten }));
    const found = pages.flatMap((page, at) =>
      [...'กขคงจฉชซฌญ'].flatMap((mark) => {
        const name = plain(`(นายผู้ลงนามลำดับ${mark})`);
        return textOf(page).includes(name) ? [{ mark, at, ...page.find(name) }] : [];
      }),
    );
    expect(found.map(({ mark }) => mark).join('')).toBe('กขคงจฉชซฌญ');
    for (const { right, bottom } of found) {
      expect(right).toBeLessThanOrEqual(190.1);
      expect(bottom).toBeLessThanOrEqual(277.1);
    }
    // Together on one page, two beside each other, and never alone: text stands above them.
    expect(new Set(found.map(({ at }) => at)).size).toBe(1);
    expect(new Set(found.map(({ bottom }) => Math.round(bottom))).size).toBe(5);
    expect(textOf(pages[found[0]?.at ?? 0])).toContain(plain('จึงเรียนมาเพื่อโปรดพิจารณา'));
  });

  test.each(forms)('%s: signed by all, each name stands where its place was', async (_, open) => {
    const { places } = await renderToSign(open);
    const whole = {
      ...open,
      ...{ number: 'ดท 0102/81', date: '2026-10-15' as const },
      signers: signers.map((one) => ({ ...one, hasSigned: true })),
    };
    const [page] = await measurePages(await renderDocument(whole));
    const place = places.find(({ at }) => at === 1);
    const name = page?.find(plain('(นางรุ่งนภากิจไพศาล)'));
    if (!place || !name) throw new Error('no place');
    const block = await renderSignerBlock({
      ...{ width: place.width, height: place.height, signer: signers[1] ?? shared.signer },
      ...{ date: '2026-10-15', language: 'th' },
    });
    const [drawn] = await measurePages(block);
    const inBlock = drawn?.find(plain('(นางรุ่งนภากิจไพศาล)'));
    expect((inBlock?.left ?? 0) + place.x * mm).toBeCloseTo(name.left, 0);
    expect(Math.abs((inBlock?.top ?? 0) + place.y * mm - name.top)).toBeLessThan(1);
  });

  test('a draft names all of them, on the pages and for screen readers', async () => {
    const draft = { ...memo, isDraft: true };
    const { printed, html } = await textsOf(draft);
    expect(html).toBe(printed);
    for (const { name } of signers) expect(renderHtml(draft)).toContain(name);
    expect((await renderToSign(draft)).places).toEqual([]);
  });

  test('more posts than were foreseen are made smaller until they fit', async () => {
    const rows = ['รองอธิบดี รักษาราชการแทน', 'อธิบดีกรมที่ดินแห่งรัฐ ปฏิบัติราชการแทน', 'ปลัดกระทรวง'];
    const posts = [...rows, ...rows].map((title) => ({ title, acting: null }));
    const size = { width: 220, height: 110 };
    const block = await renderSignerBlock({
      ...{ ...size, signer: { name: 'นายปกรณ์ วัฒนชัย', posts }, date: '2026-10-15', language: 'th' },
    });
    const [page, ...others] = await measurePages(block);
    expect(others).toEqual([]);
    expect(page?.find(plain('ปลัดกระทรวง')).bottom).toBeLessThanOrEqual(size.height * mm);
  });
});
