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

/** A picture of the clipboard as data that a form can keep. */
export function keptPicture(picture: File): Promise<PastedPicture> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () =>
      resolve({ name: '', data: typeof reader.result === 'string' ? reader.result : null });
    reader.onerror = () => resolve({ name: '', data: null });
    reader.readAsDataURL(picture);
  });
}

/** Pictures among the files of a clipboard that letters may have as attachments. */
export const picturesIn = (files: FileList | undefined): readonly File[] =>
  [...(files ?? [])].filter(({ type }) => Object.hasOwn(extensions, type));
