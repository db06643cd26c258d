import type { PastedPicture, PastedTable } from './left-out.ts';
import { columnWidths, sheetData } from './sheet-data.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A pasted table as an Excel file; the library is loaded when the first one is made. */
export async function tableFile(table: PastedTable, name: string): Promise<File> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const file = writeExcelFile(sheetData(table), { columns: [...columnWidths(table)] });
  return new File([await file.toBlob()], `${name}.xlsx`, { type: spreadsheet });
}

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** A pasted picture as a file; null where its bytes are not there or of another format. */
export function pictureFile({ data }: PastedPicture, name: string): File | null {
  const [, type = '', base64 = ''] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(data ?? '') ?? [];
  const extension = extensions[type];
  if (!extension) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${extension}`, { type });
}

/** The same picture under another name; the clipboard calls each of them image.png. */
export function renamed(picture: File, name: string): File {
  const extension = extensions[picture.type] ?? 'png';
  return new File([picture], `${name}.${extension}`, { type: picture.type });
}

/** Pictures among the files of a clipboard that letters may have as attachments. */
export const picturesIn = (files: FileList | undefined): readonly File[] =>
  [...(files ?? [])].filter(({ type }) => Object.hasOwn(extensions, type));
