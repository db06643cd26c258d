import { afterAll, expect, test } from 'vitest';
import { extremeOf } from './extreme-documents.testing.ts';
import { closePdf, renderDocument } from './index.ts';
import { sampleDocuments } from './sample-documents.testing.ts';
import { contents, sampleSheets } from './sample-sheets.testing.ts';
import {
  compareStored,
  differing,
  inkOf,
  mostDiffering,
  storedPages,
} from './stored-pages.testing.ts';

/* Every kind of document, and the other papers of the regulation, with realistic and with extreme content. */

afterAll(closePdf);

test.each(sampleDocuments)(
  '$kind: realistic and extreme pages look as the stored ones',
  async (one) => {
    await compareStored(one.kind, await renderDocument(one));
    await compareStored(`${one.kind}-extreme`, await renderDocument(extremeOf(one)));
  },
);

test.each(Object.entries(sampleSheets))(
  '[5.01] %s: realistic and extreme sheets look as the stored ones',
  async (name, make) => {
    await compareStored(name, await make(contents.realistic));
    await compareStored(`${name}-extreme`, await make(contents.extreme));
  },
);

test('another word in the subject is seen', async () => {
  const [memo] = sampleDocuments;
  if (!memo) throw new Error('no document');
  const other = { ...memo, subject: memo.subject.replace('ขอความ', 'ขอข้อ') };
  const stored = storedPages('memo');
  expect(differing(await inkOf(await renderDocument(other)), stored)).toBeGreaterThan(
    mostDiffering,
  );
});
