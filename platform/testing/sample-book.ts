import { sampleZip } from './sample-zip.ts';

/** A sheet of a workbook, its rows as texts. */
export type SampleSheet = readonly [
  name: string,
  rows: readonly (readonly string[])[],
  isHidden?: boolean,
];

/** A workbook of texts with these sheets, in their order. */
export function sampleBook(sheets: readonly SampleSheet[]): Uint8Array {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const named = sheets.map(
    ([name, , isHidden], at) =>
      `<sheet name="${name}" r:id="r${at}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`,
  );
  return sampleZip([
    { name: 'xl/workbook.xml', bytes: `<workbook><sheets>${named.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships>${targets.join('')}</Relationships>`,
    },
    ...sheets.map(([, rows], at) => ({
      name: `xl/worksheets/${at}.xml`,
      bytes: `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
    })),
  ]);
}
