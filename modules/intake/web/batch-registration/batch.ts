import { emptyRegisterFields, sentFields } from '@sarn/document/contract';
import type { PickedFile } from '@sarn/file/web';
import { filingOf, noFiling } from '../register/filing-fields.ts';
import type { Filing } from '../register/filing-fields.ts';

/** Fields that the letters of one batch share, unless the row of a letter differs. */
export interface BatchShared extends Filing {
  readonly sender: string;
  readonly addressee: string;
  readonly letterDate: string | null;
  readonly speed: string;
}

/** One letter: its file and the fields of its row. An empty field takes the shared value. */
export interface BatchEntry extends Filing {
  readonly file: PickedFile;
  readonly letterNo: string;
  readonly title: string;
  readonly sender: string;
  readonly addressee: string;
  readonly letterDate: string | null;
  readonly speed: string;
  readonly confirmDuplicate: boolean;
}

interface Batch {
  readonly shared: BatchShared;
  readonly lines: readonly BatchEntry[];
}

export const emptyBatch: Batch = {
  shared: { sender: '', addressee: '', letterDate: null, speed: 'normal', ...noFiling },
  lines: [],
};

const newLine = (file: PickedFile): BatchEntry => ({
  file,
  letterNo: '',
  title: '',
  sender: '',
  addressee: '',
  letterDate: null,
  speed: '',
  ...noFiling,
  confirmDuplicate: false,
});

/** One row for each file, in their order; what was typed for a file stays with it. */
export function linesFor(files: readonly PickedFile[], known: readonly BatchEntry[]): BatchEntry[] {
  const byFile = new Map(known.map((line) => [line.file.id, line]));
  return files.map((file) => byFile.get(file.id) ?? newLine(file));
}

/** The rows after one of them was changed. @param id of its file */
export const withLine = (
  lines: readonly BatchEntry[],
  id: string,
  part: Partial<BatchEntry>,
): BatchEntry[] => lines.map((line) => (line.file.id === id ? { ...line, ...part } : line));

/** The input of the call that registers the letter of a row. */
export function toRegistration(line: BatchEntry, shared: BatchShared) {
  return {
    ...sentFields(emptyRegisterFields),
    sender: line.sender.trim() || shared.sender,
    addressee: line.addressee.trim() || shared.addressee,
    letterDate: line.letterDate ?? shared.letterDate ?? '',
    speed: line.speed || shared.speed,
    letterNo: line.letterNo,
    title: line.title,
    ...filingOf(line, shared),
    fileIds: [line.file.id],
    confirmDuplicate: line.confirmDuplicate,
    way: 'bag' as const,
  };
}
