import { afterAll, expect, test } from 'vitest';
import { englishOpening } from '../contract/index.ts';
import type { EnglishLetterDocument } from '../contract/index.ts';
import { closePdf, renderDocument, renderHtml, renderPages } from './index.ts';
import { emblemOf, middleOf, pagesOf, within } from './positions.testing.ts';
import { plain, readBack } from './read-back.testing.ts';
import { body, paragraph, spoken, table } from './sample-body.testing.ts';

afterAll(closePdf);

const sentence =
  'The workshop will bring together provincial officers who keep parcel data, and your experience with open cadastral data would be of great value to them. ';

const letter: EnglishLetterDocument = {
  ...{ kind: 'english-letter', version: 1, number: 'DT 0102/88', date: '2026-11-26' },
  ...{ isDraft: false, keepWhole: [], speed: '', secrecy: '' },
  ...{ subject: 'Invitation to the Workshop on State Land Data', addressee: 'Professor Lindqvist' },
  owner: ['Office of Land Policy', 'Phaendin Tham Road', 'Bangkok 10993'],
  body: body(paragraph(`Held on ๑๔ December 2026. ${sentence}`), paragraph(sentence)),
  signer: {
    name: 'Mr. Theeradet Worapitaksakul',
    posts: [{ title: 'Director, Office of Land Policy', acting: null }],
  },
  closing: 'Yours sincerely,',
  responsible: ['Policy and Planning Division', 'Tel. +66 2999 0120', 'Fax. +66 2999 0129'],
  ...{ enclosures: ['Programme (2 pages)'], copies: ['Survey Division'] },
  qr: 'https://office.example/sarabun/document/0192f0c1-7a3e-7000-8000-000000000000',
};

/** As long as what anybody writes: forty rows, long names, many copies. */
const extreme: EnglishLetterDocument = {
  ...{ ...letter, isDraft: true, number: '', date: null, speed: 'Most urgent', secrecy: 'Secret' },
  subject: `${letter.subject} ${sentence.repeat(2)}`.trim(),
  addressee: `Her Excellency the Minister of the Environment and ${sentence}`.trim(),
  owner: [`Office of Land Policy and Cadastral Information Standards`, sentence.trim()],
  body: body(
    ...Array.from({ length: 6 }, () => paragraph(sentence.repeat(3).trim())),
    table(
      ['No.', 'Parcel', 'Amount (baht)'],
      Array.from({ length: 40 }, (_, at) => [`${at + 1}`, `Parcel ${at}`, `${at},500.00`]),
    ),
    paragraph(sentence.repeat(5).trim()),
  ),
  signer: {
    name: 'Police Lieutenant Colonel Theeradetchakorn Worapitaksakulwongworakul',
    posts: [
      { title: 'Deputy Director-General, acting for the Director-General', acting: null },
      { title: 'Office of Land Policy and Cadastral Information Standards', acting: null },
    ],
  },
  enclosures: ['Programme (2 pages)', sentence.trim(), 'List of participants'],
  copies: Array.from({ length: 9 }, (_, at) => `Division ${at} of the office`),
};

/** Without the numbers of later pages, and the marks that are on each. */
const wordsOf = (pages: readonly string[]): string =>
  pages
    .map((page) => page.replaceAll('Secret', '').replace(/DRAFT/, ''))
    .map((page) => page.replace(/^-\d+-/, ''))
    .join('');

test.each([
  ['as usual', letter],
  ['as long as can be', extreme],
])('[5.02] PDF and HTML of an English letter say the same, %s', async (_name, given) => {
  const pages = await readBack(await renderDocument(given));
  const html = renderHtml(given);
  expect(html.startsWith('<article lang="en">')).toBe(true);
  const printed = wordsOf(pages);
  const told = plain(spoken(html)).replace('Secret', '').replace('DRAFT', '');
  // The head of a table comes again on each page, and the speed mark stands between emblem and number.
  const once = printed.replaceAll(plain('No. Parcel Amount (baht)'), '');
  expect(once).toBe(told.replaceAll(plain('No. Parcel Amount (baht)'), ''));
  expect(printed).not.toMatch(/[๐-๙ก-ฮ]/);
  expect((await renderPages(given)).length).toBe(pages.length);
});

test('[5.02] Dear stands above Subject, and everything where form 1 has it', async () => {
  const [page] = await pagesOf(renderDocument(letter));
  const emblem = emblemOf(page);
  within(emblem.top, 15, 'emblem from above');
  within(middleOf(emblem), 105, 'middle of the emblem');
  const number = page.find('No. DT 0102/88');
  within(number.left, 30, 'number at the margin');
  const owner = page.find('Office of Land Policy');
  within(owner.top, number.top, 'agency on the line of the number');
  within(page.find('26 November 2026').left, 105, 'date from the middle');
  const dear = page.find('Dear Professor Lindqvist,');
  const subject = page.find('Subject: Invitation');
  within(dear.left, 30, 'Dear at the margin');
  expect(dear.bottom).toBeLessThan(subject.top);
  within(page.find('Held on 14 December').left, 55, 'indent of a paragraph');
  const closing = page.find('Yours sincerely,');
  within(closing.left, 105, 'closing from the middle');
  within(middleOf(page.find('(Mr. Theeradet Worapitaksakul)')), middleOf(closing), 'signature');
  const copies = page.find('CC:');
  expect(page.find('Attachment:').bottom).toBeLessThan(copies.top);
  const [code] = page.shapes.filter(({ top, right }) => top > 150 && right > 185);
  expect(code, 'a QR code at the right of the foot').toBeDefined();
  within(code?.right ?? 0, 190, 'right edge of the code');
  within(code?.bottom ?? 0, copies.bottom, 'foot of the code');
});

test('amounts stand at the right of their column, and later pages are numbered in Arabic digits', async () => {
  const pages = await pagesOf(renderDocument(extreme));
  expect(pages.length).toBeGreaterThan(2);
  within(pages[1]?.find('- 2 -').bottom ?? 0, 30, 'foot of the page number');
  const amounts = pages.flatMap((page) =>
    [12, 30].flatMap((at) => {
      try {
        return [page.find(`${at},500.00`).right];
      } catch {
        return [];
      }
    }),
  );
  expect(amounts).toHaveLength(2);
  within(amounts[0] ?? 0, amounts[1] ?? 1, 'right edge of the amounts');
});

test.each([
  ['Professor Lindqvist', 'Dear Professor Lindqvist,'],
  ['Dear Sir or Madam,', 'Dear Sir or Madam,'],
  ['Excellency', 'Excellency,'],
  ['Your Excellency ,', 'Your Excellency,'],
])('the salutation of %s is %s', (addressee, wanted) => {
  expect(englishOpening(addressee)).toBe(wanted);
});
