import { afterAll, describe, expect, test } from 'vitest';
import type { MemoDocument, PrintedDocument } from '../contract/index.ts';
import { closePdf, renderDocument } from './index.ts';
import { firstWords } from './lines/first-words.ts';
import { pagesOf, within } from './positions.testing.ts';
import { plain, readBack, readLines } from './read-back.testing.ts';
import { body, paragraph, sentence } from './sample-body.testing.ts';

afterAll(closePdf);

const long =
  'ด้วยสำนักงานสถิติพื้นที่ได้จัดทำข้อมูลการใช้ประโยชน์ที่ดินของหน่วยงานของรัฐ และตรวจสอบกับข้อมูลจากภาพถ่ายแล้ว พบว่ามีพื้นที่ซึ่งต้องสำรวจเพิ่มเติม จึงขอให้ส่วนราชการที่เกี่ยวข้องรายงานผลการดำเนินการภายในกำหนด';
const paragraphs = Array.from({ length: 24 }, () => paragraph(long));
const memo: MemoDocument = {
  ...{ kind: 'memo', version: 1, number: '', date: '2026-11-05', isDraft: false, keepWhole: [] },
  ...{ speed: '', secrecy: '', subject: 'รายงานผล', addressee: 'ผู้อำนวยการ', unit: 'กองสถิติ' },
  ...{ salutation: 'เรียน', reference: '', enclosures: [] },
  ...{ body: body(...paragraphs) },
  signer: { name: 'นายสมเกียรติ ปรีชาสถิติ', posts: [{ title: 'ผู้อำนวยการ', acting: null }] },
};

/** The words at the foot of each page but the last, and the first of the page after it. */
async function joints(document: PrintedDocument) {
  const pages = await readBack(await renderDocument(document));
  expect(pages.length).toBeGreaterThan(2);
  return pages.slice(1).map((page, at) => {
    const foot = /\/([^/]+)\.\.\.$/.exec(pages[at] ?? '')?.[1] ?? '';
    // After the number of the page.
    return { foot, next: page.replace(/^-[๐-๙]+-/, '') };
  });
}

describe('[5.01] a page that goes on says with what the next one begins', () => {
  test('where the agency prints it', async () => {
    for (const { foot, next } of await joints({ ...memo, hasCatchword: true })) {
      expect(foot.length).toBeGreaterThan(5);
      expect(next.startsWith(foot), `${foot} / ${next.slice(0, 40)}`).toBe(true);
    }
    const pages = await readBack(await renderDocument({ ...memo, hasCatchword: true }));
    expect(pages.at(-1)).not.toContain('...');
  });

  test('and its lines are those without it, also where they are nearly full', async () => {
    const clause = {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [paragraph(sentence)] }],
    };
    const bare = { ...memo, body: body(clause, paragraph(long)) };
    const lines = async (document: PrintedDocument) =>
      (await readLines(await renderDocument(document)))[0];
    expect(await lines({ ...bare, hasCatchword: true })).toEqual(await lines(bare));
  });

  test('with the number of a clause', async () => {
    const clauses = {
      type: 'orderedList',
      content: Array.from({ length: 40 }, () => ({ type: 'listItem', content: [paragraph(long)] })),
    };
    const found = await joints({ ...memo, body: body(clauses), hasCatchword: true });
    for (const { foot, next } of found) {
      expect(next.startsWith(foot), `${foot} / ${next.slice(0, 40)}`).toBe(true);
    }
  });

  test('at the lower right, clear of the text; without it nothing is there, and no line moves', async () => {
    const [first] = await pagesOf(renderDocument({ ...memo, hasCatchword: true }));
    const [without] = await pagesOf(renderDocument(memo));
    const word = first.find('...');
    within(word.right, 190, 'at the right margin');
    expect(word.bottom).toBeGreaterThan(277);
    const texts = await readBack(await renderDocument(memo));
    expect(texts.join('')).not.toContain('...');
    const place = ({ find }: typeof first) => find(plain('ด้วยสำนักงาน'));
    expect(place(first)).toEqual(place(without));
  });
});

test.each([
  ['ด้วยสำนักงานสถิติพื้นที่', 'ด้วยสำนักงาน'],
  ['สั้น', 'สั้น'],
  ['๑๒๓ แห่ง', '๑๒๓ แห่ง'],
])('the first words of %j are %j', (line, words) => {
  expect(firstWords(line)).toBe(words);
});
