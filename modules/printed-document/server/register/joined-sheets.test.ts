import { toThaiDigits } from '@sarn/kernel';
import { closePdf, renderRegisterSheets } from '@sarn/pdf/server';
import type { SheetRow } from '@sarn/pdf/server';
import { readBack } from '@sarn/pdf/testing';
import { joinedArchive } from '@sarn/signing/contract';
import { programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { afterAll, beforeAll, expect, test } from 'vitest';

let tools: Programs;
beforeAll(async () => {
  tools = await programs();
});
afterAll(async () => {
  tools.remove();
  await closePdf();
});

const look = {
  ...{ title: 'ทะเบียนหนังสือรับ', subtitle: ['สำนักงาน พ.ศ. 2569'], mark: 'แบบที่ 13' },
  ...{ author: 'สำนักงาน', date: '2026-11-28' as const },
  columns: [
    { label: 'เลขทะเบียนรับ', width: 8, centred: true },
    { label: 'เรื่อง', width: 22 },
    { label: 'หมายเหตุ', width: 6 },
  ],
};
const rows = Array.from({ length: 60 }, (_none, at): SheetRow => ({
  cells: [{ text: String(at + 1) }, { text: `Case ${at + 1} end` }, { text: 'หมายเหตุ' }],
}));

/** The register in parts of at most so many entries, as a page asks for them. */
async function partsOf(most: number): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for (let done = 0, sheet = 1; done < rows.length;) {
    const made = await renderRegisterSheets({
      ...{ ...look, rows: rows.slice(done, done + most), firstSheet: sheet },
      isEnd: done + most >= rows.length,
    });
    parts.push(made.pdf);
    done += made.rows;
    sheet += made.sheets;
  }
  return parts;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const join = joinedArchive();
  for (const part of parts) join.add(part);
  return Buffer.concat(join.finish());
}

const count = (text: string, word: string) => text.split(word).length - 1;

test('[7.05] the parts of a register are joined to one archive file: pages, description, colours and structure of all', async () => {
  const parts = await partsOf(30);
  expect(parts.length).toBeGreaterThan(2);
  const bytes = joined(parts);
  const whole = await renderRegisterSheets({ ...look, rows, firstSheet: 1, isEnd: true });
  expect(await readBack(bytes)).toEqual(await readBack(whole.pdf));

  tools.write('joined.pdf', bytes);
  expect(await tools.run('qpdf', '--check', 'joined.pdf')).toMatchObject({ isWell: true });
  const plain = Buffer.from(bytes).toString('latin1');
  expect(plain).toContain('<pdfaid:part>3<');
  expect(plain).toContain('<pdfaid:conformance>B<');
  expect(plain).toContain(`<xmpTPg:NPages>${whole.sheets}<`);
  // One description, one colour profile for output, one catalog: those of the other parts are left out.
  for (const once of ['/Type /Metadata', '/GTS_PDFA1', '/Type /Catalog', '/Type /StructTreeRoot']) {
    expect([once, count(plain, once)]).toEqual([once, 1]);
  }
  expect(plain.slice(9, 14)).toBe('%\u00e2\u00e3\u00cf\u00d3');
  expect(plain).not.toContain('/Encrypt');

  // What a screen reader reads is found by its page in each part.
  const { said } = await tools.run('pdfinfo', '-enc', 'UTF-8', '-struct-text', 'joined.pdf');
  const cases = [...said.matchAll(/"Case "\s+"([๐-๙]+) "/g)].map(([, number]) => number);
  expect(cases).toEqual(rows.map((_row, at) => toThaiDigits(at + 1)));
});

test('[7.05] the same parts give the same file, in another order another one', async () => {
  const parts = await partsOf(30);
  expect(joined(parts)).toEqual(joined(parts));
  const idOf = (bytes: Uint8Array) =>
    /\/ID \[<\w+> <(\w+)>\]/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  expect(idOf(joined(parts))).toMatch(/^[0-9a-f]{16,}$/);
  expect(idOf(joined(parts.toReversed()))).not.toBe(idOf(joined(parts)));
});

test('[7.05] what the typesetter did not write is refused', () => {
  const join = joinedArchive();
  expect(() => join.add(Buffer.from('%PDF-1.7\n'))).toThrow('startxref');
  expect(() => joinedArchive().finish()).toThrow('nothing to join');
});
