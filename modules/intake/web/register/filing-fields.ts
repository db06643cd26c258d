import { filedOf } from '@sarn/document-classes/web';
import type { FiledDraft } from '@sarn/document-classes/web';
import type { RegisterFieldName } from '@sarn/document/contract';

/** By what the registry files a letter: rows of the settings with their names, and what was done. */
const filingFields = [
  ...(['bookGroup', 'category', 'bookGroupCode', 'categoryCode'] as const),
  ...(['subTypeCode', 'disposal'] as const),
] as const satisfies readonly RegisterFieldName[];

export type FilingField = (typeof filingFields)[number];
export type Filing = Readonly<Record<FilingField, string>>;

export const noFiling: Filing = { ...filedOf({}), disposal: '' };

/** As many characters as the register keeps of the disposal. */
export const filingLength = 200;

/** Whether a letter has something of its own there. */
export const isFiled = (filing: Partial<Filing>): boolean =>
  filingFields.some((name) => Boolean(filing[name]));

/** What was kept on the device by an earlier version has no such fields. */
const typed = (text: string | undefined): string => text?.trim() ?? '';

/** Group and category go together: a letter has its own of both, or those of the batch. */
export function filingOf(line: Partial<Filing>, shared: Partial<Filing>): Filing {
  const own = filedOf(line);
  const hasOwn = Object.values(own).some((text) => typed(text) !== '');
  return {
    ...filedOf(hasOwn ? own : shared),
    disposal: typed(line.disposal) || typed(shared.disposal),
  };
}

/** The group and category that an empty field takes, in words. */
export const sharedName = (filed: FiledDraft, name: 'bookGroup' | 'category'): string | undefined =>
  filed[name] === '' ? undefined : filed[name];
