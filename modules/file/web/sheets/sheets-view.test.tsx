import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { th } from '../words/th.ts';
import { SheetsView } from './SheetsView.tsx';
import type { PartPlace, PrintedPart } from './use-sheets.ts';

/** The smallest file that is built as the typesetter builds a part. */
function partFile(): string {
  const description = '<xmpTPg:NPages>1</xmpTPg:NPages>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 4 0 R /Metadata 5 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /StructParents 0 >>',
    '<< /Type /StructTreeRoot /K [] /ParentTree << /Nums [0 []] >> /ParentTreeNextKey 1 >>',
    `<< /Type /Metadata /Length ${description.length} >>\nstream\n${description}\nendstream`,
  ];
  let body = '%PDF-1.7\n';
  const lines = objects.map((object, at) => {
    const offset = String(body.length).padStart(10, '0');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset} 00000 n \n`;
  });
  const trailer = '<< /Size 6 /Root 1 0 R /ID [<01> <02>] >>';
  return `${body}xref\n0 6\n0000000000 65535 f \n${lines.join('')}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
}

const made = (entries: number, next: PartPlace | null): PrintedPart => ({
  ...{ pdf: btoa(partFile()), entries, share: next ? 0.5 : 1, next },
});

test('the parts are asked for one after the other, and it tells how many entries are done', async () => {
  answerCalls({});
  const asked: PartPlace[] = [];
  const second = Promise.withResolvers<PrintedPart>();
  const part = (place: PartPlace) => {
    asked.push(place);
    return place.after === ''
      ? Promise.resolve(made(120, { after: '120', sheet: 9 }))
      : second.promise;
  };
  await show(<SheetsView cacheKey={['test']} part={part} most={500} name="x.pdf" />);
  const text = th.sheets.making.replace('{count}', '120');
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(text),
  );
  expect(asked).toEqual([
    { after: '', sheet: 1 },
    { after: '120', sheet: 9 },
  ]);
});

test('more entries than are printed at once are refused, with what to do', async () => {
  answerCalls({});
  const part = vi.fn(async () => made(120, { after: '120', sheet: 9 }));
  await show(<SheetsView cacheKey={['many']} part={part} most={200} name="x.pdf" />);
  expect(await screen.findByText(th.sheets.tooLong.replace('{most}', '200'))).toBeDefined();
  expect(part).toHaveBeenCalledTimes(2);
});
