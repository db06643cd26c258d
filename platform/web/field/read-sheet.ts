import type { SentInputOf } from '@sarn/kernel';
import type { z } from 'zod';
import type { Callable } from '../api/client.ts';
import type { Fields } from '../api/request.ts';
import { toForm, upload } from '../api/upload.ts';
import { holdFile } from './held-files.ts';

/** A workbook that was sent, with what was chosen for the columns of its sheet so far. */
interface ChosenSheet {
  readonly file: File;
  readonly chosen: Readonly<Record<string, string | null>>;
}

/** What a call is asked that reads another sheet of a workbook. */
export type AskedSheet<E> = Omit<SentInputOf<E>, 'id' | 'chosen'> & ChosenSheet;

/** Reads another sheet of the workbook of an import, which is sent again. */
export async function readSheet<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  id: string,
  { file, chosen }: ChosenSheet,
  more: Fields,
): Promise<void> {
  const form = toForm({ ...more, chosen: JSON.stringify(chosen) }, { sheet: file });
  await upload(endpoint, form, {}, { id });
  holdFile(id, file);
}
