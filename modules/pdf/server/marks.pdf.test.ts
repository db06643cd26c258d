import { afterAll, expect, test } from 'vitest';
import { closePdf, renderMarks, renderPicture } from './index.ts';
import { withDocument } from './pdfium.testing.ts';

afterAll(closePdf);

test('[8.06] class, reader and time are on each page, of the size of the page', async () => {
  const pages = [
    { width: 595, height: 842 },
    { width: 842, height: 595 },
  ];
  const said = { mark: 'ลับ', reader: 'นายกมล ใจดี', at: '21 พฤศจิกายน 2569 09.30 น.' };
  const pdf = await renderMarks({ ...said, date: '2026-11-21', pages });
  const shown = await withDocument(pdf, (document) =>
    [...document.pages()].map((page) => ({ text: page.getText(), size: page.getOriginalSize() })),
  );
  expect(shown.map(({ size }) => Math.round(size.originalWidth))).toEqual([595, 842]);
  for (const { text } of shown) {
    expect(text.match(/ลับ/g)?.length).toBe(2);
    expect(text).toContain('กมล');
  }
});

/** The only page of a picture, in points. */
const sizeOf = (pdf: Uint8Array) =>
  withDocument(pdf, (document) => {
    expect(document.getPageCount()).toBe(1);
    return document.getPage(0).getOriginalSize();
  });

/** A PNG of one pixel. */
const point =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('[8.06] a picture is a page as wide as any, which marks can be laid over', async () => {
  const bytes = Buffer.from(point, 'base64');
  const pdf = await renderPicture({ bytes, mediaType: 'image/png' });
  const { originalWidth, originalHeight } = await sizeOf(pdf);
  expect([Math.round(originalWidth), Math.round(originalHeight)]).toEqual([595, 595]);
  // The files of one PDF are not available to the next.
  await expect(
    renderPicture({ bytes: Buffer.from('none'), mediaType: 'image/jpeg' }),
  ).rejects.toThrow('typst');
});

/** A grey JPEG of 60 by 40 pixels, whose EXIF data says that the camera was held upright. */
const uprightPhoto = [
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBu',
  'eIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////////////////////////////////////////////',
  'wAALCAAoADwBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEA',
  'AD8AAAAAAAAAAAAAAP/Z',
].join('');

test('a photo taken upright is an upright page, as a browser shows it', async () => {
  const bytes = Buffer.from(uprightPhoto, 'base64');
  const pdf = await renderPicture({ bytes, mediaType: 'image/jpeg' });
  const { originalWidth, originalHeight } = await sizeOf(pdf);
  expect(Math.round((originalHeight / originalWidth) * 100)).toBe(150);
});
